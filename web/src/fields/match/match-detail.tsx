import type { Match } from '@cohort/contract/matching'
import { Findings } from '#fields/match/findings.tsx'
import { levelOf } from '#fields/match/marks.tsx'
import styles from '#fields/match/match.module.css'
import { useMatchText } from '#fields/match/text.ts'
import { Icon } from '#ui/icon.tsx'

/** What a score is made of, every requirement with its proof, what is worth a look, and what would change it. */
export function MatchDetail({ match, recordId }: { match: Match; recordId: string | undefined }) {
  return (
    <>
      <Components match={match} />
      <Findings match={match} recordId={recordId} />
      <Risks match={match} />
      <Ifs match={match} />
    </>
  )
}

interface Of {
  match: Match
}

/** Less than one point is still something: its bar is not empty. */
const shortened = (value: number): string => (value > 0 && value < 1 ? value.toFixed(1) : String(Math.round(value)))

function Components({ match }: Of) {
  const text = useMatchText()
  return (
    <div className={styles.score}>
      <div className={`${styles.sum} ${styles[levelOf(match.score)]}`}>
        <b>{match.score}</b>
        <small>{text.outOf}</small>
      </div>
      <ul className={styles.components}>
        {match.components.map(({ kind, reached, possible }) => (
          <li key={kind} style={{ flexGrow: possible }}>
            <span>
              {text.kinds[kind]}
              <em>
                <b>{shortened(reached)}</b>/{shortened(possible)}
              </em>
            </span>
            <i aria-hidden="true">
              <i style={{ width: `${possible > 0 ? (100 * reached) / possible : 0}%` }} />
            </i>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Risks({ match }: Of) {
  const text = useMatchText()
  if (match.risks.length === 0) return null
  return (
    <section className={styles.risks} aria-label={text.risks}>
      <h4>{text.risks}</h4>
      <ul>
        {match.risks.map((risk) => (
          <li key={risk.text}>
            <Icon name="warning" size={14} />
            {risk.text}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Ifs({ match }: Of) {
  const text = useMatchText()
  if (match.ifs.length === 0) return null
  return (
    <section className={styles.ifs} aria-label={text.ifs}>
      <h4>
        <Icon name="swap" size={14} />
        {text.ifs}
      </h4>
      <ul>
        {match.ifs.slice(0, 3).map(({ requirement, label, from, to }) => (
          <li key={requirement}>
            {text.ifMet(label)}
            <b>
              {from} → {to}
            </b>
          </li>
        ))}
      </ul>
    </section>
  )
}

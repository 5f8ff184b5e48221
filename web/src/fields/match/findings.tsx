import type { Finding, Match, Proof } from '@cohort/contract/matching'
import { Link } from 'react-router'
import { VerdictSign } from '#fields/match/marks.tsx'
import styles from '#fields/match/match.module.css'
import { placeOf, recordAddress } from '#fields/match/place.ts'
import { useMatchText } from '#fields/match/text.ts'
import { Tag } from '#ui/tag.tsx'

interface Props {
  match: Match
  /** Whose resume the links open; none in blind mode. */
  recordId: string | undefined
}

/** Requirement by requirement: met or not, the words that prove it, where they stand, and what they count. */
export function Findings({ match, recordId }: Props) {
  const text = useMatchText()
  const of = (verdict: Finding['verdict']) => match.findings.filter((one) => one.verdict === verdict).length
  return (
    <section aria-label={text.findings}>
      <h4 className={styles.subhead}>
        {text.findings}
        <small>{text.counted(of('met'), of('partly'), of('missing'), of('unknown'))}</small>
      </h4>
      <ul className={styles.findings}>
        {match.findings.map((finding) => (
          <li key={finding.requirement}>
            <VerdictSign verdict={finding.verdict} />
            <span className={styles.asked}>
              {finding.label}
              {finding.importance === 'must' && <Tag tone="outline">{text.importance.must}</Tag>}
            </span>
            <span className={styles.proof}>
              {finding.proofs.slice(0, 2).map((proof) => (
                <Quote key={`${proof.path} ${proof.start}`} proof={proof} recordId={recordId} />
              ))}
              {finding.note && <small className={styles[`note-${finding.verdict}`]}>{finding.note}</small>}
            </span>
            <span className={styles.points}>
              <b>{Math.round(finding.reached)}</b>/{Math.round(finding.possible)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Quote({ proof, recordId }: { proof: Proof; recordId: string | undefined }) {
  const text = useMatchText()
  const { part, at } = placeOf(proof.path)
  const place = at === undefined ? text.places[part] : text.placeAt(text.places[part], at)
  return (
    <span className={styles.quote}>
      <q>
        <mark>{proof.quote}</mark>
      </q>
      {recordId ? (
        <Link className={styles.place} to={recordAddress(recordId, proof.path)} title={text.openLine}>
          {place}
        </Link>
      ) : (
        <span className={styles.place}>{place}</span>
      )}
    </span>
  )
}

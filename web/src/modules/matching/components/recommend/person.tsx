import type { Recommended } from '@cohort/contract/matching'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Findings } from '#modules/matching/components/recommend/findings.tsx'
import { levelOf } from '#modules/matching/components/recommend/marks.tsx'
import styles from '#modules/matching/components/recommend/person.module.css'
import { lineOf, recordAddress } from '#modules/matching/shown.ts'
import { useMatchingText } from '#modules/matching/text.ts'
import { Avatar, colorOf } from '#ui/avatar.tsx'
import { Icon } from '#ui/icon.tsx'
import { Tag } from '#ui/tag.tsx'

interface Props {
  person: Recommended
  isBlind: boolean
  actions: ReactNode
}

/** One person against the job: the score, what it is made of, and every requirement with its proof. */
export function Person({ person, isBlind, actions }: Props) {
  const text = useMatchingText()
  const { match, entity, rank } = person
  const { name, position, company, years, city } = lineOf(person)
  const shown = name || text.nameless(rank)
  return (
    <article className={styles.person} aria-label={shown}>
      <div className={styles.head}>
        <Avatar name={shown} color={colorOf(entity.meta.openId)} size={40} />
        <div className={styles.title}>
          <h3>
            {shown}
            <Tag>{text.rank(rank)}</Tag>
            {person.openRank !== undefined && person.openRank !== rank && (
              <Tag tone="info">{text.shift(person.openRank, rank)}</Tag>
            )}
            {!match.passesHard && <Tag tone="danger">{text.hardMissing}</Tag>}
            {person.stageName && <Tag tone="accent">{text.inFlow(person.stageName)}</Tag>}
          </h3>
          <p>{[position, company, years !== undefined && text.years(years), city].filter(Boolean).join(' · ')}</p>
          {person.decision?.reason && <p>{text.because(person.decision.reason)}</p>}
        </div>
        <div className={styles.actions}>
          {!isBlind && (
            <Link className={styles.resume} to={recordAddress(entity.meta.openId)}>
              <Icon name="file" size={16} />
              {text.seeResume}
            </Link>
          )}
          {actions}
        </div>
      </div>
      <Components match={match} />
      <Findings match={match} recordId={isBlind ? undefined : entity.meta.openId} />
      <Risks match={match} />
      <Ifs match={match} />
    </article>
  )
}

type Of = Pick<Recommended, 'match'>
const shortened = (value: number): string => String(Math.round(value))

function Components({ match }: Of) {
  const text = useMatchingText()
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
  const text = useMatchingText()
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
  const text = useMatchingText()
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

import type { Recommended } from '@cohort/contract/matching'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { MatchDetail } from '#fields/match/match-detail.tsx'
import { recordAddress } from '#fields/match/place.ts'
import styles from '#modules/matching/components/recommend/person.module.css'
import { lineOf } from '#modules/matching/shown.ts'
import { useMatchingText } from '#modules/matching/text.ts'
import { Avatar, colorOf } from '#ui/avatar.tsx'
import { Icon } from '#ui/icon.tsx'
import { Tag } from '#ui/tag.tsx'

interface Props {
  person: Recommended
  isBlind: boolean
  /** Before the way to the resume. */
  quiet?: ReactNode
  actions: ReactNode
}

/** One person against the job: the score, what it is made of, and every requirement with its proof. */
export function Person({ person, isBlind, quiet, actions }: Props) {
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
          <p>
            {[position, company, years === undefined ? '' : text.years(years), city]
              .filter((part) => part)
              .map((part, at, all) => (
                <span key={part} className={styles.part}>
                  {part}
                  {at < all.length - 1 && ' · '}
                </span>
              ))}
          </p>
          {person.decision?.reason && <p>{text.because(person.decision.reason)}</p>}
        </div>
        <div className={styles.actions}>
          {quiet}
          {!isBlind && (
            <Link className={styles.resume} to={recordAddress(entity.meta.openId)}>
              <Icon name="file" size={16} />
              {text.seeResume}
            </Link>
          )}
          {actions}
        </div>
      </div>
      <MatchDetail match={match} recordId={isBlind ? undefined : entity.meta.openId} />
    </article>
  )
}

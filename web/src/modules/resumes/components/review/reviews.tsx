import { type ReviewReason, reviewReasons } from '@cohort/contract/readings'
import type { Review } from '@cohort/contract/reviews'
import { useEffect } from 'react'
import { Link, useNavigate } from 'react-router'
import styles from '#modules/resumes/components/review/reviews.module.css'
import { useReviewsText } from '#modules/resumes/components/review/text.ts'
import { ToImport } from '#modules/resumes/components/to-import.tsx'
import { personOf } from '#modules/resumes/person.ts'
import { useReviews } from '#modules/resumes/queries.ts'
import { useRowKeys } from '#modules/resumes/row-keys.ts'
import { Avatar, colorOf } from '#ui/avatar.tsx'
import { Button } from '#ui/button.tsx'
import { SkeletonPage, SkeletonRows } from '#ui/skeleton.tsx'
import { Empty, ErrorState } from '#ui/states.tsx'
import { Tag } from '#ui/tag.tsx'
import { Time } from '#ui/time.tsx'

const most = 100
const idOf = ({ record }: Review): string => record.meta.openId

/** The record with its file, and the others that wait before and after it. */
const addressOf = (id: string, ids: readonly string[]): string =>
  `/entity/${encodeURIComponent(id)}?${new URLSearchParams({ type: 'Resume', pages: JSON.stringify(ids) })}`

/** Leads on to one resume, with those that wait beside it as its neighbours. */
export function ReviewOne({ id, intakeId }: { id: string; intakeId: string | undefined }) {
  const navigate = useNavigate()
  const waiting = useReviews({ ...(intakeId && { intakeId }), pageSize: most })
  const isKnown = waiting.data !== undefined || waiting.error !== null
  const ids = waiting.data?.data.map(idOf) ?? []
  const address = addressOf(id, ids.includes(id) ? ids : [id])
  useEffect(() => {
    if (isKnown) void navigate(address, { replace: true })
  }, [isKnown, navigate, address])
  return <SkeletonPage lines={12} />
}

interface Props {
  reason: ReviewReason | undefined
  intakeId: string | undefined
  onReason: (reason: ReviewReason | undefined) => void
  onAll: () => void
}

/** Who waits and why; j and k, in the list also the arrows, go along it, Enter opens. */
export function Reviews({ reason, intakeId, onReason, onAll }: Props) {
  const text = useReviewsText()
  const navigate = useNavigate()
  const waiting = useReviews({ ...(reason && { reason }), ...(intakeId && { intakeId }), pageSize: most })
  if (waiting.error && !waiting.data) return <ErrorState error={waiting.error} onRetry={() => void waiting.refetch()} />
  if (!waiting.data) return <SkeletonRows rows={8} height={60} />
  const { data, counts } = waiting.data
  const ids = data.map(idOf)
  const [first] = ids
  const some = reviewReasons.filter((one) => (counts[one] ?? 0) > 0 || one === reason)
  return (
    <>
      {(some.length > 0 || intakeId) && (
        <div className={styles.bar}>
          <fieldset className={styles.filters} aria-label={text.filter}>
            {intakeId && (
              <button type="button" aria-pressed title={text.allBatches} onClick={onAll}>
                {text.ofBatch} ×
              </button>
            )}
            <button type="button" aria-pressed={reason === undefined} onClick={() => onReason(undefined)}>
              {text.all}
            </button>
            {some.map((one) => (
              <button
                key={one}
                type="button"
                aria-pressed={reason === one}
                onClick={() => onReason(reason === one ? undefined : one)}
              >
                {text.reasons[one]} <b>{counts[one] ?? 0}</b>
              </button>
            ))}
          </fieldset>
          {first && (
            <Button kind="primary" onClick={() => void navigate(addressOf(first, ids))}>
              {text.start}
            </Button>
          )}
        </div>
      )}
      {data.length === 0 ? (
        <Empty
          filtered={reason !== undefined}
          title={reason ? text.none : text.empty}
          hint={text.emptyHint}
          actions={<ToImport label={text.import} />}
        />
      ) : (
        <List reviews={data} ids={ids} />
      )}
    </>
  )
}

function List({ reviews, ids }: { reviews: readonly Review[]; ids: readonly string[] }) {
  const text = useReviewsText()
  const { list, onKeyDown } = useRowKeys()
  return (
    <ul ref={list} className={styles.list} aria-label={text.list} onKeyDown={onKeyDown}>
      {reviews.map((review) => {
        const { name, line } = personOf(review.record)
        return (
          <li key={idOf(review)}>
            <Link to={addressOf(idOf(review), ids)}>
              <Avatar name={name} color={colorOf(idOf(review))} size={32} />
              <span className={styles.who}>
                <b>{name || text.nameless}</b>
                <small>{[line, review.fileName].filter(Boolean).join(' · ')}</small>
              </span>
              <span className={styles.reasons}>
                {[...new Set(review.reasons.map(({ reason }) => reason))].map((reason) => (
                  <Tag key={reason} tone="warn">
                    {text.reasons[reason]}
                  </Tag>
                ))}
              </span>
              <small className={styles.when}>
                <Time iso={review.createdAt} words={text.when} now={text.now} />
              </small>
            </Link>
          </li>
        )
      })}
    </ul>
  )
}

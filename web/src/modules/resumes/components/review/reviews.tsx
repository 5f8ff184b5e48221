import { type ReviewReason, reviewReasons } from '@cohort/contract/readings'
import type { Review } from '@cohort/contract/reviews'
import { useEffect, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { LoadingRows } from '#fields/loading.tsx'
import { useSeeRecord } from '#modules/entities/queries.ts'
import { Pager } from '#modules/resumes/components/pager.tsx'
import styles from '#modules/resumes/components/review/reviews.module.css'
import { useReviewsText } from '#modules/resumes/components/review/text.ts'
import { ToImport } from '#modules/resumes/components/to-import.tsx'
import { personOf } from '#modules/resumes/person.ts'
import { useReviews } from '#modules/resumes/queries.ts'
import { useRowKeys } from '#modules/resumes/row-keys.ts'
import { Avatar, colorOf } from '#ui/avatar.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Empty, ErrorState } from '#ui/states.tsx'
import { Tag } from '#ui/tag.tsx'
import { Time } from '#ui/time.tsx'

const most = 100
const idOf = ({ record }: Review): string => record.meta.openId

/** The record with its file, the others that wait before and after it, and the batch to come back to. */
const addressOf = (id: string, ids: readonly string[], intake: string | undefined): string => {
  const query = new URLSearchParams({ type: 'Resume', pages: JSON.stringify(ids), ...(intake && { intake }) })
  return `/entity/${encodeURIComponent(id)}?${query}`
}

/** Leads on to one resume, with those that wait beside it as its neighbours. */
export function ReviewOne({ id, intakeId }: { id: string; intakeId: string | undefined }) {
  const navigate = useNavigate()
  const waiting = useReviews({ ...(intakeId && { intakeId }), pageSize: most })
  const { seed } = useSeeRecord()
  const isKnown = waiting.data !== undefined || waiting.error !== null
  const own = waiting.data?.data.find(({ record }) => record.meta.openId === id)?.record
  const ids = waiting.data?.data.map(idOf) ?? []
  const address = addressOf(id, ids.includes(id) ? ids : [id], intakeId)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it leads on once, when it is known where to
  useEffect(() => {
    if (!isKnown) return
    if (own) seed(own)
    void navigate(address, { replace: true })
  }, [isKnown, navigate, address])
  return <LoadingRows rows={8} height={60} />
}

interface Props {
  reason: ReviewReason | undefined
  intakeId: string | undefined
  onReason: (reason: ReviewReason | undefined) => void
  onAll: () => void
}

/** Who waits and why, of one batch or of all; j and k, in the list also the arrows, go along it, Enter opens. */
export function Reviews({ reason, intakeId, onReason, onAll }: Props) {
  const text = useReviewsText()
  const navigate = useNavigate()
  const { seed } = useSeeRecord()
  const [page, setPage] = useState(1)
  const waiting = useReviews({
    ...(reason && { reason }),
    ...(intakeId && { intakeId }),
    current: page,
    pageSize: most,
  })
  if (waiting.error && !waiting.data) return <ErrorState error={waiting.error} onRetry={() => void waiting.refetch()} />
  if (!waiting.data) return <LoadingRows rows={8} height={60} />
  const { data, total, counts, intake, waiting: everywhere } = waiting.data
  const pages = Math.max(1, Math.ceil(total / most))
  // The last page is gone when all on it were looked at.
  if (page > pages && !waiting.isPlaceholderData) setPage(pages)
  const ids = data.map(idOf)
  const [first] = data
  const start = (review: Review) => {
    seed(review.record)
    void navigate(addressOf(idOf(review), ids, intakeId))
  }
  const some = reviewReasons.filter((one) => (counts[one] ?? 0) > 0 || one === reason)
  const choose = (next: ReviewReason | undefined) => {
    setPage(1)
    onReason(next)
  }
  const showAll = () => {
    setPage(1)
    onAll()
  }
  return (
    <>
      {intakeId && (
        <div className={styles.batch}>
          <Icon name="filter" size={14} />
          <span>{intake ? text.ofBatch(intake.name) : text.ofUnknownBatch}</span>
          <Button kind="link" onClick={showAll}>
            {text.allBatches(everywhere)}
          </Button>
        </div>
      )}
      {some.length > 0 && (
        <div className={styles.bar}>
          <fieldset className={styles.filters} aria-label={text.filter}>
            <button type="button" aria-pressed={reason === undefined} onClick={() => choose(undefined)}>
              {text.all}
            </button>
            {some.map((one) => (
              <button
                key={one}
                type="button"
                aria-pressed={reason === one}
                onClick={() => choose(reason === one ? undefined : one)}
              >
                {text.reasons[one]} <b>{counts[one] ?? 0}</b>
              </button>
            ))}
          </fieldset>
          {first && (
            <Button kind="primary" onClick={() => start(first)}>
              {text.start}
            </Button>
          )}
        </div>
      )}
      {data.length === 0 ? (
        <Nothing reason={reason} isOfBatch={intakeId !== undefined} />
      ) : (
        <List reviews={data} addressFor={(id) => addressOf(id, ids, intakeId)} />
      )}
      <Pager page={page} pages={pages} onPage={setPage} />
    </>
  )
}

/** Of a batch nothing needs to be said but that it is done: the line above leads to all others. */
function Nothing({ reason, isOfBatch }: { reason: ReviewReason | undefined; isOfBatch: boolean }) {
  const text = useReviewsText()
  if (reason) return <Empty filtered title={text.none} />
  if (isOfBatch) return <Empty title={text.emptyBatch} hint={text.emptyBatchHint} />
  return <Empty title={text.empty} hint={text.emptyHint} actions={<ToImport label={text.import} />} />
}

interface ListProps {
  reviews: readonly Review[]
  addressFor: (id: string) => string
}

function List({ reviews, addressFor }: ListProps) {
  const text = useReviewsText()
  const { list, onKeyDown } = useRowKeys()
  const { seed } = useSeeRecord()
  return (
    <ul ref={list} className={styles.list} aria-label={text.list} onKeyDown={onKeyDown}>
      {reviews.map((review) => {
        const { name, line } = personOf(review.record)
        return (
          <li key={idOf(review)}>
            <Link to={addressFor(idOf(review))} onClick={() => seed(review.record)}>
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

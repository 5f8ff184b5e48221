import type { IntakeItem } from '@cohort/contract/intakes'
import { Link } from 'react-router'
import { KindIcon } from '#fields/files/kind-icon.tsx'
import { sizeText } from '#lib/bytes.ts'
import styles from '#modules/resumes/components/intake/batch.module.css'
import { Decide } from '#modules/resumes/components/intake/decide.tsx'
import { StateMark } from '#modules/resumes/components/intake/progress.tsx'
import { useIntakeText } from '#modules/resumes/components/intake/text.ts'
import { useReviewsText } from '#modules/resumes/components/review/text.ts'
import { useRetry } from '#modules/resumes/intake-queries.ts'
import { recordAddress, reviewAddress } from '#modules/resumes/person.ts'
import { Button } from '#ui/button.tsx'

interface Props {
  batchId: string
  item: IntakeItem
  /** The batch was given up: nothing more can be done here. */
  isOver: boolean
}

/** One file: how far it is, why it is not further, and what can be done about it. */
export function ItemRow({ batchId, item, isOver }: Props) {
  const text = useIntakeText()
  const why = useReviewsText().reasons
  const said = [
    sizeText(item.size),
    item.parentId && text.from,
    item.reason && (item.size === 0 && item.reason === 'corrupt' ? text.emptyFile : text.reasons[item.reason]),
    ...new Set(item.review.map(({ reason }) => why[reason])),
    item.state === 'failed' && item.attempts > 1 && text.attempts(item.attempts),
  ]
  return (
    <li className={styles.item} data-within={item.parentId !== null || undefined}>
      <KindIcon type={item.type} size={18} />
      <span className={styles.name}>
        {item.openId ? <Link to={addressOf(item.openId, item, batchId)}>{item.name}</Link> : <span>{item.name}</span>}
        <small data-state={item.state}>{said.filter(Boolean).join(' · ')}</small>
      </span>
      <StateMark state={item.state} />
      <span
        className={styles.deed}
        data-plain={(item.openId !== null && item.state !== 'needsReview' && item.state !== 'failed') || undefined}
      >
        <Deed batchId={batchId} item={item} isOver={isOver} />
      </span>
      {item.state === 'duplicate' && !isOver && <Decide batchId={batchId} item={item} />}
    </li>
  )
}

const addressOf = (id: string, { state }: IntakeItem, batchId: string): string =>
  state === 'needsReview' ? reviewAddress(id, batchId) : recordAddress(id)

function Deed({ batchId, item, isOver }: Props) {
  const text = useIntakeText()
  const retry = useRetry()
  // A record may have been made that could not be put into its stage: that is tried again, not opened.
  if (item.state === 'failed')
    return (
      !isOver && (
        <Button
          kind="text"
          size="small"
          aria-label={text.retryOne(item.name)}
          loading={retry.isPending}
          onClick={() => retry.mutate({ params: { id: batchId }, body: { itemIds: [item.id] } })}
        >
          {text.retry}
        </Button>
      )
    )
  return (
    item.openId && (
      // The name leads there too: once is enough for Tab.
      <Link to={addressOf(item.openId, item, batchId)} tabIndex={-1}>
        {item.state === 'needsReview' ? text.openReview : text.openRecord}
      </Link>
    )
  )
}

import type { Entity } from '@cohort/contract/entities'
import { useMay } from '#lib/who.ts'
import styles from '#modules/entities/components/reading/review-bar.module.css'
import { useReviewText } from '#modules/entities/components/reading/text.ts'
import type { RecordReading } from '#modules/entities/components/reading/use-record-reading.ts'
import { useReviewing } from '#modules/entities/components/reading/use-reviewing.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'

interface Props {
  record: Entity
  reading: RecordReading
}

/** How well a resume was read. While it waits for somebody: why, and the two answers; then on to the next. */
export function ReviewBar({ record, reading }: Props) {
  const text = useReviewText()
  const mayEdit = useMay({ any: ['material.edit'] })
  const { review, sources, corrections } = reading.data
  // The name stands in two places and is one.
  const corrected = new Set(corrections.map(({ path }) => (path === 'humanInfo.name' ? 'name' : path))).size
  const deeds = useReviewing(record, review !== null && mayEdit)
  const said = review
    ? [...new Set(review.reasons.map(({ reason }) => text.reasons[reason]))]
    : [
        sources.length > 0 ? text.good(sources.length) : text.nothing,
        reading.unsure.length > 0 && text.toCheck(reading.unsure.length),
      ]
  return (
    <section ref={deeds.bar} className={styles.bar} aria-label={text.label} data-open={review !== null || undefined}>
      <Icon name={review ? 'warning' : 'check'} size={16} />
      <p>{[...said, corrected > 0 && text.corrected(corrected)].filter(Boolean).join(' · ')}</p>
      {review && mayEdit && (
        <span className={styles.deeds}>
          <Button size="small" loading={deeds.isRejecting} onClick={deeds.reject}>
            {text.reject}
          </Button>
          <Button size="small" kind="primary" loading={deeds.isAccepting} onClick={deeds.accept}>
            {text.accept}
          </Button>
        </span>
      )}
      {review && mayEdit && <small className={styles.keys}>{text.keys}</small>}
    </section>
  )
}

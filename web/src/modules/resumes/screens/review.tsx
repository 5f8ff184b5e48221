import { reviewReasons } from '@cohort/contract/readings'
import { useAddress } from '#lib/address.ts'
import { ReviewOne, Reviews } from '#modules/resumes/components/review/reviews.tsx'

/** Resumes that somebody should look at (/resumes/review?reason=…&intake=…); with `id` it goes straight to that one. */
export function Screen() {
  const { query, change } = useAddress()
  const intakeId = query.get('intake') ?? undefined
  const reason = reviewReasons.find((one) => one === query.get('reason'))
  const id = query.get('id')
  if (id) return <ReviewOne id={id} intakeId={intakeId} />
  return (
    <Reviews
      reason={reason}
      intakeId={intakeId}
      onReason={(next) => change({ reason: next })}
      onAll={() => change({ intake: undefined })}
    />
  )
}

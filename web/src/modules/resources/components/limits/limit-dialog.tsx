import { FitDialog } from '#modules/resources/components/limits/fit-dialog.tsx'
import { FullDialog } from '#modules/resources/components/limits/full-dialog.tsx'
import { TrialDialog } from '#modules/resources/components/limits/trial-dialog.tsx'
import { type LimitNews, showLimit } from '#modules/resources/limit.ts'

const close = () => showLimit(undefined)

/** Whatever is to be said of capacity at this moment. */
export function LimitDialog({ news }: { news: LimitNews }) {
  if (news.kind === 'trial') return <TrialDialog onClose={close} />
  if (news.kind === 'fit') return <FitDialog asked={news} onClose={close} />
  return <FullDialog {...news} onClose={close} />
}

import { Suspense, useSyncExternalStore } from 'react'
import { ErrorBoundary } from '#app/error-boundary.tsx'
import { lazyPart } from '#app/lazy-screen.tsx'
import { useFrame } from '#app/shell/frame-context.ts'
import { limitNews } from '#modules/resources/limit.ts'

const LimitDialog = lazyPart('LimitDialog', () =>
  import('#modules/resources/components/limits/limit-dialog.tsx').then((part) => part.LimitDialog),
)
const Reminder = lazyPart('ExpiryReminder', () =>
  import('#modules/resources/components/limits/expiry-reminder.tsx').then((part) => part.ExpiryReminder),
)
const Banner = lazyPart('TrialBanner', () =>
  import('#modules/resources/components/limits/trial-banner.tsx').then((part) => part.TrialBanner),
)

/** What is said of capacity and of packages over all pages, each part loaded when it is first needed. */
export function Limits({ ready }: { ready: boolean }) {
  const { user } = useFrame().viewer
  const news = useSyncExternalStore(limitNews.subscribe, limitNews.read)
  // Whoever looks through another's eyes is not reminded in their place.
  const reminds = ready && !news && user?.isSuperAdmin && !user.viewedBy
  return (
    <ErrorBoundary resetKey={news?.kind ?? ''}>
      <Suspense>
        {news && <LimitDialog news={news} />}
        {reminds && <Reminder />}
      </Suspense>
    </ErrorBoundary>
  )
}

export function TrialBanner() {
  const { user } = useFrame().viewer
  if (!user?.currentTenant?.limitMode) return null
  return (
    <Suspense>
      <Banner />
    </Suspense>
  )
}

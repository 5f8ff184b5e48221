import { Suspense } from 'react'
import { Navigate, Route, Routes, useLocation } from 'react-router'
import { ErrorBoundary } from '#app/error-boundary.tsx'
import { type Decision, guard } from '#app/guard.ts'
import { lazyPart, screenOf } from '#app/lazy-screen.tsx'
import { Redirecting } from '#app/redirecting.tsx'
import { routes } from '#app/route-table.ts'
import { useRouteTitle } from '#app/route-title.ts'
import { ShellSkeleton } from '#app/shell-skeleton.tsx'
import { useViewer } from '#app/viewer.ts'
import whole from '#app/whole-page.module.css'
import { useWindowTitle } from '#app/window-title.ts'
import { asker } from '#lib/api.ts'
import type { ScreenRoute } from '#lib/route.ts'
import { readToken } from '#lib/token.ts'
import { ErrorState } from '#ui/states.tsx'

const SignInArea = lazyPart('SignInArea', () =>
  import('#modules/session/components/sign-in-area.tsx').then((part) => part.SignInArea),
)
const Shell = lazyPart('Shell', () => import('#app/shell/shell.tsx').then((part) => part.Shell))

/** Every address passes here: load what the guard needs, ask the guard, do what it says. */
export function Gate() {
  const { pathname, search } = useLocation()
  const loading = useViewer()
  const viewer = loading.state === 'ready' ? loading.viewer : undefined
  const decision = guard({ path: pathname, search, hasToken: readToken() !== undefined, viewer, routes })
  const framed = isFramed(decision)
  if (loading.state === 'failed' && (framed || decision.kind === 'load')) {
    return (
      <main className={whole.page}>
        <ErrorState error={loading.error} onRetry={loading.retry} />
      </main>
    )
  }
  // Whoever logs out is on the way to another page by a full load: a second way there would cut across the first.
  if (decision.kind === 'go') return asker.leaving ? <ShellSkeleton /> : <Navigate to={decision.to} replace />
  if (decision.kind === 'redirect') return <Redirecting target={decision.target} search={search} />
  if (decision.kind === 'load') return <ShellSkeleton />
  // The host decides on colours and titles: nothing of the page is drawn before it is known.
  if (loading.state === 'loading') return null
  if (!framed || !viewer) return <Unframed route={decision.route} />
  return (
    <ErrorBoundary resetKey={pathname}>
      <Suspense fallback={<ShellSkeleton />}>
        <Shell viewer={viewer} routes={routes} route={decision.route} refused={decision.kind === 'refuse'} />
      </Suspense>
    </ErrorBoundary>
  )
}

const isFramed = (decision: Decision): boolean =>
  (decision.kind === 'stay' || decision.kind === 'refuse') &&
  (decision.route.area === 'main' || decision.route.area === 'popup')

/** Screens of the sign-in area in their common frame, and those that stand alone. */
function Unframed({ route }: { route: ScreenRoute }) {
  useWindowTitle(useRouteTitle()(route))
  const Screen = screenOf(route)
  const screen = (
    <ErrorBoundary resetKey={route.name}>
      <Suspense>
        <Routes>
          <Route path={route.path} element={<Screen />} />
        </Routes>
      </Suspense>
    </ErrorBoundary>
  )
  if (route.area === 'open') return screen
  return (
    <ErrorBoundary resetKey="">
      <Suspense>
        <SignInArea>{screen}</SignInArea>
      </Suspense>
    </ErrorBoundary>
  )
}

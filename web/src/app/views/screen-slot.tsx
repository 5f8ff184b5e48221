import { Suspense, useMemo } from 'react'
import { Route, Routes } from 'react-router'
import { ErrorBoundary } from '#app/error-boundary.tsx'
import { screenOf } from '#app/lazy-screen.tsx'
import { type Page, PageContext } from '#lib/page.ts'
import type { ScreenRoute } from '#lib/route.ts'
import { SkeletonPage } from '#ui/skeleton.tsx'

interface Props {
  route: ScreenRoute
  /** Its own address: a hidden view keeps the one it had. */
  href: string
  page: Page
}

/** A screen with an address of its own, so that views behind the menu and below pop-ups keep their parameters. */
export function ScreenSlot({ route, href, page }: Props) {
  const Screen = screenOf(route)
  const { setTitle, actions, beside } = page
  const steady = useMemo(() => ({ setTitle, actions, beside }), [setTitle, actions, beside])
  return (
    <PageContext value={steady}>
      <ErrorBoundary resetKey={href}>
        <Suspense fallback={<SkeletonPage />}>
          <Routes location={href}>
            <Route path={route.path} element={<Screen />} />
          </Routes>
        </Suspense>
      </ErrorBoundary>
    </PageContext>
  )
}

import { useCallback, useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { Refused } from '#app/refused.tsx'
import type { Viewer } from '#app/route-filter.ts'
import { useRouteTitle } from '#app/route-title.ts'
import { CreateButton } from '#app/shell/create-button.tsx'
import { type Frame, FrameContext, type ShellDialog } from '#app/shell/frame-context.ts'
import { Guides } from '#app/shell/guides.tsx'
import { Limits, TrialBanner } from '#app/shell/limits.tsx'
import { useLogOut } from '#app/shell/log-out.ts'
import { useNewsOnce } from '#app/shell/news-once.ts'
import { PhoneTabs } from '#app/shell/phone-tabs.tsx'
import { PreferenceChips } from '#app/shell/preference-chips.tsx'
import { Rail } from '#app/shell/rail.tsx'
import styles from '#app/shell/shell.module.css'
import { ShellDialogs } from '#app/shell/shell-dialogs.tsx'
import { useShellText } from '#app/shell/text.ts'
import { UsageNotice } from '#app/shell/usage.tsx'
import { useHotkey } from '#app/shell/use-hotkey.ts'
import { useKeptFocus } from '#app/shell/use-kept-focus.ts'
import { useStrayDrops } from '#app/shell/use-stray-drops.ts'
import { useToastKeys } from '#app/shell/use-toast-keys.ts'
import { useWelcome } from '#app/shell/use-welcome.ts'
import { useWidget } from '#app/shell/use-widget.ts'
import { userEntries } from '#app/shell/user-entries.ts'
import { ViewBanner } from '#app/shell/view-banner.tsx'
import { PopupHost } from '#app/views/popup-host.tsx'
import { Tray } from '#app/views/tray.tsx'
import { useTitles } from '#app/views/use-titles.ts'
import { useViews } from '#app/views/use-views.ts'
import { ViewHost } from '#app/views/view-host.tsx'
import { useWindowTitle } from '#app/window-title.ts'
import { PreviewHost } from '#fields/preview/preview-host.tsx'
import { FrameActionsContext } from '#lib/frame.ts'
import type { ScreenRoute } from '#lib/route.ts'
import { useLive } from '#modules/entities/live/use-live.ts'
import { useTreeLive } from '#modules/spaces/live.ts'

interface Props {
  viewer: Viewer
  routes: readonly ScreenRoute[]
  route: ScreenRoute
  /** The route exists, but this member may not open it. */
  refused: boolean
}

/** The frame of everything behind the sign-in: menu, views, pop-ups, tabs, and what floats above them. */
export function Shell({ viewer, routes, route, refused }: Props) {
  const text = useShellText()
  const [dialog, setDialog] = useState<ShellDialog | 'palette'>()
  const logOut = useLogOut()
  const frame = useMemo<Frame>(
    () => ({ viewer, routes, open: setDialog, openPalette: () => setDialog('palette'), logOut }),
    [viewer, routes, logOut],
  )
  const { views, actions } = useViews({ routes, viewer }, refused ? refusedRoute(route) : route)
  const { titles, onTitle } = useTitles()
  const routeTitle = useRouteTitle()
  const titleOf = (view: { key: string; name: string }) => {
    const own = routes.find(({ name }) => name === view.name)
    return titles[view.key] ?? (own ? routeTitle(own) : '')
  }
  const seen = views.popups.at(-1) ?? views.current
  useWindowTitle(seen && !refused ? titleOf(seen) : routeTitle(route))
  useStrayDrops()
  useKeptFocus()
  useToastKeys()
  useHotkey(
    'k',
    useCallback(() => setDialog((open) => (open === 'palette' ? undefined : 'palette')), []),
  )
  useLive()
  useTreeLive()
  useWelcome()
  useWidget()
  useNewsOnce(useCallback(() => setDialog('news'), []))
  const navigate = useNavigate()
  const entries = userEntries(viewer, routes)
  const [mayInvite, mayBuy] = [entries.includes('invite'), entries.includes('pricing')]
  const forScreens = useMemo(
    () => ({
      invite: mayInvite ? () => setDialog('invite') : undefined,
      contact: () => setDialog('contact'),
      downloads: () => setDialog('downloads'),
      balance: () => setDialog('balance'),
      pricing: mayBuy ? () => void navigate('/setting/pricing') : undefined,
    }),
    [mayInvite, mayBuy, navigate],
  )
  return (
    <FrameContext value={frame}>
      <FrameActionsContext value={forScreens}>
        <div className={styles.whole}>
          {viewer.user?.viewedBy && <ViewBanner />}
          <div className={styles.frame} inert={views.popups.length > 0}>
            <a className={styles.skip} href="#content">
              {text.skipToContent}
            </a>
            {!viewer.phone && <Rail kept={views.kept} current={refused ? undefined : views.current?.key} />}
            <div className={styles.main}>
              <TrialBanner />
              {!viewer.user?.isSchoolUser && <UsageNotice />}
              <ViewHost
                views={views}
                routes={routes}
                onTitle={onTitle}
                instead={refused ? { route, content: <Refused route={route} /> } : undefined}
              />
              {viewer.phone && <PhoneTabs current={views.current?.key} />}
            </div>
            {!viewer.phone && !viewer.user?.isSchoolUser && (
              <div className={styles.floating}>
                <PreferenceChips />
                <CreateButton view={views.current} />
              </div>
            )}
          </div>
        </div>
        <PopupHost views={views} routes={routes} actions={actions} onTitle={onTitle} />
        <Tray trays={views.trays} titleOf={titleOf} actions={actions} />
        <Guides ready={dialog === undefined && views.popups.length === 0} />
        <Limits ready={dialog === undefined && views.popups.length === 0} />
        <ShellDialogs dialog={dialog} onClose={() => setDialog(undefined)} />
        <PreviewHost />
      </FrameActionsContext>
    </FrameContext>
  )
}

/** A refused pop-up is told of on the page, not in a pop-up; a refused page is not kept alive. */
const refusedRoute = (route: ScreenRoute): ScreenRoute => ({ ...route, area: 'main', keepAlive: false })

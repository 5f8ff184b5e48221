import { Activity, type ReactNode, useState } from 'react'
import { PopupFrame } from '#app/views/popup-frame.tsx'
import type { ViewActions } from '#app/views/use-views.ts'
import type { Views } from '#app/views/views.ts'
import { LeaveScope } from '#lib/leaving.ts'
import type { PageTitle } from '#lib/page.ts'
import type { ScreenRoute } from '#lib/route.ts'

interface Props {
  views: Views
  routes: readonly ScreenRoute[]
  actions: ViewActions
  onTitle: (key: string, title: PageTitle | undefined) => void
}

/** Open and minimised pop-ups. A minimised one keeps what was typed into it. */
export function PopupHost({ views, routes, actions, onTitle }: Props) {
  const top = views.popups.at(-1)?.key
  const all = [
    ...views.trays.map((view) => ({ view, open: false })),
    ...views.popups.map((view) => ({ view, open: true })),
  ]
  return all.map(({ view, open }) => {
    const route = routes.find(({ name }) => name === view.name)
    return route ? (
      <Activity key={view.key} mode={open ? 'visible' : 'hidden'}>
        <Scoped viewKey={view.key}>
          <PopupFrame
            route={route}
            view={view}
            isTop={view.key === top}
            level={views.popups.indexOf(view)}
            actions={actions}
            onTitle={onTitle}
          />
        </Scoped>
      </Activity>
    ) : null
  })
}

/** What is on its way in a pop-up is its own: closing another one loses nothing of it. */
function Scoped({ viewKey, children }: { viewKey: string; children: ReactNode }) {
  const [scope] = useState(() => ({ key: viewKey }))
  return <LeaveScope value={scope}>{children}</LeaveScope>
}

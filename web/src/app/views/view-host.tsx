import { Activity, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { TopBar } from '#app/shell/top-bar.tsx'
import { ScreenSlot } from '#app/views/screen-slot.tsx'
import styles from '#app/views/view-host.module.css'
import type { View, Views } from '#app/views/views.ts'
import type { PageTitle } from '#lib/page.ts'
import type { ScreenRoute } from '#lib/route.ts'

interface Props {
  views: Views
  routes: readonly ScreenRoute[]
  /** Shown in the place of the current view. */
  instead?: { route: ScreenRoute; content: ReactNode }
  onTitle: (key: string, title: PageTitle | undefined) => void
}

/** The ten views that stay alive, one of them seen. */
export function ViewHost({ views, routes, instead, onTitle }: Props) {
  const { kept, current } = views
  // A screen that is refused is not even loaded.
  const all = current && !instead && !kept.some(({ key }) => key === current.key) ? [...kept, current] : kept
  // A fixed order: what is used again must not move in the page.
  const shown = [...all].sort((a, b) => a.key.localeCompare(b.key))
  return (
    <>
      {shown.map((view) => {
        const route = routes.find(({ name }) => name === view.name)
        const active = !instead && view.key === current?.key
        return route ? (
          <Activity key={view.key} mode={active ? 'visible' : 'hidden'}>
            <ViewFrame route={route} view={view} active={active} onTitle={onTitle} />
          </Activity>
        ) : null
      })}
      {instead && (
        <main className={styles.view} id="content">
          <TopBar route={instead.route} view={undefined} title={undefined} actionsRef={null} />
          <div className={styles.body}>{instead.content}</div>
        </main>
      )}
    </>
  )
}

interface FrameProps {
  route: ScreenRoute
  view: View
  active: boolean
  onTitle: Props['onTitle']
}

function ViewFrame({ route, view, active, onTitle }: FrameProps) {
  const [title, setTitle] = useState<PageTitle>()
  const [actions, setActions] = useState<HTMLElement | null>(null)
  const [beside, setBeside] = useState<HTMLElement | null>(null)
  const body = useScrollKept()
  useLayoutEffect(() => onTitle(view.key, title), [view.key, title, onTitle])
  return (
    <main className={styles.view} id={active ? 'content' : undefined}>
      <TopBar route={route} view={view} title={title} actionsRef={setActions} besideRef={setBeside} />
      <div className={styles.body} ref={body}>
        <ScreenSlot route={route} href={view.href} page={{ setTitle, actions, beside }} />
      </div>
    </main>
  )
}

/** A hidden box forgets how far it was scrolled: it is remembered beside it. */
function useScrollKept() {
  const body = useRef<HTMLDivElement>(null)
  const top = useRef(0)
  useLayoutEffect(() => {
    const box = body.current
    if (!box) return
    box.scrollTop = top.current
    const note = () => {
      top.current = box.scrollTop
    }
    box.addEventListener('scroll', note, { passive: true })
    return () => box.removeEventListener('scroll', note)
  }, [])
  return body
}

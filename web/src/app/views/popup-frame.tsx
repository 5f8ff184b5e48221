import { type CSSProperties, useId, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { matchPath, useNavigate } from 'react-router'
import { useRouteTitle } from '#app/route-title.ts'
import { useShellText } from '#app/shell/text.ts'
import { pagerOf } from '#app/views/pager.ts'
import styles from '#app/views/popup.module.css'
import { ScreenSlot } from '#app/views/screen-slot.tsx'
import { markUnsaved } from '#app/views/unsaved.ts'
import type { ViewActions } from '#app/views/use-views.ts'
import type { View } from '#app/views/views.ts'
import { useLeave } from '#fields/files/use-leave.ts'
import { useIsPhone } from '#lib/media.ts'
import { useOwnKeys } from '#lib/own-keys.ts'
import type { PageTitle } from '#lib/page.ts'
import { PopupContext } from '#lib/popup.ts'
import type { ScreenRoute } from '#lib/route.ts'
import { Button } from '#ui/button.tsx'
import { useFocusTrap } from '#ui/focus.ts'
import { Icon } from '#ui/icon.tsx'

interface Props {
  route: ScreenRoute
  view: View
  isTop: boolean
  level: number
  actions: ViewActions
  onTitle: (key: string, title: PageTitle | undefined) => void
}

/** A router pop-up (spec 2 §2.3). Neither Escape nor a click outside closes it: only its cross, and Back. */
export function PopupFrame({ route, view, isTop, level, actions, onTitle }: Props) {
  const [title, setTitle] = useState<PageTitle>()
  const [actionsSlot, setActionsSlot] = useState<HTMLElement | null>(null)
  const [full, setFull] = useState(false)
  const titleId = useId()
  const box = useRef<HTMLDivElement>(null)
  useFocusTrap(box, isTop)
  useLayoutEffect(() => onTitle(view.key, title), [view.key, title, onTitle])
  const name = useRouteTitle()(route)
  const popup = usePopupOf(view.key, actions)
  return (
    <div className={styles.layer} inert={!isTop} style={{ zIndex: 900 + level }}>
      <div className={styles.mask} />
      <div
        ref={box}
        role="dialog"
        aria-modal="true"
        aria-labelledby={titleId}
        tabIndex={-1}
        className={full ? `${styles.popup} ${styles.full}` : styles.popup}
        style={sizeOf(route)}
      >
        <header className={styles.header}>
          <h2 id={titleId} className={styles.title}>
            {title?.title ?? name}
          </h2>
          {title?.more && <span className={styles.more}>{title.more}</span>}
          <div className={styles.actions} ref={setActionsSlot} />
          <Paging route={route} href={view.href} />
          <Controls route={route} full={full} onFull={setFull} onMinimise={actions.minimise} onClose={popup.close} />
        </header>
        <div className={styles.body}>
          <PopupContext value={popup}>
            <ScreenSlot route={route} href={view.href} page={{ setTitle, actions: actionsSlot }} />
          </PopupContext>
        </div>
      </div>
    </div>
  )
}

/** What the screen inside asks of the frame; the same for as long as the pop-up lives. */
function usePopupOf(key: string, actions: ViewActions) {
  const unlessHeld = useLeave()
  const latest = useRef({ actions, unlessHeld })
  useLayoutEffect(() => {
    latest.current = { actions, unlessHeld }
  })
  return useMemo(
    () => ({
      close: () =>
        void latest.current.unlessHeld((asked) => {
          // One question at most: that files are still on their way says it for what was typed too.
          if (asked) markUnsaved(key, false)
          latest.current.actions.close()
        }),
      setUnsaved: (on: boolean) => markUnsaved(key, on),
    }),
    [key],
  )
}

/** As wide as its route says, else 90vw and full height. */
function sizeOf(route: ScreenRoute): CSSProperties {
  const width = route.popup?.width ?? '90vw'
  const full = width === '90vw'
  return {
    '--popup-width': full ? width : `${width}px`,
    '--popup-height': full ? '100%' : 'auto',
    // Room for what is still loading, so that the frame does not jump.
    '--popup-least': width === '90vw' || width < 680 ? undefined : '600px',
  } as CSSProperties
}

const paramsOf = (route: ScreenRoute, href: string): Readonly<Record<string, string | undefined>> =>
  matchPath(route.path, href.split('?')[0] ?? '')?.params ?? {}

/** The way to the neighbours, also by j and k, whatever of the record is there yet. */
function Paging({ route, href }: { route: ScreenRoute; href: string }) {
  const text = useShellText().popup
  const navigate = useNavigate()
  const unlessHeld = useLeave()
  const box = useRef<HTMLDivElement>(null)
  const pager = pagerOf(href, paramsOf(route, href))
  // From where the address is already, not from what is still drawn: two quick presses are two steps.
  const go = (way: 'previous' | 'next') =>
    void unlessHeld(() => {
      const here = location.pathname + location.search
      const to = pagerOf(here, paramsOf(route, here))?.[way]
      if (to) void navigate(to, { replace: true })
    })
  useOwnKeys(box, { j: () => go('next'), k: () => go('previous') })
  if (!pager) return null
  return (
    <div ref={box} className={styles.paging}>
      <span className={styles.position}>{text.position(pager.index + 1, pager.total)}</span>
      <Button
        kind="text"
        aria-label={text.previous}
        title={`${text.previous} (k)`}
        disabled={!pager.previous}
        icon={<Icon name="up" />}
        onClick={() => go('previous')}
      />
      <Button
        kind="text"
        aria-label={text.next}
        title={`${text.next} (j)`}
        disabled={!pager.next}
        icon={<Icon name="down" />}
        onClick={() => go('next')}
      />
    </div>
  )
}

interface ControlsProps {
  route: ScreenRoute
  full: boolean
  onFull: (full: boolean) => void
  onMinimise: () => void
  onClose: () => void
}

function Controls({ route, full, onFull, onMinimise, onClose }: ControlsProps) {
  const text = useShellText().popup
  const phone = useIsPhone()
  const mayFill = !phone && (route.popup?.fullscreen || (route.popup?.width ?? '90vw') === '90vw')
  const size = full ? text.restoreSize : text.fullscreen
  return (
    <div className={styles.controls}>
      {!phone && (
        <Button
          kind="text"
          aria-label={text.minimise}
          title={text.minimise}
          icon={<Icon name="minimise" />}
          onClick={onMinimise}
        />
      )}
      {mayFill && (
        <Button
          kind="text"
          aria-label={size}
          aria-pressed={full}
          title={size}
          icon={<Icon name={full ? 'shrink' : 'expand'} />}
          onClick={() => onFull(!full)}
        />
      )}
      <Button kind="text" aria-label={text.close} title={text.close} icon={<Icon name="close" />} onClick={onClose} />
    </div>
  )
}

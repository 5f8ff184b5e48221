import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import styles from '#ui/popover.module.css'

export type Placement = 'bottomStart' | 'bottomEnd' | 'rightStart' | 'rightEnd' | 'topStart' | 'topEnd'

interface Props {
  anchor: RefObject<HTMLElement | null>
  /** It stands at the end of the page, outside every landmark: this is the name of its own. */
  label: string
  placement?: Placement
  onClose: () => void
  children: ReactNode
  width?: number
  /** On a phone it rises from below and covers the page. */
  sheet?: boolean
}

/** A panel beside what opened it. A click elsewhere or Escape closes it; focus goes back where it was. */
export function Popover({ anchor, label, placement = 'bottomStart', onClose, children, width, sheet }: Props) {
  const panel = useRef<HTMLElement>(null)
  const position = usePosition(anchor, panel, placement, sheet ?? false)
  useDismiss(anchor, panel, onClose)
  return createPortal(
    <>
      {sheet && <div className={styles.mask} />}
      <section
        ref={panel}
        aria-label={label}
        data-popover
        className={sheet ? styles.sheet : styles.panel}
        style={sheet ? undefined : { ...position, width }}
      >
        {children}
      </section>
    </>,
    document.body,
  )
}

const gap = 6
const edge = 8

function usePosition(
  anchor: RefObject<HTMLElement | null>,
  panel: RefObject<HTMLElement | null>,
  placement: Placement,
  sheet: boolean,
) {
  const [position, setPosition] = useState<{ left: number; top: number }>()
  useLayoutEffect(() => {
    if (sheet) return
    const place = () => {
      const from = anchor.current?.getBoundingClientRect()
      const size = panel.current?.getBoundingClientRect()
      if (from && size) setPosition(placed(from, size, placement))
    }
    place()
    // What is loaded after it was opened makes it taller.
    const grown = new ResizeObserver(place)
    if (panel.current) grown.observe(panel.current)
    window.addEventListener('resize', place)
    return () => {
      grown.disconnect()
      window.removeEventListener('resize', place)
    }
  }, [anchor, panel, placement, sheet])
  return position ?? { left: 0, top: 0, visibility: 'hidden' as const }
}

/** Beside the anchor, and never beyond the edge of the window. */
function placed(from: DOMRect, size: { width: number; height: number }, placement: Placement) {
  const end = placement.endsWith('End')
  const beside = placement.startsWith('right')
  const left = beside ? from.right + gap * 2 : end ? from.right - size.width : from.left
  const top = beside
    ? end
      ? from.bottom - size.height
      : from.top
    : placement.startsWith('top')
      ? from.top - gap - size.height
      : from.bottom + gap
  return {
    left: Math.max(edge, Math.min(left, window.innerWidth - size.width - edge)),
    top: Math.max(edge, Math.min(top, window.innerHeight - size.height - edge)),
  }
}

function useDismiss(anchor: RefObject<HTMLElement | null>, panel: RefObject<HTMLElement | null>, onClose: () => void) {
  useEffect(() => {
    const outside = (event: PointerEvent) => {
      if (!(event.target instanceof Node)) return
      if (!panel.current?.contains(event.target) && !anchor.current?.contains(event.target)) onClose()
    }
    const onEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      onClose()
      anchor.current?.focus()
    }
    document.addEventListener('pointerdown', outside, true)
    document.addEventListener('keydown', onEscape, true)
    return () => {
      document.removeEventListener('pointerdown', outside, true)
      document.removeEventListener('keydown', onEscape, true)
    }
  }, [anchor, panel, onClose])
}

import { type KeyboardEvent, type TouchEvent, useRef } from 'react'

interface Turning {
  onPrevious: () => void
  onNext: () => void
  onClose: () => void
}

const far = 60
const typing = 'input, textarea, select, audio, video, [role="tablist"]'

/** Something under the pointer or the focus that moves sideways itself. */
const movesItself = (target: EventTarget): boolean => {
  if (!(target instanceof Element)) return false
  if (target.closest(typing) || target.closest('[data-zoomed]')) return true
  const scrolling = target.closest('[data-scrolls]')
  return scrolling !== null && scrolling.scrollWidth > scrolling.clientWidth
}

/** The arrows and a swipe turn to the next file, unless what has the focus needs them itself; Escape closes. */
export function useTurning({ onPrevious, onNext, onClose }: Turning) {
  const from = useRef<{ x: number; y: number }>(undefined)
  return {
    onKeyDown: (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
      if (event.key === 'Escape') {
        event.stopPropagation()
        onClose()
      }
      if (movesItself(event.target)) return
      if (event.key === 'ArrowLeft') onPrevious()
      if (event.key === 'ArrowRight') onNext()
    },
    onTouchStart: (event: TouchEvent) => {
      const touch = event.touches[0]
      const single = event.touches.length === 1 && touch && !movesItself(event.target)
      from.current = single ? { x: touch.clientX, y: touch.clientY } : undefined
    },
    onTouchEnd: (event: TouchEvent) => {
      const touch = event.changedTouches[0]
      const start = from.current
      from.current = undefined
      if (!start || !touch) return
      const [dx, dy] = [touch.clientX - start.x, touch.clientY - start.y]
      if (Math.abs(dx) < far || Math.abs(dx) < Math.abs(dy) * 2) return
      if (dx > 0) onPrevious()
      else onNext()
    },
  }
}

import { type PointerEvent, type RefObject, useEffect, useRef } from 'react'

interface Hand {
  onMove: (dx: number, dy: number) => void
  /** By a factor, around a point from the middle of the frame. */
  onZoom: (by: number, point: { x: number; y: number }) => void
}

interface Point {
  x: number
  y: number
}

const between = ([a, b]: readonly Point[]): number => (a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0)

/** Moves a picture by dragging, zooms it by the wheel or by two fingers. */
export function useImageHand(ref: RefObject<HTMLElement | null>, hand: Hand) {
  const latest = useRef(hand)
  useEffect(() => {
    latest.current = hand
  })
  const fromMiddle = (x: number, y: number): Point => {
    const box = ref.current?.getBoundingClientRect()
    return box ? { x: x - box.left - box.width / 2, y: y - box.top - box.height / 2 } : { x: 0, y: 0 }
  }
  useEffect(() => {
    const element = ref.current
    if (!element) return
    // React listens to the wheel passively, and the page behind would be zoomed too.
    const onWheel = (event: WheelEvent) => {
      event.preventDefault()
      const box = element.getBoundingClientRect()
      const point = { x: event.clientX - box.left - box.width / 2, y: event.clientY - box.top - box.height / 2 }
      latest.current.onZoom(Math.exp(-Math.max(-100, Math.min(100, event.deltaY)) / 400), point)
    }
    element.addEventListener('wheel', onWheel, { passive: false })
    return () => element.removeEventListener('wheel', onWheel)
  }, [ref])
  const fingers = useRef(new Map<number, Point>())
  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return
      ref.current?.setPointerCapture(event.pointerId)
      fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
    },
    onPointerMove: (event: PointerEvent) => {
      const before = fingers.current.get(event.pointerId)
      if (!before) return
      const distance = between([...fingers.current.values()])
      fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
      if (fingers.current.size === 1) hand.onMove(event.clientX - before.x, event.clientY - before.y)
      const [a, b] = [...fingers.current.values()]
      if (a && b && distance > 0) {
        hand.onZoom(between([a, b]) / distance, fromMiddle((a.x + b.x) / 2, (a.y + b.y) / 2))
      }
    },
    onPointerUp: (event: PointerEvent) => fingers.current.delete(event.pointerId),
    onPointerCancel: (event: PointerEvent) => fingers.current.delete(event.pointerId),
  }
}

export interface Point {
  x: number
  y: number
}

interface Following {
  start: () => void
  move: (at: Point, over: { column: string | null; at: number } | undefined) => void
  end: (drop: boolean) => void
}

/** So far a press is a click. */
const slack = 5
/** A finger that rests so long on something lifts it; one that moves before scrolls. */
const restMs = 350
const edge = 56
const speed = 14

/** The place of a card in a column under a point, by the height that all cards have. */
function hitAt({ x, y }: Point): { column: string | null; at: number } | undefined {
  const box = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-column]')
  if (!box) return undefined
  const column = box.dataset.column || null
  const list = box.querySelector<HTMLElement>('[data-list]')
  if (!list) return { column, at: 0 }
  const height = Number(list.dataset.step)
  const count = Number(list.dataset.list)
  const at = Math.floor((y - list.getBoundingClientRect().top) / height + 0.5)
  return { column, at: Math.max(0, Math.min(count, at)) }
}

/** Lists and lanes scroll while something is held near their ends. */
function scrollAt({ x, y }: Point): void {
  const under = document.elementFromPoint(x, y)
  const cards = under?.closest<HTMLElement>('[data-column]')?.querySelector<HTMLElement>('[data-cards]')
  if (cards) {
    const { top, bottom } = cards.getBoundingClientRect()
    if (y < top + edge) cards.scrollTop -= speed
    else if (y > bottom - edge) cards.scrollTop += speed
  }
  const lanes = document.querySelector<HTMLElement>('[data-lanes]')
  const sides = lanes?.getBoundingClientRect()
  if (!lanes || !sides) return
  if (x < sides.left + edge) lanes.scrollLeft -= speed
  else if (x > sides.right - edge) lanes.scrollLeft += speed
}

/**
 * Follows the pointer from a press on: a few pixels make it a drag, letting go drops, Escape gives up. A finger has to rest
 * first: what it moves before is the page.
 */
export function followPointer(from: PointerEvent, { start, move, end }: Following): void {
  let started = false
  let at: Point = { x: from.clientX, y: from.clientY }
  let frame = 0
  const touch = from.pointerType === 'touch'
  const beat = () => {
    scrollAt(at)
    move(at, hitAt(at))
    frame = requestAnimationFrame(beat)
  }
  const onMove = (event: PointerEvent) => {
    if (event.pointerId !== from.pointerId) return
    at = { x: event.clientX, y: event.clientY }
    if (!started) {
      if (Math.hypot(at.x - from.clientX, at.y - from.clientY) < slack) return
      if (touch) return stop(false)
      begin()
    }
    move(at, hitAt(at))
  }
  const begin = () => {
    started = true
    start()
    frame = requestAnimationFrame(beat)
  }
  const rest = touch ? setTimeout(begin, restMs) : undefined
  const stop = (drop: boolean) => {
    clearTimeout(rest)
    cancelAnimationFrame(frame)
    listening.abort()
    if (started) end(drop)
  }
  const listening = new AbortController()
  const { signal } = listening
  addEventListener('pointermove', onMove, { signal })
  addEventListener('pointerup', () => stop(true), { signal })
  addEventListener('pointercancel', () => stop(false), { signal })
  addEventListener('blur', () => stop(false), { signal })
  // The menu that a browser has for a link that is pressed long.
  if (touch) addEventListener('contextmenu', (event) => event.preventDefault(), { signal })
  addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || !started) return
      event.preventDefault()
      event.stopPropagation()
      stop(false)
    },
    { capture: true, signal },
  )
}

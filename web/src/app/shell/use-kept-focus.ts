import { useEffect } from 'react'
import { isTyping } from '#lib/own-keys.ts'
import { stopsIn } from '#ui/focus.ts'

/** An element around the one that has the focus, and the how-manieth in it leads there. */
interface Place {
  around: Element
  at: number
}

function placesAround(element: Element): Place[] {
  const places: Place[] = []
  for (let inner = element; inner.parentElement; inner = inner.parentElement)
    places.push({ around: inner.parentElement, at: [...inner.parentElement.children].indexOf(inner) })
  return places
}

const isReachable = (element: Element): boolean => element.closest('[inert]') === null && element.checkVisibility()

/**
 * What took the place of it or comes after it, else what stood before it: the nearest, from the inside out. Only in a
 * pop-up or dialog: lists of pages have a cursor of their own, which is led by keys that nothing else takes.
 */
function nearestStop(places: readonly Place[]): HTMLElement | undefined {
  const left = places.filter(({ around }) => around.isConnected)
  if (!left.some(({ around }) => around.matches('[role=dialog]') && isReachable(around))) return undefined
  for (const { around, at } of left) {
    if (!(around instanceof HTMLElement)) continue
    // Not into a field: the next single key is a command, and would be typed there.
    const stops = stopsIn(around).filter((stop) => isReachable(stop) && !isTyping(stop))
    const place = around.children[at]
    const isFromThere = (stop: Node) =>
      place && (place.contains(stop) || place.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_FOLLOWING)
    const stop = stops.find(isFromThere) ?? stops.at(-1)
    if (stop) return stop
    if (around.matches('[role=dialog]')) return around
  }
  return undefined
}

/** Still on its way, as a skeleton says: what comes will be nearer than what is there now. */
const isWaiting = (places: readonly Place[]): boolean =>
  Boolean(places.find(({ around }) => around.isConnected)?.around.querySelector('[role=status][aria-label]'))

/**
 * By keyboard nobody is thrown back to the beginning: when the element that has the focus goes away, because its row was
 * decided or its button became another one, the nearest that is left takes the focus, and is read aloud. Whoever points
 * sees where they are, and on a phone a field that takes the focus would bring up the keyboard.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    let at: Element | null = null
    let places: readonly Place[] = []
    let isByKeys = false
    const remember = () => {
      const now = document.activeElement
      if (!isByKeys || !now || now === document.body) return
      at = now
      places = placesAround(now)
    }
    const onKey = () => {
      isByKeys = true
      remember()
    }
    const onPointer = () => {
      isByKeys = false
      at = null
    }
    const keep = () => {
      if (!at || at.isConnected || document.activeElement !== document.body || isWaiting(places)) return
      at = null
      nearestStop(places)?.focus()
    }
    let frame = 0
    const changes = new MutationObserver(() => {
      if (!at || at.isConnected) return
      // Whatever places the focus on purpose does so first.
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(keep)
    })
    changes.observe(document.body, { childList: true, subtree: true })
    document.addEventListener('keydown', onKey, true)
    document.addEventListener('focusin', remember)
    document.addEventListener('pointerdown', onPointer, true)
    return () => {
      cancelAnimationFrame(frame)
      changes.disconnect()
      document.removeEventListener('keydown', onKey, true)
      document.removeEventListener('focusin', remember)
      document.removeEventListener('pointerdown', onPointer, true)
    }
  }, [])
}

import { type RefObject, useEffect, useRef } from 'react'

const focusable = 'a[href], summary, [tabindex], :is(button, input, select, textarea):enabled'

/** Where Tab stops in it, in the order of the page. */
export const stopsIn = (root: HTMLElement): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>(focusable)].filter(
    ({ tabIndex, offsetParent }) => tabIndex >= 0 && offsetParent !== null,
  )

/**
 * Keeps Tab inside a dialog, brings focus in when it opens, and gives it back when it closes. Lists that a field opens
 * elsewhere in the page stay reachable, because only Tab at the two ends is turned around.
 */
export function useFocusTrap(ref: RefObject<HTMLElement | null>, active = true): void {
  const before = useRef<Element | null>(null)
  useEffect(() => {
    const root = ref.current
    if (!active || !root) return
    before.current = document.activeElement
    if (!root.contains(document.activeElement)) {
      const wanted = root.querySelector<HTMLElement>('[data-autofocus]') ?? root
      wanted.focus({ preventScroll: true })
    }
    const turn = (event: KeyboardEvent) => {
      if (event.key !== 'Tab') return
      const stops = stopsIn(root)
      const [first, last] = [stops[0], stops.at(-1)]
      const at = document.activeElement
      if (event.shiftKey && (at === first || at === root)) {
        event.preventDefault()
        last?.focus()
      } else if (!event.shiftKey && at === last) {
        event.preventDefault()
        first?.focus()
      }
    }
    root.addEventListener('keydown', turn)
    return () => {
      root.removeEventListener('keydown', turn)
      if (before.current instanceof HTMLElement && before.current.isConnected)
        before.current.focus({ preventScroll: true })
    }
  }, [ref, active])
}

let modals = 0

/** While a dialog is open, the page behind it can be neither reached nor read aloud. */
export function useInertPage(active = true): void {
  useEffect(() => {
    if (!active) return
    const page = document.getElementById('root')
    modals += 1
    page?.setAttribute('inert', '')
    return () => {
      modals -= 1
      if (modals === 0) page?.removeAttribute('inert')
    }
  }, [active])
}

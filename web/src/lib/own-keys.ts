import { type RefObject, useEffect, useRef } from 'react'

/** Letters that are typed belong to whatever takes them. */
const typing = 'input:not([type=checkbox]):not([type=radio]), textarea, select, [contenteditable], [role=menu]'

export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(typing) !== null

/** Something lies over it: a pop-up above its own, a dialog, a menu, a panel. */
const isCovered = (box: Element): boolean =>
  box.closest('[inert]') !== null ||
  [...document.querySelectorAll('[role=dialog], [role=menu], [data-popover]')].some(
    (one) => !one.contains(box) && one.closest('[inert]') === null && one.checkVisibility(),
  )

/** Single keys for as long as what they are about is shown with nothing above it, wherever focus is. */
export function useOwnKeys(box: RefObject<Element | null>, keys: Readonly<Record<string, () => void>>): void {
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const run = latest.current[event.key]
      if (!run || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
      if (isTyping(event.target)) return
      if (!box.current || isCovered(box.current)) return
      event.preventDefault()
      run()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [box])
}

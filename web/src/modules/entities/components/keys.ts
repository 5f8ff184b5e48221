import type { KeyboardEvent } from 'react'

/** A list that an input has dropped down takes Enter and Escape for itself. */
export const hasOpenList = ({ target }: { target: EventTarget }): boolean =>
  target instanceof Element && target.getAttribute('aria-expanded') === 'true'

/**
 * Enter saves; in a text of several lines, and where an open list takes Enter, Ctrl or Cmd is held as well. While
 * characters are still being composed (pinyin), Enter belongs to them. A button does what it says.
 */
export function isCommit(event: KeyboardEvent): boolean {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return false
  if (event.ctrlKey || event.metaKey) return true
  const { target } = event
  // An input that took the key for itself; a list that drops down does so even when it is closed.
  if (event.defaultPrevented && !(target instanceof Element && target.role === 'combobox')) return false
  if (!(target instanceof HTMLElement) || (hasOpenList(event) && isChoosing(target))) return false
  return target.matches('input, select')
}

/** Enter would choose from the open list: something is typed, or an entry of it is marked. */
const isChoosing = (target: HTMLElement): boolean =>
  (target instanceof HTMLInputElement && target.value !== '') ||
  document.getElementById(target.getAttribute('aria-activedescendant') ?? '') !== null

const stops = 'input:not([tabindex="-1"]), select, textarea, button:not([tabindex="-1"])'

/** Tab out of an editor: from the last of its inputs, or with Shift from the first. */
export function isLeaving(event: KeyboardEvent, editor: HTMLElement | null): boolean {
  if (event.key !== 'Tab' || event.ctrlKey || event.altKey || event.metaKey || !editor) return false
  const inputs = [...editor.querySelectorAll<HTMLElement>(stops)].filter((one) => one.offsetParent !== null)
  return event.target === (event.shiftKey ? inputs[0] : inputs.at(-1))
}

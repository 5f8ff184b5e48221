import { useEffect } from 'react'
import { flushSync } from 'react-dom'

interface Keys {
  move: (by: number) => void
  /** Arrows: through the cells. */
  walk: (by: { rows?: number; columns?: number }) => void
  open: () => void
  edit: () => void
  toggle: () => void
  clear: () => void
}

const typing = 'input:not([type=checkbox]), textarea, select, [contenteditable], [role=menu], [role=dialog]'

/**
 * j and k move, Enter opens (or edits the cell that was walked to), F2 edits, x selects, Escape lets go: as long as
 * nothing is typed in and nothing covers the list. Arrows walk through the cells while focus is in the list or nowhere.
 */
export function useListKeys(keys: Keys): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
      const target = event.target instanceof Element ? event.target : undefined
      if (target?.closest(typing) || document.querySelector('[role=dialog]')) return
      if (event.key === 'Enter' && target?.closest('a, button, input, label')) return
      const arrows = target === document.body || target?.matches('[data-rows], [data-rows] *')
      const run = { ...letters(keys), ...(arrows ? steps(keys) : {}) }[event.key]
      if (!run) return
      event.preventDefault()
      // At once: the next key, however soon it comes, stands on what this one did.
      flushSync(run)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  })
}

type Runs = Record<string, () => void>

const letters = (keys: Keys): Runs => ({
  j: () => keys.move(1),
  k: () => keys.move(-1),
  Enter: keys.open,
  F2: keys.edit,
  x: keys.toggle,
  Escape: keys.clear,
})

const steps = (keys: Keys): Runs => ({
  ArrowDown: () => keys.walk({ rows: 1 }),
  ArrowUp: () => keys.walk({ rows: -1 }),
  ArrowRight: () => keys.walk({ columns: 1 }),
  ArrowLeft: () => keys.walk({ columns: -1 }),
})

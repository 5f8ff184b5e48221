import { useEffect } from 'react'

interface Keys {
  move: (by: number) => void
  open: () => void
  toggle: () => void
  clear: () => void
}

const typing = 'input:not([type=checkbox]), textarea, select, [contenteditable], [role=menu], [role=dialog]'

/** j and k move, Enter opens, x selects, Escape lets go: as long as nothing is typed in and nothing covers the list. */
export function useListKeys(keys: Keys): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
      const target = event.target instanceof Element ? event.target : undefined
      if (target?.closest(typing) || document.querySelector('[role=dialog]')) return
      if (event.key === 'Enter' && target?.closest('a, button, input, label')) return
      const run = {
        j: () => keys.move(1),
        k: () => keys.move(-1),
        Enter: keys.open,
        x: keys.toggle,
        Escape: keys.clear,
      }[event.key]
      if (!run) return
      event.preventDefault()
      run()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  })
}

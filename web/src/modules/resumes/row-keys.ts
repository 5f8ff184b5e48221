import { type KeyboardEvent, type RefObject, useRef } from 'react'
import { useOwnKeys } from '#lib/own-keys.ts'
import { stopsIn } from '#ui/focus.ts'

interface Rows {
  list: RefObject<HTMLUListElement | null>
  onKeyDown: (event: KeyboardEvent) => void
}

/** Along a list row by row: j and k wherever the focus is, inside the list the arrows too; x ticks the row that has it. */
export function useRowKeys(): Rows {
  const list = useRef<HTMLUListElement>(null)
  const rows = () => [...(list.current?.children ?? [])].filter((row): row is HTMLElement => row instanceof HTMLElement)
  const current = () => rows().findIndex((row) => row.contains(document.activeElement))
  const go = (step: 1 | -1): void => {
    const at = current()
    const ahead = step === 1 ? rows().slice(at + 1) : rows().slice(0, Math.max(at, 0)).reverse()
    // A row in which nothing can be done is passed over.
    ahead
      .map((row) => stopsIn(row)[0])
      .find((stop) => stop)
      ?.focus()
  }
  const tick = () => rows()[current()]?.querySelector<HTMLElement>('input[type=checkbox]')?.click()
  useOwnKeys(list, { j: () => go(1), k: () => go(-1), x: tick })
  const onKeyDown = (event: KeyboardEvent) => {
    const step = ({ ArrowDown: 1, ArrowUp: -1 } as const)[event.key]
    // Among choices the arrows choose.
    if (step === undefined || (event.target as Element).matches('select, input[type=radio]')) return
    event.preventDefault()
    go(step)
  }
  return { list, onKeyDown }
}

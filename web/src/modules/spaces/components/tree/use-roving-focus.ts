import { useEffect, useRef, useState } from 'react'
import type { Line } from '#modules/spaces/tree.ts'

/** One line is in the order of the Tab key; the keys move among them, and a line that moved keeps the focus. */
export function useRovingFocus(
  box: { readonly current: HTMLElement | null },
  lines: readonly Line[],
  selectedId: string | undefined,
) {
  const [wanted, setWanted] = useState<string>()
  const pending = useRef<string>(undefined)
  const has = (id: string | undefined) => lines.some((line) => line.id === id && line.kind !== 'note')
  const id = (has(wanted) ? wanted : undefined) ?? (has(selectedId) ? selectedId : lines[0]?.id)
  useEffect(() => {
    if (!pending.current) return
    const line = [...(box.current?.querySelectorAll<HTMLElement>('[role=treeitem]') ?? [])].find(
      (one) => one.dataset.id === pending.current,
    )
    if (!line) return
    pending.current = undefined
    line.focus({ preventScroll: false })
  })
  const go = (to: string) => {
    pending.current = to
    setWanted(to)
  }
  return { id, set: setWanted, go }
}

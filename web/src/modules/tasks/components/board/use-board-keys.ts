import type { Task } from '@cohort/contract/tasks'
import { type KeyboardEvent, useEffect } from 'react'
import { flushSync } from 'react-dom'
import type { Drag } from '#modules/tasks/components/board/use-drag.ts'
import type { ProjectView } from '#modules/tasks/project-view.ts'
import { undoLast } from '#modules/tasks/undo.ts'

interface Keys {
  view: ProjectView
  drag: Drag | undefined
  lift: (task: Task, column: string | null) => void
  step: (key: string) => void
  end: (drop: boolean) => void
  toggle: (id: string) => void
}

const typing = 'input, textarea, select, [contenteditable], [role=menu], [role=dialog]'
const isElsewhere = (event: globalThis.KeyboardEvent): boolean => {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return true
  const target = event.target instanceof Element ? event.target : undefined
  return target?.closest(typing) !== null || document.querySelector('[role=dialog]') !== null
}

/** Space lifts and drops, arrows move what is lifted or go to the next card, x selects; u takes back, t goes through. */
export function useBoardKeys({ view, drag, lift, step, end, toggle }: Keys) {
  useEffect(() => {
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      if (isElsewhere(event)) return
      if (event.key === 'u' && undoLast()) event.preventDefault()
      else if (event.key === 't') view.change({ triage: true })
      else if (event.key === 'Escape' && drag?.by === 'keys') end(false)
      else if (event.key === 'Escape' && view.selected.size > 0) view.select(new Set())
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  })
  return (event: KeyboardEvent, task: Task, column: string | null) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const run = drag?.by === 'keys' ? heldKey(event.key) : freeKey(event, task, column)
    if (!run) return
    event.preventDefault()
    // At once: the next key, however soon it comes, stands on what this one did.
    flushSync(run)
  }
  function heldKey(key: string): (() => void) | undefined {
    if (key.startsWith('Arrow')) return () => step(key)
    if (key === ' ' || key === 'Enter') return () => end(true)
    if (key === 'Escape') return () => end(false)
    return undefined
  }
  function freeKey({ key, currentTarget }: KeyboardEvent, task: Task, column: string | null) {
    if (key === ' ') return () => lift(task, column)
    if (key === 'x') return () => toggle(task.id)
    const way = { j: 'ArrowDown', k: 'ArrowUp' }[key] ?? key
    if (way.startsWith('Arrow')) return () => walk(currentTarget as HTMLElement, way)
    return undefined
  }
}

/** To the card beside, among those that are drawn. */
function walk(from: HTMLElement, way: string): void {
  const cardsIn = (column: Element | null | undefined) => [
    ...(column?.querySelectorAll<HTMLElement>('[data-task]') ?? []),
  ]
  const column = from.closest('[data-column]')
  const own = cardsIn(column).sort((a, b) => a.getBoundingClientRect().top - b.getBoundingClientRect().top)
  if (way === 'ArrowDown' || way === 'ArrowUp') {
    own[own.indexOf(from) + (way === 'ArrowDown' ? 1 : -1)]?.focus()
    return
  }
  const all = [...document.querySelectorAll('[data-column]')].filter((one) => cardsIn(one).length > 0)
  const beside = all[all.indexOf(column as Element) + (way === 'ArrowRight' ? 1 : -1)]
  const top = from.getBoundingClientRect().top
  const distance = (card: HTMLElement) => Math.abs(card.getBoundingClientRect().top - top)
  cardsIn(beside)
    .sort((a, b) => distance(a) - distance(b))[0]
    ?.focus()
}

import type { Task, TaskColumn } from '@cohort/contract/tasks'

interface Held {
  tasks: readonly Task[]
  ids: ReadonlySet<string>
  over: { column: string | null; at: number } | undefined
}

interface Board {
  columns: readonly TaskColumn[]
  mayDrop: (tasks: readonly Task[], column: string | null) => boolean
}

/** Where an arrow takes the card that is in hand; columns that do not take it are passed over. */
export function stepped(held: Held, key: string, { columns, mayDrop }: Board): Held['over'] {
  const { over, tasks, ids } = held
  if (!over) return over
  const index = columns.findIndex(({ value }) => value === over.column)
  const data = columns[index]?.data ?? []
  if (key === 'ArrowDown' || key === 'ArrowUp') return { ...over, at: along(data, over.at, key === 'ArrowDown', ids) }
  const others = key === 'ArrowRight' ? columns.slice(index + 1) : columns.slice(0, Math.max(0, index)).toReversed()
  const next = others.find(({ value }) => mayDrop(tasks, value))
  return next ? { column: next.value, at: Math.min(over.at, next.data.length) } : over
}

/** One place on, past those that are in hand: before and after them is the same place. */
function along(data: readonly Task[], at: number, down: boolean, ids: ReadonlySet<string>): number {
  const isHeld = (place: number) => ids.has(data[place]?.id ?? '')
  if (down) {
    let next = at
    while (isHeld(next)) next += 1
    return Math.min(data.length, next + 1)
  }
  let next = at
  while (next > 0 && isHeld(next - 1)) next -= 1
  return Math.max(0, next - 1)
}

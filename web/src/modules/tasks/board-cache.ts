import type { Output } from '@cohort/contract/call'
import type { getBoard, Task, TaskColumn } from '@cohort/contract/tasks'

export type BoardData = Output<typeof getBoard>

/** Between which cards something comes to stand. Neither: at the end. */
export interface Place {
  previousId?: string | undefined
  nextId?: string | undefined
}

const without = (column: TaskColumn, ids: ReadonlySet<string>): TaskColumn => {
  const data = column.data.filter(({ id }) => !ids.has(id))
  const gone = column.data.length - data.length
  return gone === 0 ? column : { ...column, data, count: Math.max(0, column.count - gone) }
}

/** Where in a column's cards a place is; undefined where it lies beyond those that were fetched. */
function indexOf({ data, count }: TaskColumn, { previousId, nextId }: Place): number | undefined {
  const next = nextId === undefined ? -1 : data.findIndex(({ id }) => id === nextId)
  if (next >= 0) return next
  const previous = previousId === undefined ? -1 : data.findIndex(({ id }) => id === previousId)
  if (previous >= 0) return previous + 1
  return data.length < count ? undefined : data.length
}

/** Cards in another column, before the server has said so. */
export function withCards(
  board: BoardData,
  cards: readonly Task[],
  value: string | null,
  place: Place,
  change: (task: Task) => Task,
): BoardData {
  const ids = new Set(cards.map(({ id }) => id))
  return {
    ...board,
    columns: board.columns.map((column) => {
      const left = without(column, ids)
      if (column.value !== value) return left
      const at = indexOf(left, place)
      const data = at === undefined ? left.data : left.data.toSpliced(at, 0, ...cards.map(change))
      return { ...left, data, count: left.count + cards.length }
    }),
  }
}

/** The same cards with what the server answered, wherever they stand. */
export function renewed(board: BoardData, tasks: readonly Task[]): BoardData {
  const known = new Map(tasks.map((task) => [task.id, task]))
  const touched = (column: TaskColumn) => column.data.some(({ id }) => known.has(id))
  return {
    ...board,
    columns: board.columns.map((column) =>
      touched(column) ? { ...column, data: column.data.map((task) => known.get(task.id) ?? task) } : column,
    ),
  }
}

/** Cards that are gone. */
export function withoutCards(board: BoardData, ids: ReadonlySet<string>): BoardData {
  const columns = board.columns.map((column) => without(column, ids))
  return { columns, total: columns.reduce((sum, { count }) => sum + count, 0) }
}

/** More cards at the end of a column; what came in twice is kept once. */
export function extended(board: BoardData, value: string | null, more: TaskColumn): BoardData {
  return {
    ...board,
    columns: board.columns.map((column) => {
      if (column.value !== value) return column
      const known = new Set(column.data.map(({ id }) => id))
      return { ...column, count: more.count, data: [...column.data, ...more.data.filter(({ id }) => !known.has(id))] }
    }),
  }
}

/** The neighbours of a place among cards some of which are on their way. */
export function placeAt(data: readonly Task[], at: number, moving: ReadonlySet<string>): Place {
  const previous = data.slice(0, at).findLast(({ id }) => !moving.has(id))
  const next = data.slice(at).find(({ id }) => !moving.has(id))
  return { previousId: previous?.id, nextId: next?.id }
}

import type { Filter } from '@cohort/contract/entities'
import type { Task } from '@cohort/contract/tasks'
import { useMe } from '#lib/who.ts'
import type { BoardData } from '#modules/tasks/board-cache.ts'
import { assigneeName } from '#modules/tasks/components/use-card-lines.ts'
import type { ProjectView } from '#modules/tasks/project-view.ts'
import { useTaskRows } from '#modules/tasks/queries.ts'
import { assigneePath, duePath, filtersOf, inProject, priorityPath, stagePath } from '#modules/tasks/state.ts'
import { dueOf } from '#modules/tasks/values.ts'

export const sortKeys = ['stage', 'assignee', 'priority', 'due'] as const
export type SortKey = (typeof sortKeys)[number]

const paths: Record<SortKey, string> = {
  stage: stagePath,
  assignee: assigneePath,
  priority: priorityPath,
  due: duePath,
}

/** `due`, or `-due` for the other way round. */
export function sortOf(sort: string): { key: SortKey; descending: boolean } | undefined {
  const descending = sort.startsWith('-')
  const key = sortKeys.find((one) => one === sort.replace('-', ''))
  return key && { key, descending }
}

/** Another click turns the order round, a third one gives it up. */
export function sorted(sort: string, by: SortKey): string {
  const now = sortOf(sort)
  if (now?.key !== by) return by
  return now.descending ? '' : `-${by}`
}

const pageSize = 50

/** Rows by search; where fields of records are asked for, which tasks alone cannot answer, from the board. */
export function useListRows(view: ProjectView, board: BoardData | undefined, page: number) {
  const me = useMe()
  const { state } = view
  const ofRecords = state.conditions.some(({ of, values }) => of === 'payload' && values.length > 0)
  const sort = sortOf(state.sort)
  const filters: Filter = {
    and: [inProject(view.project.id), filtersOf(state, me?.tenantMemberId).filters ?? []].flat(),
  }
  const found = useTaskRows(
    {
      filters,
      current: page,
      pageSize,
      ...(state.query && { query: state.query }),
      ...(sort && { sort: [{ field: paths[sort.key], order: sort.descending ? 'desc' : 'asc' }] }),
    },
    !ofRecords,
  )
  if (!ofRecords) return { ...found, pages: Math.ceil(found.total / pageSize) }
  const rows =
    board &&
    inOrder(
      board.columns.flatMap(({ data }) => data),
      sort,
    )
  return { rows, total: board?.total ?? 0, pages: 1, error: null, retry: () => undefined }
}

function inOrder(tasks: readonly Task[], sort: ReturnType<typeof sortOf>): readonly Task[] {
  if (!sort) return tasks
  const keyOf = (task: Task): string | number =>
    ({
      stage: task.stageName,
      assignee: assigneeName(task) ?? '',
      priority: task.priority,
      due: dueOf(task) ?? '9999',
    })[sort.key]
  const turn = sort.descending ? -1 : 1
  return tasks.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -turn : keyOf(a) > keyOf(b) ? turn : 0))
}

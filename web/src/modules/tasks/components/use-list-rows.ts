import { useMe } from '#lib/who.ts'
import type { ProjectView } from '#modules/tasks/project-view.ts'
import { useTaskRows } from '#modules/tasks/queries.ts'
import { assigneePath, duePath, filtersOf, inProject, priorityPath, stagePath } from '#modules/tasks/state.ts'

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

/** The same as a search says it. */
export function sortFieldOf(sort: string): { field: string; order: 'asc' | 'desc' } | undefined {
  const by = sortOf(sort)
  return by && { field: paths[by.key], order: by.descending ? 'desc' : 'asc' }
}

/** Another click turns the order round, a third one gives it up. */
export function sorted(sort: string, by: SortKey): string {
  const now = sortOf(sort)
  if (now?.key !== by) return by
  return now.descending ? '' : `-${by}`
}

const pageSize = 50

/** The rows of a page, and how many there are: what is asked of tasks and of what they carry is asked at once. */
export function useListRows(view: ProjectView, page: number) {
  const me = useMe()
  const { state } = view
  const sort = sortFieldOf(state.sort)
  const asked = filtersOf(state, me?.tenantMemberId)
  const entityType = view.project.taskPayloadType ?? 'Resume'
  const found = useTaskRows({
    filters: { and: [inProject(view.project.id), asked.filters ?? []].flat() },
    current: page,
    pageSize,
    ...(state.query && { query: state.query }),
    ...((state.query || asked.payloadFilters) && {
      payload: { entityType, ...(asked.payloadFilters && { filters: asked.payloadFilters }) },
    }),
    ...(sort && { sort: [sort] }),
  })
  return { ...found, pages: Math.ceil(found.total / pageSize) }
}

import type { Filter } from '@cohort/contract/entities'
import { isoDay } from '#modules/tasks/due.ts'

const views = ['board', 'list', 'overview', 'projectList', 'chat', 'structureDiagram'] as const
export type View = (typeof views)[number]
/** In these there are tasks to look for. */
export const showsTasks = (view: View): boolean => view === 'board' || view === 'list'

/** One condition over a field of tasks, or of the records that they carry. */
export interface Condition {
  of: 'task' | 'payload'
  path: string
  op: 'in' | 'contains' | 'gte'
  values: readonly string[]
}

/** What a project shows, as its address says. */
export interface ProjectState {
  view: View
  flow: string | undefined
  by: string
  query: string
  mine: boolean
  due: boolean
  conditions: readonly Condition[]
  sort: string
  triage: boolean
}

export const assigneePath = 'data.standardFields.current.assignee'
export const priorityPath = 'data.standardFields.priority'
export const duePath = 'data.standardFields.extendData.timeoutTime'
export const stagePath = 'data.standardFields.stageName'
const projectPath = 'data.standardFields.project'

export function stateOf(query: URLSearchParams): ProjectState {
  return {
    view: views.find((view) => view === query.get('view')) ?? 'board',
    flow: query.get('flow') ?? undefined,
    by: query.get('by') ?? 'stage',
    query: query.get('q') ?? '',
    mine: query.get('mine') === '1',
    due: query.get('due') === '1',
    conditions: conditionsOf(query.get('where')),
    sort: query.get('sort') ?? '',
    triage: query.get('triage') === '1',
  }
}

/** Only what changed, as the address writes it; what is usual is left out of it. */
export function addressOf(next: Partial<ProjectState>): Record<string, string | undefined> {
  const flag = (on: boolean | undefined) => (on ? '1' : undefined)
  const words: { [K in keyof ProjectState]: () => [string, string | undefined] } = {
    view: () => ['view', next.view === 'board' ? undefined : next.view],
    flow: () => ['flow', next.flow],
    by: () => ['by', next.by === 'stage' ? undefined : next.by],
    query: () => ['q', next.query || undefined],
    mine: () => ['mine', flag(next.mine)],
    due: () => ['due', flag(next.due)],
    conditions: () => ['where', next.conditions?.length ? JSON.stringify(next.conditions) : undefined],
    sort: () => ['sort', next.sort || undefined],
    triage: () => ['triage', flag(next.triage)],
  }
  return Object.fromEntries((Object.keys(next) as (keyof ProjectState)[]).map((key) => words[key]()))
}

const isCondition = (value: unknown): value is Condition => {
  const { of, path, op, values } = (value ?? {}) as Partial<Record<keyof Condition, unknown>>
  return (
    (of === 'task' || of === 'payload') &&
    typeof path === 'string' &&
    (op === 'in' || op === 'contains' || op === 'gte') &&
    Array.isArray(values) &&
    values.every((one) => typeof one === 'string')
  )
}

function conditionsOf(json: string | null): readonly Condition[] {
  try {
    const list: unknown = JSON.parse(json ?? '[]')
    return Array.isArray(list) ? list.filter(isCondition).slice(0, 20) : []
  } catch {
    return []
  }
}

const filterOf = ({ path, op, values }: Condition): Filter => {
  if (op === 'in') return { field: path, op, value: [...values] }
  return { field: path, op, value: op === 'gte' ? Number(values[0]) : values[0] }
}

const isWhole = ({ op, values }: Condition): boolean =>
  values.length > 0 && values[0] !== '' && (op !== 'gte' || Number.isFinite(Number(values[0])))

const dueDays = 3

/** The conditions as the server takes them. `me` is the member id of whoever asks. */
export function filtersOf(
  state: Pick<ProjectState, 'conditions' | 'mine' | 'due'>,
  me: string | null | undefined,
  now = new Date(),
): { filters?: Filter; payloadFilters?: Filter } {
  const whole = state.conditions.filter(isWhole)
  const task = whole.filter(({ of }) => of === 'task').map(filterOf)
  const payload = whole.filter(({ of }) => of === 'payload').map(filterOf)
  if (state.mine && me) task.push({ field: assigneePath, op: 'in', value: [me] })
  if (state.due) {
    const last = new Date(now.getFullYear(), now.getMonth(), now.getDate() + dueDays)
    task.push({ field: duePath, op: 'lte', value: isoDay(last) })
  }
  return {
    ...(task.length > 0 && { filters: { and: task } }),
    ...(payload.length > 0 && { payloadFilters: { and: payload } }),
  }
}

export const inProject = (projectId: string): Filter => ({ field: projectPath, op: 'in', value: [projectId] })

import { type ProjectFlag, projectFlags } from '@cohort/contract/flags'
import type { Pipeline, Stage } from '@cohort/contract/pipelines'
import { archived, type Project } from '@cohort/contract/projects'
import type { Task } from '@cohort/contract/tasks'
import type { useShape } from '#modules/entities/queries.ts'
import type { BoardQuestion } from '#modules/tasks/queries.ts'
import type { ProjectState } from '#modules/tasks/state.ts'
import type { useMoves } from '#modules/tasks/use-moves.ts'

export type Shape = NonNullable<ReturnType<typeof useShape>>
export type ShapeField = Shape['fields'] extends ReadonlyMap<string, infer F> ? F : never

/** A project with everything that its views have in common. */
export interface ProjectView {
  project: Project
  flows: readonly Pipeline[]
  flow: Pipeline
  taskShape: Shape
  payloadShape: Shape | undefined
  state: ProjectState
  change: (next: Partial<ProjectState>) => void
  body: BoardQuestion
  moves: ReturnType<typeof useMoves>
  selected: ReadonlySet<string>
  select: (ids: ReadonlySet<string>) => void
  /** Opens the dialog that adds tasks, to a stage or to the first one. */
  onNew: (stageId?: string) => void
}

export const hasFlag = (flags: number, flag: ProjectFlag): boolean => (flags & projectFlags[flag].value) !== 0

/** May they do this here now? In an archived project nobody does anything. */
export const mayHere = ({ flags, status }: Pick<Project, 'flags' | 'status'>, flag: ProjectFlag): boolean =>
  status !== archived && hasFlag(flags, flag)

export const stageOf = (flow: Pipeline, id: string | null): Stage | undefined =>
  flow.stages.find((stage) => stage.id === id)

/** May all of these go there? A place within the own stage is always free. */
export const maySend = (tasks: readonly Task[], stageId: string | null): boolean =>
  stageId !== null && tasks.every((task) => task.stageId === stageId || task.mobileRules.includes(stageId))

const columned = new Set(['SingleChoice', 'Select', 'Boolean', 'Degree', 'Member'])

/** Fields of tasks of which each has one choice. */
export const groupFields = (shape: Shape): ShapeField[] =>
  [...shape.fields.values()].filter(
    ({ definition }) => columned.has(definition.type) && !definition.readOnly && !definition.options?.multiple,
  )

export const isFiltered = ({ query, mine, due, conditions }: ProjectState): boolean =>
  query !== '' || mine || due || conditions.length > 0

export const addressOfTask = (id: string, pages: readonly string[]): string =>
  `/channel/task/${encodeURIComponent(id)}?${new URLSearchParams({ id, pages: JSON.stringify(pages) })}`

type Five = 0 | 1 | 2 | 3 | 4
export const priorityLevels: readonly Five[] = [0, 1, 2, 3, 4]
/** The word for one of the five states or priorities. */
export const wordFor = (words: Readonly<Record<Five, string>>, at: number): string => words[at as Five] ?? ''

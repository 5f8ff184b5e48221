import { inLocale } from '@cohort/contract/fields/values'
import type { Pipeline, StageKind } from '@cohort/contract/pipelines'
import type { Context } from '#kernel/context'
import { fieldsOf, findKept, type Row } from '#modules/entities/kept'
import { flowsOf } from '#modules/pipelines/service'
import { projectOf, stageIn, taskFields } from '#modules/tasks/shown'
import * as store from '#modules/tasks/store'

/** The way that someone took through one project's flow. */
export interface Way {
  openId: string
  taskId: string
  projectId: string
  projectName: string
  projectStatus: number
  projectChangedAt: Date
  /** The record that the project is about, where there is one. */
  jobId: string | undefined
  /** The furthest stage that is not a loss: how it is called, how far along the flow it stands, when it was reached. */
  furthest: { name: string; depth: number; at: Date }
  /** Where it stands now, since when, and what was said when it came there. */
  now: { kind: StageKind; at: Date; words: string }
}

/**
 * Of some records, all their ways through flows, whoever may see the projects: for counting and ranking. What is shown of
 * it to a member is for whoever asks to decide.
 */
export async function waysOf(ctx: Context, openIds: readonly string[]): Promise<Way[]> {
  const carrying = await store.findCarrying(ctx, openIds)
  const tasks = await findKept(
    ctx,
    'HydrogenTask',
    carrying.map(({ taskId }) => taskId),
  )
  const projectIds = [...new Set(tasks.map(projectOf))]
  const [projects, flows, moves] = await Promise.all([
    findKept(ctx, 'Project', projectIds),
    projectIds.length > 0 ? flowsOf(ctx, projectIds) : [],
    store.findMovesOf(
      ctx,
      tasks.map((row) => row.open_id),
    ),
  ])
  const projectById = new Map(projects.map((row) => [row.open_id, row]))
  const movesOf = Map.groupBy(moves, ({ task_id }) => task_id)
  const payloadOf = new Map(carrying.map(({ taskId, payloadId }) => [taskId, payloadId]))
  return tasks.flatMap((task): Way[] => {
    const project = projectById.get(projectOf(task))
    const at = stageIn(flows, taskFields(task).stageId)
    if (!project || !at) return []
    const steps = movesOf.get(task.open_id) ?? []
    return [{ openId: payloadOf.get(task.open_id) ?? '', ...wayOf(ctx, task, project, at.flow, steps) }]
  })
}

function wayOf(
  ctx: Context,
  task: Row,
  project: Row,
  flow: Pipeline,
  steps: readonly store.MoveRow[],
): Omit<Way, 'openId'> {
  const going = flow.stages.filter(({ kind }) => kind !== 'lost')
  const depthOf = (id: string): number => {
    const place = going.findIndex((stage) => stage.id === id)
    return place < 0 ? -1 : place / Math.max(1, going.length - 1)
  }
  const first = { name: going[0] ? inLocale(going[0].name, ctx.locale) : '', depth: 0, at: task.created_at }
  const furthest = steps
    .filter(({ kind }) => kind !== 'status')
    .reduce((best, { to_stage, to_name, at }) => {
      const depth = depthOf(to_stage)
      return depth > best.depth ? { name: inLocale(to_name, ctx.locale), depth, at } : best
    }, first)
  const stage = stageIn([flow], taskFields(task).stageId)?.stage
  const last = steps.findLast(({ to_stage }) => to_stage === stage?.id)
  const sub = stage?.subStatuses.find(({ id }) => id === taskFields(task).subStatusId)
  const said = [sub && `${sub.name.zh} ${sub.name.en}`, last?.comment].filter(Boolean).join(' ')
  const payload = fieldsOf(project).projectPayload as { openId?: string } | undefined
  return {
    taskId: task.open_id,
    projectId: project.open_id,
    projectName: String(fieldsOf(project).name ?? ''),
    projectStatus: Number(fieldsOf(project).status ?? 0),
    projectChangedAt: project.updated_at,
    jobId: payload?.openId,
    furthest,
    now: { kind: stage?.kind ?? 'normal', at: last?.at ?? task.updated_at, words: said },
  }
}

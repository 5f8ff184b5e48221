import type { Parsed, Result } from '@cohort/contract/call'
import { fail } from '@cohort/contract/errors'
import type { Pipeline } from '@cohort/contract/pipelines'
import type { getProjectOverview } from '@cohort/contract/projects'
import { type Context, found } from '#kernel/context'
import { findKept } from '#modules/entities/kept'
import { findLists, type Place } from '#modules/ordering/service'
import { ownFlags } from '#modules/permissions/objects'
import { flowsOf } from '#modules/pipelines/service'
import { taskFields } from '#modules/tasks/shown'
import * as store from '#modules/tasks/store'

const dayMs = 86_400_000
const mostStuck = 50
const round = (days: number): number => Math.round(days * 10) / 10

/** How far people have come, how long they stay, and who is left waiting. */
export async function overview(
  ctx: Context,
  { params }: Parsed<typeof getProjectOverview>,
): Promise<Result<typeof getProjectOverview>> {
  const { path } = await ownFlags(ctx, params.id)
  if (path[0]?.type !== 'Project') throw fail('NotFound')
  found((await findKept(ctx, 'Project', [params.id]))[0])
  const flows = await flowsOf(ctx, [params.id])
  const [places, moves] = await Promise.all([
    findLists(
      ctx,
      flows.flatMap(({ stages }) => stages.map(({ id }) => id)),
    ),
    store.findOfProject(ctx, params.id),
  ])
  const now = ctx.clock.now().getTime()
  const stuck = stuckOf(flows, places, now)
  const names = new Map(
    (
      await findKept(
        ctx,
        'HydrogenTask',
        stuck.slice(0, mostStuck).map(({ taskId }) => taskId),
      )
    ).map((row) => [row.open_id, taskFields(row).name]),
  )
  return {
    pipelines: flows.map((flow) => ({
      openId: flow.openId,
      name: flow.name,
      stages: funnelOf(flow, places, moves, now).map((stage) => ({
        ...stage,
        stuck: stuck.filter(({ stageId }) => stageId === stage.id).length,
      })),
    })),
    stuck: stuck.slice(0, mostStuck).map((one) => ({ ...one, name: names.get(one.taskId) ?? '' })),
  }
}

function stuckOf(flows: readonly Pipeline[], places: readonly Place[], now: number) {
  const stages = new Map(flows.flatMap((flow) => flow.stages.map((stage) => [stage.id, stage])))
  return places
    .map(({ itemId, listId, at }) => ({ taskId: itemId, stageId: listId, days: round((now - at.getTime()) / dayMs) }))
    .filter(({ stageId, days }) => {
      const stage = stages.get(stageId)
      return stage?.kind === 'normal' && days > stage.staleDays
    })
    .sort((a, b) => b.days - a.days)
}

/**
 * Whoever reached a later stage of the way passed the earlier ones. Being lost is no progress: of those it counts how far
 * they came before.
 */
function funnelOf(flow: Pipeline, places: readonly Place[], moves: readonly store.MoveRow[], now: number) {
  const rankOf = new Map(flow.stages.map(({ id, kind }, at) => [id, kind === 'lost' ? -1 : at]))
  const furthest = new Map<string, number>()
  const lost = new Map<string, Set<string>>()
  const stays = new Map<string, number[]>()
  const living = new Set(places.map(({ itemId }) => itemId))
  for (const [taskId, steps] of Map.groupBy(moves, ({ task_id }) => task_id)) {
    if (!living.has(taskId)) continue
    const way = steps.filter(({ to_stage, kind }) => rankOf.has(to_stage) && kind !== 'status')
    for (const [at, { to_stage, at: since }] of way.entries()) {
      const until = way[at + 1]?.at.getTime() ?? now
      stays.set(to_stage, [...(stays.get(to_stage) ?? []), (until - since.getTime()) / dayMs])
      furthest.set(taskId, Math.max(furthest.get(taskId) ?? -1, rankOf.get(to_stage) ?? -1))
      if (rankOf.get(to_stage) === -1) lost.set(to_stage, (lost.get(to_stage) ?? new Set()).add(taskId))
    }
  }
  const reach = [...furthest.values()]
  return flow.stages.map(({ id, kind }, at) => ({
    id,
    present: places.filter(({ listId }) => listId === id).length,
    reached: kind === 'lost' ? (lost.get(id)?.size ?? 0) : reach.filter((rank) => rank >= at).length,
    medianDays: medianOf(stays.get(id) ?? []),
  }))
}

function medianOf(values: readonly number[]): number | null {
  if (values.length === 0) return null
  const sorted = [...values].sort((a, b) => a - b)
  return round(sorted[Math.floor(sorted.length / 2)] ?? 0)
}

import type { Parsed, Result } from '@cohort/contract/call'
import type { listAssociatedTasks, listRecommendReasons } from '@cohort/contract/entity-searches'
import { fail } from '@cohort/contract/errors'
import { inLocale } from '@cohort/contract/fields/values'
import { type Context, found } from '#kernel/context'
import { findKept, findRecord, type Row, toEntity } from '#modules/entities/kept'
import { shapeFor } from '#modules/entities/shapes'
import { ownFlagsOf } from '#modules/permissions/objects'
import { flowsOf } from '#modules/pipelines/service'
import { payloadOf, projectOf, stageIn, taskFields } from '#modules/tasks/shown'
import * as store from '#modules/tasks/store'

const mostIds = 500

/** The tasks that carry records of a type, newest first, as far as the member sees their projects. */
async function carrying(ctx: Context, type: string, ids: readonly string[]): Promise<Row[]> {
  const found = (await store.findCarrying(ctx, ids)).filter(({ payloadType }) => payloadType === type)
  const flags = await ownFlagsOf(
    ctx,
    found.map(({ projectId }) => projectId),
  )
  const seen = found.filter(({ projectId }) => flags.has(projectId)).map(({ taskId }) => taskId)
  const rows = new Map((await findKept(ctx, 'HydrogenTask', seen)).map((row) => [row.open_id, row]))
  return seen.flatMap((id) => rows.get(id) ?? [])
}

export async function associated(
  ctx: Context,
  { params, query }: Parsed<typeof listAssociatedTasks>,
): Promise<Result<typeof listAssociatedTasks>> {
  await shapeFor(ctx, params.type)
  const ids = [...new Set(query.openIds.split(',').filter(Boolean))]
  if (ids.length > mostIds) throw fail('BadInput', { field: 'openIds', problem: `more than ${mostIds}` })
  const rows = ids.length > 0 ? await carrying(ctx, params.type, ids) : []
  const carriedBy = (id: string) => rows.filter((row) => payloadOf(row)?.openId === id)
  return { data: ids.map((openId) => ({ openId, tasks: carriedBy(openId).map(toEntity) })) }
}

/** What people, and later the matcher, have written down with a task; nothing is made up here. */
export async function reasons(
  ctx: Context,
  { params, body }: Parsed<typeof listRecommendReasons>,
): Promise<Result<typeof listRecommendReasons>> {
  await shapeFor(ctx, params.type)
  found(await findRecord(ctx, params.type, params.id))
  const rows = await carrying(ctx, params.type, [params.id])
  return {
    reasons: rows
      .filter((row) => body.projectId === undefined || projectOf(row) === body.projectId)
      .flatMap((row) => {
        const { recommendReason = '', recommendBy, recommendAt } = taskFields(row)
        if (recommendReason === '') return []
        const updatedAt = recommendAt ?? row.updated_at.toISOString()
        return [{ taskId: row.open_id, reason: recommendReason, by: recommendBy ?? row.updated_by, updatedAt }]
      }),
  }
}

export interface Carried {
  taskId: string
  stageId: string
  stageName: string
}

/** Who is in a project's flow already, and where. Whether the member may see the project is asked by whoever asks this. */
export async function carriedIn(ctx: Context, projectId: string): Promise<Map<string, Carried>> {
  const [rows, flows] = await Promise.all([store.findCarried(ctx, projectId), flowsOf(ctx, [projectId])])
  return new Map(
    rows.map(({ taskId, payloadId, stageId }) => {
      const at = stageIn(flows, stageId)
      return [payloadId, { taskId, stageId, stageName: at ? inLocale(at.stage.name, ctx.locale) : '' }]
    }),
  )
}

import type { Parsed, Result } from '@cohort/contract/call'
import type { listAssociatedTasks, listRecommendReasons } from '@cohort/contract/entity-searches'
import { fail } from '@cohort/contract/errors'
import { type Context, found } from '#kernel/context'
import type { Scope } from '#kernel/scope'
import { dataOf, toEntity } from '#modules/entities/records'
import { shapeFor } from '#modules/entities/shapes'
import * as store from '#modules/entities/store'
import { findTasks } from '#modules/entities/task-store'

const mostIds = 500

/** A task carries a record by its payload (spec 1 §3). */
const payloadOf = (row: store.EntityRow): { openId?: unknown; entityType?: unknown } => {
  const { taskPayload } = dataOf(row).standardFields as { taskPayload?: { payload?: object | null } }
  return taskPayload?.payload ?? {}
}

async function tasksOf(ctx: Scope, type: string, ids: readonly string[]): Promise<store.EntityRow[]> {
  const rows = await findTasks(ctx, ids)
  // Ids are told apart by type only in the payload itself.
  return rows.filter((row) => payloadOf(row).entityType === type)
}

export async function associated(
  ctx: Context,
  { params, query }: Parsed<typeof listAssociatedTasks>,
): Promise<Result<typeof listAssociatedTasks>> {
  await shapeFor(ctx, params.type)
  const ids = [...new Set(query.openIds.split(',').filter(Boolean))]
  if (ids.length > mostIds) throw fail('BadInput', { field: 'openIds', problem: `more than ${mostIds}` })
  const rows = ids.length > 0 ? await tasksOf(ctx, params.type, ids) : []
  const carriedBy = (id: string) => rows.filter((row) => payloadOf(row).openId === id)
  return { data: ids.map((openId) => ({ openId, tasks: carriedBy(openId).map(toEntity) })) }
}

/** What people, and later the matcher, have written down with a task; nothing is made up here. */
export async function reasons(
  ctx: Context,
  { params, body }: Parsed<typeof listRecommendReasons>,
): Promise<Result<typeof listRecommendReasons>> {
  await shapeFor(ctx, params.type)
  found(await store.find(ctx, params.type, params.id))
  const rows = await tasksOf(ctx, params.type, [params.id])
  return {
    reasons: rows.flatMap((row) => {
      const { recommendReason, project } = dataOf(row).standardFields as {
        recommendReason?: unknown
        project?: { openId?: unknown }
      }
      const isWanted = body.projectId === undefined || project?.openId === body.projectId
      if (typeof recommendReason !== 'string' || recommendReason === '' || !isWanted) return []
      return [
        { taskId: row.open_id, reason: recommendReason, by: row.updated_by, updatedAt: row.updated_at.toISOString() },
      ]
    }),
  }
}

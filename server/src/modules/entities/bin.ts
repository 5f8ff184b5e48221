import { authCodes } from '@cohort/contract/access'
import type { Parsed, Result } from '@cohort/contract/call'
import type { deleteEntities, deleteEntity, listDeleted, restoreEntities } from '@cohort/contract/entities'
import { fail } from '@cohort/contract/errors'
import { audit } from '#kernel/audit'
import { type Context, me, transaction } from '#kernel/context'
import * as bin from '#modules/entities/bin-store'
import { indexFormsOf } from '#modules/entities/index-forms'
import { insertForms } from '#modules/entities/index-store'
import { tellKeepers } from '#modules/entities/keepers'
import type { RecordData } from '#modules/entities/shape'
import { keptShape, shapeFor } from '#modules/entities/shapes'
import * as store from '#modules/entities/store'
import { releaseFiles } from '#modules/files/uses'

const keptDays = 30
const daysAfter = (at: Date, days: number): Date => new Date(at.getTime() + days * 86_400_000)

async function discard(ctx: Context, type: string, openIds: readonly string[]): Promise<string[]> {
  await shapeFor(ctx, type)
  return transaction(ctx, async (ctx) => {
    const deleted = await bin.setDeleted(ctx, type, openIds, ctx.clock.now(), me(ctx).user.userId)
    if (deleted.length > 0) {
      await store.countRecords(ctx, type, -deleted.length)
      await audit(ctx, 'entity.delete', type, { before: { openIds: deleted } })
    }
    return deleted
  })
}

export async function removeOne(
  ctx: Context,
  { params }: Parsed<typeof deleteEntity>,
): Promise<Result<typeof deleteEntity>> {
  const deleted = await discard(ctx, params.type, [params.id])
  if (deleted.length === 0) throw fail('NotFound')
  return {}
}

export async function removeMany(
  ctx: Context,
  { params, body }: Parsed<typeof deleteEntities>,
): Promise<Result<typeof deleteEntities>> {
  return { deleted: await discard(ctx, params.type, body.openIds) }
}

export async function list(ctx: Context, { query }: Parsed<typeof listDeleted>): Promise<Result<typeof listDeleted>> {
  const workOf = seesAllWork(ctx) ? undefined : me(ctx).user.userId
  const [rows, total] = await Promise.all([
    bin.findDeleted(ctx, query.type, workOf, (query.current - 1) * query.pageSize, query.pageSize),
    bin.countDeleted(ctx, query.type, workOf),
  ])
  const data = rows.map((row) => {
    const at = row.deleted_at ?? ctx.clock.now()
    return {
      openId: row.open_id,
      entityType: row.entity_type,
      name: row.name ?? row.open_id,
      deletedAt: at.toISOString(),
      deletedBy: row.deleted_by,
      purgedAt: daysAfter(at, keptDays).toISOString(),
    }
  })
  return { data, total }
}

/** Back with everything it had: its row was never touched, only its index is made anew. */
export async function restore(
  ctx: Context,
  { body }: Parsed<typeof restoreEntities>,
): Promise<Result<typeof restoreEntities>> {
  return transaction(ctx, async (ctx) => ({ restored: await restoreHere(ctx, body.records) }))
}

/** The same inside an open transaction. */
export async function restoreHere(
  ctx: Context,
  records: Parsed<typeof restoreEntities>['body']['records'],
): Promise<number> {
  let restored = 0
  for (const { entityType, openId } of records) {
    const row = await bin.findDeletedLocked(ctx, entityType, openId)
    // What went along with another comes back with it, not alone.
    if (!row || row.deleted_with !== null || !mayRestore(ctx, row)) continue
    const along = await bin.findDeletedWith(ctx, `${entityType}/${openId}`)
    const all = [row, ...along]
    for (const each of all) await restoreRow(ctx, each)
    await tellKeepers(ctx, all)
    restored++
  }
  if (restored > 0) await audit(ctx, 'entity.restore', null, { after: { records } })
  return restored
}

/** Out of sight together with something else, which brings it back when its time comes; not to be restored alone. */
export async function setAside(
  ctx: Context,
  type: string,
  openIds: readonly string[],
  together: string,
  counting: store.Counting = 'counted',
) {
  const gone = await bin.setDeleted(ctx, type, openIds, ctx.clock.now(), ctx.who?.user.userId ?? null, together)
  if (gone.length > 0) await store.countRecords(ctx, type, -gone.length, counting)
  return gone
}

/** All of it back. What has been purged since is no longer among it. */
export async function bringBack(ctx: Context, together: string): Promise<store.EntityRow[]> {
  const rows = await bin.findDeletedWith(ctx, together)
  for (const row of rows) await restoreRow(ctx, row)
  await tellKeepers(ctx, rows)
  return rows
}

const seesAllWork = (ctx: Context): boolean => {
  const { rights } = me(ctx)
  return rights.isSuperAdmin || rights.codes.has(authCodes['channel.manageAll'])
}

/** Spaces, projects and tasks are taken out again by whoever put them in, or by those who manage all. */
const mayRestore = (ctx: Context, row: store.EntityRow): boolean =>
  !store.isWork(row.entity_type) || row.deleted_by === me(ctx).user.userId || seesAllWork(ctx)

async function restoreRow(ctx: Context, row: store.EntityRow): Promise<void> {
  const { entity_type: type, open_id: openId } = row
  const shape = await keptShape(ctx, type)
  const forms = indexFormsOf(shape, row.data as unknown as RecordData)
  await bin.setRestored(ctx, row, forms, me(ctx).user.userId)
  await insertForms(ctx, type, [{ openId, at: row.updated_at, forms }])
  await store.countRecords(ctx, type, 1)
}

/** Part of the daily clean-up: what has lain in the bin for thirty days is removed for good, with its files. */
export const purge = (ctx: Context): Promise<number> =>
  transaction(ctx, async (ctx) => {
    const purged = await bin.purgeBefore(ctx, daysAfter(ctx.clock.now(), -keptDays))
    await releaseFiles(ctx, purged)
    return purged.length
  })

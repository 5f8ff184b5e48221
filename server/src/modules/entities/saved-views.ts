import { may } from '@cohort/contract/access'
import type { Parsed, Result } from '@cohort/contract/call'
import { fail } from '@cohort/contract/errors'
import { limits } from '@cohort/contract/limits'
import type {
  addToSearchHistory,
  clearSearchHistory,
  createSavedView,
  deleteSavedView,
  listSavedViews,
  listSearchHistory,
  orderSavedViews,
  SavedView,
  updateSavedView,
} from '@cohort/contract/saved-views'
import { audit } from '#kernel/audit'
import { type Context, found, me, transaction } from '#kernel/context'
import { newId } from '#kernel/ids'
import * as views from '#modules/entities/saved-view-store'
import { shapeFor, shapeToDescribe } from '#modules/entities/shapes'

/** One's own, and as an administrator those that are shared. */
const editable = (ctx: Context, row: views.SavedViewRow): boolean =>
  row.owner_id === me(ctx).user.userId || (row.shared && me(ctx).rights.isAdmin)

const toView = (ctx: Context, row: views.SavedViewRow): SavedView => ({
  id: row.id,
  entityType: row.entity_type,
  name: row.name,
  kind: row.kind,
  search: row.search,
  columns: row.columns,
  shared: row.shared,
  ownerId: row.owner_id,
  ownerName: row.owner_name ?? '',
  editable: editable(ctx, row),
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
})

/** A view of somebody else that is not shared does not exist. */
async function visible(ctx: Context, id: string): Promise<views.SavedViewRow> {
  const row = found(await views.find(ctx, id))
  if (row.owner_id !== me(ctx).user.userId && !row.shared) throw fail('NotFound')
  return row
}

/** Sharing shapes what everybody sees: it takes the right to edit materials. */
function requireSharing(ctx: Context): void {
  if (!may(me(ctx).rights, { any: ['material.edit'] })) throw fail('NoPermission', { missing: 'material.edit' })
}

export async function list(
  ctx: Context,
  { query }: Parsed<typeof listSavedViews>,
): Promise<Result<typeof listSavedViews>> {
  const rows = await views.findFor(ctx, me(ctx).user.userId, query.entityType)
  return { views: rows.map((row) => toView(ctx, row)) }
}

export async function create(
  ctx: Context,
  { body }: Parsed<typeof createSavedView>,
): Promise<Result<typeof createSavedView>> {
  await shapeToDescribe(ctx, body.entityType)
  if (body.shared) requireSharing(ctx)
  const { entityType, ...content } = body
  const [at, owner] = [ctx.clock.now(), me(ctx).user.userId]
  const id = newId(at)
  return transaction(ctx, async (ctx) => {
    await views.lockOwner(ctx, owner)
    if ((await views.countOf(ctx, owner)) >= limits.savedViews)
      throw fail('BadInput', { field: 'name', problem: `more than ${limits.savedViews} views` })
    const row = { ...content, id, entity_type: entityType, owner_id: owner, created_at: at, updated_at: at }
    await views.insert(ctx, row)
    await audit(ctx, 'view.create', id, { after: body })
    return toView(ctx, found(await views.find(ctx, id)))
  })
}

export async function update(
  ctx: Context,
  { params, body }: Parsed<typeof updateSavedView>,
): Promise<Result<typeof updateSavedView>> {
  const before = await visible(ctx, params.id)
  if (!editable(ctx, before)) throw fail('NoPermission')
  if (body.shared) requireSharing(ctx)
  return transaction(ctx, async (ctx) => {
    await views.set(ctx, params.id, { ...body, updated_at: ctx.clock.now() })
    await audit(ctx, 'view.update', params.id, { before: toView(ctx, before), after: body })
    return toView(ctx, found(await views.find(ctx, params.id)))
  })
}

export async function remove(
  ctx: Context,
  { params }: Parsed<typeof deleteSavedView>,
): Promise<Result<typeof deleteSavedView>> {
  const before = await visible(ctx, params.id)
  if (!editable(ctx, before)) throw fail('NoPermission')
  return transaction(ctx, async (ctx) => {
    await views.remove(ctx, params.id)
    await audit(ctx, 'view.delete', params.id, { before: toView(ctx, before) })
    return {}
  })
}

/** Everyone's own matter, like the width of a column: not in the trail. */
export async function order(
  ctx: Context,
  { body }: Parsed<typeof orderSavedViews>,
): Promise<Result<typeof orderSavedViews>> {
  const { userId } = me(ctx).user
  const seen = new Set((await views.findFor(ctx, userId, undefined)).map((row) => row.id))
  const unknown = body.ids.findIndex((id) => !seen.has(id))
  if (unknown >= 0) throw fail('BadInput', { field: `ids.${unknown}`, problem: 'unknown view' })
  const ids = [...new Set(body.ids)]
  if (ids.length > 0) await transaction(ctx, (ctx) => views.setOrder(ctx, userId, ids))
  return {}
}

export async function history(
  ctx: Context,
  { params }: Parsed<typeof listSearchHistory>,
): Promise<Result<typeof listSearchHistory>> {
  const rows = await views.findHistory(ctx, me(ctx).user.userId, params.type, limits.searchHistory)
  return { searches: rows.map((row) => ({ query: row.query, at: row.at.toISOString() })) }
}

export async function remember(
  ctx: Context,
  { params, body }: Parsed<typeof addToSearchHistory>,
): Promise<Result<typeof addToSearchHistory>> {
  if (params.type !== 'all') await shapeFor(ctx, params.type)
  const { userId } = me(ctx).user
  await transaction(ctx, async (ctx) => {
    await views.upsertHistory(ctx, userId, params.type, body.query, ctx.clock.now())
    await views.trimHistory(ctx, userId, params.type, limits.searchHistory)
  })
  return history(ctx, { params, query: undefined, body: undefined })
}

export async function forget(
  ctx: Context,
  { params, body }: Parsed<typeof clearSearchHistory>,
): Promise<Result<typeof clearSearchHistory>> {
  await views.removeHistory(ctx, me(ctx).user.userId, params.type, body.query)
  return history(ctx, { params, query: undefined, body: undefined })
}

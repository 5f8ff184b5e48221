import type { Parsed, Result } from '@cohort/contract/call'
import type { linkEntity, listAttentionIds, listLinks, setAttention, unlinkEntity } from '@cohort/contract/entities'
import { fail } from '@cohort/contract/errors'
import { announce } from '#kernel/announce'
import { audit } from '#kernel/audit'
import { type Context, me, transaction } from '#kernel/context'
import * as links from '#modules/entities/link-store'
import { reach } from '#modules/entities/reach'
import { toEntity } from '#modules/entities/records'
import * as store from '#modules/entities/store'

const requireRecord = (ctx: Context, { type, id }: links.Ref): Promise<unknown> => reach(ctx, type, id)

/** A link is no change of either record, but both show it. */
function tellBoth(ctx: Context, ...both: readonly links.Ref[]): void {
  const by = me(ctx).user.userId
  for (const { type, id } of both) announce(ctx, { type, kind: 'linked', openId: id, version: 0, by })
}

export async function link(
  ctx: Context,
  { params, body }: Parsed<typeof linkEntity>,
): Promise<Result<typeof linkEntity>> {
  const other = { type: body.entityType, id: body.openId }
  await requireRecord(ctx, params)
  await requireRecord(ctx, other)
  if (other.type === params.type && other.id === params.id)
    throw fail('BadInput', { field: 'openId', problem: 'itself' })
  return transaction(ctx, async (ctx) => {
    await links.insertLink(ctx, params, other, ctx.clock.now(), me(ctx).user.userId)
    tellBoth(ctx, params, other)
    await audit(ctx, 'entity.link', `${params.type}/${params.id}`, { after: other })
    return {}
  })
}

export async function unlink(
  ctx: Context,
  { params, body }: Parsed<typeof unlinkEntity>,
): Promise<Result<typeof unlinkEntity>> {
  await requireRecord(ctx, params)
  return transaction(ctx, async (ctx) => {
    const other = { type: body.entityType, id: body.openId }
    if (!(await links.removeLink(ctx, params, other))) throw fail('NotFound')
    tellBoth(ctx, params, other)
    await audit(ctx, 'entity.unlink', `${params.type}/${params.id}`, { before: body })
    return {}
  })
}

export async function list(ctx: Context, { params }: Parsed<typeof listLinks>): Promise<Result<typeof listLinks>> {
  await requireRecord(ctx, params)
  const refs = await links.findLinked(ctx, params)
  const types = [...new Set(refs.map((ref) => ref.type))]
  const rows = await Promise.all(
    types.map((type) =>
      store.findMany(
        ctx,
        type,
        refs.filter((ref) => ref.type === type).map((ref) => ref.id),
      ),
    ),
  )
  const seen = await Promise.all(rows.flat().map((row) => isSeen(ctx, row)))
  return {
    data: rows
      .flat()
      .filter((_, at) => seen[at])
      .map(toEntity),
  }
}

/** A project that is linked is shown to those who take part in it. */
const isSeen = (ctx: Context, row: store.EntityRow): Promise<boolean> | true =>
  !store.isWork(row.entity_type) ||
  reach(ctx, row.entity_type, row.open_id).then(
    () => true,
    () => false,
  )

export async function attentionIds(
  ctx: Context,
  { params }: Parsed<typeof listAttentionIds>,
): Promise<Result<typeof listAttentionIds>> {
  return { openIds: await links.findAttentions(ctx, me(ctx).user.userId, params.type) }
}

export async function follow(
  ctx: Context,
  { params, body }: Parsed<typeof setAttention>,
): Promise<Result<typeof setAttention>> {
  await requireRecord(ctx, params)
  const { userId } = me(ctx).user
  if (body.attention) await links.insertAttention(ctx, userId, params, ctx.clock.now())
  else await links.removeAttention(ctx, userId, params)
  return {}
}

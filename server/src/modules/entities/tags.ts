import type { Parsed, Result } from '@cohort/contract/call'
import { fail } from '@cohort/contract/errors'
import { choiceColors } from '@cohort/contract/fields/field'
import { defaultsOf } from '@cohort/contract/json-schema'
import type { createTag, deleteTag, listTags, mergeTags, Tag, updateTag } from '@cohort/contract/tags'
import { audit } from '#kernel/audit'
import { type Context, found, me, transaction } from '#kernel/context'
import { newId } from '#kernel/ids'
import * as bin from '#modules/entities/bin-store'
import * as bulk from '#modules/entities/bulk-store'
import { changeHere, insertHere, merged } from '#modules/entities/records'
import { reindexRecords } from '#modules/entities/reindex'
import { shapeFor } from '#modules/entities/shapes'
import { countRecords, find } from '#modules/entities/store'
import * as tags from '#modules/entities/tag-store'
import { textRank } from '#modules/entities/text-rank'
import { checkedData } from '#modules/entities/values'

const most = 2000

type Uses = Awaited<ReturnType<typeof tags.countUses>>

function toTag(row: Pick<tags.TagRow, 'open_id' | 'updated_at'> & { data: unknown }, uses: Uses): Tag {
  const { standardFields: fields = {} } = row.data as { standardFields?: Record<string, unknown> }
  const facet = tags.tagFacet(row.open_id)
  const usesByType = uses
    .filter((use) => use.facet === facet)
    .map((use) => ({ entityType: use.entity_type, count: use.n }))
    .sort((a, b) => b.count - a.count)
  return {
    openId: row.open_id,
    name: String(fields.name ?? ''),
    color: choiceColors.find((color) => color === fields.color) ?? 'grey',
    group: String(fields.group ?? ''),
    entityTypes: Array.isArray(fields.entityTypes) ? fields.entityTypes.map(String) : [],
    updatedAt: row.updated_at.toISOString(),
    uses: usesByType.reduce((sum, use) => sum + use.count, 0),
    usesByType,
  }
}

export async function list(ctx: Context, { query }: Parsed<typeof listTags>): Promise<Result<typeof listTags>> {
  const rows = await tags.findLiving(ctx, most)
  const uses = await tags.countUses(
    ctx,
    rows.map((row) => row.open_id),
  )
  const wanted = query.query?.toLowerCase() ?? ''
  const all = rows
    .map((row) => toTag(row, uses))
    .filter((tag) => tag.name.toLowerCase().includes(wanted))
    .filter(({ entityTypes }) => !query.entityType || !entityTypes.length || entityTypes.includes(query.entityType))
  return { tags: all.sort((a, b) => textRank(a.name) - textRank(b.name) || (a.name < b.name ? -1 : 1)) }
}

async function requireFreeName(ctx: Context, name: string, own?: string): Promise<void> {
  await tags.lockNames(ctx)
  const taken = await tags.findByName(ctx, name)
  if (taken !== undefined && taken !== own) throw fail('TagNameTaken')
}

export async function create(ctx: Context, { body }: Parsed<typeof createTag>): Promise<Result<typeof createTag>> {
  const shape = await shapeFor(ctx, 'Tag')
  const data = checkedData(shape, { standardFields: { ...defaultsOf(shape.type), ...body }, customFields: {} })
  return transaction(ctx, async (ctx) => {
    await requireFreeName(ctx, body.name)
    const [row] = await insertHere(ctx, shape, [{ data, source: null }])
    await audit(ctx, 'tag.create', row?.open_id ?? null, { after: body })
    return toTag(found(row), [])
  })
}

export async function update(
  ctx: Context,
  { params, body }: Parsed<typeof updateTag>,
): Promise<Result<typeof updateTag>> {
  const shape = await shapeFor(ctx, 'Tag')
  await transaction(ctx, async (ctx) => {
    if (body.name !== undefined) await requireFreeName(ctx, body.name, params.id)
    await changeHere(ctx, shape, {
      openId: params.id,
      version: undefined,
      make: (before) => merged(before, { standardFields: body }),
      sent: body,
    })
    await audit(ctx, 'tag.update', params.id, { after: body })
  })
  const row = found(await find(ctx, 'Tag', params.id))
  return toTag(row, await tags.countUses(ctx, [params.id]))
}

/** Records get the target in the place of the first that they had; the merged tags go to the recycle bin. */
export async function merge(
  ctx: Context,
  { params, body }: Parsed<typeof mergeTags>,
): Promise<Result<typeof mergeTags>> {
  const target = found(await find(ctx, 'Tag', params.id))
  const ids = [...new Set(body.openIds)]
  if (ids.includes(params.id)) throw fail('BadInput', { field: 'openIds', problem: 'the target itself' })
  const into = { openId: target.open_id, name: toTag(target, []).name }
  return transaction(ctx, (ctx) => takeAway(ctx, 'mergeTags', ids, into))
}

export async function remove(ctx: Context, { params }: Parsed<typeof deleteTag>): Promise<Result<typeof deleteTag>> {
  return transaction(ctx, (ctx) => takeAway(ctx, 'deleteTag', [params.id], undefined))
}

async function takeAway(
  ctx: Context,
  kind: 'mergeTags' | 'deleteTag',
  ids: readonly string[],
  into: tags.Replacement['into'],
): Promise<Result<typeof mergeTags>> {
  const [at, by] = [ctx.clock.now(), me(ctx).user.userId]
  const deleted = await bin.setDeleted(ctx, 'Tag', ids, at, by)
  if (deleted.length < ids.length) {
    if (!into) throw fail('NotFound')
    throw fail('BadInput', { field: 'openIds', problem: 'unknown tag' })
  }
  await countRecords(ctx, 'Tag', -deleted.length)
  const change = newId(at)
  const changed = await tags.replaceIn(ctx, { change, ids, into, at, by })
  const beside = { deleted: deleted.map((id) => ({ type: 'Tag', id })) }
  await bulk.insert(ctx, {
    id: change,
    kind,
    entity_type: null,
    beside,
    count: changed,
    created_at: at,
    created_by: by,
  })
  if (changed > 0) await ctx.jobs.enqueue(ctx, reindexRecords, {})
  await audit(ctx, into ? 'tag.merge' : 'tag.delete', into?.openId ?? ids[0] ?? null, {
    before: { openIds: ids },
    after: { changed, changeId: change },
  })
  return { changed, changeId: change }
}

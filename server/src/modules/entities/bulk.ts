import { isDeepStrictEqual } from 'node:util'
import type { bulkEdit } from '@cohort/contract/bulk'
import type { Parsed, Result } from '@cohort/contract/call'
import { Failure, fail } from '@cohort/contract/errors'
import { audit } from '#kernel/audit'
import { type Context, found, me, transaction } from '#kernel/context'
import { newId } from '#kernel/ids'
import * as batch from '#modules/entities/batch-store'
import * as bulk from '#modules/entities/bulk-store'
import { indexFormsOf } from '#modules/entities/index-forms'
import type { Ref } from '#modules/entities/link-store'
import { refuseFiles } from '#modules/entities/record-files'
import { dataOf, merged } from '#modules/entities/records'
import type { RecordData, Shape } from '#modules/entities/shape'
import { shapeFor } from '#modules/entities/shapes'
import * as store from '#modules/entities/store'
import { spreadNames, withTagNames } from '#modules/entities/tag-names'
import { checkedData } from '#modules/entities/values'

type Body = Parsed<typeof bulkEdit>['body']
type Answer = Result<typeof bulkEdit>
type Reference = { openId: string; entityType: string; name: string }

/** Rolls everything back and still answers with what was refused. */
class AllKept extends Error {
  readonly refused: Answer['refused']
  constructor(refused: Answer['refused']) {
    super('all kept')
    this.refused = refused
  }
}

export async function edit(ctx: Context, { params, body }: Parsed<typeof bulkEdit>): Promise<Answer> {
  const shape = await shapeFor(ctx, params.type)
  const make = await editOf(ctx, shape, body)
  const links = await requireLinks(ctx, body)
  try {
    return await transaction(ctx, (ctx) => editAll(ctx, shape, body, make, links))
  } catch (error) {
    if (error instanceof AllKept) return { changeId: null, changed: [], unchanged: [], refused: error.refused }
    throw error
  }
}

/** The same edit for every record; what is wrong for all of them is refused before any is touched. */
async function editOf(ctx: Context, shape: Shape, body: Body): Promise<(before: RecordData) => RecordData> {
  const hasTags = shape.type.fields.some((field) => field.key === 'tags')
  const added = await tagsOf(ctx, body.addTags ?? [])
  const removed = new Set(body.removeTags ?? [])
  if (!hasTags && (added.length > 0 || removed.size > 0))
    throw fail('BadInput', { field: added.length > 0 ? 'addTags' : 'removeTags', problem: 'this type has no tags' })
  const patch = { ...body, standardFields: await withTagNames(ctx, body.standardFields ?? {}) }
  refuseFiles(shape, merged({ standardFields: {}, customFields: {} }, patch))
  return (before) => {
    const next = merged(before, patch)
    if (added.length === 0 && removed.size === 0) return next
    const tags = (Array.isArray(next.standardFields.tags) ? next.standardFields.tags : []) as Reference[]
    const kept = tags.filter((tag) => !removed.has(tag.openId))
    const fresh = added.filter((tag) => !kept.some(({ openId }) => openId === tag.openId))
    return { ...next, standardFields: { ...next.standardFields, tags: [...kept, ...fresh] } }
  }
}

async function tagsOf(ctx: Context, ids: readonly string[]): Promise<Reference[]> {
  if (ids.length === 0) return []
  const rows = new Map((await store.findMany(ctx, 'Tag', ids)).map((row) => [row.open_id, row]))
  return ids.map((openId, at) => {
    const row = found(rows.get(openId), fail('BadInput', { field: `addTags.${at}`, problem: 'unknown tag' }))
    return { openId, entityType: 'Tag', name: String(dataOf(row).standardFields.name ?? '') }
  })
}

interface Links {
  add: readonly Ref[]
  remove: readonly Ref[]
}

async function requireLinks(ctx: Context, body: Body): Promise<Links> {
  const refs = (given: Body['addLinks'] = []) => given.map((ref) => ({ type: ref.entityType, id: ref.openId }))
  const add = refs(body.addLinks)
  for (const [at, { type, id }] of add.entries())
    found(await store.find(ctx, type, id), fail('BadInput', { field: `addLinks.${at}`, problem: 'unknown record' }))
  return { add, remove: refs(body.removeLinks) }
}

async function editAll(
  ctx: Context,
  shape: Shape,
  body: Body,
  make: (before: RecordData) => RecordData,
  links: Links,
): Promise<Answer> {
  const ids = [...new Set(body.openIds)]
  const rows = await batch.findManyLocked(ctx, shape.type.type, ids)
  const { changes, refused, same } = judge(shape, ids, rows, make, body.standardFields ?? {})
  if (body.allOrNothing && refused.length > 0) throw new AllKept(refused)
  const [at, by] = [ctx.clock.now(), me(ctx).user.userId]
  await batch.rewriteAll(ctx, shape.type.type, changes, at, by)
  await spreadNames(ctx, shape.type.type, changes)
  const beside = await linkAll(ctx, shape.type.type, [...changes.map(({ before }) => before), ...same], links)
  const moved = new Set(
    [...(beside.linked ?? []), ...(beside.unlinked ?? [])].flatMap(({ from, to }) => [from.id, to.id]),
  )
  const linkedOnly = same.filter((row) => moved.has(row.open_id))
  const changeId = await note(ctx, shape.type.type, changes, beside, changes.length + linkedOnly.length)
  return {
    changeId,
    changed: [
      ...changes.map(({ before }) => versionsOf(before, before.version + 1)),
      ...linkedOnly.map((row) => versionsOf(row, row.version)),
    ],
    unchanged: same.filter((row) => !moved.has(row.open_id)).map((row) => row.open_id),
    refused,
  }
}

const versionsOf = (row: store.EntityRow, version: number) => ({
  openId: row.open_id,
  previousVersion: row.version,
  version,
})

function judge(
  shape: Shape,
  ids: readonly string[],
  rows: readonly store.EntityRow[],
  make: (before: RecordData) => RecordData,
  sent: Record<string, unknown>,
) {
  const byId = new Map(rows.map((row) => [row.open_id, row]))
  const changes: batch.Change[] = []
  const same: store.EntityRow[] = []
  const refused: Answer['refused'] = []
  for (const openId of ids) {
    const before = byId.get(openId)
    if (!before) {
      refused.push({ openId, error: 'NotFound' })
      continue
    }
    try {
      const present = dataOf(before)
      const data = checkedData(shape, make(present), sent, present)
      if (isDeepStrictEqual(data, present)) same.push(before)
      else changes.push({ before, data, forms: indexFormsOf(shape, data) })
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      refused.push({ openId, error: error.code, field: String(error.detail?.field ?? '') })
    }
  }
  return { changes, same, refused }
}

async function linkAll(
  ctx: Context,
  type: string,
  rows: readonly store.EntityRow[],
  links: Links,
): Promise<bulk.Beside> {
  const pairs = (others: readonly Ref[]): bulk.Pair[] =>
    rows.flatMap((row) =>
      others
        .filter((to) => to.type !== type || to.id !== row.open_id)
        .map((to) => ({ from: { type, id: row.open_id }, to })),
    )
  const linked = await bulk.insertLinks(ctx, pairs(links.add), ctx.clock.now(), me(ctx).user.userId)
  const unlinked = await bulk.removeLinks(ctx, pairs(links.remove))
  return { ...(linked.length > 0 && { linked }), ...(unlinked.length > 0 && { unlinked }) }
}

/** What is needed to undo it, and the line in the trail. */
async function note(
  ctx: Context,
  type: string,
  changes: readonly batch.Change[],
  beside: bulk.Beside,
  count: number,
): Promise<string | null> {
  if (count === 0) return null
  const at = ctx.clock.now()
  const id = newId(at)
  const by = me(ctx).user.userId
  await bulk.insert(ctx, { id, kind: 'edit', entity_type: type, beside, count, created_at: at, created_by: by })
  const items = changes.map(({ before }) => ({
    entity_type: type,
    open_id: before.open_id,
    previous_version: before.version,
    version: before.version + 1,
  }))
  if (items.length > 0) await bulk.insertItems(ctx, id, items)
  await audit(ctx, 'entity.bulkEdit', type, { after: { changeId: id, count } })
  return id
}

import type { listBulkChanges, undoBulkChange } from '@cohort/contract/bulk'
import type { Parsed, Result } from '@cohort/contract/call'
import { Failure, fail } from '@cohort/contract/errors'
import { audit } from '#kernel/audit'
import { secondsAfter } from '#kernel/clock'
import { type Context, found, me, transaction } from '#kernel/context'
import * as batch from '#modules/entities/batch-store'
import { restoreHere } from '#modules/entities/bin'
import * as bulk from '#modules/entities/bulk-store'
import { indexFormsOf } from '#modules/entities/index-forms'
import { dataOf } from '#modules/entities/records'
import { revert } from '#modules/entities/revert'
import type { RecordData, Shape } from '#modules/entities/shape'
import { keptShape } from '#modules/entities/shapes'
import type { EntityRow } from '#modules/entities/store'
import { spreadNames, tagNaming } from '#modules/entities/tag-names'
import { checkedData } from '#modules/entities/values'

/** As long as the recycle bin keeps its records. */
const keptSeconds = 30 * 86_400
const portion = 500

export async function list(ctx: Context): Promise<Result<typeof listBulkChanges>> {
  const rows = await bulk.findOf(ctx, me(ctx).user.userId, secondsAfter(ctx.clock.now(), -keptSeconds))
  return {
    changes: rows.map((row) => ({
      id: row.id,
      kind: row.kind,
      entityType: row.entity_type,
      count: row.count,
      at: row.created_at.toISOString(),
      undoneAt: row.undone_at?.toISOString() ?? null,
    })),
  }
}

/** Part of the daily clean-up. */
export const forgetOld = (ctx: Context): Promise<void> =>
  transaction(ctx, (ctx) => bulk.removeBefore(ctx, secondsAfter(ctx.clock.now(), -keptSeconds)))

type Answer = Result<typeof undoBulkChange>

/** By whoever made the change, or an administrator. */
export async function undo(ctx: Context, { params }: Parsed<typeof undoBulkChange>): Promise<Answer> {
  const { user, rights } = me(ctx)
  return transaction(ctx, async (ctx) => {
    const change = found(await bulk.findLocked(ctx, params.id))
    if (change.created_by !== user.userId && !rights.isAdmin) throw fail('NotFound')
    if (change.undone_at) throw fail('AlreadyUndone')
    if (change.created_at < secondsAfter(ctx.clock.now(), -keptSeconds)) throw fail('NotFound')
    await undoBeside(ctx, change.beside)
    const answer = await undoItems(ctx, await bulk.findItems(ctx, change.id))
    await bulk.setUndone(ctx, change.id, ctx.clock.now())
    await audit(ctx, 'entity.bulkUndo', change.entity_type, { after: { changeId: change.id, undone: answer.undone } })
    return answer
  })
}

async function undoBeside(ctx: Context, { linked = [], unlinked = [], deleted = [] }: bulk.Beside): Promise<void> {
  await bulk.removeLinks(ctx, linked)
  await bulk.insertLinks(ctx, unlinked, ctx.clock.now(), me(ctx).user.userId)
  await restoreHere(
    ctx,
    deleted.map(({ type, id }) => ({ entityType: type, openId: id })),
  )
}

type Items = readonly bulk.Item[]

/** Takes changes back out of records, inside a transaction that has made sure that this may be done. */
export async function undoItems(ctx: Context, items: Items): Promise<Answer> {
  const answer: Answer = { undone: 0, kept: [] }
  for (const type of new Set(items.map((item) => item.entity_type))) {
    const shape = await keptShape(ctx, type)
    const ofType = items.filter((item) => item.entity_type === type)
    for (let from = 0; from < ofType.length; from += portion) {
      const { undone, kept } = await undoSome(ctx, shape, ofType.slice(from, from + portion))
      answer.undone += undone
      answer.kept.push(...kept.map((openId) => ({ entityType: type, openId })))
    }
  }
  return answer
}

async function undoSome(ctx: Context, shape: Shape, items: Items): Promise<{ undone: number; kept: string[] }> {
  const type = shape.type.type
  const rows = await batch.findManyLocked(
    ctx,
    type,
    items.map((item) => item.open_id),
  )
  const byId = new Map(rows.map((row) => [row.open_id, row]))
  const states = await statesOf(ctx, type, items)
  const kept: string[] = []
  const targets: Target[] = []
  for (const item of items) {
    const row = byId.get(item.open_id)
    const before = states.get(`${item.open_id}/${item.previous_version}`)
    const after = row?.version === item.version ? dataOf(row) : states.get(`${item.open_id}/${item.version}`)
    const target = row && before && after ? targetOf(row, after, before) : undefined
    if (target) targets.push(target)
    if (!target || target.isKept) kept.push(item.open_id)
  }
  const changes = await changesOf(ctx, shape, targets, kept)
  await batch.rewriteAll(ctx, type, changes, ctx.clock.now(), me(ctx).user.userId)
  await spreadNames(ctx, type, changes)
  return { undone: changes.length, kept: [...new Set(kept)] }
}

async function statesOf(ctx: Context, type: string, items: Items): Promise<Map<string, RecordData>> {
  const wanted = items.flatMap((item) =>
    [item.previous_version, item.version].map((version) => ({ openId: item.open_id, version })),
  )
  const rows = await bulk.findVersions(ctx, type, wanted)
  return new Map(rows.map((row) => [`${row.open_id}/${row.version}`, dataOf(row)]))
}

/** The record without the change, and whether somebody's later word had to be kept. */
interface Target {
  row: EntityRow
  before: RecordData
  data: RecordData
  isKept: boolean
}

function targetOf(row: EntityRow, after: RecordData, before: RecordData): Target {
  let isKept = false
  const keep = () => {
    isKept = true
  }
  const present = dataOf(row)
  const standardFields = revert(present.standardFields, after.standardFields, before.standardFields, keep)
  const customFields = revert(present.customFields, after.customFields, before.customFields, keep)
  return { row, before, data: { standardFields, customFields }, isKept }
}

async function changesOf(
  ctx: Context,
  shape: Shape,
  targets: readonly Target[],
  kept: string[],
): Promise<batch.Change[]> {
  const named = await tagNaming(
    ctx,
    targets.map(({ data }) => data.standardFields),
  )
  return targets.flatMap(({ row, before, data }) => {
    try {
      const target = { ...data, standardFields: named(data.standardFields) }
      const checked = checkedData(shape, target, {}, dataOf(row), before)
      return [{ before: row, data: checked, forms: indexFormsOf(shape, checked) }]
    } catch (error) {
      // A field has become required or an own field was deleted since: the record stays as it is.
      if (!(error instanceof Failure)) throw error
      kept.push(row.open_id)
      return []
    }
  })
}

/** Which fields of a record an undoing would leave as they are, because somebody has changed them since. */
export async function keptPaths(ctx: Context, item: bulk.Item): Promise<string[]> {
  const [row] = await batch.findManyLocked(ctx, item.entity_type, [item.open_id])
  const states = await statesOf(ctx, item.entity_type, [item])
  const before = states.get(`${item.open_id}/${item.previous_version}`)
  const after = row?.version === item.version ? dataOf(row) : states.get(`${item.open_id}/${item.version}`)
  if (!row || !before || !after) return []
  const paths: string[] = []
  const present = dataOf(row)
  revert(
    present.standardFields,
    after.standardFields,
    before.standardFields,
    (path) => paths.push(path),
    'standardFields',
  )
  revert(present.customFields, after.customFields, before.customFields, (path) => paths.push(path), 'customFields')
  return paths
}

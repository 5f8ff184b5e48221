import type { Parsed, Result } from '@cohort/contract/call'
import type {
  createEntity,
  Entity,
  getEntity,
  listEntities,
  listVersions,
  patchEntity,
  putCustomValues,
} from '@cohort/contract/entities'
import { fail } from '@cohort/contract/errors'
import { defaultsOf } from '@cohort/contract/json-schema'
import { type Context, found, transaction } from '#kernel/context'
import { newId } from '#kernel/ids'
import { indexFormsOf } from '#modules/entities/index-forms'
import { mergePatch } from '#modules/entities/merge-patch'
import type { RecordData, Shape } from '#modules/entities/shape'
import { shapeFor, shapeToRead } from '#modules/entities/shapes'
import * as store from '#modules/entities/store'
import { checkedData } from '#modules/entities/values'

export const toEntity = (row: store.EntityRow): Entity => ({
  meta: {
    openId: row.open_id,
    entityType: row.entity_type,
    source: row.source,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    createdBy: row.created_by,
    updatedBy: row.updated_by,
    version: row.version,
  },
  data: dataOf(row),
})

const dataOf = (row: { data: unknown }): RecordData => {
  const data = row.data as Partial<RecordData>
  return { standardFields: data.standardFields ?? {}, customFields: data.customFields ?? {} }
}

export async function get(ctx: Context, { params }: Parsed<typeof getEntity>): Promise<Result<typeof getEntity>> {
  await shapeToRead(ctx, params.type)
  return toEntity(found(await store.find(ctx, params.type, params.id)))
}

const mostIds = 500

export async function list(
  ctx: Context,
  { params, query }: Parsed<typeof listEntities>,
): Promise<Result<typeof listEntities>> {
  await shapeToRead(ctx, params.type)
  const ids = [...new Set(query.openIds.split(',').filter(Boolean))]
  if (ids.length > mostIds) throw fail('BadInput', { field: 'openIds', problem: `more than ${mostIds}` })
  const rows = ids.length > 0 ? await store.findMany(ctx, params.type, ids) : []
  const byId = new Map(rows.map((row) => [row.open_id, row]))
  return { data: ids.flatMap((id) => byId.get(id) ?? []).map(toEntity) }
}

export async function create(
  ctx: Context,
  { params, query, body }: Parsed<typeof createEntity>,
): Promise<Result<typeof createEntity>> {
  const shape = await shapeFor(ctx, params.type)
  const data = checkedData(shape, { ...body, standardFields: { ...defaultsOf(shape.type), ...body.standardFields } })
  const [row] = await insertRecords(ctx, shape, [{ openId: query.openId, data, source: body.source ?? null }])
  if (!row) throw fail('Conflict', { current: { openId: query.openId ?? '' } })
  return toEntity(row)
}

interface Draft {
  openId?: string | undefined
  data: RecordData
  source: string | null
  /** When it was made, where that is not now. */
  at?: Date
}

/** Writes records, their index and their count in one transaction. Those whose id is taken are left out. */
export async function insertRecords(ctx: Context, shape: Shape, drafts: readonly Draft[]): Promise<store.EntityRow[]> {
  const by = ctx.who?.user.userId ?? null
  return transaction(ctx, async (ctx) => {
    const now = ctx.clock.now()
    const records = drafts.map((draft) => ({
      openId: draft.openId ?? newId(now),
      data: draft.data,
      source: draft.source,
      at: draft.at ?? now,
      by,
      forms: indexFormsOf(shape, draft.data),
    }))
    const rows = await store.insertAll(ctx, shape.type.type, records)
    if (rows.length > 0) await store.addToCounter(ctx, 'Entity', rows.length)
    return rows
  })
}

export async function patch(
  ctx: Context,
  { params, query, body }: Parsed<typeof patchEntity>,
): Promise<Result<typeof patchEntity>> {
  const shape = await shapeFor(ctx, params.type)
  const merge = (before: RecordData): RecordData => ({
    standardFields: mergePatch(before.standardFields, body.standardFields ?? {}) as RecordData['standardFields'],
    customFields: mergePatch(before.customFields, body.customFields ?? {}) as RecordData['customFields'],
  })
  return change(ctx, shape, query.openId, body.version, merge, body.standardFields ?? {})
}

export async function putCustom(
  ctx: Context,
  { params, query, body }: Parsed<typeof putCustomValues>,
): Promise<Result<typeof putCustomValues>> {
  const shape = await shapeFor(ctx, params.type)
  const replace = (before: RecordData): RecordData => ({ ...before, customFields: body.customFields })
  return change(ctx, shape, query.openId, body.version, replace, {})
}

/** One change of one record: locked, compared with the version it was made from, checked, kept as a version. */
async function change(
  ctx: Context,
  shape: Shape,
  openId: string,
  version: number | undefined,
  make: (before: RecordData) => RecordData,
  sent: Record<string, unknown>,
): Promise<Entity> {
  const by = ctx.who?.user.userId ?? null
  return transaction(ctx, async (ctx) => {
    const before = found(await store.findLocked(ctx, shape.type.type, openId))
    if (version !== undefined && version !== before.version) throw fail('Conflict', { current: toEntity(before) })
    const data = checkedData(shape, make(dataOf(before)), sent)
    await store.insertVersion(ctx, before)
    return toEntity(
      await store.rewrite(ctx, before, { data, forms: indexFormsOf(shape, data), at: ctx.clock.now(), by }),
    )
  })
}

export async function versions(
  ctx: Context,
  { params }: Parsed<typeof listVersions>,
): Promise<Result<typeof listVersions>> {
  await shapeToRead(ctx, params.type)
  found(await store.find(ctx, params.type, params.id))
  const rows = await store.findVersions(ctx, params.type, params.id)
  return {
    data: rows.map((row) => ({ version: row.version, at: row.at.toISOString(), by: row.by, data: dataOf(row) })),
  }
}

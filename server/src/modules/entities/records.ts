import type { restoreVersion } from '@cohort/contract/bulk'
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
import { Failure, fail } from '@cohort/contract/errors'
import { customDefaultsOf, defaultsOf } from '@cohort/contract/json-schema'
import { audit } from '#kernel/audit'
import { type Context, found, transaction } from '#kernel/context'
import { newId } from '#kernel/ids'
import { lastly, settled } from '#kernel/scope'
import { numberFormsOf, termsOf } from '#modules/entities/index-forms'
import { insertTerms } from '#modules/entities/index-store'
import { mergePatch } from '#modules/entities/merge-patch'
import { reach } from '#modules/entities/reach'
import { holdFiles, holdsAny, withFiles } from '#modules/entities/record-files'
import * as redirects from '#modules/entities/redirect-store'
import type { RecordData, Shape } from '#modules/entities/shape'
import { shapeFor, shapeToRead } from '#modules/entities/shapes'
import * as store from '#modules/entities/store'
import { isRenamed, spreadName, withTagNames } from '#modules/entities/tag-names'
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

export const dataOf = (row: { data: unknown }): RecordData => {
  const data = row.data as Partial<RecordData>
  return { standardFields: data.standardFields ?? {}, customFields: data.customFields ?? {} }
}

export async function get(ctx: Context, { params }: Parsed<typeof getEntity>): Promise<Result<typeof getEntity>> {
  try {
    return toEntity(await reach(ctx, params.type, params.id))
  } catch (error) {
    // What was merged into another is that one now.
    const isGone = error instanceof Failure && error.code === 'NotFound'
    const end = isGone ? await redirects.findEnd(ctx, params.type, params.id) : undefined
    if (end === undefined) throw error
    return toEntity(await reach(ctx, params.type, end))
  }
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
  const given = await withTagNames(ctx, { ...defaultsOf(shape.type), ...body.standardFields })
  const customFields = { ...customDefaultsOf(shape.custom), ...body.customFields }
  const data = checkedData(shape, { standardFields: given, customFields })
  const [row] = await insertRecords(ctx, shape, [{ openId: query.openId, data, source: body.source ?? null }])
  if (!row) throw fail('Conflict', { current: { openId: query.openId ?? '' } })
  return toEntity(row)
}

export type Counting = store.Counting

interface Draft {
  openId?: string | undefined
  data: RecordData
  source: string | null
  /** When it was made, where that is not now. */
  at?: Date
}

/** Writes records, their index and their count in one transaction. Those whose id is taken are left out. */
export const insertRecords = (ctx: Context, shape: Shape, drafts: readonly Draft[]): Promise<store.EntityRow[]> =>
  transaction(ctx, (ctx) => insertHere(ctx, shape, drafts, 'counted', { isLast: true }))

/** The same inside an open transaction. Uncounted takes no room: whoever says so puts them aside again before it ends. */
export async function insertHere(
  ctx: Context,
  shape: Shape,
  drafts: readonly Draft[],
  counting: store.Counting = 'counted',
  { isLast = false }: Pick<How, 'isLast'> = {},
): Promise<store.EntityRow[]> {
  const by = ctx.who?.user.userId ?? null
  const now = ctx.clock.now()
  const records: store.WithoutTerms[] = []
  for (const draft of drafts) {
    const data = await withFiles(ctx, shape, draft.data)
    const { source, openId = newId(now), at = now } = draft
    records.push({ openId, data, source, at, by, forms: numberFormsOf(shape, data) })
  }
  const isFree = drafts.every((draft) => draft.openId === undefined)
  const hasFiles = records.some(({ data }) => holdsAny(shape, data))
  const how = { isLast: isLast && !hasFiles }
  const rows = await (isFree ? writeNew(ctx, shape, records, counting, how) : writeFree(ctx, shape, records, counting))
  if (hasFiles) for (const row of rows) await holdFiles(ctx, shape, row, dataOf(row))
  return rows
}

/**
 * Ids of our own are free: nothing waits for the answer whether they were, nor for what was written. Keywords are made while
 * the database writes the records.
 */
async function writeNew(
  ctx: Context,
  shape: Shape,
  records: readonly store.WithoutTerms[],
  counting: store.Counting,
  { isLast }: Pick<How, 'isLast'>,
): Promise<store.EntityRow[]> {
  const { type } = shape.type
  const writing = unawaited(
    settled([store.insertNewWithoutTerms(ctx, type, records), store.countRecords(ctx, type, records.length, counting)]),
  )
  await sent()
  const rest = () => settled([writing, insertTerms(ctx, type, withTerms(shape, records))])
  await (isLast ? lastly(ctx, rest) : rest())
  return records.map((record) => store.newRow(ctx, type, record))
}

async function writeFree(
  ctx: Context,
  shape: Shape,
  records: readonly store.WithoutTerms[],
  counting: store.Counting,
): Promise<store.EntityRow[]> {
  const { type } = shape.type
  const rows = await store.insertAll(ctx, type, withTerms(shape, records))
  if (rows.length > 0) await store.countRecords(ctx, type, rows.length, counting)
  return rows
}

const withTerms = (shape: Shape, records: readonly store.WithoutTerms[]): store.NewRecord[] =>
  records.map((record) => {
    const { data, forms } = record
    return { ...record, forms: { ...forms, terms: termsOf(shape, data, forms.facets) } }
  })

/** What was asked for is on its way to the database when all that follows at once has happened. */
const sent = (): Promise<void> => new Promise((done) => process.nextTick(done))

export async function patch(
  ctx: Context,
  { params, query, body }: Parsed<typeof patchEntity>,
): Promise<Result<typeof patchEntity>> {
  const shape = await shapeFor(ctx, params.type)
  const sent = { ...body, standardFields: await withTagNames(ctx, body.standardFields ?? {}) }
  return change(ctx, shape, {
    openId: query.openId,
    version: body.version,
    make: (before) => merged(before, sent),
    sent: sent.standardFields,
  })
}

/** Both kinds of fields of a record under a merge patch. */
export const merged = (before: RecordData, patch: Partial<Record<keyof RecordData, unknown>>): RecordData => ({
  standardFields: mergePatch(before.standardFields, patch.standardFields ?? {}) as RecordData['standardFields'],
  customFields: mergePatch(before.customFields, patch.customFields ?? {}) as RecordData['customFields'],
})

export async function putCustom(
  ctx: Context,
  { params, query, body }: Parsed<typeof putCustomValues>,
): Promise<Result<typeof putCustomValues>> {
  const shape = await shapeFor(ctx, params.type)
  return change(ctx, shape, {
    openId: query.openId,
    version: body.version,
    make: (before) => ({ ...before, customFields: body.customFields }),
    sent: {},
  })
}

/** How one record is changed: from which version, into what, and what of it was sent. */
export interface RecordChange {
  openId: string
  version: number | undefined
  make: (before: RecordData) => RecordData
  sent: Record<string, unknown>
}

const change = (ctx: Context, shape: Shape, what: RecordChange): Promise<Entity> =>
  transaction(ctx, (ctx) => changeHere(ctx, shape, what, { isLast: true }))

interface How {
  /** A state whose options may stand again although they were deleted. */
  once?: RecordData
  /** Nothing else is written in this transaction. */
  isLast?: boolean
}

/** Waited for later. Where something else fails first, its own failure is nobody's. */
function unawaited<T>(work: Promise<T>): Promise<T> {
  work.catch(() => {})
  return work
}

/** One change of one record in an open transaction: locked, compared with its version, checked, kept as a version. */
export async function changeHere(
  ctx: Context,
  shape: Shape,
  what: RecordChange,
  { once, isLast = false }: How = {},
): Promise<Entity> {
  const by = ctx.who?.user.userId ?? null
  const { type } = shape.type
  const locking = store.findLocked(ctx, type, what.openId)
  // Kept while the change is being checked: where it is refused, nothing stays of it.
  const keeping = unawaited(store.insertVersion(ctx, type, what.openId))
  const before = found(await locking)
  const stale = what.version !== undefined && what.version !== before.version
  if (stale) throw fail('Conflict', { current: toEntity(before) })
  const present = dataOf(before)
  const data = await withFiles(ctx, shape, checkedData(shape, what.make(present), what.sent, present, once), present)
  await holdFiles(ctx, shape, before, data, present)
  const at = ctx.clock.now()
  const forms = numberFormsOf(shape, data)
  const { row, ...rewriting } = store.rewrite(ctx, before, { data, forms, at, by })
  const writing = unawaited(rewriting.writing)
  // The record is on its way: its keywords are made while the database writes it.
  await sent()
  const terms = termsOf(shape, data, forms.facets)
  const rest = () =>
    Promise.all([keeping, writing, insertTerms(ctx, type, [{ openId: row.open_id, at, forms: { ...forms, terms } }])])
  // A new name goes on to what keeps it too.
  const isSpread = isRenamed(before, row)
  await (isLast && !isSpread ? lastly(ctx, rest) : rest())
  if (isSpread) await spreadName(ctx, before, row)
  return toEntity(row)
}

/**
 * An earlier state becomes the present one. Fields that were deleted since keep what they have now, and so do fields
 * that are required now and were empty then.
 */
export async function restore(
  ctx: Context,
  { params, body }: Parsed<typeof restoreVersion>,
): Promise<Result<typeof restoreVersion>> {
  const shape = await shapeFor(ctx, params.type)
  found(await store.find(ctx, params.type, params.id))
  const old = dataOf(found(await store.findVersion(ctx, params.type, params.id, params.version)))
  const standardFields = await withTagNames(ctx, old.standardFields)
  const make = (present: RecordData): RecordData => ({ standardFields, customFields: ownValues(shape, old, present) })
  return transaction(ctx, async (ctx) => {
    const what = { openId: params.id, version: body.version, make, sent: {} }
    const record = await changeHere(ctx, shape, what, { once: old })
    await audit(ctx, 'entity.restoreVersion', `${params.type}/${params.id}`, { after: { version: params.version } })
    return record
  })
}

function ownValues(shape: Shape, old: RecordData, present: RecordData): RecordData['customFields'] {
  const entries = shape.custom.map(({ key, required }): [string, unknown] => [
    key,
    old.customFields[key] ?? (required ? present.customFields[key] : undefined),
  ])
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined && value !== null))
}

export async function versions(
  ctx: Context,
  { params }: Parsed<typeof listVersions>,
): Promise<Result<typeof listVersions>> {
  await reach(ctx, params.type, params.id)
  const rows = await store.findVersions(ctx, params.type, params.id)
  return {
    data: rows.map((row) => ({ version: row.version, at: row.at.toISOString(), by: row.by, data: dataOf(row) })),
  }
}

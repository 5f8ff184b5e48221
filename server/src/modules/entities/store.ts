import type { LiveKind } from '@cohort/contract/live'
import { type Selectable, sql } from 'kysely'
import { announce } from '#kernel/announce'
import type { Context } from '#kernel/context'
import { fixed, type Scope } from '#kernel/scope'
import type { Tables } from '#kernel/tables'
import { marksOf, sameMarks } from '#modules/entities/identity'
import { writeIdentities } from '#modules/entities/identity-store'
import type { IndexForms } from '#modules/entities/index-forms'
import { insertForms, insertNumberForms, rewriteNums, rowsFrom } from '#modules/entities/index-store'
import type { RecordData } from '#modules/entities/shape'
import { counterOf, countMore } from '#modules/resources/counting'

interface EntityVersionTable {
  tenant_id: string
  entity_type: string
  open_id: string
  version: number
  at: Date
  by: string | null
  data: Record<string, unknown>
}
declare module '#kernel/tables' {
  interface Tables {
    entity_version: EntityVersionTable
  }
}

export type EntityRow = Selectable<Tables['entity']>

export interface NewRecord {
  openId: string
  data: RecordData
  source: string | null
  at: Date
  by: string | null
  forms: IndexForms
}

const columns = [
  'tenant_id',
  'entity_type',
  'open_id',
  'source',
  'created_at',
  'updated_at',
  'created_by',
  'updated_by',
  'version',
  'deleted_at',
  'deleted_by',
  'deleted_with',
  'data',
  'facets',
  'nums',
] as const satisfies readonly (keyof EntityRow)[]
export const allColumns = sql.raw(columns.join())

/** The records whose ids were free; the others are left alone. */
export async function insertAll(scope: Scope, type: string, records: readonly NewRecord[]): Promise<EntityRow[]> {
  const rows = await insertRows(scope, type, records)
  const free = new Set(rows.map((row) => row.open_id))
  // Of two with one id the first was taken.
  const written = records.filter((record) => free.delete(record.openId))
  if (written.length > 0) await insertForms(scope, type, written)
  return rows
}

/** The records alone, without what makes them findable. */
async function insertRows(scope: Scope, type: string, records: readonly NewRecord[]): Promise<EntityRow[]> {
  const { rows } = await sql<EntityRow>`${inserting(scope, type, records)} returning ${allColumns}`.execute(
    scope.prepared,
  )
  for (const row of rows) tell(scope, row, 'created', row.created_by)
  return rows
}

export type WithoutTerms = Omit<NewRecord, 'forms'> & { forms: Omit<IndexForms, 'terms'> }

/** The same for many, whose keywords follow later. Returns the ids that were free. */
export async function insertWithoutTerms(
  scope: Scope,
  type: string,
  records: readonly WithoutTerms[],
): Promise<Set<string>> {
  const { rows } = await sql<{ open_id: string }>`${inserting(scope, type, records)} returning open_id`.execute(
    scope.db,
  )
  const free = new Set(rows.map((row) => row.open_id))
  tellMade(scope, type, [...free], records[0]?.by ?? null)
  const unwritten = new Set(free)
  await insertNumberForms(
    scope,
    type,
    records.filter((record) => unwritten.delete(record.openId)),
  )
  return free
}

/** The same for ids of our own, which are free: nothing waits for an answer. */
export async function insertNewWithoutTerms(
  scope: Scope,
  type: string,
  records: readonly WithoutTerms[],
): Promise<void> {
  tellMade(
    scope,
    type,
    records.map(({ openId }) => openId),
    records[0]?.by ?? null,
  )
  await Promise.all([inserting(scope, type, records).execute(scope.prepared), insertNumberForms(scope, type, records)])
}

/** As it stands in the database after that: nothing of it has to be read back. */
export const newRow = (scope: Scope, type: string, record: WithoutTerms): EntityRow => ({
  tenant_id: scope.tenant,
  entity_type: type,
  open_id: record.openId,
  source: record.source,
  created_at: record.at,
  updated_at: record.at,
  created_by: record.by,
  updated_by: record.by,
  version: 1,
  deleted_at: null,
  deleted_by: null,
  deleted_with: null,
  data: record.data as unknown as EntityRow['data'],
  facets: record.forms.facets,
  nums: record.forms.nums,
})

const tellMade = (scope: Scope, type: string, openIds: readonly string[], by: string | null): void => {
  for (const openId of openIds) tell(scope, { entity_type: type, open_id: openId, version: 1 }, 'created', by)
}

function inserting(scope: Scope, type: string, records: readonly WithoutTerms[]) {
  const rows = records.map(({ openId, source, at, by, data, forms }) => ({
    open_id: openId,
    source,
    at,
    by,
    data,
    facets: forms.facets,
    nums: forms.nums,
  }))
  return sql`insert into entity
    (tenant_id, entity_type, open_id, source, created_at, updated_at, created_by, updated_by, data, facets, nums)
    select ${scope.tenant}, ${type}, open_id, source, at, at, by, by, data, facets, nums
    from ${rowsFrom(rows, 'open_id text, source text, at timestamptz, by text, data jsonb, facets text[], nums jsonb')}
    on conflict (tenant_id, entity_type, open_id) do nothing`
}
/** Every write of a record passes through here or through the bin's store: whoever looks at it hears of it. */
export const tell = (
  scope: Scope,
  row: Pick<EntityRow, 'entity_type' | 'open_id' | 'version'>,
  kind: LiveKind,
  by: string | null,
): void => announce(scope, { type: row.entity_type, kind, openId: row.open_id, version: row.version, by })

const one = `select ${columns.join()} from entity
  where tenant_id = $1 and entity_type = $2 and open_id = $3 and deleted_at is null`

const findOne = async (scope: Scope, text: string, type: string, openId: string): Promise<EntityRow | undefined> =>
  (await fixed<EntityRow>(scope, text, [scope.tenant, type, openId]))[0]

export const find = (scope: Scope, type: string, openId: string) => findOne(scope, one, type, openId)

/** The row stays locked: patches of one record follow one another, and none is lost. */
export const findLocked = (scope: Scope, type: string, openId: string) =>
  findOne(scope, `${one} for update`, type, openId)

export async function findMany(scope: Scope, type: string, openIds: readonly string[]): Promise<EntityRow[]> {
  const { rows } = await sql<EntityRow>`select ${allColumns} from entity
    where tenant_id = ${scope.tenant} and entity_type = ${type} and open_id = any(${openIds}::text[]) and deleted_at is null`.execute(
    scope.prepared,
  )
  return rows
}

export interface Rewrite {
  data: RecordData
  forms: Omit<IndexForms, 'terms'>
  at: Date
  by: string | null
}

const update = `update entity set data = $4::jsonb, facets = $5, nums = $6::jsonb, updated_at = $7, updated_by = $8, version = $9
  where tenant_id = $1 and entity_type = $2 and open_id = $3`

/**
 * The new state of a locked record, without its keywords. Nothing in it waits for an answer, and none has to tell what was
 * written: it is known.
 */
export function rewrite(
  scope: Scope,
  before: EntityRow,
  change: Rewrite,
): { row: EntityRow; writing: Promise<unknown> } {
  const { facets, nums } = change.forms
  const row: EntityRow = {
    ...before,
    data: change.data as unknown as EntityRow['data'],
    facets,
    nums,
    updated_at: change.at,
    updated_by: change.by,
    version: before.version + 1,
  }
  tell(scope, row, 'changed', change.by)
  const place = [scope.tenant, row.entity_type, row.open_id]
  const state = [JSON.stringify(row.data), facets, JSON.stringify(nums), row.updated_at, row.updated_by, row.version]
  const updating = fixed(scope, update, [...place, ...state])
  return {
    row,
    writing: Promise.all([updating, rewriteNums(scope, before, nums), rewriteIdentity(scope, before, change)]),
  }
}

/** Most changes leave a person who they are. */
async function rewriteIdentity(scope: Scope, before: EntityRow, { forms }: Rewrite): Promise<void> {
  const known = marksOf({ standardFields: {}, ...(before.data as Partial<RecordData>) })
  if (sameMarks(known, forms.marks)) return
  await writeIdentities(scope, before.entity_type, [{ openId: before.open_id, forms }])
}

/** The present state goes among the earlier ones. To be asked for before it changes, while it is locked. */
export const insertVersion = (scope: Scope, type: string, openId: string) =>
  fixed(
    scope,
    `insert into entity_version (tenant_id, entity_type, open_id, version, at, by, data)
      select tenant_id, entity_type, open_id, version, updated_at, updated_by, data from entity
      where tenant_id = $1 and entity_type = $2 and open_id = $3`,
    [scope.tenant, type, openId],
  )

export const findVersions = (scope: Scope, type: string, openId: string) =>
  scope.db
    .selectFrom('entity_version')
    .selectAll()
    .where('tenant_id', '=', scope.tenant)
    .where('entity_type', '=', type)
    .where('open_id', '=', openId)
    .orderBy('version', 'desc')
    .limit(200)
    .execute()

export const findVersion = (scope: Scope, type: string, openId: string, version: number) =>
  scope.db
    .selectFrom('entity_version')
    .selectAll()
    .where('tenant_id', '=', scope.tenant)
    .where('entity_type', '=', type)
    .where('open_id', '=', openId)
    .where('version', '=', version)
    .executeTakeFirst()

/** Uncounted is what comes and goes in one transaction: it was never there, and needs no room although there be none. */
export type Counting = 'counted' | 'uncounted'

/**
 * So many more, or fewer, living records: of all types, for the capacity, and of this one, for whoever lists it. Spaces,
 * projects and tasks hold the work, not the data: they take no room there.
 */
export async function countRecords(
  ctx: Context,
  type: string,
  by: number,
  counting: Counting = 'counted',
): Promise<void> {
  if (counting === 'counted') await countMore(ctx, isWork(type) ? [counterOf(type)] : ['Entity', counterOf(type)], by)
}

/** Kept by modules of their own, with participants and flags. */
export const workTypes = ['Space', 'Channel', 'Project', 'HydrogenTask']
export const isWork = (type: string): boolean => workTypes.includes(type)

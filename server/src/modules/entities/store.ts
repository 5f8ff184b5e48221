import type { LiveKind } from '@cohort/contract/live'
import { type Generated, type Selectable, sql } from 'kysely'
import { announce } from '#kernel/announce'
import type { Scope } from '#kernel/scope'
import type { Tables } from '#kernel/tables'
import type { IndexForms } from '#modules/entities/index-forms'
import type { RecordData } from '#modules/entities/shape'

interface EntityTermTable {
  tenant_id: string
  entity_type: string
  open_id: string
  terms: number[]
}
interface EntityNumTable {
  tenant_id: string
  entity_type: string
  open_id: string
  field: string
  val: number
}
interface EntityVersionTable {
  tenant_id: string
  entity_type: string
  open_id: string
  version: number
  at: Date
  by: string | null
  data: Record<string, unknown>
}
interface CounterTable {
  tenant_id: string
  resource: string
  consumed: Generated<number>
}

declare module '#kernel/tables' {
  interface Tables {
    entity_term: EntityTermTable
    entity_num: EntityNumTable
    entity_version: EntityVersionTable
    counter: CounterTable
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

const json = (value: unknown) => sql<never>`${JSON.stringify(value)}::jsonb`

/** The records whose ids were free; the others are left alone. */
export async function insertAll(scope: Scope, type: string, records: readonly NewRecord[]): Promise<EntityRow[]> {
  const rows = await scope.db
    .insertInto('entity')
    .values(
      records.map((record) => ({
        tenant_id: scope.tenant,
        entity_type: type,
        open_id: record.openId,
        source: record.source,
        created_at: record.at,
        updated_at: record.at,
        created_by: record.by,
        updated_by: record.by,
        data: json(record.data),
        facets: record.forms.facets,
        nums: json(record.forms.nums),
      })),
    )
    .onConflict((conflict) => conflict.columns(['tenant_id', 'entity_type', 'open_id']).doNothing())
    .returningAll()
    .execute()
  const made = new Set(rows.map((row) => row.open_id))
  const written = records.filter((record) => made.has(record.openId))
  if (written.length > 0) await insertForms(scope, type, written)
  for (const row of rows) tell(scope, row, 'created', row.created_by)
  return rows
}

/** Every write of a record passes through here or through the bin's store: whoever looks at it hears of it. */
export const tell = (
  scope: Scope,
  row: Pick<EntityRow, 'entity_type' | 'open_id' | 'version'>,
  kind: LiveKind,
  by: string | null,
): void => announce(scope, { type: row.entity_type, kind, openId: row.open_id, version: row.version, by })

export async function insertForms(
  scope: Scope,
  type: string,
  records: readonly Pick<NewRecord, 'openId' | 'forms'>[],
): Promise<void> {
  const key = (openId: string) => ({ tenant_id: scope.tenant, entity_type: type, open_id: openId })
  await scope.db
    .insertInto('entity_term')
    .values(records.map(({ openId, forms }) => ({ ...key(openId), terms: forms.terms })))
    .execute()
  const nums = records.flatMap(({ openId, forms }) =>
    Object.entries(forms.nums).map(([field, val]) => ({ ...key(openId), field, val })),
  )
  if (nums.length > 0) await scope.db.insertInto('entity_num').values(nums).execute()
}

const one = (scope: Scope, type: string, openId: string) =>
  scope.db
    .selectFrom('entity')
    .selectAll()
    .where('tenant_id', '=', scope.tenant)
    .where('entity_type', '=', type)
    .where('open_id', '=', openId)
    .where('deleted_at', 'is', null)

export const find = (scope: Scope, type: string, openId: string) => one(scope, type, openId).executeTakeFirst()

/** The row stays locked: patches of one record follow one another, and none is lost. */
export const findLocked = (scope: Scope, type: string, openId: string) =>
  one(scope, type, openId).forUpdate().executeTakeFirst()

export const findMany = (scope: Scope, type: string, openIds: readonly string[]) =>
  scope.db
    .selectFrom('entity')
    .selectAll()
    .where('tenant_id', '=', scope.tenant)
    .where('entity_type', '=', type)
    .where('open_id', 'in', openIds)
    .where('deleted_at', 'is', null)
    .execute()

export interface Rewrite {
  data: RecordData
  forms: IndexForms
  at: Date
  by: string | null
}

/** The new state of a locked record. The index is touched only where it changes. */
export async function rewrite(scope: Scope, before: EntityRow, change: Rewrite): Promise<EntityRow> {
  const row = await scope.db
    .updateTable('entity')
    .set((entity) => ({
      data: json(change.data),
      facets: change.forms.facets,
      nums: json(change.forms.nums),
      updated_at: change.at,
      updated_by: change.by,
      version: entity('version', '+', 1),
    }))
    .where('tenant_id', '=', scope.tenant)
    .where('entity_type', '=', before.entity_type)
    .where('open_id', '=', before.open_id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await rewriteTerms(scope, before, change.forms.terms)
  await rewriteNums(scope, before, change.forms.nums)
  tell(scope, row, 'changed', change.by)
  return row
}

const rewriteTerms = (scope: Scope, { entity_type, open_id }: EntityRow, terms: number[]) =>
  scope.db
    .updateTable('entity_term')
    .set({ terms })
    .where('tenant_id', '=', scope.tenant)
    .where('entity_type', '=', entity_type)
    .where('open_id', '=', open_id)
    .where(sql<boolean>`terms <> ${terms}::int4[]`)
    .execute()

async function rewriteNums(scope: Scope, before: EntityRow, nums: Record<string, number>): Promise<void> {
  const old = before.nums as Record<string, number>
  const gone = Object.keys(old).filter((field) => nums[field] === undefined)
  const changed = Object.entries(nums).filter(([field, val]) => old[field] !== val)
  const key = { tenant_id: scope.tenant, entity_type: before.entity_type, open_id: before.open_id }
  if (gone.length > 0) {
    await scope.db
      .deleteFrom('entity_num')
      .where('tenant_id', '=', scope.tenant)
      .where('entity_type', '=', before.entity_type)
      .where('open_id', '=', before.open_id)
      .where('field', 'in', gone)
      .execute()
  }
  if (changed.length > 0) {
    await scope.db
      .insertInto('entity_num')
      .values(changed.map(([field, val]) => ({ ...key, field, val })))
      .onConflict((conflict) =>
        conflict
          .columns(['tenant_id', 'entity_type', 'open_id', 'field'])
          .doUpdateSet((row) => ({ val: row.ref('excluded.val') })),
      )
      .execute()
  }
}

export const insertVersion = (scope: Scope, before: EntityRow) =>
  scope.db
    .insertInto('entity_version')
    .values({
      tenant_id: scope.tenant,
      entity_type: before.entity_type,
      open_id: before.open_id,
      version: before.version,
      at: before.updated_at,
      by: before.updated_by,
      data: json(before.data),
    })
    .execute()

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

/** One more, or fewer, of a resource. The row is locked until the transaction ends: the number is exact. */
export async function addToCounter(scope: Scope, resource: string, by: number): Promise<number> {
  const row = await scope.db
    .insertInto('counter')
    .values({ tenant_id: scope.tenant, resource, consumed: by })
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'resource'])
        .doUpdateSet((counter) => ({ consumed: sql<number>`${counter.ref('counter.consumed')} + ${by}` })),
    )
    .returning('consumed')
    .executeTakeFirstOrThrow()
  return row.consumed
}

import { type RawBuilder, sql } from 'kysely'
import { fixed, type Scope } from '#kernel/scope'
import { removeIdentities, writeIdentities } from '#modules/entities/identity-store'
import type { IndexForms } from '#modules/entities/index-forms'
import type { EntityRow } from '#modules/entities/store'
import { saltedTerms, saltedText, shelves } from '#modules/entities/terms'

/** What makes records findable, in tables beside them. */
interface EntityTermTable {
  tenant_id: string
  entity_type: string
  open_id: string
  terms: number[]
  /** When the record was last changed: hits are put in order without a look at each of them. */
  at: Date
}
interface EntityNumTable {
  tenant_id: string
  entity_type: string
  open_id: string
  field: string
  val: number
}

declare module '#kernel/tables' {
  interface Tables {
    entity_term: EntityTermTable
    entity_num: EntityNumTable
  }
}

/**
 * Terms as they stand in the index: those of each enterprise and type are their own, so that a look meets no others. Of a
 * record as they are on its shelf; without one as on the first.
 */
export const termsIn = (scope: Scope, type: string, terms: readonly number[], openId?: string): number[] =>
  saltedTerms(saltOf(scope, type), terms, openId)

const saltOf = (scope: Scope, type: string): string => `${scope.tenant}/${type}`

/** The shelf on which a record stands, as the database tells it. */
export const shelfOf = (openId: string): RawBuilder<number> =>
  sql<number>`(ascii(right(${sql.ref(openId)}, 1)) % ${sql.lit(shelves)})`

/** One parameter for any number of rows: a list of values for each column would have to be compiled anew for each size. */
export const rowsFrom = (rows: readonly object[], columns: string): RawBuilder<unknown> =>
  sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(${sql.raw(columns)})`

/** New entries wait in a list that every search reads through; this works them into the index. Nobody waits for it. */
export const tidy = (scope: Scope) => sql`select tidy_index()`.execute(scope.db)

export interface Indexed {
  openId: string
  at: Date
  forms: IndexForms
}

export async function insertForms(scope: Scope, type: string, records: readonly Indexed[]): Promise<void> {
  await Promise.all([insertTerms(scope, type, records), insertNumberForms(scope, type, records)])
}

/** All but the keywords. */
export async function insertNumberForms(
  scope: Scope,
  type: string,
  records: readonly { openId: string; forms: Omit<IndexForms, 'terms'> }[],
): Promise<void> {
  await Promise.all([insertNums(scope, type, records), writeIdentities(scope, type, records)])
}

/** Columns of their own, not a list of objects: hundreds of numbers as JSON cost more than to write them. */
export const insertTerms = (scope: Scope, type: string, records: readonly Indexed[]) => {
  const ids = records.map(({ openId }) => openId)
  const terms = records.map(({ openId, forms }) => saltedText(saltOf(scope, type), forms.terms, openId))
  const times = records.map(({ at }) => at.toISOString())
  return fixed(scope, upsertTerms, [scope.tenant, type, ids, terms, times])
}

const upsertTerms = `insert into entity_term (tenant_id, entity_type, open_id, terms, at)
  select $1, $2, r.open_id, r.terms::int4[], r.at from unnest($3::text[], $4::text[], $5::timestamptz[]) as r(open_id, terms, at)
  on conflict (tenant_id, entity_type, open_id) do update set at = excluded.at,
    terms = case when entity_term.terms = excluded.terms then entity_term.terms else excluded.terms end
  where entity_term.at <> excluded.at or entity_term.terms <> excluded.terms`

export async function insertNums(
  scope: Scope,
  type: string,
  records: readonly { openId: string; forms: { nums: Record<string, number> } }[],
): Promise<void> {
  const nums = records.flatMap(({ openId, forms }) =>
    Object.entries(forms.nums).map(([field, val]) => ({ openId, field, val })),
  )
  if (nums.length === 0) return
  // In the order of the index: what belongs on one page of it goes there in one go.
  nums.sort((a, b) => (a.field < b.field ? -1 : a.field > b.field ? 1 : a.val - b.val))
  const ids = nums.map(({ openId }) => openId)
  const fields = nums.map(({ field }) => field)
  const vals = nums.map(({ val }) => val)
  await fixed(
    scope,
    `insert into entity_num (tenant_id, entity_type, open_id, field, val)
      select $1, $2, n.open_id, n.field, n.val
      from unnest($3::text[], $4::text[], $5::float8[]) as n(open_id, field, val)`,
    [scope.tenant, type, ids, fields, vals],
  )
}

/** The numbers that another state does not have so. */
export const onlyIn = (nums: Record<string, number>, other: Record<string, number>): Record<string, number> =>
  Object.fromEntries(Object.entries(nums).filter(([field, val]) => other[field] !== val))

/** The numbers of a record that changes, as far as they do. */
export async function rewriteNums(scope: Scope, before: EntityRow, nums: Record<string, number>): Promise<void> {
  const old = before.nums
  const { open_id: openId, entity_type: type } = before
  await Promise.all([
    removeNums(scope, type, [{ openId, nums: onlyIn(old, nums) }]),
    insertNums(scope, type, [{ openId, forms: { nums: onlyIn(nums, old) } }]),
  ])
}

/** Numbers are found by their value, so whoever takes them away says what they were: as they stand in the record. */
export async function removeNums(
  scope: Scope,
  type: string,
  records: readonly { openId: string; nums: Record<string, number> }[],
): Promise<void> {
  const nums = records.flatMap(({ openId, nums }) =>
    Object.entries(nums).map(([field, val]) => ({ openId, field, val })),
  )
  if (nums.length === 0) return
  const ids = nums.map(({ openId }) => openId)
  const fields = nums.map(({ field }) => field)
  const vals = nums.map(({ val }) => val)
  // Each is looked up by its whole key: left alone, the planner reads all numbers of the type to compare them with these.
  await sql`delete from entity_num where tenant_id = ${scope.tenant} and ctid = any(array(
      select n.ctid from unnest(${ids}::text[], ${fields}::text[], ${vals}::float8[]) as o(open_id, field, val) cross join lateral (
        select n.ctid from entity_num n where n.tenant_id = ${scope.tenant} and n.entity_type = ${type} and n.field = o.field
          and n.val = o.val and n.open_id = o.open_id offset 0
      ) as n))`.execute(scope.prepared)
}

/** All that records are found by. */
export async function removeForms(
  scope: Scope,
  type: string,
  records: readonly Pick<EntityRow, 'open_id' | 'nums'>[],
): Promise<void> {
  if (records.length === 0) return
  const openIds = records.map(({ open_id }) => open_id)
  await removeNums(
    scope,
    type,
    records.map(({ open_id, nums }) => ({ openId: open_id, nums })),
  )
  await removeIdentities(scope, type, openIds)
  await scope.db
    .deleteFrom('entity_term')
    .where('tenant_id', '=', scope.tenant)
    .where('entity_type', '=', type)
    .where('open_id', 'in', openIds)
    .execute()
}

import { sql } from 'kysely'
import type { Scope } from '#kernel/scope'
import { writeIdentities } from '#modules/entities/identity-store'
import type { IndexForms } from '#modules/entities/index-forms'
import { insertNums, insertTerms, onlyIn, removeNums } from '#modules/entities/index-store'
import type { RecordData } from '#modules/entities/shape'
import { allColumns, type EntityRow, insertVersion, rewrite, tell } from '#modules/entities/store'

/** Many records of one type in a few statements each, inside a transaction that holds their rows. */
export interface Change {
  before: EntityRow
  data: RecordData
  forms: IndexForms
}

const portion = 200
/** So many are written one by one. */
const few = 4

/** Locked in the order of their ids, so that two bulk edits wait for each other instead of both failing. */
export async function findManyLocked(scope: Scope, type: string, openIds: readonly string[]): Promise<EntityRow[]> {
  const { rows } = await sql<EntityRow>`select ${allColumns} from entity
    where tenant_id = ${scope.tenant} and entity_type = ${type} and open_id = any(${openIds}::text[]) and deleted_at is null
    order by open_id for update`.execute(scope.prepared)
  return rows
}

/** The present states go among the earlier ones. */
async function keepVersions(scope: Scope, type: string, openIds: readonly string[]): Promise<void> {
  await sql`insert into entity_version (tenant_id, entity_type, open_id, version, at, by, data)
    select tenant_id, entity_type, open_id, version, updated_at, updated_by, data from entity
    where tenant_id = ${scope.tenant} and entity_type = ${type} and open_id = any(${openIds}::text[])`.execute(
    scope.prepared,
  )
}

/** New states as new versions, with their index. */
export async function rewriteAll(
  scope: Scope,
  type: string,
  changes: readonly Change[],
  at: Date,
  by: string | null,
): Promise<void> {
  if (changes.length <= few) {
    await Promise.all(changes.map((change) => rewriteOne(scope, change, at, by)))
    return
  }
  for (let from = 0; from < changes.length; from += portion) {
    const some = changes.slice(from, from + portion)
    const ids = some.map(({ before }) => before.open_id)
    const rows = some.map(({ before, data, forms }) => ({
      open_id: before.open_id,
      data,
      facets: forms.facets,
      nums: forms.nums,
    }))
    const updating = () =>
      sql`update entity e set data = c.data, facets = array(select jsonb_array_elements_text(c.facets)), nums = c.nums,
        updated_at = ${at}, updated_by = ${by}, version = e.version + 1
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as c(open_id text, data jsonb, facets jsonb, nums jsonb)
        where e.tenant_id = ${scope.tenant} and e.entity_type = ${type} and e.open_id = c.open_id
          and e.open_id = any(${ids}::text[])`.execute(scope.prepared)
    for (const { before } of some) tell(scope, { ...before, version: before.version + 1 }, 'changed', by)
    // One after another in the database; here nothing waits in between.
    await Promise.all([keepVersions(scope, type, ids), updating(), rewriteForms(scope, type, some, at)])
  }
}

/** One by its key: for a few the planner need not think about how many there may be. */
async function rewriteOne(scope: Scope, { before, data, forms }: Change, at: Date, by: string | null): Promise<void> {
  const { entity_type: type, open_id: openId } = before
  const keeping = insertVersion(scope, type, openId)
  const { writing } = rewrite(scope, before, { data, forms, at, by })
  await Promise.all([keeping, writing, insertTerms(scope, type, [{ openId, at, forms }])])
}

/** The index alone, where the values are as they were. */
export async function reindexAll(scope: Scope, type: string, changes: readonly Change[]): Promise<void> {
  // Of records that were just imported it is as it should be: only their words are missing.
  const rows = changes
    .filter(({ before, forms }) => !sameNumbers(before.nums, forms.nums) || !sameFacets(before.facets, forms.facets))
    .map(({ before, forms }) => ({ open_id: before.open_id, facets: forms.facets, nums: forms.nums }))
  if (rows.length > 0)
    await sql`update entity e set facets = array(select jsonb_array_elements_text(c.facets)), nums = c.nums
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as c(open_id text, facets jsonb, nums jsonb)
      where e.tenant_id = ${scope.tenant} and e.entity_type = ${type} and e.open_id = c.open_id`.execute(scope.db)
  await rewriteForms(scope, type, changes, undefined)
}

/** Without a time: the records were not changed, only what is derived from them. */
async function rewriteForms(
  scope: Scope,
  type: string,
  changes: readonly Change[],
  at: Date | undefined,
): Promise<void> {
  const indexed = changes.map(({ before, forms }) => ({
    openId: before.open_id,
    at: at ?? before.updated_at,
    forms,
  }))
  const old = changes.map(({ before, forms }) => ({
    openId: before.open_id,
    nums: onlyIn(before.nums, forms.nums),
  }))
  const fresh = changes.map(({ before, forms }) => ({
    openId: before.open_id,
    forms: { nums: onlyIn(forms.nums, before.nums) },
  }))
  await Promise.all([
    insertTerms(scope, type, indexed),
    removeNums(scope, type, old),
    insertNums(scope, type, fresh),
    writeIdentities(scope, type, indexed),
  ])
}

const sameFacets = (before: readonly string[], after: readonly string[]): boolean =>
  before.length === after.length && before.every((facet, at) => facet === after[at])

function sameNumbers(before: EntityRow['nums'], after: Record<string, number>): boolean {
  const keys = Object.keys(after)
  return keys.length === Object.keys(before).length && keys.every((key) => before[key] === after[key])
}

import { sql } from 'kysely'
import type { Scope } from '#kernel/scope'
import { identityFields } from '#modules/entities/identity'

interface ResumeDistinctTable {
  tenant_id: string
  one_id: string
  other_id: string
  at: Date
  by: string | null
}

declare module '#kernel/tables' {
  interface Tables {
    resume_distinct: ResumeDistinctTable
  }
}

/** More than these share a number only where it says nothing: a switchboard, a made-up address. */
const mostSharing = 50

/** Resumes that have one of these numbers. A name with an employer is the same whichever of a person's employers it is. */
export async function findSharing(scope: Scope, numbers: Record<string, number>): Promise<string[]> {
  const looked = Object.entries(numbers).flatMap(([field, val]) =>
    isEmployer(field) ? identityFields.employers.map((each) => ({ field: each, val })) : [{ field, val }],
  )
  if (looked.length === 0) return []
  const { rows } = await sql<{ openId: string }>`select distinct n.open_id as "openId"
    from unnest(${looked.map(({ field }) => field)}::text[], ${looked.map(({ val }) => val)}::float8[]) as l(field, val)
    cross join lateral (
      select n.open_id from entity_num n where n.tenant_id = ${scope.tenant} and n.entity_type = 'Resume'
        and n.field = l.field and n.val = l.val limit ${mostSharing}
    ) as n`.execute(scope.db)
  return rows.map((row) => row.openId)
}

const isEmployer = (field: string): boolean => identityFields.employers.some((each) => each === field)

/** Fields by which whole groups are found, in their order. */
const grouped = [
  identityFields.born,
  identityFields.email,
  identityFields.employers[0],
  identityFields.phone,
].toSorted()

export interface Group {
  field: string
  val: string
  openIds: string[]
}

/** Numbers that several resumes have, in the order of the index: it is read from where the page before ended. */
export async function findGroups(
  scope: Scope,
  after: { field: string; val: string } | undefined,
  count: number,
): Promise<Group[]> {
  const found: Group[] = []
  for (const field of grouped) {
    if (after && field < after.field) continue
    const beyond = after?.field === field ? sql`and n.val > ${after.val}::int8::float8` : sql``
    const { rows } =
      await sql<Group>`select n.field, n.val::int8::text as val, array_agg(n.open_id order by n.open_id) as "openIds"
      from entity_num n where tenant_id = ${scope.tenant} and entity_type = 'Resume' and field = ${field} ${beyond}
      group by n.field, n.val having count(*) > 1 order by n.val limit ${count - found.length}`.execute(scope.db)
    found.push(...rows)
    if (found.length >= count) return found
  }
  return [...found, ...(await findFileGroups(scope, after, count - found.length))]
}

export const fileField = 'id.~file'

/** Last come those that hold the same bytes. */
async function findFileGroups(
  scope: Scope,
  after: { field: string; val: string } | undefined,
  count: number,
): Promise<Group[]> {
  const beyond = after?.field === fileField ? sql`and f.sha256 > ${after.val}` : sql``
  const { rows } =
    await sql<Group>`select ${fileField} as field, f.sha256 as val, array_agg(distinct u.open_id) as "openIds"
    from file f join file_use u on u.tenant_id = f.tenant_id and u.file_id = f.file_id and u.entity_type = 'Resume'
    join entity e on e.tenant_id = u.tenant_id and e.entity_type = u.entity_type and e.open_id = u.open_id and e.deleted_at is null
    where f.tenant_id = ${scope.tenant} and f.sha256 is not null ${beyond}
    group by f.sha256 having count(distinct u.open_id) > 1 order by f.sha256 limit ${count}`.execute(scope.db)
  return rows
}

const inOrder = (one: string, other: string): [string, string] => (one < other ? [one, other] : [other, one])

export const insertDistinct = (scope: Scope, one: string, other: string, at: Date, by: string) => {
  const [one_id, other_id] = inOrder(one, other)
  return scope.db
    .insertInto('resume_distinct')
    .values({ tenant_id: scope.tenant, one_id, other_id, at, by })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export const removeDistinct = (scope: Scope, one: string, other: string) => {
  const [one_id, other_id] = inOrder(one, other)
  return scope.db
    .deleteFrom('resume_distinct')
    .where('tenant_id', '=', scope.tenant)
    .where('one_id', '=', one_id)
    .where('other_id', '=', other_id)
    .execute()
}

/** Pairs among these that somebody has told apart, as `one/other`. */
export async function findDistinct(scope: Scope, openIds: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ one_id: string; other_id: string }>`select one_id, other_id from resume_distinct
    where tenant_id = ${scope.tenant} and one_id = any(${openIds}::text[]) and other_id = any(${openIds}::text[])`.execute(
    scope.db,
  )
  return new Set(rows.flatMap(({ one_id, other_id }) => [`${one_id}/${other_id}`, `${other_id}/${one_id}`]))
}

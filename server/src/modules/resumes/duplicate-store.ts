import { sql } from 'kysely'
import type { Scope } from '#kernel/scope'
import { type IdentityKind, identityKinds, keyOf, type Mark } from '#modules/entities/identity'

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

/** More than these share a mark only where it says nothing: a switchboard, a made-up address. */
const mostSharing = 50

/** Resumes that have one of these marks. */
export async function findSharing(scope: Scope, marks: readonly Mark[]): Promise<string[]> {
  if (marks.length === 0) return []
  const keys = marks.map((mark) => keyOf(scope.tenant, mark))
  const { rows } = await sql<{ openId: string }>`select distinct i.open_id as "openId"
    from unnest(${keys}::int8[]) as k(key)
    cross join lateral (
      select i.open_id from entity_identity i where i.tenant_id = ${scope.tenant} and i.entity_type = 'Resume'
        and i.keys @> array[k.key] limit ${mostSharing}
    ) as i`.execute(scope.db)
  return rows.map((row) => row.openId)
}

type GroupKind = IdentityKind | 'file'

/** A place in the list of groups. */
export interface Place {
  kind: GroupKind
  key: string
}
export interface Group extends Place {
  openIds: string[]
}

/** Marks that several resumes have, kind by kind in the order of their keys, from where the page before ended. */
export async function findGroups(scope: Scope, after: Place | undefined, count: number): Promise<Group[]> {
  const found = after?.kind === 'file' ? [] : await findMarkGroups(scope, after, count)
  if (found.length >= count) return found
  return [...found, ...(await findFileGroups(scope, after, count - found.length))]
}

/** All marks of the enterprise are read and counted, in narrow rows; then who has those of the page. */
async function findMarkGroups(scope: Scope, after: Place | undefined, count: number): Promise<Group[]> {
  const kind = after ? identityKinds.findIndex((each) => each === after.kind) : 0
  const key = after?.key ?? '-1'
  const { rows } = await sql<{ key: string; openIds: string[] }>`select s.key::text as key, array(
      select i.open_id from entity_identity i where i.tenant_id = ${scope.tenant} and i.entity_type = 'Resume'
        and i.keys @> array[s.key] order by i.open_id limit ${mostSharing}) as "openIds"
    from (
      select k.key from entity_identity i, unnest(i.keys) as k(key) where i.tenant_id = ${scope.tenant} and i.entity_type = 'Resume'
        and (k.key & 3 > ${kind}::int8 or k.key & 3 = ${kind}::int8 and k.key > ${key}::int8)
      group by k.key having count(*) > 1 order by k.key & 3, k.key limit ${count}
    ) as s order by s.key & 3, s.key`.execute(scope.db)
  return rows.map((row) => ({ ...row, kind: identityKinds[Number(BigInt(row.key) & 3n)] ?? 'phone' }))
}

/** Last come those that hold the same bytes. */
async function findFileGroups(scope: Scope, after: Place | undefined, count: number): Promise<Group[]> {
  const beyond = after?.kind === 'file' ? sql`and f.sha256 > ${after.key}` : sql``
  const { rows } = await sql<{
    key: string
    openIds: string[]
  }>`select f.sha256 as key, array_agg(distinct u.open_id) as "openIds"
    from file f join file_use u on u.tenant_id = f.tenant_id and u.file_id = f.file_id and u.entity_type = 'Resume'
    join entity e on e.tenant_id = u.tenant_id and e.entity_type = u.entity_type and e.open_id = u.open_id and e.deleted_at is null
    where f.tenant_id = ${scope.tenant} and f.sha256 is not null ${beyond}
    group by f.sha256 having count(distinct u.open_id) > 1 order by f.sha256 limit ${count}`.execute(scope.db)
  return rows.map((row) => ({ ...row, kind: 'file' }))
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

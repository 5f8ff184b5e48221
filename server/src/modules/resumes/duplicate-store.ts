import { sql } from 'kysely'
import type { Scope } from '#kernel/scope'
import { type IdentityKind, identityKinds, keyOf, type Mark } from '#modules/entities/identity'
import { counterOf } from '#modules/resources/counting'

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
  const keys = marks.map((mark) => String(keyOf(scope.tenant, mark)))
  return [...new Set([...(await findHolders(scope, keys)).values()].flat())]
}

/** Who has each of these keys. One look for each, with the key in its place: the planner has to see how rare it is. */
async function findHolders(scope: Scope, keys: readonly string[]): Promise<Map<string, string[]>> {
  const holders = new Map<string, string[]>()
  if (keys.length === 0) return holders
  const looks = keys.map(
    (key) => sql`(select ${key}::text as key, i.open_id from entity_identity i where i.tenant_id = ${scope.tenant}
      and i.entity_type = 'Resume' and i.keys @> array[${key}::int8] limit ${mostSharing})`,
  )
  const { rows } = await sql<{ key: string; open_id: string }>`${sql.join(looks, sql` union all `)}`.execute(scope.db)
  for (const { key, open_id } of rows) holders.set(key, [...(holders.get(key) ?? []), open_id].toSorted())
  return holders
}

/** A place in the list of groups: those who share a mark, by its key, then those who share a file. */
export interface Place {
  of: 'mark' | 'file'
  key: string
}
export interface Group extends Place {
  kind: IdentityKind | 'file'
  openIds: string[]
}

/** Marks that several resumes have, in the order of their keys, from where the page before ended. */
export async function findGroups(scope: Scope, after: Place | undefined, count: number): Promise<Group[]> {
  const found = after?.of === 'file' ? [] : await findMarkGroups(scope, after, count)
  if (found.length >= count) return found
  return [...found, ...(await findFileGroups(scope, after, count - found.length))]
}

/** Keys are hashes, spread evenly over these. */
const allKeys = 2 ** 53
/** The marks of so many resumes are counted in one go. */
const inOneGo = 20_000

/**
 * All marks of the enterprise are read from their narrow rows, and those in a range of keys are counted: of many resumes a
 * small range, which holds a page of groups where there are any, and larger ones where it does not.
 */
async function findMarkGroups(scope: Scope, after: Place | undefined, count: number): Promise<Group[]> {
  const keys: string[] = []
  const resumes = await countResumes(scope)
  let range = allKeys / Math.max(1, resumes / inOneGo)
  for (let from = Number(after?.key ?? -1); from < allKeys && keys.length < count; range *= 4) {
    const to = Math.min(allKeys, Math.ceil(from + range))
    keys.push(...(await findSharedKeys(scope, from, to, count - keys.length)))
    from = to
  }
  const holders = await findHolders(scope, keys)
  return keys.map((key) => ({
    of: 'mark',
    key,
    kind: identityKinds[Number(BigInt(key) & 3n)] ?? 'phone',
    openIds: holders.get(key) ?? [],
  }))
}

async function countResumes(scope: Scope): Promise<number> {
  const { rows } = await sql<{ consumed: number }>`select consumed from counter
    where tenant_id = ${scope.tenant} and resource = ${counterOf('Resume')}`.execute(scope.db)
  return rows[0]?.consumed ?? 0
}

async function findSharedKeys(scope: Scope, after: number, to: number, count: number): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`select key::text as key
    from (select unnest(keys) as key from entity_identity where tenant_id = ${scope.tenant} and entity_type = 'Resume') as all_keys
    where key > ${after}::int8 and key <= ${to}::int8
    group by all_keys.key having count(*) > 1 order by all_keys.key limit ${count}`.execute(scope.db)
  return rows.map(({ key }) => key)
}

/** Last come those that hold the same bytes. */
async function findFileGroups(scope: Scope, after: Place | undefined, count: number): Promise<Group[]> {
  const beyond = after?.of === 'file' ? sql`and f.sha256 > ${after.key}` : sql``
  const { rows } = await sql<{
    key: string
    openIds: string[]
  }>`select f.sha256 as key, array_agg(distinct u.open_id) as "openIds"
    from file f join file_use u on u.tenant_id = f.tenant_id and u.file_id = f.file_id and u.entity_type = 'Resume'
    join entity e on e.tenant_id = u.tenant_id and e.entity_type = u.entity_type and e.open_id = u.open_id and e.deleted_at is null
    where f.tenant_id = ${scope.tenant} and f.sha256 is not null ${beyond}
    group by f.sha256 having count(distinct u.open_id) > 1 order by f.sha256 limit ${count}`.execute(scope.db)
  return rows.map((row) => ({ ...row, of: 'file', kind: 'file' }))
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

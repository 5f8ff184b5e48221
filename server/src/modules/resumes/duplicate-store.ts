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
/** So many of a kind are put in order; the others come when some of these are merged or told apart. */
const mostGroups = 10_000

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

/** What people can share, the surest first: the list of groups goes through them one after the other. */
export const sharedKinds = ['file', 'phone', 'email', 'born', 'employer'] as const
export type SharedKind = (typeof sharedKinds)[number]

/** A place in the list of groups: by kind, then by whose resume was changed last, then by the key of what they share. */
export interface Place {
  kind: SharedKind
  /** Microseconds since 1970, as the database writes them. */
  changed: string
  key: string
}
export interface Group extends Place {
  openIds: string[]
}

/** All groups from where the page before ended, kind by kind. */
export async function* groupsFrom(scope: Scope, after: Place | undefined): AsyncGenerator<Group> {
  const left = after ? sharedKinds.slice(sharedKinds.indexOf(after.kind)) : sharedKinds
  for (const kind of left) {
    const all = kind === 'file' ? await findFileGroups(scope) : await findMarkGroups(scope, kind)
    yield* all.filter((group) => after?.kind !== kind || inOrder(after, group) < 0).toSorted(inOrder)
  }
}

const micros = sql`(extract(epoch from e.updated_at) * 1000000)::int8::text`
const inOrder = (one: Place, other: Place): number =>
  Number(other.changed) - Number(one.changed) || (one.key < other.key ? -1 : one.key > other.key ? 1 : 0)

interface Holder {
  key: string
  open_id: string
  changed: string
}

function groupsOf(kind: SharedKind, holders: readonly Holder[]): Group[] {
  const groups = new Map<string, Group>()
  for (const { key, open_id, changed } of holders) {
    const group = groups.get(key) ?? { kind, key, changed: '0', openIds: [] }
    if (Number(changed) > Number(group.changed)) group.changed = changed
    if (group.openIds.length < mostSharing) group.openIds.push(open_id)
    groups.set(key, group)
  }
  return [...groups.values()]
}

interface Shared {
  key: string
  count: number
  one: string
  other: string
}

/**
 * The marks of a kind are read once from their narrow rows. Most that are shared are shared by two, and those are told with
 * them; only of these people it is looked up when they were changed. Plain statements one after the other: of marks that
 * were written a moment ago the planner knows nothing, and would join them badly.
 */
async function findMarkGroups(scope: Scope, kind: IdentityKind): Promise<Group[]> {
  const { rows: shared } = await sql<Shared>`select key::text as key, count(*)::int as count,
      min(i.open_id collate "C") as one, max(i.open_id collate "C") as other
    from entity_identity i, unnest(i.keys) as key
    where i.tenant_id = ${scope.tenant} and i.entity_type = 'Resume' and key & 3 = ${identityKinds.indexOf(kind)}
    group by key having count(*) between 2 and ${mostSharing} order by key limit ${mostGroups}`.execute(scope.db)
  if (shared.length === 0) return []
  const pairs = shared
    .filter(({ count }) => count === 2)
    .flatMap(({ key, one, other }) => [one, other].map(heldBy(key)))
  const several = shared.filter(({ count }) => count > 2).map(({ key }) => key)
  const held = [...pairs, ...(await findHeld(scope, several))].toSorted((a, b) => (a.open_id < b.open_id ? -1 : 1))
  const known = await findKnown(scope, [...new Set(held.map(({ open_id }) => open_id))])
  const isSurer = surerThan(kind)
  const surer = new Map([...known].map(([openId, { keys }]) => [openId, keys.filter(isSurer)]))
  const isShown = (one: string, other: string) => surer.get(one)?.some((key) => surer.get(other)?.includes(key))
  return groupsOf(
    kind,
    held.map((row) => ({ ...row, changed: known.get(row.open_id)?.changed ?? '0' })),
  ).filter(({ openIds }) => openIds.some((one, at) => openIds.slice(at + 1).some((other) => !isShown(one, other))))
}

type Held = Omit<Holder, 'changed'>
const heldBy =
  (key: string) =>
  (open_id: string): Held => ({ key, open_id })

async function findHeld(scope: Scope, keys: readonly string[]): Promise<Held[]> {
  if (keys.length === 0) return []
  const { rows } = await sql<Held>`select key::text as key, i.open_id from entity_identity i, unnest(i.keys) as key
    where i.tenant_id = ${scope.tenant} and i.entity_type = 'Resume' and i.keys && ${keys}::int8[]
      and key = any(${keys}::int8[])`.execute(scope.db)
  return rows
}

/** When these were changed, and all that they are known by. */
async function findKnown(scope: Scope, openIds: readonly string[]): Promise<Map<string, Known>> {
  const { rows } = await sql<Known>`select e.open_id, ${micros} as changed, i.keys::text[] as keys from entity e
    join entity_identity i on i.tenant_id = e.tenant_id and i.entity_type = e.entity_type and i.open_id = e.open_id
    where e.tenant_id = ${scope.tenant} and e.entity_type = 'Resume' and e.open_id = any(${openIds}::text[])`.execute(
    scope.db,
  )
  return new Map(rows.map((row) => [row.open_id, row]))
}

interface Known extends Omit<Holder, 'key'> {
  keys: string[]
}

/** Whether a key is of a kind that comes before: who share such a one stand there already. */
function surerThan(kind: IdentityKind): (key: string) => boolean {
  const before: readonly string[] = sharedKinds.slice(0, sharedKinds.indexOf(kind))
  return (key) => before.includes(kindOf(key))
}

/** The last two bits tell it. */
const kindOf = (key: string): IdentityKind => identityKinds[Number(BigInt(key) & 3n)] ?? 'phone'

/** Those that hold the same bytes. */
async function findFileGroups(scope: Scope): Promise<Group[]> {
  const held = sql`from file f join file_use u on u.tenant_id = f.tenant_id and u.file_id = f.file_id and u.entity_type = 'Resume'
    join entity e on e.tenant_id = u.tenant_id and e.entity_type = u.entity_type and e.open_id = u.open_id and e.deleted_at is null
    where f.tenant_id = ${scope.tenant} and f.sha256 is not null`
  const shared = await sql<{ key: string }>`select f.sha256 as key ${held}
    group by f.sha256 having count(distinct u.open_id) > 1 order by f.sha256 limit ${mostGroups}`.execute(scope.db)
  if (shared.rows.length === 0) return []
  const keys = shared.rows.map(({ key }) => key)
  const { rows } = await sql<Holder>`select distinct f.sha256 as key, u.open_id, ${micros} as changed ${held}
    and f.sha256 = any(${keys}::text[]) order by u.open_id`.execute(scope.db)
  return groupsOf('file', rows)
}

/** Pairs among these that hold the same bytes, as `one/other`. */
export async function findSameFile(scope: Scope, openIds: readonly string[]): Promise<Set<string>> {
  const held = sql`select f.sha256, u.open_id from file f
    join file_use u on u.tenant_id = f.tenant_id and u.file_id = f.file_id and u.entity_type = 'Resume'
    where f.tenant_id = ${scope.tenant} and f.sha256 is not null and u.open_id = any(${openIds}::text[])`
  const { rows } = await sql<{ one: string; other: string }>`with held as (${held})
    select distinct one.open_id as one, other.open_id as other from held one
    join held other on other.sha256 = one.sha256 and other.open_id <> one.open_id`.execute(scope.db)
  return new Set(rows.map(({ one, other }) => `${one}/${other}`))
}

const inPair = (one: string, other: string): [string, string] => (one < other ? [one, other] : [other, one])

export const insertDistinct = (scope: Scope, one: string, other: string, at: Date, by: string) => {
  const [one_id, other_id] = inPair(one, other)
  return scope.db
    .insertInto('resume_distinct')
    .values({ tenant_id: scope.tenant, one_id, other_id, at, by })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export const removeDistinct = (scope: Scope, one: string, other: string) => {
  const [one_id, other_id] = inPair(one, other)
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

import { sql } from 'kysely'
import type { Scope } from '#kernel/scope'

interface MatchItemTable {
  tenant_id: string
  entity_type: string
  open_id: string
  version: number
  made_by: number
  written_at: Date
  terms: number[]
  impacts: Buffer
}
interface MatchProfileTable {
  tenant_id: string
  entity_type: string
  open_id: string
  profile: unknown
}

declare module '#kernel/tables' {
  interface Tables {
    match_item: MatchItemTable
    match_profile: MatchProfileTable
  }
}

/** What was made of a record. */
export interface Item {
  openId: string
  version: number
  terms: Int32Array
  impacts: Uint8Array
  profile: unknown
}

/** Written beside what is there, unless that was made of a later state. */
export async function put(scope: Scope, type: string, madeBy: number, items: readonly Item[]): Promise<void> {
  const ids = items.map(({ openId }) => openId)
  const profiles = items.map(({ openId, profile }) => ({ open_id: openId, profile }))
  await sql`with written as (
      insert into match_item (tenant_id, entity_type, open_id, version, made_by, written_at, terms, impacts)
      select ${scope.tenant}, ${type}, r.open_id, r.version, ${madeBy}, clock_timestamp(), r.terms::int4[], r.impacts
      from unnest(${ids}::text[], ${items.map(({ version }) => version)}::bigint[],
        ${items.map(({ terms }) => `{${terms.join()}}`)}::text[], ${items.map(({ impacts }) => Buffer.from(impacts))}::bytea[])
        as r(open_id, version, terms, impacts)
      on conflict (tenant_id, entity_type, open_id) do update set version = excluded.version, made_by = excluded.made_by,
        written_at = excluded.written_at, terms = excluded.terms, impacts = excluded.impacts
      where match_item.version <= excluded.version
      returning open_id)
    insert into match_profile (tenant_id, entity_type, open_id, profile)
    select ${scope.tenant}, ${type}, r.open_id, r.profile
    from jsonb_to_recordset(${JSON.stringify(profiles)}::jsonb) as r(open_id text, profile jsonb)
    join written w on w.open_id = r.open_id
    on conflict (tenant_id, entity_type, open_id) do update set profile = excluded.profile`.execute(scope.db)
}

/** Records of which nothing was made yet, or of an earlier state, or by an earlier way. */
export async function findStale(
  scope: Scope,
  type: string,
  madeBy: number,
  after: string,
  most: number,
): Promise<string[]> {
  const { rows } = await sql<{ open_id: string }>`select e.open_id from entity e
    left join match_item m on m.tenant_id = ${scope.tenant} and m.entity_type = ${type} and m.open_id = e.open_id
    where e.tenant_id = ${scope.tenant} and e.entity_type = ${type} and e.deleted_at is null and e.open_id > ${after}
      and (m.version is null or m.version < e.version or m.made_by <> ${madeBy})
    order by e.open_id limit ${most}`.execute(scope.db)
  return rows.map((row) => row.open_id)
}

/** What was made of records that are no more. */
export async function removeOrphans(scope: Scope, type: string): Promise<void> {
  const gone = sql`tenant_id = ${scope.tenant} and entity_type = ${type} and not exists (
    select 1 from entity e where e.tenant_id = ${scope.tenant} and e.entity_type = ${type} and e.open_id = m.open_id)`
  await sql`delete from match_item m where ${gone}`.execute(scope.db)
  await sql`delete from match_profile m where ${gone}`.execute(scope.db)
}

interface Found extends Pick<MatchItemTable, 'open_id' | 'impacts' | 'written_at'> {
  /** As the database writes an array: hundreds of thousands of them are read at once, and the driver takes its time with each. */
  terms: string
}

/** `{12,-7}` as numbers. */
export function numbersOf(array: string): Int32Array {
  let count = array.length > 2 ? 1 : 0
  for (let at = 0; at < array.length; at++) if (array.charCodeAt(at) === comma) count += 1
  const numbers = new Int32Array(count)
  let [value, sign, place] = [0, 1, 0]
  for (let at = 1; at < array.length; at++) {
    const code = array.charCodeAt(at)
    if (code === minus) sign = -1
    else if (code >= zero && code <= zero + 9) value = value * 10 + (code - zero)
    else if (place < count) {
      numbers[place++] = sign * value
      value = 0
      sign = 1
    }
  }
  return numbers
}
const [zero, comma, minus] = [48, 44, 45]

/** For filling a memory, page by page. */
export async function findAfter(scope: Scope, type: string, after: string, most: number): Promise<Found[]> {
  const { rows } = await sql<Found>`select open_id, terms::text, impacts, written_at from match_item
    where tenant_id = ${scope.tenant} and entity_type = ${type} and open_id > ${after} order by open_id limit ${most}`.execute(
    scope.db,
  )
  return rows
}

export type Written = Pick<MatchItemTable, 'open_id' | 'version' | 'written_at'>

/** For keeping it right: which there are. */
export async function findWritten(scope: Scope, type: string, since: Date): Promise<Written[]> {
  const { rows } = await sql<Written>`select open_id, version, written_at from match_item
    where tenant_id = ${scope.tenant} and entity_type = ${type} and written_at >= ${since}`.execute(scope.db)
  return rows
}

/** And some of them whole. */
export async function findSome(scope: Scope, type: string, openIds: readonly string[]): Promise<Found[]> {
  const { rows } = await sql<Found>`select open_id, terms::text, impacts, written_at from match_item
    where tenant_id = ${scope.tenant} and entity_type = ${type} and open_id = any(${openIds}::text[])
    order by written_at, open_id`.execute(scope.prepared)
  return rows
}

/** Whole, or without their texts, which are half of them and of use only where a job asks for words as they stand. */
export async function findProfiles(
  scope: Scope,
  type: string,
  openIds: readonly string[],
  { isWhole = true }: { isWhole?: boolean } = {},
): Promise<Map<string, { profile: unknown; version: number }>> {
  const { rows } = await sql<{ open_id: string; profile: unknown; version: number }>`
    select p.open_id, ${isWhole ? sql`p.profile` : sql`p.profile || '{"passages": []}'`} as profile, m.version from match_profile p
    join match_item m on m.tenant_id = ${scope.tenant} and m.entity_type = ${type} and m.open_id = p.open_id
    where p.tenant_id = ${scope.tenant} and p.entity_type = ${type} and p.open_id = any(${openIds}::text[])`.execute(
    scope.db,
  )
  return new Map(rows.map(({ open_id, profile, version }) => [open_id, { profile, version }]))
}

import { sql } from 'kysely'
import type { Scope } from '#kernel/scope'

interface PlaceTable {
  tenant_id: string
  item_id: string
  list_id: string
  rank: number
  at: Date
}

declare module '#kernel/tables' {
  interface Tables {
    place: PlaceTable
  }
}

export interface Place {
  itemId: string
  listId: string
  rank: number
  at: Date
}

/** Held to the end of the transaction: those who put something in share it, whoever numbers anew has it alone. */
export const lockList = (scope: Scope, listId: string, how: 'shared' | 'alone') =>
  sql`select ${sql.raw(how === 'shared' ? 'pg_advisory_xact_lock_shared' : 'pg_advisory_xact_lock')}(hashtextextended(${`${scope.tenant}/${listId}`}, 7))`.execute(
    scope.prepared,
  )

/** The ranks on both sides of an item in its list, not counting some; undefined: it is not in this list. */
export async function findAround(
  scope: Scope,
  listId: string,
  itemId: string,
  but: readonly string[],
): Promise<{ rank: number; before: number | null; after: number | null } | undefined> {
  const near = (sign: '<' | '>', way: 'max' | 'min') =>
    sql`(select ${sql.raw(way)}(n.rank) from place n where n.tenant_id = ${scope.tenant} and n.list_id = ${listId}
      and n.rank ${sql.raw(sign)} p.rank and n.item_id <> all(${but}::text[]))`
  const { rows } = await sql<{ rank: number; before: number | null; after: number | null }>`
    select p.rank, ${near('<', 'max')} as before, ${near('>', 'min')} as after
    from place p where p.tenant_id = ${scope.tenant} and p.list_id = ${listId} and p.item_id = ${itemId}`.execute(
    scope.prepared,
  )
  return rows[0]
}

export async function findEnds(
  scope: Scope,
  listId: string,
  but: readonly string[],
): Promise<{ first: number | null; last: number | null }> {
  const { rows } = await sql<{ first: number | null; last: number | null }>`
    select min(rank) as first, max(rank) as last from place
    where tenant_id = ${scope.tenant} and list_id = ${listId} and item_id <> all(${but}::text[])`.execute(
    scope.prepared,
  )
  return rows[0] ?? { first: null, last: null }
}

/** Where they stand from now on; whoever stood elsewhere leaves it. The time of entering stays within a list. */
export const setPlaces = (
  scope: Scope,
  listId: string,
  itemIds: readonly string[],
  ranks: readonly number[],
  at: Date,
) =>
  sql`insert into place (tenant_id, item_id, list_id, rank, at)
    select ${scope.tenant}, p.item_id, ${listId}, p.rank, ${at} from unnest(${itemIds}::text[], ${ranks}::bigint[]) as p(item_id, rank)
    on conflict (tenant_id, item_id) do update set rank = excluded.rank, list_id = excluded.list_id,
      at = case when place.list_id = excluded.list_id then place.at else excluded.at end`.execute(scope.prepared)

export const setSince = (scope: Scope, itemId: string, at: Date) =>
  sql`update place set at = ${at} where tenant_id = ${scope.tenant} and item_id = ${itemId}`.execute(scope.prepared)

export const removePlaces = (scope: Scope, itemIds: readonly string[]) =>
  sql`delete from place where tenant_id = ${scope.tenant} and item_id = any(${itemIds}::text[])`.execute(scope.prepared)

const columns = sql`item_id as "itemId", list_id as "listId", rank, at`

/** The items of some lists, each in its order. */
export async function findLists(scope: Scope, listIds: readonly string[]): Promise<Place[]> {
  const { rows } = await sql<Place>`select ${columns} from place
    where tenant_id = ${scope.tenant} and list_id = any(${listIds}::text[]) order by list_id, rank`.execute(
    scope.prepared,
  )
  return rows
}

export async function findPlaces(scope: Scope, itemIds: readonly string[]): Promise<Place[]> {
  const { rows } = await sql<Place>`select ${columns} from place
    where tenant_id = ${scope.tenant} and item_id = any(${itemIds}::text[])`.execute(scope.prepared)
  return rows
}

export async function countLists(scope: Scope, listIds: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ listId: string; n: number }>`select list_id as "listId", count(*)::int as n from place
    where tenant_id = ${scope.tenant} and list_id = any(${listIds}::text[]) group by list_id`.execute(scope.prepared)
  return new Map(rows.map(({ listId, n }) => [listId, n]))
}

/** All items of a list, numbered anew in their order. */
export const renumber = (scope: Scope, listId: string, step: number) =>
  sql`update place p set rank = n.at * ${step}::bigint from (
      select item_id, row_number() over (order by rank) as at from place
      where tenant_id = ${scope.tenant} and list_id = ${listId}
    ) as n where p.tenant_id = ${scope.tenant} and p.item_id = n.item_id`.execute(scope.db)

export async function findRank(scope: Scope, listId: string, rank: number): Promise<string | undefined> {
  const { rows } = await sql<{ itemId: string }>`select item_id as "itemId" from place
    where tenant_id = ${scope.tenant} and list_id = ${listId} and rank = ${rank}`.execute(scope.prepared)
  return rows[0]?.itemId
}

import { type RawBuilder, sql } from 'kysely'
import type { Scope } from '#kernel/scope'
import type { Hits } from '#modules/entities/search-store'
import { matching } from '#modules/entities/search-store'
import type { EntityRow } from '#modules/entities/store'

export type ChartRow = Pick<EntityRow, 'open_id' | 'data' | 'nums'> & { parent_id: string | null; matches: boolean }

const parentAt = (path: readonly string[]): RawBuilder<string | null> => sql`e.data #>> ${[...path, 'openId']}::text[]`

/** Every record of a type with the one above it, oldest first. */
export async function findAll(scope: Scope, hits: Hits, parent: readonly string[], count: number): Promise<ChartRow[]> {
  const { rows } =
    await sql<ChartRow>`select e.open_id, e.data, e.nums, ${parentAt(parent)} as parent_id, true as matches
    from entity e where ${matching(scope, hits)} order by e.created_at, e.open_id limit ${count}`.execute(scope.db)
  return rows
}

/** The hits and everyone above them. A ring ends by itself: whoever is found already is not followed again. */
export async function findWithAbove(
  scope: Scope,
  hits: Hits,
  parent: readonly string[],
  count: number,
): Promise<ChartRow[]> {
  const everyone: Hits = { type: hits.type, terms: undefined, condition: undefined }
  const { rows } = await sql<ChartRow>`with recursive hit as materialized (
      select e.open_id from entity e where ${matching(scope, hits)} order by e.created_at, e.open_id limit ${count}
    ), kept(open_id) as (
      select open_id from hit
      union select ${parentAt(parent)} from kept join entity e on e.open_id = kept.open_id and ${matching(scope, everyone)}
        where ${parentAt(parent)} is not null
    ) select e.open_id, e.data, e.nums, ${parentAt(parent)} as parent_id, e.open_id in (select open_id from hit) as matches
    from entity e where e.open_id in (select open_id from kept) and ${matching(scope, everyone)}
    order by e.created_at, e.open_id limit ${count}`.execute(scope.db)
  return rows
}

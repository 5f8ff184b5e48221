import { type RawBuilder, sql } from 'kysely'
import type { Scope } from '#kernel/scope'
import { type Hits, matching } from '#modules/entities/search-store'
import type { EntityRow } from '#modules/entities/store'

export type ChartRow = Pick<EntityRow, 'open_id' | 'data' | 'nums'> & { parent_id: string | null; matches: boolean }

const parentAt = (path: readonly string[]): RawBuilder<string | null> => sql`e.data #>> ${[...path, 'openId']}::text[]`

/** Every hit with the one above it, oldest first. */
export async function findHits(
  scope: Scope,
  hits: Hits,
  parent: readonly string[],
  count: number,
): Promise<ChartRow[]> {
  const { rows } =
    await sql<ChartRow>`select e.open_id, e.data, e.nums, ${parentAt(parent)} as parent_id, true as matches
    from ${matching(scope, hits)} order by e.created_at, e.open_id limit ${count}`.execute(scope.db)
  return rows
}

/** Records by their ids, as those that stand above a hit. */
export async function findAbove(
  scope: Scope,
  type: string,
  parent: readonly string[],
  ids: readonly string[],
): Promise<ChartRow[]> {
  const { rows } =
    await sql<ChartRow>`select e.open_id, e.data, e.nums, ${parentAt(parent)} as parent_id, false as matches
    from entity e where e.tenant_id = ${scope.tenant} and e.entity_type = ${type} and e.open_id = any(${ids}::text[])
    and e.deleted_at is null`.execute(scope.db)
  return rows
}

import { type RawBuilder, sql } from 'kysely'
import type { Scope } from '#kernel/scope'
import { cap, type Hits, matching } from '#modules/entities/search-store'

export interface FacetCount {
  key: string
  facet: string
  n: number
  /** How many values of the field there are in all, those beyond the most frequent ones too. */
  of_key: number
  /** A record that has it, for its spelling. */
  sample: string
}

const mostValues = 100

/**
 * The values of some fields among records, counted; of each field the most frequent. All values are counted before those
 * of other fields are put aside: there are far fewer different ones than there are in all.
 */
export const countedFacets = (records: RawBuilder<unknown>, keys: readonly string[]): RawBuilder<unknown> =>
  sql`(select json_agg(placed order by n desc, facet) from (
    select *, sum(n) over (partition by key)::int as of_key, row_number() over (partition by key order by n desc, facet) as place from (
      select split_part(facet, '=', 1) as key, facet, n, sample from (
        select facet, count(*)::int as n, min(hit.open_id) as sample from (${records}) as hit, unnest(hit.facets) as facet group by facet
      ) as counted
    ) as keyed where key = any(${keys}::text[])
  ) as placed where place <= ${mostValues})`

/** How often each value of some fields occurs among the newest hits, to the cap, found by walking from the newest. */
export async function countNewest(scope: Scope, hits: Hits, keys: readonly string[]): Promise<readonly FacetCount[]> {
  const newest = sql`select e.open_id, e.facets from entity e where ${matching(scope, hits)} order by e.updated_at desc, e.open_id desc limit ${cap}`
  const { rows } = await sql<{ facets: FacetCount[] | null }>`select ${countedFacets(newest, keys)} as facets`.execute(
    scope.db,
  )
  return rows[0]?.facets ?? []
}

import { type RawBuilder, sql } from 'kysely'
import type { Scope } from '#kernel/scope'
import { countedFacets, type FacetCount } from '#modules/entities/facet-store'
import {
  byTerms,
  cap,
  type Hits,
  matching,
  type Order,
  orderBy,
  type Page,
  recordOf,
} from '#modules/entities/search-store'

/** What one pass over the hits brings: how many, which of them the page shows, and their values counted. */
export interface Gathered {
  /** Counted to one more than the cap. */
  total: number
  /** The hits were few enough to be put in order; otherwise the rest is empty. */
  whole: boolean
  ids: readonly string[]
  counts: readonly FacetCount[]
}

interface Wanted {
  order: Order
  page: Page
  keys: readonly string[]
  /** Also where there are more than the cap: what lies deep is found no faster by walking to it. */
  all: boolean
}

/**
 * Every hit is fetched once, and total, page and counts are taken from what was fetched. Past the cap it stops, unless all
 * are wanted.
 */
export async function gather(scope: Scope, hits: Hits, { order, page, keys, all }: Wanted): Promise<Gathered> {
  const columns = columnsFor(order, keys)
  const bound = all ? sql`` : sql`limit ${cap + 1}`
  const enough = all ? sql`true` : sql`(select count(*) from few) <= ${cap}`
  const newest = all ? sql`order by updated_at desc, open_id desc limit ${cap}` : sql``
  const counts = countedFacets(sql`select open_id, facets from few where ${enough} ${newest}`, keys)
  const { rows } = await sql<{ named: number; total: number; ids: string[] | null; counts: FacetCount[] | null }>`
    with hit as materialized (${hits.terms ? byTerms(scope, hits.type, hits.terms) : none} ${bound}),
    few as materialized (${hits.terms ? ofTerms(scope, hits, columns, all) : sql`select ${columns} from entity e where ${matching(scope, hits)} ${bound}`}),
    page as (
      select e.open_id, row_number() over (order by ${orderBy(order)}) as place from few e where ${enough}
      order by place offset ${page.offset} limit ${page.count}
    )
    select (select count(*)::int from hit) as named, (select count(*)::int from few) as total,
      (select array_agg(open_id order by place) from page) as ids, ${keys.length > 0 ? counts : sql`null`} as counts`.execute(
    scope.db,
  )
  const { named = 0, total = 0, ids, counts: counted } = rows[0] ?? {}
  return {
    total: Math.min(total, cap + 1),
    whole: all || (named <= cap && total <= cap),
    ids: ids ?? [],
    counts: counted ?? [],
  }
}

const none = sql`select null as open_id where false`

/** The wide values are carried along only where they are needed. */
function columnsFor(order: Order, keys: readonly string[]): RawBuilder<unknown> {
  const data = 'path' in order || ('field' in order && order.text !== undefined)
  return sql`e.open_id, e.updated_at, e.created_at, e.nums ${data ? sql`, e.data` : sql``} ${keys.length > 0 ? sql`, e.facets` : sql``}`
}

/** The records of the hits, each by its id. Left to itself, the planner takes thousands of hits for one and pairs all with all. */
function ofTerms(scope: Scope, { type, condition }: Hits, columns: RawBuilder<unknown>, all: boolean) {
  const record = sql`select ${columns} from ${recordOf(scope, type, sql`hit.open_id`)} ${condition ? sql`and ${condition}` : sql``}`
  const few = all ? sql`` : sql`where (select count(*) from hit) <= ${cap}`
  return sql`select e.* from hit cross join lateral (${record} offset 0) as e ${few}`
}

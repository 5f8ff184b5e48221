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

interface Source {
  /** Ids by their terms. */
  hit: RawBuilder<unknown>
  /** The records, with what the order and the counts need. */
  few: RawBuilder<unknown>
  /** All that were found stand in `few`, or as many as can be asked for, in their order. */
  whole: boolean
}

/**
 * Every hit is fetched once, and total, page and counts are taken from what was fetched. Past the cap it stops, unless all
 * are wanted.
 */
export async function gather(scope: Scope, hits: Hits, wanted: Wanted): Promise<Gathered> {
  const { order, page, keys } = wanted
  const { hit, few, whole } = sourceOf(scope, hits, wanted)
  const enough = whole ? sql`true` : sql`(select count(*) from few) <= ${cap}`
  const newest = whole ? sql`order by updated_at desc, open_id desc limit ${cap}` : sql``
  const counts = countedFacets(sql`select open_id, facets from few where ${enough} ${newest}`, keys)
  const { rows } = await sql<{ named: number; total: number; ids: string[]; counts: FacetCount[] | null }>`
    with hit as materialized (${hit}), few as materialized (${few})
    select (select count(*)::int from hit) as named, (select count(*)::int from few) as total,
      array(select e.open_id from few e where ${enough} order by ${orderBy(order)} offset ${page.offset} limit ${page.count}) as ids,
      ${keys.length > 0 ? counts : sql`null`} as counts`.execute(scope.db)
  const { named = 0, total = 0, ids, counts: counted } = rows[0] ?? {}
  return {
    total: Math.min(total, cap + 1),
    whole: whole || (named <= cap && total <= cap),
    ids: ids ?? [],
    counts: counted ?? [],
  }
}

const newestFirst = (order: Order): boolean => 'column' in order && order.column === 'updated_at' && order.descending

function sourceOf(scope: Scope, hits: Hits, { order, keys, all }: Wanted): Source {
  const columns = columnsFor(order, keys)
  const bound = all ? sql`` : sql`limit ${cap + 1}`
  if (hits.terms)
    return {
      hit: sql`${byTerms(scope, hits.type, hits.terms)} ${bound}`,
      few: ofTerms(scope, hits, order, keys, all),
      whole: all,
    }
  const hit = sql`select null as open_id where false`
  const matched = sql`select ${columns} from entity e where ${matching(scope, hits)}`
  // How many fulfil a condition the planner can tell: it walks in the order of time, or puts the few in order.
  const ordered = 'column' in order && (keys.length === 0 || newestFirst(order))
  if (ordered) return { hit, few: sql`${matched} order by ${orderBy(order)} limit ${cap + 1}`, whole: true }
  return { hit, few: sql`${matched} ${bound}`, whole: all }
}

/**
 * What has the terms: where nothing else is asked for, the index of terms knows enough; otherwise the records, each by its
 * id. Left to itself, the planner takes thousands of hits for one and pairs all with all.
 */
function ofTerms(scope: Scope, { type, condition, told }: Hits, order: Order, keys: readonly string[], all: boolean) {
  const byTime = 'column' in order && order.column === 'updated_at'
  const few = all ? sql`` : sql`where (select count(*) from hit) <= ${cap}`
  if (byTime && keys.length === 0 && (!condition || told))
    return sql`select hit.open_id, hit.at as updated_at from hit ${few}`
  const record = sql`select ${columnsFor(order, keys)} from ${recordOf(scope, type, sql`hit.open_id`)} ${condition ? sql`and ${condition}` : sql``}`
  return sql`select e.* from hit cross join lateral (${record} offset 0) as e ${few}`
}

/** The wide values are carried along only where they are needed. */
function columnsFor(order: Order, keys: readonly string[]): RawBuilder<unknown> {
  const data = 'path' in order || ('field' in order && order.text !== undefined)
  return sql`e.open_id, e.updated_at, e.created_at ${'field' in order ? sql`, e.nums` : sql``} ${data ? sql`, e.data` : sql``} ${keys.length > 0 ? sql`, e.facets` : sql``}`
}

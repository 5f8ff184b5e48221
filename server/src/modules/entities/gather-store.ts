import { type RawBuilder, sql } from 'kysely'
import type { Scope } from '#kernel/scope'
import { countedFacets, type FacetCount } from '#modules/entities/facet-store'
import {
  byTerms,
  cap,
  type Hits,
  hasTerms,
  living,
  matching,
  type Order,
  orderBy,
  type Page,
  recordsOf,
} from '#modules/entities/search-store'

/** What one pass over the hits brings: how many, which of them the page shows, and their values counted. */
export interface Gathered {
  /** Counted to one more than the cap. */
  total: number
  ids: readonly string[]
  counts: readonly FacetCount[]
}

export interface Wanted {
  order: Order
  page: Page
  /** Fields whose values are counted. */
  keys: readonly string[]
}

type Sql = RawBuilder<unknown>
const nothing = sql``

interface Asked {
  /** Whether it was given up, because there are too many. */
  many?: Sql
  /** What stands in `few` was put in order there: it is read as it was written. */
  ordered?: boolean
}

/** Total, page and counts of what stands in `few`; the counts of what `valued` finds of it. */
async function ask(
  scope: Scope,
  tables: Sql,
  valued: Sql,
  { order, page, keys }: Wanted,
  { many = sql`false`, ordered }: Asked = {},
) {
  const { rows } = await sql<{
    many: boolean
    total: number
    ids: string[]
    counts: FacetCount[] | null
  }>`with ${tables}
    select ${many} as many, (select count(*)::int from few) as total,
      array(select e.open_id from few e ${ordered ? nothing : sql`order by ${orderBy(order)}`} offset ${page.offset} limit ${page.count}) as ids,
      ${keys.length > 0 ? countedFacets(valued, keys) : sql`null`} as counts`.execute(scope.db)
  const { many: tooMany = false, total = 0, ids = [], counts } = rows[0] ?? {}
  return { tooMany, total: Math.min(total, cap + 1), ids, counts: counts ?? [] }
}

/** The wide values are carried along only where they are needed. */
function columnsFor({ order, keys }: Wanted): Sql {
  const data = 'path' in order || ('field' in order && order.text !== undefined)
  const more = [...('field' in order ? [sql`, e.nums`] : []), ...(data ? [sql`, e.data`] : [])]
  return sql`e.open_id, e.updated_at, e.created_at ${sql.join(more, nothing)} ${keys.length > 0 ? sql`, e.facets` : nothing}`
}

const values = sql`select open_id, facets from few`
const newestFirst = sql`order by updated_at desc, open_id desc`

/**
 * What fulfils a condition, in the order of time: how many do so the planner can tell, and it walks along the index or
 * puts the few in order. Counts are of those that come first.
 */
export const gatherByTime = (scope: Scope, hits: Hits, wanted: Wanted): Promise<Gathered> =>
  ask(
    scope,
    sql`few as materialized (select ${columnsFor(wanted)} from ${matching(scope, hits)} order by ${orderBy(wanted.order)} limit ${cap + 1})`,
    sql`${values} limit ${cap}`,
    wanted,
    { ordered: true },
  )

/**
 * What has some terms, in the order of the last change: the index of terms knows enough, and only the newest are looked at,
 * for their values. Past `most` it stops: then these are some of the hits, from the first shelves.
 */
export function gatherByTerms(scope: Scope, { type, terms }: Told, wanted: Wanted, most?: number): Promise<Gathered> {
  const newest = recordsOf(scope, type, sql`select open_id from few ${newestFirst} limit ${cap}`)
  return ask(
    scope,
    sql`few as materialized (select hit.open_id, hit.at as updated_at from (${byTerms(scope, type, terms)} ${upTo(most)}) as hit)`,
    sql`select e.open_id, e.facets from ${newest}`,
    wanted,
  )
}

/** Hits of terms that say all there is to say. */
export type Told = Hits & { terms: number[] }

const sample = 100

/** The share of hits among a hundred records: those that come first by time, where a walk would begin. */
export async function shareOf(scope: Scope, { type, terms, condition }: Hits, descending: boolean): Promise<number> {
  const way = descending ? sql`desc` : sql`asc`
  const first = sql`select * from entity e where ${living(scope, type)} order by e.updated_at ${way}, e.open_id ${way} limit ${sample}`
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from (${first}) as e
    where ${terms ? hasTerms(scope, type, terms) : sql`true`} and ${condition ?? sql`true`}`.execute(scope.db)
  return (rows[0]?.n ?? 0) / sample
}

/** Any hits in any order, or undefined where more than the cap have the terms or fulfil the condition: those are walked. */
export async function gatherFew(scope: Scope, hits: Hits, wanted: Wanted): Promise<Gathered | undefined> {
  const few = hits.terms ? ofTerms(scope, hits, hits.terms, wanted, cap) : ofCondition(scope, hits, wanted, cap)
  const many = sql<boolean>`(select count(*) from hit) > ${cap} or (select count(*) from few) > ${cap}`
  const { tooMany, ...gathered } = await ask(scope, few, sql`${values} where not (${many})`, wanted, { many })
  return tooMany ? undefined : gathered
}

/** All hits, however many, in an order that no index has. Counts are of the newest. */
export const gatherAll = (scope: Scope, hits: Hits, wanted: Wanted): Promise<Gathered> => {
  const all = hits.terms ? ofTerms(scope, hits, hits.terms, wanted) : ofCondition(scope, hits, wanted)
  return ask(scope, all, sql`${values} ${newestFirst} limit ${cap}`, wanted)
}

const upTo = (most: number | undefined): Sql => (most === undefined ? nothing : sql`limit ${most + 1}`)

function ofTerms(scope: Scope, { type, condition }: Hits, terms: number[], wanted: Wanted, most?: number): Sql {
  const records = recordsOf(scope, type, sql`select open_id from hit`)
  const few = most === undefined ? nothing : sql`and (select count(*) from hit) <= ${most}`
  return sql`hit as materialized (${byTerms(scope, type, terms)} ${upTo(most)}), few as materialized (
    select ${columnsFor(wanted)} from ${records} ${condition ? sql`and ${condition}` : nothing} ${few})`
}

const ofCondition = (scope: Scope, hits: Hits, wanted: Wanted, most?: number): Sql =>
  sql`hit as (select 1), few as materialized (select ${columnsFor(wanted)} from ${matching(scope, hits)} ${upTo(most)})`

import { type RawBuilder, sql } from 'kysely'
import type { Scope } from '#kernel/scope'
import type { Condition } from '#modules/entities/filters'
import type { EntityRow } from '#modules/entities/store'

/**
 * The planner does not charge for fetching large values and picks plans that are an order of magnitude too slow, so the
 * shape of a search is chosen here: first how many there are, to the cap; then either all of the few are put in order,
 * or the index in order is walked and each row probed.
 */
export interface Hits {
  type: string
  terms: number[] | undefined
  condition: Condition | undefined
  /** The terms say all that the condition says. */
  told?: boolean
}

/** By a column; by a number of the index, and where texts begin alike by the text itself; or by a value alone. */
export type Order =
  | { column: 'updated_at' | 'created_at'; descending: boolean }
  | { field: string; text?: string; descending: boolean }
  | { path: string; descending: boolean }

export const cap = 10_000

const hasTerms = (terms: number[]): Condition =>
  sql<boolean>`exists (select 1 from entity_term t where t.tenant_id = e.tenant_id and t.entity_type = e.entity_type and t.open_id = e.open_id and t.terms @> ${terms}::int4[])`

const living = (scope: Scope, type: string): Condition =>
  sql<boolean>`e.tenant_id = ${scope.tenant} and e.entity_type = ${type} and e.deleted_at is null`

/** Every hit, by probing each record of the type. */
export function matching(scope: Scope, { type, terms, condition }: Hits): Condition {
  const parts = [living(scope, type), ...(condition ? [condition] : []), ...(terms ? [hasTerms(terms)] : [])]
  return sql<boolean>`${sql.join(parts, sql` and `)}`
}

/** The records with the terms, found by the term index alone. */
const byTerms = (scope: Scope, type: string, terms: number[]): RawBuilder<unknown> =>
  sql`select t.open_id from entity_term t where t.tenant_id = ${scope.tenant} and t.entity_type = ${type} and t.terms @> ${terms}::int4[]`

async function numberFrom(scope: Scope, query: RawBuilder<{ n: number }>): Promise<number> {
  const { rows } = await query.execute(scope.db)
  return rows[0]?.n ?? 0
}

const countTerms = (scope: Scope, type: string, terms: number[]): Promise<number> =>
  numberFrom(
    scope,
    sql<{ n: number }>`select count(*)::int as n from (${byTerms(scope, type, terms)} limit ${cap + 1}) as hit`,
  )

/** How many, counted to one more than the cap, and whether the terms alone narrow it down. */
export async function count(scope: Scope, hits: Hits): Promise<{ total: number; narrow: boolean }> {
  const { type, terms, condition } = hits
  const ofTerms = terms ? await countTerms(scope, type, terms) : undefined
  const narrow = ofTerms !== undefined && ofTerms <= cap
  // More than the cap have all the terms: what the condition adds to them is at most nothing.
  if (ofTerms !== undefined && (!condition || (hits.told && !narrow))) return { total: ofTerms, narrow }
  const from =
    narrow && terms
      ? fromTerms(scope, type, terms, condition)
      : sql`select 1 from entity e where ${matching(scope, hits)}`
  return {
    total: await numberFrom(
      scope,
      sql<{ n: number }>`select count(*)::int as n from (${from} limit ${cap + 1}) as hit`,
    ),
    narrow,
  }
}

const fromTerms = (
  scope: Scope,
  type: string,
  terms: number[],
  condition: Condition | undefined,
): RawBuilder<unknown> =>
  sql`select e.open_id from (${byTerms(scope, type, terms)}) as hit join entity e on e.open_id = hit.open_id where ${living(scope, type)} ${condition ? sql`and ${condition}` : sql``}`

const direction = (descending: boolean): RawBuilder<unknown> => (descending ? sql`desc` : sql`asc`)

/** Values that are missing come last in either direction. */
function orderBy(order: Order): RawBuilder<unknown> {
  if ('column' in order)
    return sql`e.${sql.ref(order.column)} ${direction(order.descending)}, e.open_id ${direction(order.descending)}`
  const way = direction(order.descending)
  if ('path' in order) return sql`${textAt(order.path)} ${way} nulls last, e.open_id ${way}`
  const text = order.text === undefined ? sql`` : sql`${textAt(order.text)} ${way},`
  return sql`(e.nums ->> ${order.field})::float8 ${way} nulls last, ${text} e.open_id ${way}`
}

/** The first value as a text: of a reference its name, of a place its city. An empty one is none. */
function textAt(path: string): RawBuilder<unknown> {
  const value = sql`jsonb_path_query_first(e.data, ${path}::jsonpath)`
  return sql`nullif(lower(coalesce(${value} ->> 'name', ${value} ->> 'city', ${value} ->> 'province', ${value} #>> '{}')), '')`
}

export interface Page {
  offset: number
  count: number
}

const rowsOf = async (scope: Scope, query: RawBuilder<EntityRow>): Promise<EntityRow[]> =>
  (await query.execute(scope.db)).rows

/** The wide values are carried along only where the order needs them. */
const withData = (order: Order): RawBuilder<unknown> =>
  'path' in order || ('field' in order && order.text !== undefined) ? sql`, e.data` : sql``

/** The few: ids put in order first, the wide values fetched for the page alone. */
export function findFew(scope: Scope, hits: Hits, order: Order, page: Page, narrow: boolean): Promise<EntityRow[]> {
  const { type, terms, condition } = hits
  const where =
    narrow && terms
      ? sql`e.open_id in (${byTerms(scope, type, terms)}) and ${living(scope, type)} ${condition ? sql`and ${condition}` : sql``}`
      : matching(scope, hits)
  return rowsOf(
    scope,
    sql<EntityRow>`with hit as materialized (
      select e.open_id, e.updated_at, e.created_at, e.nums ${withData(order)} from entity e where ${where}
    ), chosen as materialized (
      select e.open_id, row_number() over (order by ${orderBy(order)}) as place from hit e order by place offset ${page.offset} limit ${page.count}
    ) select e.* from chosen join entity e on e.tenant_id = ${scope.tenant} and e.entity_type = ${type} and e.open_id = chosen.open_id order by chosen.place`,
  )
}

/** The many, by time: the index is walked and each row probed until the page is full. */
export function walkByTime(
  scope: Scope,
  hits: Hits,
  order: Extract<Order, { column: string }>,
  page: Page,
): Promise<EntityRow[]> {
  return rowsOf(
    scope,
    sql<EntityRow>`with chosen as materialized (
      select e.open_id, e.updated_at, e.created_at from entity e where ${matching(scope, hits)} order by ${orderBy(order)} offset ${page.offset} limit ${page.count}
    ) select e.* from chosen join entity e on e.tenant_id = ${scope.tenant} and e.entity_type = ${hits.type} and e.open_id = chosen.open_id
    order by ${orderBy(order)}`,
  )
}

/** The many, by a number: its index is walked; records without the number follow. */
export async function walkByNumber(
  scope: Scope,
  hits: Hits,
  order: Extract<Order, { field: string }>,
  page: Page,
): Promise<EntityRow[]> {
  const { field, descending } = order
  const numbers = sql`entity_num n join entity e on e.tenant_id = n.tenant_id and e.entity_type = n.entity_type and e.open_id = n.open_id
    where n.tenant_id = ${scope.tenant} and n.entity_type = ${hits.type} and n.field = ${field} and ${matching(scope, hits)}`
  const withNumber = await rowsOf(
    scope,
    sql<EntityRow>`select e.* from ${numbers} order by n.val ${direction(descending)}, ${order.text === undefined ? sql`` : sql`${textAt(order.text)} ${direction(descending)},`} n.open_id ${direction(descending)} offset ${page.offset} limit ${page.count}`,
  )
  if (withNumber.length === page.count) return withNumber
  const known = await numberFrom(
    scope,
    sql<{ n: number }>`select count(*)::int as n from (select 1 from ${numbers} limit ${cap + 1}) as hit`,
  )
  const rest = await rowsOf(
    scope,
    sql<EntityRow>`select e.* from entity e where ${matching(scope, hits)} and not e.nums ? ${field}
      order by e.updated_at desc, e.open_id desc offset ${Math.max(0, page.offset - known)} limit ${page.count - withNumber.length}`,
  )
  return [...withNumber, ...rest]
}

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

/** How often each value of some fields occurs among the newest hits, to the cap; of each field the most frequent. */
export async function countFacets(
  scope: Scope,
  hits: Hits,
  narrow: boolean,
  keys: readonly string[],
): Promise<FacetCount[]> {
  const { type, terms, condition } = hits
  const prefixes = keys.map((key) => `${key.replace(/[\\%_]/g, '\\$&')}=%`)
  const newest =
    narrow && terms
      ? sql`select e.open_id, e.facets from entity e where e.open_id in (${byTerms(scope, type, terms)}) and ${living(scope, type)} ${condition ? sql`and ${condition}` : sql``}`
      : sql`select e.open_id, e.facets from entity e where ${matching(scope, hits)} order by e.updated_at desc, e.open_id desc limit ${cap}`
  const { rows } = await sql<FacetCount>`with counted as (
      select split_part(facet, '=', 1) as key, facet, count(*)::int as n, min(hit.open_id) as sample
      from (${newest}) as hit, unnest(hit.facets) as facet where facet like any(${prefixes}::text[]) group by facet
    ), placed as (
      select *, sum(n) over (partition by key)::int as of_key, row_number() over (partition by key order by n desc, facet) as place from counted
    ) select key, facet, n, of_key, sample from placed where place <= ${mostValues} order by n desc, facet`.execute(
    scope.db,
  )
  return rows
}

/**
 * The best of the newest hits: those whose name is the words, then whose name holds them, then the rest. Few are found by
 * the term index, many by walking from the newest.
 */
export function findBest(
  scope: Scope,
  hits: Hits & { terms: number[] },
  narrow: boolean,
  words: string,
  page: { among: number; count: number },
): Promise<EntityRow[]> {
  const name = sql`lower(coalesce(e.data #>> '{standardFields,name}', ''))`
  const where = narrow
    ? sql`e.open_id in (${byTerms(scope, hits.type, hits.terms)}) and ${living(scope, hits.type)}`
    : matching(scope, hits)
  return rowsOf(
    scope,
    sql<EntityRow>`with hit as materialized (
      select e.open_id, e.updated_at from entity e where ${where} order by e.updated_at desc, e.open_id desc limit ${page.among}
    ) select e.* from hit join entity e on e.tenant_id = ${scope.tenant} and e.entity_type = ${hits.type} and e.open_id = hit.open_id
    order by ${name} = ${words} desc, strpos(${name}, ${words}) > 0 desc, e.updated_at desc, e.open_id desc limit ${page.count}`,
  )
}

import { type RawBuilder, sql } from 'kysely'
import type { Scope } from '#kernel/scope'
import { shelfOf, termsIn } from '#modules/entities/index-store'
import type { EntityRow } from '#modules/entities/store'
import { shelfMark, shelves } from '#modules/entities/terms'
import { counterOf } from '#modules/resources/counting'

/** A condition over the table `entity` as e. */
export type Condition = RawBuilder<boolean>

/**
 * The planner does not charge for fetching large values, takes thousands of hits for a few, and so picks plans that are an
 * order of magnitude too slow. The shape of a search is chosen here: the few are gathered in one pass (gather-store.ts);
 * where there are more than the cap, an index in the wanted order is walked and each row probed.
 */
export interface Hits {
  type: string
  terms: number[] | undefined
  condition: Condition | undefined
  /** The terms say all that the condition says. */
  told?: boolean
  /** Where there are no terms to find by: some that say what the condition says, good enough to count very many. */
  counted?: number[]
}

/** In an order of time. */
export type Timely = { column: 'updated_at' | 'created_at'; descending: boolean }

/** By a column; by a number of the index, and where texts begin alike by the text itself; or by a value alone. */
export type Order =
  | Timely
  | { field: string; text?: string; descending: boolean }
  | { path: string; descending: boolean }

export const cap = 10_000

/** Has all the terms, seen from the record. One by one they are compared in a third of the time that `@>` takes. */
export function hasTerms(scope: Scope, type: string, terms: readonly number[]): Condition {
  const shelf = sql`${shelfOf('t.open_id')} * ${sql.lit(shelfMark)}`
  const each = termsIn(scope, type, terms).map((term) => sql`${term}::int4 # ${shelf} = any(t.terms)`)
  return sql<boolean>`exists (select 1 from entity_term t where t.tenant_id = e.tenant_id and t.entity_type = e.entity_type and t.open_id = e.open_id and ${sql.join(each, sql` and `)})`
}

export const living = (scope: Scope, type: string): Condition =>
  sql<boolean>`e.tenant_id = ${scope.tenant} and e.entity_type = ${type} and e.deleted_at is null`

/**
 * Every hit as e, by probing each record of the type in whatever order they come: a table, and the beginning of its
 * conditions. What is probed stays inside; the planner would turn it round and begin with the terms.
 */
export function matching(scope: Scope, { type, terms, condition }: Hits, records = sql`entity e`): RawBuilder<unknown> {
  const probe = terms ? sql`cross join lateral (select where ${hasTerms(scope, type, terms)} offset 0) as has` : sql``
  return sql`${records} ${probe} where ${living(scope, type)} ${condition ? sql`and ${condition}` : sql``}`
}

/**
 * The records with the terms, found by the term index alone: compared in this way, tenant and type offer no other index,
 * which the planner would read in addition. Shelf by shelf: whoever has enough asks for no more.
 */
export const byTerms = (scope: Scope, type: string, terms: readonly number[]): RawBuilder<unknown> =>
  sql`select hit.open_id, hit.at from generate_series(0, ${sql.lit(shelves - 1)}) as shelf cross join lateral (
    select t.open_id, t.at from entity_term t where t.tenant_id is not distinct from ${scope.tenant} and t.entity_type is not distinct from ${type}
      and t.terms @> array(select term # (shelf * ${sql.lit(shelfMark)}) from unnest(${termsIn(scope, type, terms)}::int4[]) as term) offset 0
  ) as hit`

/**
 * The living records of some ids, as a table and the beginning of its conditions. The ids are put in order first and the
 * index is read once along them: a look at each by itself takes four times as long.
 */
export const recordsOf = (scope: Scope, type: string, ids: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`entity e where ${living(scope, type)} and e.open_id = any(array(${ids}))`

async function numberFrom(scope: Scope, query: RawBuilder<{ n: number }>): Promise<number> {
  const { rows } = await query.execute(scope.db)
  return rows[0]?.n ?? 0
}

/** How many, counted to one more than the cap. */
export async function count(scope: Scope, hits: Hits): Promise<number> {
  const { type, terms, condition, told } = hits
  const counted = (from: RawBuilder<unknown>) =>
    numberFrom(scope, sql<{ n: number }>`select count(*)::int as n from (${from} limit ${cap + 1}) as hit`)
  if (!terms) return countMatching(scope, hits)
  const ofTerms = await counted(byTerms(scope, type, terms))
  // More than the cap have all the terms: what the condition adds to them is at most nothing.
  if (!condition || told) return ofTerms
  if (ofTerms > cap) return countMatching(scope, hits)
  const ids = sql`select hit.open_id from (${byTerms(scope, type, terms)}) as hit`
  return counted(sql`select 1 from ${recordsOf(scope, type, ids)} and ${condition}`)
}

/** The same by probing each record of the type, for when the terms do not narrow it down. */
export const countMatching = (scope: Scope, hits: Hits): Promise<number> =>
  numberFrom(scope, sql<{ n: number }>`select ${counting(scope, hits)} as n`)

function counting(scope: Scope, hits: Hits): RawBuilder<unknown> {
  const counted = sql`(select count(*)::int from (select 1 from ${matching(scope, hits)} limit ${cap + 1}) as hit)`
  if (hits.terms || hits.condition) return counted
  // How many there are of a type is always known, but for what only the server itself writes.
  return sql`coalesce((select least(consumed, ${cap + 1})::int from counter where tenant_id = ${scope.tenant} and resource = ${counterOf(hits.type)}), ${counted})`
}

/** How many fulfil a condition that many do: the index of terms knows sooner that it is more than the cap. */
export async function countMany(scope: Scope, hits: Hits): Promise<number> {
  if (!hits.counted) return countMatching(scope, hits)
  const many = await count(scope, { type: hits.type, terms: hits.counted, condition: undefined })
  return many > cap ? many : countMatching(scope, hits)
}

const direction = (descending: boolean): RawBuilder<unknown> => (descending ? sql`desc` : sql`asc`)

/** Values that are missing come last in either direction. */
export function orderBy(order: Order): RawBuilder<unknown> {
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

const rowsOf = async <R extends EntityRow>(scope: Scope, query: RawBuilder<R>): Promise<R[]> =>
  (await query.execute(scope.db)).rows

/** The first page of all records and how many there are, in one statement: it is what one sees first, and most often. */
export async function walkAll(scope: Scope, type: string, order: Timely, page: Page) {
  const hits: Hits = { type, terms: undefined, condition: undefined }
  const found = await rowsOf(
    scope,
    sql<EntityRow & { total: number }>`with chosen as materialized (
      select e.open_id, e.updated_at, e.created_at from entity e where ${living(scope, type)} order by ${orderBy(order)} offset ${page.offset} limit ${page.count}
    ), counted as materialized (select ${counting(scope, hits)} as total)
    select e.*, counted.total from chosen join entity e on e.tenant_id = ${scope.tenant} and e.entity_type = ${type} and e.open_id = chosen.open_id, counted
    order by ${orderBy(order)}`,
  )
  const rows = found.map(({ total: _, ...row }) => row)
  return { rows, total: found[0]?.total ?? (await countMatching(scope, hits)) }
}

/** So many records a walk looks at. */
const reach = 40_000

/**
 * The many, in an order that an index has: it is walked and each record probed until the page is full. A page that is not
 * full was too far away.
 */
export function walk(scope: Scope, hits: Hits, order: Order, page: Page): Promise<EntityRow[]> {
  if ('column' in order) return walkByTime(scope, hits, order, page)
  if ('field' in order) return walkByNumber(scope, hits, order, page)
  throw new Error('no index is in this order')
}

function walkByTime(scope: Scope, hits: Hits, order: Timely, page: Page): Promise<EntityRow[]> {
  const records = sql`(select * from entity e where ${living(scope, hits.type)} order by ${orderBy(order)} limit ${reach}) as e`
  return rowsOf(
    scope,
    sql<EntityRow>`with chosen as materialized (
      select e.open_id, e.updated_at, e.created_at from ${matching(scope, hits, records)} order by ${orderBy(order)} offset ${page.offset} limit ${page.count}
    ) select e.* from chosen join entity e on e.tenant_id = ${scope.tenant} and e.entity_type = ${hits.type} and e.open_id = chosen.open_id
    order by ${orderBy(order)}`,
  )
}

/** Records without the number follow those that have it. */
async function walkByNumber(
  scope: Scope,
  hits: Hits,
  { field, text, descending }: Extract<Order, { field: string }>,
  page: Page,
): Promise<EntityRow[]> {
  const way = direction(descending)
  const numbers = sql`select * from entity_num n where n.tenant_id = ${scope.tenant} and n.entity_type = ${hits.type} and n.field = ${field}`
  const having = (some: RawBuilder<unknown>) =>
    matching(
      scope,
      hits,
      // Each by itself: where the planner knows nothing of the tables it pairs all with all.
      sql`(${some}) as n cross join lateral (
        select * from entity e where e.tenant_id = n.tenant_id and e.entity_type = n.entity_type and e.open_id = n.open_id
          and (e.nums ->> n.field)::float8 = n.val offset 0
      ) as e`,
    )
  const first = sql`${numbers} order by n.val ${way}, n.open_id ${way} limit ${reach}`
  const withNumber = await rowsOf(
    scope,
    sql<EntityRow>`select e.* from ${having(first)} order by n.val ${way}, ${text === undefined ? sql`` : sql`${textAt(text)} ${way},`} n.open_id ${way} offset ${page.offset} limit ${page.count}`,
  )
  if (withNumber.length === page.count) return withNumber
  const known = await numberFrom(
    scope,
    sql<{ n: number }>`select count(*)::int as n from (select 1 from ${having(numbers)} limit ${cap + 1}) as hit`,
  )
  if (known > page.offset + withNumber.length) return withNumber
  const rest = await rowsOf(
    scope,
    sql<EntityRow>`select e.* from ${matching(scope, hits)} and not e.nums ? ${field}
      order by e.updated_at desc, e.open_id desc offset ${Math.max(0, page.offset - known)} limit ${page.count - withNumber.length}`,
  )
  return [...withNumber, ...rest]
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
  const ids = sql`select hit.open_id from (${byTerms(scope, hits.type, hits.terms)}) as hit`
  const from = narrow ? recordsOf(scope, hits.type, ids) : matching(scope, hits)
  return rowsOf(
    scope,
    sql<EntityRow>`with hit as materialized (
      select e.open_id, e.updated_at from ${from} order by e.updated_at desc, e.open_id desc limit ${page.among}
    ) select e.* from hit join entity e on e.tenant_id = ${scope.tenant} and e.entity_type = ${hits.type} and e.open_id = hit.open_id
    order by ${name} = ${words} desc, strpos(${name}, ${words}) > 0 desc, e.updated_at desc, e.open_id desc limit ${page.count}`,
  )
}

import type { Scope } from '#kernel/scope'
import { countNewest, type FacetCount } from '#modules/entities/facet-store'
import { gather } from '#modules/entities/gather-store'
import * as searching from '#modules/entities/search-store'
import { type EntityRow, findMany } from '#modules/entities/store'

export interface Wanted {
  order: searching.Order
  page: searching.Page
  /** Fields whose values are counted. */
  keys: readonly string[]
}

export interface Found {
  rows: readonly EntityRow[]
  /** Counted to one more than the cap. */
  total: number
  counts: readonly FacetCount[]
}

/** From here on a page is reached no faster by walking to it than by putting all hits in order. */
const deepFrom = 1000

/** Page, total and counts: the few are gathered in one pass, the many are walked. */
export async function find(scope: Scope, hits: searching.Hits, wanted: Wanted): Promise<Found> {
  const { order, page } = wanted
  const everything = !hits.terms && !hits.condition
  // No index holds the values of such a field: whatever their number, the hits are put in order.
  const unindexed = 'path' in order
  if (everything && !unindexed) return walk(scope, hits, wanted, searching.count(scope, hits))
  const all = unindexed || page.offset >= deepFrom
  const found = await gather(scope, hits, { ...wanted, all })
  if (found.whole) return { ...found, rows: await inOrder(scope, hits.type, found.ids) }
  const told = !hits.terms || !hits.condition || hits.told
  const total = told ? searching.cap + 1 : await searching.countMatching(scope, hits)
  if (total > searching.cap) return walk(scope, hits, wanted, total)
  // A few of the many that have the terms.
  const few = await gather(scope, hits, { ...wanted, all: true })
  return { ...few, rows: await inOrder(scope, hits.type, few.ids) }
}

async function walk(
  scope: Scope,
  hits: searching.Hits,
  { order, page, keys }: Wanted,
  counting: Promise<number> | number,
): Promise<Found> {
  const [total, rows, counts] = await Promise.all([
    counting,
    page.count > 0 ? searching.walk(scope, hits, order, page) : [],
    keys.length > 0 ? countNewest(scope, hits, keys) : [],
  ])
  return { rows, total, counts }
}

async function inOrder(scope: Scope, type: string, ids: readonly string[]): Promise<EntityRow[]> {
  if (ids.length === 0) return []
  const rows = new Map((await findMany(scope, type, ids)).map((row) => [row.open_id, row]))
  return ids.flatMap((id) => rows.get(id) ?? [])
}

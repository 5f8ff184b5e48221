import type { Scope } from '#kernel/scope'
import { countNewest, type FacetCount } from '#modules/entities/facet-store'
import * as gathering from '#modules/entities/gather-store'
import * as searching from '#modules/entities/search-store'
import { type EntityRow, findMany } from '#modules/entities/store'

export interface Found {
  rows: readonly EntityRow[]
  /** Counted to one more than the cap. */
  total: number
  counts: readonly FacetCount[]
}

/** From so many of the newest hundred on, the newest records are looked through rather than the index of terms. */
const dense = 30
/** From here on a page is reached no faster by walking to it. */
const deepFrom = 1000

/** Page, total and counts: what one pass can bring is gathered, the rest is walked. */
export async function find(scope: Scope, hits: searching.Hits, wanted: gathering.Wanted): Promise<Found> {
  const { order, keys } = wanted
  if ('path' in order) return found(scope, hits, await gathering.gatherAll(scope, hits, wanted))
  if (!hits.terms && !hits.condition) return walk(scope, hits, wanted, searching.count(scope, hits))
  if (!hits.terms && 'column' in order && (keys.length === 0 || isNewestFirst(order)))
    return found(scope, hits, await gathering.gatherByTime(scope, hits, wanted))
  if (isTold(hits) && 'column' in order && order.column === 'updated_at') return findByTerms(scope, hits, wanted)
  const few = await gathering.gatherFew(scope, hits, wanted)
  if (few) return found(scope, hits, few)
  const total = !hits.terms || isTold(hits) ? searching.cap + 1 : await searching.countMatching(scope, hits)
  if (total > searching.cap) return walk(scope, hits, wanted, total)
  // A few of the many that have the terms.
  return found(scope, hits, await gathering.gatherAll(scope, hits, wanted))
}

const isNewestFirst = (order: searching.Order): boolean =>
  'column' in order && order.column === 'updated_at' && order.descending

const isTold = (hits: searching.Hits): hits is gathering.Told =>
  hits.terms !== undefined && (hits.condition === undefined || hits.told === true)

/** In the order of the last change, which stands beside the terms. */
async function findByTerms(scope: Scope, hits: gathering.Told, wanted: gathering.Wanted): Promise<Found> {
  const { order, page, keys } = wanted
  if (keys.length === 0 && page.offset < deepFrom) {
    const few = await gathering.gatherByTerms(scope, hits, wanted, searching.cap)
    return few.total > searching.cap ? walk(scope, hits, wanted, few.total) : found(scope, hits, few)
  }
  const density = isNewestFirst(order) ? await gathering.densityOf(scope, hits) : 0
  const many = density >= dense ? await gathering.gatherDense(scope, hits, wanted) : undefined
  return found(scope, hits, many ?? (await gathering.gatherByTerms(scope, hits, wanted)))
}

async function found(scope: Scope, { type }: searching.Hits, gathered: gathering.Gathered): Promise<Found> {
  return { ...gathered, rows: await inOrder(scope, type, gathered.ids) }
}

async function walk(
  scope: Scope,
  hits: searching.Hits,
  { order, page, keys }: gathering.Wanted,
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

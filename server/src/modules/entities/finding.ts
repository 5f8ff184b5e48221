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

/** So many records are probed on the way to a page; where it would take more, all hits are put in order. */
const longestWalk = 10_000
/** Where so many are hits there may well be more than the cap. */
const dense = 0.1

/** Page, total and counts: what one pass can bring is gathered, the rest is walked. */
export async function find(scope: Scope, hits: searching.Hits, wanted: gathering.Wanted): Promise<Found> {
  const { order } = wanted
  if ('path' in order) return found(scope, hits, await gathering.gatherAll(scope, hits, wanted))
  if (!hits.terms) return hits.condition ? findByCondition(scope, hits, wanted) : findAll(scope, hits, wanted)
  if (isTold(hits) && 'column' in order && order.column === 'updated_at') return findByTerms(scope, hits, wanted)
  const few = await gathering.gatherFew(scope, hits, wanted)
  if (few) return found(scope, hits, few)
  const total = isTold(hits) ? searching.cap + 1 : await searching.countMatching(scope, hits)
  if (total > searching.cap) return walk(scope, hits, wanted, total)
  // A few of the many that have the terms.
  return found(scope, hits, await gathering.gatherAll(scope, hits, wanted))
}

const isNewestFirst = (order: searching.Order): boolean =>
  'column' in order && order.column === 'updated_at' && order.descending

const isTold = (hits: searching.Hits): hits is gathering.Told =>
  hits.terms !== undefined && (hits.condition === undefined || hits.told === true)

/** Whether a walk soon comes to the page, since at least so many of the records that it meets first are hits. */
async function isNear(
  scope: Scope,
  hits: searching.Hits,
  { order, page }: gathering.Wanted,
  least: number,
): Promise<boolean> {
  const needed = Math.max(least, (page.offset + page.count) / longestWalk)
  if (needed > 0.5) return false
  return (await gathering.shareOf(scope, hits, 'column' in order ? order.descending : true)) >= needed
}

/** Everything there is. */
async function findAll(scope: Scope, hits: searching.Hits, wanted: gathering.Wanted): Promise<Found> {
  const { order, page, keys } = wanted
  if (!('column' in order)) return walk(scope, hits, wanted, await searching.countMatching(scope, hits))
  const [{ rows, total }, counts] = await Promise.all([
    searching.walkAll(scope, hits.type, order, page),
    keys.length > 0 ? countNewest(scope, hits, keys) : [],
  ])
  return { rows, total, counts }
}

async function findByCondition(scope: Scope, hits: searching.Hits, wanted: gathering.Wanted): Promise<Found> {
  const { order, keys } = wanted
  const near = keys.length === 0 && (await isNear(scope, hits, wanted, dense))
  const total = near ? await searching.countMany(scope, hits) : 0
  if (total > searching.cap) return walk(scope, hits, wanted, total)
  if ('column' in order && (keys.length === 0 || isNewestFirst(order)))
    return found(scope, hits, await gathering.gatherByTime(scope, hits, wanted))
  const few = await gathering.gatherFew(scope, hits, wanted)
  return few ? found(scope, hits, few) : walk(scope, hits, wanted, searching.cap + 1)
}

/** In the order of the last change, which stands beside the terms. Of more than the cap, the counts are of some of them. */
async function findByTerms(scope: Scope, hits: gathering.Told, wanted: gathering.Wanted): Promise<Found> {
  // Counting takes long: meanwhile one can look whether the page is near.
  const [some, early] = await Promise.all([
    gathering.gatherByTerms(scope, hits, wanted, searching.cap),
    wanted.keys.length > 0 ? isNear(scope, hits, wanted, 0) : undefined,
  ])
  if (some.total <= searching.cap) return found(scope, hits, some)
  const uncounted = { ...wanted, keys: [] }
  const near = early ?? (await isNear(scope, hits, wanted, 0))
  const page = near
    ? await walk(scope, hits, uncounted, some.total)
    : await found(scope, hits, await gathering.gatherByTerms(scope, hits, uncounted))
  return { ...page, counts: some.counts }
}

async function found(scope: Scope, { type }: searching.Hits, gathered: gathering.Gathered): Promise<Found> {
  return { ...gathered, rows: await inOrder(scope, type, gathered.ids) }
}

/** A page of more hits than the cap. Where a walk does not come that far, all of them are put in order. */
async function walk(scope: Scope, hits: searching.Hits, wanted: gathering.Wanted, total: number): Promise<Found> {
  const { order, page, keys } = wanted
  const [rows, counts] = await Promise.all([
    page.count > 0 ? searching.walk(scope, hits, order, page) : [],
    keys.length > 0 ? countNewest(scope, hits, keys) : [],
  ])
  if (rows.length === page.count || total <= searching.cap) return { rows, total, counts }
  const all = await gathering.gatherAll(scope, hits, { ...wanted, keys: [] })
  return { ...(await found(scope, hits, all)), counts }
}

async function inOrder(scope: Scope, type: string, ids: readonly string[]): Promise<EntityRow[]> {
  if (ids.length === 0) return []
  const rows = new Map((await findMany(scope, type, ids)).map((row) => [row.open_id, row]))
  return ids.flatMap((id) => rows.get(id) ?? [])
}

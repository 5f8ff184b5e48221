import { fail } from '@cohort/contract/errors'
import type { Context } from '#kernel/context'
import type { Scope } from '#kernel/scope'
import { ranksBetween, step } from '#modules/ordering/ranks'
import * as store from '#modules/ordering/store'

export type { Place } from '#modules/ordering/store'

/** How many stand in each of some lists. */
export const countLists = (ctx: Scope, listIds: readonly string[]) => store.countLists(ctx, listIds)

/** The items of some lists, each in its order. */
export const findLists = (ctx: Scope, listIds: readonly string[]) => store.findLists(ctx, listIds)

/** Where some items stand. */
export const findPlaces = (ctx: Scope, itemIds: readonly string[]) => store.findPlaces(ctx, itemIds)

/** They stand nowhere any more. */
export const removePlaces = (ctx: Scope, itemIds: readonly string[]) => store.removePlaces(ctx, itemIds)

/** Between which items something comes to stand. Whoever is no longer in the list says nothing. */
export interface Neighbours {
  previousId?: string | null | undefined
  nextId?: string | null | undefined
}

/**
 * Inside a transaction: ranks for items that are to stand in a list, after one another, between the neighbours; without any,
 * at the end. Nobody else numbers the list anew before the transaction ends.
 */
export async function roomFor(
  ctx: Context,
  listId: string,
  itemIds: readonly string[],
  neighbours: Neighbours = {},
): Promise<number[]> {
  requireSense(itemIds, neighbours)
  const find = async () => {
    const { low, high } = await gapFor(ctx, listId, itemIds, neighbours)
    return ranksBetween(low, high, itemIds.length)
  }
  const [, ranks] = await Promise.all([store.lockList(ctx, listId, 'shared'), find()])
  if (ranks) return ranks
  await makeRoom(ctx, listId)
  const more = await find()
  if (!more) throw new Error('a list that was numbered anew has no room')
  return more
}

/** Inside the same transaction: they stand there. */
export const place = (ctx: Context, listId: string, itemIds: readonly string[], ranks: readonly number[]) =>
  store.setPlaces(ctx, listId, itemIds, ranks, ctx.clock.now())

export async function put(
  ctx: Context,
  listId: string,
  itemIds: readonly string[],
  neighbours: Neighbours = {},
): Promise<void> {
  await place(ctx, listId, itemIds, await roomFor(ctx, listId, itemIds, neighbours))
}

/** At the beginning, where new ones are seen first. */
export async function putFirst(ctx: Context, listId: string, itemIds: readonly string[]): Promise<void> {
  await store.lockList(ctx, listId, 'shared')
  const { first } = await store.findEnds(ctx, listId, itemIds)
  const ranks = ranksBetween(undefined, first ?? undefined, itemIds.length)
  if (!ranks) {
    await makeRoom(ctx, listId)
    return putFirst(ctx, listId, itemIds)
  }
  await store.setPlaces(ctx, listId, itemIds, ranks, ctx.clock.now())
}

/** Back to where it stood, or beside it where somebody else stands there now. */
export async function putAt(ctx: Context, listId: string, itemId: string, rank: number): Promise<void> {
  await store.lockList(ctx, listId, 'shared')
  const taken = await store.findRank(ctx, listId, rank)
  if (taken === undefined || taken === itemId) await store.setPlaces(ctx, listId, [itemId], [rank], ctx.clock.now())
  else await put(ctx, listId, [itemId], { nextId: taken })
}

/** Since when it stands there, where that is not since it was put there. */
export const setSince = (ctx: Scope, itemId: string, at: Date) => store.setSince(ctx, itemId, at)

/**
 * Only one may number a list anew, and nobody puts anything into it meanwhile. Whoever waits for that alone with others who
 * do the same is ended by the database and begins again (see `again`).
 */
async function makeRoom(ctx: Context, listId: string): Promise<void> {
  await store.lockList(ctx, listId, 'alone')
  await store.renumber(ctx, listId, step)
}

function requireSense(itemIds: readonly string[], { previousId, nextId }: Neighbours): void {
  const bad = (field: string, problem: string) => fail('BadInput', { field, problem })
  if (previousId && itemIds.includes(previousId)) throw bad('previousId', 'itself')
  if (nextId && itemIds.includes(nextId)) throw bad('nextId', 'itself')
  if (previousId && previousId === nextId) throw bad('nextId', 'the same as previousId')
}

async function gapFor(
  scope: Scope,
  listId: string,
  itemIds: readonly string[],
  { previousId, nextId }: Neighbours,
): Promise<{ low: number | undefined; high: number | undefined }> {
  const before = previousId ? await store.findAround(scope, listId, previousId, itemIds) : undefined
  // The one before says where; what comes after it now may be another than the one that was seen.
  if (before) return { low: before.rank, high: before.after ?? undefined }
  const after = nextId ? await store.findAround(scope, listId, nextId, itemIds) : undefined
  if (after) return { low: after.before ?? undefined, high: after.rank }
  const { last } = await store.findEnds(scope, listId, itemIds)
  return { low: last ?? undefined, high: undefined }
}

/** Two who chose the same number, or waited for each other: the one whom the database ended begins again. */
const clashes = new Set(['23505', '40P01'])
const mostTries = 8

export async function again<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await work()
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : ''
      const isOurs = code !== '23505' || (error as { constraint?: string }).constraint === 'place_rank'
      if (!clashes.has(code) || !isOurs || tries === mostTries) throw error
    }
  }
}

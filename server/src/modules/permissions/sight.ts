import type { RawBuilder } from 'kysely'
import type { Context } from '#kernel/context'
import { effectiveFlags } from '#modules/permissions/effective'
import { asPerson, pathFor, toNode } from '#modules/permissions/objects'
import * as store from '#modules/permissions/store'

/**
 * The objects inside another, or the spaces, that the asking member sees, with their flags there. One with 0 flags may be
 * only on the way to something further in that concerns them.
 */
export async function seenInside(ctx: Context, parentId: string | null): Promise<Map<string, number>> {
  const person = asPerson(ctx)
  const isAll = person.isSuperAdmin || person.managesAll
  const [children, outer, around] = await Promise.all([
    store.findChildren(ctx, parentId, person.userId),
    parentId === null ? [] : pathFor(ctx, parentId, person.userId),
    isAll ? new Set<string>() : store.findAround(ctx, person.userId),
  ])
  const seen = new Map<string, number>()
  for (const row of children) {
    const effective = effectiveFlags(person, [toNode(row, row.entry ?? undefined), ...outer])
    if (effective) seen.set(row.open_id, effective.flags)
    else if (around.has(row.open_id)) seen.set(row.open_id, 0)
  }
  return seen
}

/** What a member may do to an object, or 0 where it is only on the way to something that they see; undefined: unseen. */
export async function seenFlags(ctx: Context, openId: string): Promise<number | undefined> {
  const person = asPerson(ctx)
  const effective = effectiveFlags(person, await pathFor(ctx, openId, person.userId))
  if (effective) return effective.flags
  return (await store.findAround(ctx, person.userId)).has(openId) ? 0 : undefined
}

/** The projects that the asking member sees, as a query for their ids; undefined: all of them. */
export function seenProjects(ctx: Context): RawBuilder<unknown> | undefined {
  const person = asPerson(ctx)
  return person.isSuperAdmin || person.managesAll ? undefined : store.seenProjects(ctx, person.userId)
}

/** How many objects there are in each of some, not counting what lies in the recycle bin. */
export const countInside = (ctx: Context, parentIds: readonly string[]): Promise<Map<string, number>> =>
  parentIds.length > 0 ? store.countChildren(ctx, parentIds) : Promise.resolve(new Map())

/** An object and all that it holds, with their types. */
export const objectsWithin = (ctx: Context, openId: string) => store.findWithin(ctx, openId)

/** Into the recycle bin and out of it: what was said about its participants stays. */
export const hideObjects = (ctx: Context, openIds: readonly string[], hidden: boolean): Promise<unknown> =>
  openIds.length > 0 ? store.setHidden(ctx, openIds, hidden) : Promise.resolve()

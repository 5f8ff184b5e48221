import { authCodes } from '@cohort/contract/access'
import { fail } from '@cohort/contract/errors'
import { flagsOf, type ObjectType, type ProjectFlag, type SpaceFlag } from '@cohort/contract/flags'
import { type Context, me } from '#kernel/context'
import { type Effective, effectiveFlags, type PathNode, type Person } from '#modules/permissions/effective'
import * as store from '#modules/permissions/store'

export interface NewObject {
  openId: string
  type: ObjectType
  parentId: string | null
  name: string
  creatorId: string
  leaderId?: string
}

/** Inside the transaction that makes a space, a channel or a project: from now on it can have participants. */
export const registerObject = (ctx: Context, object: NewObject): Promise<unknown> =>
  store.insertObject(ctx, {
    open_id: object.openId,
    entity_type: object.type,
    parent_id: object.parentId,
    name: object.name,
    creator_id: object.creatorId,
    leader_id: object.leaderId ?? null,
  })

/** Inside a transaction: renamed, or moved into another object. */
export const updateObject = (
  ctx: Context,
  openId: string,
  change: { name?: string; parentId?: string | null; leaderId?: string | null },
): Promise<unknown> =>
  store.setObject(ctx, openId, {
    ...(change.name === undefined ? {} : { name: change.name }),
    ...(change.parentId === undefined ? {} : { parent_id: change.parentId }),
    ...(change.leaderId === undefined ? {} : { leader_id: change.leaderId }),
  })

export const unregisterObject = (ctx: Context, openId: string): Promise<unknown> => store.removeObject(ctx, openId)

export const toNode = (row: store.ObjectRow, entry: Pick<store.EntryRow, 'flags' | 'sub'> | undefined): PathNode => ({
  openId: row.open_id,
  type: row.entity_type as ObjectType,
  name: row.name,
  creatorId: row.creator_id,
  leaderId: row.leader_id,
  inherit: row.inherit,
  entry: entry ? { flags: entry.flags, sub: entry.sub } : undefined,
})

/** The way from an object outwards, with the entries of one person on it. An unknown object is 404. */
export async function pathFor(ctx: Context, openId: string, userId: string): Promise<PathNode[]> {
  const rows = await store.findPaths(ctx, [openId], userId)
  if (rows.length === 0) throw fail('NotFound')
  return rows.map((row) => toNode(row, row.entry ?? undefined))
}

/** The asking member as the rules of flags see them. */
export function asPerson(ctx: Context): Person {
  const { user, rights } = me(ctx)
  return {
    userId: user.userId,
    isSuperAdmin: rights.isSuperAdmin,
    managesAll: rights.codes.has(authCodes['channel.manageAll']),
  }
}

/** What the asking member may do to an object. One that they do not see does not exist for them. */
export async function ownFlags(ctx: Context, openId: string): Promise<Effective & { path: PathNode[] }> {
  const person = asPerson(ctx)
  const path = await pathFor(ctx, openId, person.userId)
  const effective = effectiveFlags(person, path)
  if (!effective) throw fail('NotFound')
  return { ...effective, path }
}

/** At the top of a service function: the member may do this to the object, or it ends here. */
export async function requireFlag(ctx: Context, openId: string, flag: SpaceFlag | ProjectFlag): Promise<PathNode> {
  const { flags, path } = await ownFlags(ctx, openId)
  const [target] = path
  if (!target) throw fail('NotFound')
  const bit = flagsOf(target.type)[flag]?.value ?? 0
  if ((flags & bit) === 0) throw fail('NoPermission', { missing: flag })
  return target
}

/** Inside the transaction that makes an object: these take part from the beginning. */
export const enlist = (ctx: Context, openId: string, userIds: readonly string[], flags: number): Promise<unknown> =>
  userIds.length > 0 ? store.insertEntries(ctx, openId, userIds, flags) : Promise.resolve([])

/** What the asking member may do to each of several objects; those that they do not see are left out. */
export async function ownFlagsOf(ctx: Context, openIds: readonly string[]): Promise<Map<string, number>> {
  if (openIds.length === 0) return new Map()
  const person = asPerson(ctx)
  const steps = await store.findPaths(ctx, [...new Set(openIds)], person.userId)
  const paths = Map.groupBy(steps, ({ asked }) => asked)
  return new Map(
    [...paths].flatMap(([openId, path]) => {
      const effective = effectiveFlags(
        person,
        path.map((row) => toNode(row, row.entry ?? undefined)),
      )
      return effective ? [[openId, effective.flags] as const] : []
    }),
  )
}

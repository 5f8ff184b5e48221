import { authCodes } from '@cohort/contract/access'
import type { Parsed, Result } from '@cohort/contract/call'
import { bitsOf, type ObjectType } from '@cohort/contract/flags'
import type {
  getPermission,
  getSubPermission,
  listParticipants,
  listPermissionObjects,
  Participant,
} from '@cohort/contract/permissions'
import { type Context, me } from '#kernel/context'
import { avatarUrl } from '#modules/members/service'
import { type Effective, effectiveFlags, type PathNode } from '#modules/permissions/effective'
import { ownFlags } from '#modules/permissions/objects'
import { lacksOf } from '#modules/permissions/service'
import * as store from '#modules/permissions/store'

export async function get(
  ctx: Context,
  { params }: Parsed<typeof getPermission>,
): Promise<Result<typeof getPermission>> {
  const { flags, path } = await ownFlags(ctx, params.openId)
  return { openId: params.openId, type: path[0]?.type ?? 'Space', flags, codes: bitsOf(flags) }
}

const brief = (node: PathNode) => ({ openId: node.openId, type: node.type, name: node.name })

interface Found extends Effective {
  userId: string
}

/** Everyone who has something to do with the object, by being named there or further out. */
async function everyone(ctx: Context, path: readonly PathNode[]): Promise<Found[]> {
  const stop = path.findIndex((node) => !node.inherit)
  const counted = stop === -1 ? path : path.slice(0, stop + 1)
  const entries = await store.findEntries(
    ctx,
    counted.map((node) => node.openId),
  )
  const userIds = new Set([
    ...counted.flatMap((node) => [node.creatorId, ...(node.leaderId ? [node.leaderId] : [])]),
    ...entries.map((entry) => entry.user_id),
  ])
  return [...userIds].flatMap((userId) => {
    const own = counted.map((node) => ({
      ...node,
      entry: entries.find((entry) => entry.open_id === node.openId && entry.user_id === userId),
    }))
    const effective = effectiveFlags({ userId, isSuperAdmin: false, managesAll: false }, own)
    return effective ? [{ ...effective, userId }] : []
  })
}

export async function list(
  ctx: Context,
  { params }: Parsed<typeof listParticipants>,
): Promise<Result<typeof listParticipants>> {
  const { path, ...own } = await ownFlags(ctx, params.openId)
  const [target, parent] = path
  if (!target) throw new Error('a path has its object')
  const head = {
    type: target.type,
    name: target.name,
    leaderId: target.leaderId,
    inherit: target.inherit,
    parent: parent ? brief(parent) : null,
    own: own.flags,
    lacks: lacksOf(ctx, path, own),
  }
  // Spec 2 §6: without the right to edit channels, a channel's list is empty.
  const hidden = target.type === 'Channel' && !me(ctx).rights.codes.has(authCodes['channel.edit'])
  return { ...head, data: hidden ? [] : await toParticipants(ctx, target, await everyone(ctx, path)) }
}

async function toParticipants(ctx: Context, target: PathNode, all: readonly Found[]): Promise<Participant[]> {
  if (all.length === 0) return []
  const people = await store.findPeople(
    ctx,
    all.map((each) => each.userId),
  )
  const rows = all.flatMap((each) => {
    const person = people.find((candidate) => candidate.user_id === each.userId)
    if (!person || person.status === 'deactivated') return []
    return [
      {
        userId: each.userId,
        alias: person.username,
        avatar: avatarUrl(ctx, person.avatar),
        avatarBg: person.avatar_bg,
        flags: each.flags,
        codes: bitsOf(each.flags),
        sub: each.at?.openId === target.openId ? (each.at.entry?.sub ?? {}) : {},
        isLeader: each.userId === target.leaderId,
        isCreator: each.userId === target.creatorId,
        inheritedFrom: each.at && each.at.openId !== target.openId ? brief(each.at) : null,
      },
    ]
  })
  const rank = (row: Participant) => (row.isLeader ? 0 : row.isCreator ? 1 : row.inheritedFrom ? 3 : 2)
  return rows.sort((a, b) => rank(a) - rank(b) || a.alias.localeCompare(b.alias, 'zh-CN'))
}

export async function listSub(
  ctx: Context,
  { params, query }: Parsed<typeof getSubPermission>,
): Promise<Result<typeof getSubPermission>> {
  const { path } = await ownFlags(ctx, params.openId)
  const [target] = path
  if (!target) throw new Error('a path has its object')
  const all = await everyone(ctx, path)
  const people = await toParticipants(ctx, target, all)
  // What an inner object of that type would give, were it made now.
  const inner: PathNode = {
    openId: '',
    type: query.type,
    name: '',
    creatorId: '',
    leaderId: null,
    inherit: true,
    entry: undefined,
  }
  return {
    data: people.map((person) => {
      const own = all.find((each) => each.userId === person.userId)
      const at = own?.at
      const outer =
        at && at.openId !== target.openId ? [{ ...target, entry: undefined }, at] : [{ ...target, entry: at?.entry }]
      const flags =
        effectiveFlags({ userId: person.userId, isSuperAdmin: false, managesAll: false }, [inner, ...outer])?.flags ?? 0
      return {
        userId: person.userId,
        alias: person.alias,
        flags,
        codes: bitsOf(flags),
        usual: at?.entry?.sub[query.type] === undefined,
      }
    }),
  }
}

export async function listObjects(
  ctx: Context,
  { query }: Parsed<typeof listPermissionObjects>,
): Promise<Result<typeof listPermissionObjects>> {
  const rows = await store.findObjects(ctx, query.filter)
  return { data: rows.map((row) => ({ openId: row.open_id, type: row.entity_type as ObjectType, name: row.name })) }
}

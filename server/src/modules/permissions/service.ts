import type { Parsed, Result } from '@cohort/contract/call'
import { fail } from '@cohort/contract/errors'
import { allFlags, type SpaceFlag, spaceFlags } from '@cohort/contract/flags'
import {
  type addParticipants,
  type clearPermission,
  type ParticipantDeed,
  participantDeeds,
  type removeParticipant,
  type setParticipant,
  type setParticipants,
  type setPermission,
} from '@cohort/contract/permissions'
import { audit } from '#kernel/audit'
import { type Context, found, transaction } from '#kernel/context'
import { type Effective, effectiveFlags, type PathNode } from '#modules/permissions/effective'
import { asPerson, ownFlags } from '#modules/permissions/objects'
import * as store from '#modules/permissions/store'

/** Which flag a deed needs: a space's and a channel's own, a project's from the channel around it (spec 2 §6). */
const needed: Record<'outer' | 'project', Record<ParticipantDeed, SpaceFlag>> = {
  outer: {
    add: 'IncreaseParticipants',
    change: 'ModifyParticipantPermissions',
    remove: 'DeleteParticipants',
    lead: 'ModifyParticipantPermissions',
  },
  project: {
    add: 'IncreaseProjectParticipants',
    change: 'ModifyProjectParticipantPermissions',
    remove: 'DeleteProjectParticipants',
    lead: 'ModifyProjectLeader',
  },
}

interface Allowed {
  target: PathNode
  own: Effective
}

/** The asking member may do this about the participants of an object, or it ends here. */
export async function requireDeed(ctx: Context, openId: string, deed: ParticipantDeed): Promise<Allowed> {
  const { path, ...own } = await ownFlags(ctx, openId)
  const [target] = path
  if (!target) throw fail('NotFound')
  const missing = lackedFor(ctx, path, own, deed)
  if (missing) throw fail('NoPermission', { missing })
  return { target, own }
}

/** The flag that the asking member lacks for a deed; undefined: they may. */
function lackedFor(
  ctx: Context,
  [target, ...outer]: readonly PathNode[],
  own: Effective,
  deed: ParticipantDeed,
): SpaceFlag | undefined {
  const project = target?.type === 'Project'
  const flag = needed[project ? 'project' : 'outer'][deed]
  // Whoever made or leads the project, or stands above it, decides about it; others need the channel's flag.
  if (project && own.reason !== 'entry') return undefined
  const flags = project ? (effectiveFlags(asPerson(ctx), outer)?.flags ?? 0) : own.flags
  return (flags & spaceFlags[flag].value) === 0 ? flag : undefined
}

/** Every deed that the asking member may not do to an object, with the flag that they lack. */
export const lacksOf = (
  ctx: Context,
  path: readonly PathNode[],
  own: Effective,
): Partial<Record<ParticipantDeed, SpaceFlag>> =>
  Object.fromEntries(
    participantDeeds.flatMap((deed) => {
      const flag = lackedFor(ctx, path, own, deed)
      return flag ? [[deed, flag]] : []
    }),
  )

/** Nobody gives flags that they do not have. */
function requireHeldFlags({ own, target }: Allowed, flags: number): void {
  if ((flags & ~allFlags(target.type)) !== 0) throw fail('BadInput', { field: 'flags', problem: 'unknown' })
  if ((flags & ~own.flags) !== 0) throw fail('NoPermission', { missing: `flags ${flags & ~own.flags}` })
}

async function requireMembers(ctx: Context, userIds: readonly string[]): Promise<void> {
  const people = await store.findPeople(ctx, userIds)
  if (people.length !== new Set(userIds).size) throw fail('BadInput', { field: 'userIds', problem: 'unknown' })
}

export async function set(
  ctx: Context,
  { params, body }: Parsed<typeof setPermission>,
): Promise<Result<typeof setPermission>> {
  return transaction(ctx, async (ctx) => {
    const { target } = await requireDeed(ctx, params.openId, body.leaderId === undefined ? 'change' : 'lead')
    if (body.inherit !== undefined) await requireDeed(ctx, params.openId, 'change')
    if (body.leaderId) await requireMembers(ctx, [body.leaderId])
    const change = {
      ...(body.leaderId === undefined ? {} : { leader_id: body.leaderId }),
      ...(body.inherit === undefined ? {} : { inherit: body.inherit }),
    }
    if (Object.keys(change).length > 0) await store.setObject(ctx, params.openId, change)
    const before = { leaderId: target.leaderId, inherit: target.inherit }
    await audit(ctx, 'permission.set', params.openId, { before, after: body })
    return {}
  })
}

export async function setMany(
  ctx: Context,
  { params, body }: Parsed<typeof setParticipants>,
): Promise<Result<typeof setParticipants>> {
  return transaction(ctx, async (ctx) => {
    const allowed = await requireDeed(ctx, params.openId, 'change')
    await requireMembers(
      ctx,
      body.members.map((member) => member.userId),
    )
    for (const { userId, flags, sub } of body.members) {
      requireHeldFlags(allowed, flags)
      await store.upsertEntry(ctx, { openId: params.openId, userId, flags, sub: sub ?? {} })
    }
    await audit(ctx, 'permission.setMembers', params.openId, { after: body.members })
    return {}
  })
}

export async function clear(
  ctx: Context,
  { params }: Parsed<typeof clearPermission>,
): Promise<Result<typeof clearPermission>> {
  return transaction(ctx, async (ctx) => {
    await requireDeed(ctx, params.openId, 'remove')
    const before = await store.findEntries(ctx, [params.openId])
    await store.removeEntries(ctx, params.openId)
    await store.setObject(ctx, params.openId, { inherit: true })
    await audit(ctx, 'permission.clear', params.openId, {
      before: before.map((entry) => ({ userId: entry.user_id, flags: entry.flags })),
    })
    return {}
  })
}

export async function add(
  ctx: Context,
  { params, body }: Parsed<typeof addParticipants>,
): Promise<Result<typeof addParticipants>> {
  return transaction(ctx, async (ctx) => {
    const allowed = await requireDeed(ctx, params.openId, 'add')
    requireHeldFlags(allowed, body.flags)
    const userIds = [...new Set(body.userIds)]
    await requireMembers(ctx, userIds)
    const added = await store.insertEntries(ctx, params.openId, userIds, body.flags)
    await audit(ctx, 'permission.addMembers', params.openId, { after: { userIds: added, flags: body.flags } })
    return { added: added.length }
  })
}

export async function setOne(
  ctx: Context,
  { params, body }: Parsed<typeof setParticipant>,
): Promise<Result<typeof setParticipant>> {
  return transaction(ctx, async (ctx) => {
    const allowed = await requireDeed(ctx, params.openId, 'change')
    await requireKnown(ctx, params.memberId)
    const [entry] = await store.findEntries(ctx, [params.openId], params.memberId)
    const flags = body.flags ?? entry?.flags ?? 0
    const sub = { ...entry?.sub, ...body.sub }
    // Taking flags away needs no more than the right to change; giving needs to hold them.
    requireHeldFlags(allowed, flags & ~(entry?.flags ?? 0))
    await store.upsertEntry(ctx, { openId: params.openId, userId: params.memberId, flags, sub })
    const before = entry ? { flags: entry.flags, sub: entry.sub } : null
    await audit(ctx, 'permission.setMember', params.openId, { before, after: { userId: params.memberId, flags, sub } })
    return {}
  })
}

export async function removeOne(
  ctx: Context,
  { params }: Parsed<typeof removeParticipant>,
): Promise<Result<typeof removeParticipant>> {
  return transaction(ctx, async (ctx) => {
    await requireDeed(ctx, params.openId, 'remove')
    if (!(await store.removeEntry(ctx, params.openId, params.memberId))) throw fail('NotFound')
    await audit(ctx, 'permission.removeMember', params.openId, { before: { userId: params.memberId } })
    return {}
  })
}

async function requireKnown(ctx: Context, userId: string): Promise<void> {
  found((await store.findPeople(ctx, [userId]))[0])
}

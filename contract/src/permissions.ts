import { z } from 'zod'
import { call } from '#call'
import { objectTypes, type SpaceFlag, spaceFlags } from '#flags'
import { limits } from '#limits'
import { nothing } from '#rules'

const objectId = z.object({ openId: z.string().min(1).max(64) })
const memberOf = z.object({ openId: z.string().min(1).max(64), memberId: z.string().min(1).max(64) })
export const objectType = z.enum(objectTypes)
const flags = z.number().int().min(0).max(2047)
const spaceFlag = z.enum(Object.keys(spaceFlags) as [SpaceFlag, ...SpaceFlag[]])
/** What can be done about participants: add, change flags, remove, name the leader. */
export const participantDeeds = ['add', 'change', 'remove', 'lead'] as const
export type ParticipantDeed = (typeof participantDeeds)[number]
/** Flags that a participant has in the inner objects of a type, where not the usual ones. */
const subFlags = z.object({ Channel: flags.optional(), Project: flags.optional() })

export const participant = z.object({
  userId: z.string(),
  /** The member's name. */
  alias: z.string(),
  avatar: z.string().nullable(),
  avatarBg: z.number().int(),
  flags,
  codes: z.array(z.number().int()),
  sub: subFlags,
  isLeader: z.boolean(),
  isCreator: z.boolean(),
  /** Where the flags come from; null: said here. */
  inheritedFrom: z.object({ openId: z.string(), type: objectType, name: z.string() }).nullable(),
})
export type Participant = z.infer<typeof participant>

const common = {
  example: { params: { openId: 'an-object' } },
  object: { param: 'openId', kind: 'permissionObject' },
} as const

export const getPermission = call({
  method: 'GET',
  path: '/mesoor-space/v2/permissions/{openId}',
  access: 'member',
  summary: 'What the asking member may do to an object: its flags as a code list',
  params: objectId,
  ...common,
  silent: true,
  returns: z.object({ openId: z.string(), type: objectType, flags, codes: z.array(z.number().int()) }),
})

export const setPermission = call({
  method: 'PUT',
  path: '/mesoor-space/v2/permissions/{openId}',
  access: 'member',
  summary: 'Change the leader of an object, or whether it inherits its participants',
  params: objectId,
  body: z.object({ leaderId: z.string().min(1).max(64).nullable().optional(), inherit: z.boolean().optional() }),
  ...common,
  example: { params: { openId: 'an-object' }, body: {} },
  returns: nothing,
})

export const setParticipants = call({
  method: 'POST',
  path: '/mesoor-space/v2/permissions/{openId}',
  access: 'member',
  summary: 'Set the flags of several participants at once',
  params: objectId,
  body: z.object({
    members: z
      .array(z.object({ userId: z.string().min(1).max(64), flags, sub: subFlags.optional() }))
      .min(1)
      .max(limits.memberBatch),
  }),
  ...common,
  example: { params: { openId: 'an-object' }, body: { members: [{ userId: 'a-user', flags: 0 }] } },
  returns: nothing,
})

export const clearPermission = call({
  method: 'DELETE',
  path: '/mesoor-space/v2/permissions/{openId}',
  access: 'member',
  summary: 'Forget what was said here: the object inherits again',
  params: objectId,
  ...common,
  returns: nothing,
})

export const getSubPermission = call({
  method: 'GET',
  path: '/mesoor-space/v2/permissions/{openId}/sub-permission',
  access: 'member',
  summary: 'What each participant may do in the inner objects of a type',
  params: objectId,
  query: z.object({ type: objectType }),
  ...common,
  example: { params: { openId: 'an-object' }, query: { type: 'Project' } },
  silent: true,
  returns: z.object({
    data: z.array(
      z.object({ userId: z.string(), alias: z.string(), flags, codes: z.array(z.number().int()), usual: z.boolean() }),
    ),
  }),
})

export const listParticipants = call({
  method: 'GET',
  path: '/mesoor-space/v2/permissions/{openId}/members',
  access: 'member',
  summary:
    'The participants of an object, the inherited among them; empty for a channel without the edit-channel right',
  params: objectId,
  query: z.object({ type: objectType.optional() }),
  ...common,
  example: { params: { openId: 'an-object' }, query: {} },
  silent: true,
  returns: z.object({
    type: objectType,
    name: z.string(),
    leaderId: z.string().nullable(),
    inherit: z.boolean(),
    parent: z.object({ openId: z.string(), type: objectType, name: z.string() }).nullable(),
    /** What the asking member may do here. */
    own: flags,
    /** For each deed that they may not do here, the flag that they lack for it. */
    lacks: z.partialRecord(z.enum(participantDeeds), spaceFlag),
    data: z.array(participant),
  }),
})

export const addParticipants = call({
  method: 'POST',
  path: '/mesoor-space/v2/permissions/{openId}/members',
  access: 'member',
  summary: 'Add at most 30 participants at once',
  params: objectId,
  body: z.object({
    userIds: z.array(z.string().min(1).max(64)).min(1).max(limits.memberBatch),
    flags: flags.default(0),
  }),
  ...common,
  example: { params: { openId: 'an-object' }, body: { userIds: ['a-user'] } },
  returns: z.object({ added: z.number().int() }),
})

export const setParticipant = call({
  method: 'PUT',
  path: '/mesoor-space/v2/permissions/{openId}/members/{memberId}',
  access: 'member',
  summary: 'Change the flags of one participant; an inherited one gets an entry here',
  params: memberOf,
  body: z.object({ flags: flags.optional(), sub: subFlags.optional() }),
  example: { params: { openId: 'an-object', memberId: 'a-user' }, body: { flags: 0 } },
  object: { param: 'openId', kind: 'permissionObject' },
  returns: nothing,
})

export const removeParticipant = call({
  method: 'DELETE',
  path: '/mesoor-space/v2/permissions/{openId}/members/{memberId}',
  access: 'member',
  summary: 'Remove a participant, or forget what was said of an inherited one',
  params: memberOf,
  example: { params: { openId: 'an-object', memberId: 'a-user' } },
  object: { param: 'openId', kind: 'permissionObject' },
  returns: nothing,
})

/** Objects that have participants, for the picker of the explainer. */
export const listPermissionObjects = call({
  method: 'GET',
  path: '/mesoor-space/v2/permission-objects',
  access: { any: ['role.list', 'operateUser.use'] },
  summary: 'Spaces, channels and projects by name, for the permission settings',
  query: z.object({ filter: z.string().trim().max(60).optional() }),
  example: { query: {} },
  returns: z.object({ data: z.array(z.object({ openId: z.string(), type: objectType, name: z.string() })) }),
})

const step = z.object({
  step: z.enum(['tenant', 'member', 'office', 'code', 'object', 'flag']),
  ok: z.boolean(),
  /** What decided: a role's name, a code, a flag's name, where it is inherited from. */
  facts: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.array(z.string())])),
})
export type ExplainStep = z.infer<typeof step>

export const explain = call({
  method: 'POST',
  path: '/mesoor-user/v1/explanations',
  access: { any: ['role.list', 'operateUser.use'] },
  summary: 'May this member do this, and why: the chain, up to the first failure, with the smallest fixes',
  body: z.object({
    userId: z.string().min(1).max(64),
    /** A code of spec 1 §6, or a call by its name. */
    action: z.union([z.object({ code: z.number().int() }), z.object({ call: z.string().max(64) })]).optional(),
    object: z.object({ openId: z.string().min(1).max(64), flag: z.string().max(64).optional() }).optional(),
  }),
  reads: true,
  example: { body: { userId: 'a-user', action: { code: 321 } } },
  returns: z.object({
    allowed: z.boolean(),
    chain: z.array(step),
    /** The roles that hold the missing code, with how many members each has; or the flag to set on which object. */
    fixes: z.array(
      z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('activate') }),
        z.object({ kind: z.literal('giveRole'), roleId: z.string(), name: z.string(), codes: z.number().int() }),
        z.object({ kind: z.literal('changeRole'), roleId: z.string(), name: z.string(), members: z.number().int() }),
        z.object({ kind: z.literal('setFlag'), openId: z.string(), name: z.string(), flag: z.string() }),
      ]),
    ),
  }),
})

import { z } from 'zod'
import { call } from '#call'
import { email, isoTime, label, nothing, phone, tenantMemberId } from '#rules'
import { memberStatus } from '#users'

export const member = z.object({
  userId: z.string(),
  tenantMemberId: z.string(),
  username: z.string(),
  phone: z.string(),
  email: z.string().nullable(),
  avatar: z.string().nullable(),
  avatarBg: z.number().int(),
  status: memberStatus,
  isSuperAdmin: z.boolean(),
  roles: z.array(z.object({ roleId: z.string(), name: z.string() })),
  joinedAt: isoTime,
})
export type Member = z.infer<typeof member>

export const listMembers = call({
  method: 'GET',
  path: '/mesoor-user/users/user',
  access: 'member',
  summary: 'The members of the enterprise, by part of a name or phone, and status',
  query: z.object({
    filter: z.string().trim().max(60).optional(),
    status: memberStatus.optional(),
    current: z.coerce.number().int().min(1).default(1),
    pageSize: z.coerce.number().int().min(1).max(9000).default(9000),
  }),
  example: { query: {} },
  returns: z.object({ data: z.array(member), total: z.number().int() }),
})

export const removeMember = call({
  method: 'DELETE',
  path: '/mesoor-user/tenants/{id}/user',
  access: { any: ['operateUser.use'] },
  summary: 'Remove a member; the id is the tenant member id',
  params: z.object({ id: tenantMemberId }),
  example: { params: { id: 'standardTnobody' } },
  object: { param: 'id', kind: 'member' },
  returns: nothing,
})

export const setMemberActive = call({
  method: 'PUT',
  path: '/mesoor-user/tenants/{id}/user/active/{flag}',
  access: { any: ['operateUser.use'] },
  summary: 'Activate or deactivate a member; a deactivated one is out at the next request',
  params: z.object({ id: tenantMemberId, flag: z.enum(['true', 'false']) }),
  example: { params: { id: 'standardTnobody', flag: 'true' } },
  object: { param: 'id', kind: 'member' },
  returns: z.object({ status: memberStatus }),
})

/** Preference of a new user (the /preference screen): which mail provider they use. */
const mailProvider = z.enum(['163', '126', 'tencent', 'qq', 'outlook', 'other'])
/** Preference of a new user: what they come for; the floating chips follow it. */
const focus = z.array(z.enum(['hire', 'campus', 'search', 'talent', 'projects'])).max(5)

export const getPreferences = call({
  method: 'GET',
  path: '/mesoor-user/users/profile',
  access: 'signedIn',
  summary: 'What the user answered on the preference screen',
  example: {},
  silent: true,
  returns: z.object({ mailProvider: mailProvider.nullable(), focus }),
})

export const updateProfile = call({
  method: 'PUT',
  path: '/mesoor-user/users/profile',
  access: 'signedIn',
  summary: 'Change the own name, e-mail, WeChat name or avatar colour',
  body: z.object({
    username: label(40).optional(),
    email: email.nullable().optional(),
    wxName: label(40).nullable().optional(),
    avatarBg: z.number().int().min(0).max(5).optional(),
    mailProvider: mailProvider.optional(),
    focus: focus.optional(),
  }),
  example: { body: { username: '林知遥' } },
  returns: nothing,
})

export const uploadAvatar = call({
  method: 'POST',
  path: '/mesoor-user/users/avatar',
  access: 'signedIn',
  summary: 'Set the own picture (PNG, JPEG or WebP, at most 5 MB)',
  upload: true,
  returns: z.object({ avatar: z.string() }),
})

export const removeAvatar = call({
  method: 'DELETE',
  path: '/mesoor-user/users/avatar',
  access: 'signedIn',
  summary: 'Go back to the coloured initial',
  example: {},
  returns: nothing,
})

export const markGuides = call({
  method: 'POST',
  path: '/mesoor-user/v2/user-behaviors',
  access: 'signedIn',
  summary: 'Remember that beginner guides were seen',
  body: z.object({ beginnerGuideIds: z.array(z.string().min(1).max(64)).max(100) }),
  example: { body: { beginnerGuideIds: ['palette'] } },
  returns: z.object({ beginnerGuideIds: z.array(z.string()) }),
})

/** Spec 1 §3 Invitation, as whoever opens the link sees it. */
export const invitation = z.object({
  tenantId: z.string(),
  tenantName: z.string(),
  inviterId: z.string(),
  inviterName: z.string(),
  /** A member entry is already waiting for the invited phone. */
  unactivated: z.boolean(),
  /** Whether the opener is a registered user, a stranger, or already a member. */
  registerStatus: z.enum(['unknown', 'registered', 'joined']),
  logo: z.string().nullable(),
})

export const invitationRow = z.object({
  id: z.string(),
  code: z.string(),
  inviterName: z.string(),
  roleIds: z.array(z.string()),
  /** The last four digits, where it is for one phone. */
  phoneTail: z.string().nullable(),
  maxUses: z.number().int(),
  uses: z.number().int(),
  createdAt: isoTime,
  expiresAt: isoTime,
  status: z.enum(['open', 'used', 'expired', 'revoked']),
})

export const createInvitation = call({
  method: 'POST',
  path: '/mesoor-user/invitations',
  access: { any: ['inviteUser.use'] },
  summary: 'Make an invitation link with roles, expiry and use count',
  body: z.object({
    roleIds: z.array(z.string().max(64)).max(20).default([]),
    /** For one person: only this phone can use it, and it waits as an unactivated member. */
    phone: phone.optional(),
    username: label(40).optional(),
    days: z.number().int().min(1).max(30).default(7),
    maxUses: z.number().int().min(1).max(500).default(20),
  }),
  example: { body: {} },
  returns: invitationRow,
})

export const listInvitations = call({
  method: 'GET',
  path: '/mesoor-user/invitations',
  access: { any: ['inviteUser.use'] },
  summary: 'Invitations of the enterprise, newest first',
  example: {},
  returns: z.object({ data: z.array(invitationRow) }),
})

export const revokeInvitation = call({
  method: 'DELETE',
  path: '/mesoor-user/invitations/{id}',
  access: { any: ['inviteUser.use'] },
  summary: 'Revoke an invitation link',
  params: z.object({ id: z.string().min(1).max(64) }),
  object: { param: 'id', kind: 'invitation' },
  example: { params: { id: 'an-invitation' } },
  returns: nothing,
})

export const resendInvitation = call({
  method: 'POST',
  path: '/mesoor-user/invitations/{id}/resend',
  access: { any: ['inviteUser.use'] },
  summary: 'A new link with a new expiry in place of an old one, which no longer works',
  params: z.object({ id: z.string().min(1).max(64) }),
  example: { params: { id: 'an-invitation' } },
  object: { param: 'id', kind: 'invitation' },
  returns: invitationRow,
})

export const getInvitation = call({
  method: 'GET',
  path: '/mesoor-user/invitations/codes/{code}',
  access: 'public',
  summary: 'Who invites to which enterprise, for the page behind the link',
  params: z.object({ code: z.string().min(1).max(128) }),
  example: { params: { code: 'standard.none.none' } },
  returns: invitation,
})

export const acceptInvitation = call({
  method: 'POST',
  path: '/mesoor-user/invitations/codes/{code}/acceptance',
  access: 'signedIn',
  summary: 'Join the enterprise of an invitation and get a token for it',
  params: z.object({ code: z.string().min(1).max(128) }),
  example: { params: { code: 'standard.none.none' } },
  returns: z.object({ token: z.string(), tenantId: z.string() }),
})

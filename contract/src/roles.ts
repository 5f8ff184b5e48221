import { z } from 'zod'
import { allCodes } from '#access'
import { call } from '#call'
import { limits } from '#limits'
import { label, nothing } from '#rules'
import { memberStatus } from '#users'

const id = z.object({ id: z.string().min(1).max(64) })
const knownCode = z
  .number()
  .int()
  .refine((code) => allCodes.includes(code), { params: { code: 'unknown' } })
const codes = z.array(knownCode).max(100)
/** At least one and at most 30 in a batch (spec 1 §5). */
const userIds = z.array(z.string().min(1).max(64)).min(1).max(limits.memberBatch)

export const role = z.object({
  roleId: z.string(),
  name: z.string(),
  /** Built-in roles can be renamed and changed, but not deleted; the administrator's codes are fixed. */
  builtIn: z.boolean(),
  isAdministrator: z.boolean(),
  memberCount: z.number().int(),
  codes: z.array(z.number().int()),
  version: z.number().int(),
})
export type Role = z.infer<typeof role>

/** What an invitation can hand out. */
export const listRoleNames = call({
  method: 'GET',
  path: '/mesoor-user/roles/names',
  access: { any: ['inviteUser.use', 'role.list'] },
  summary: 'The roles of the enterprise by name, for pickers',
  example: {},
  returns: z.object({ roles: z.array(z.object({ roleId: z.string(), name: z.string() })) }),
})

export const listRoles = call({
  method: 'GET',
  path: '/mesoor-user/roles',
  access: { any: ['role.list'] },
  summary: 'The roles of the enterprise with their codes and member counts',
  example: {},
  returns: z.object({ roles: z.array(role) }),
})

export const createRole = call({
  method: 'POST',
  path: '/mesoor-user/roles',
  access: { any: ['role.create'] },
  summary: 'Make a role; nobody can give a code that they do not hold',
  body: z.object({ name: label(40), codes }),
  example: { body: { name: '实习招聘', codes: [] } },
  returns: role,
})

export const updateRole = call({
  method: 'PUT',
  path: '/mesoor-user/roles/{id}',
  access: { any: ['role.operate'] },
  summary: 'Rename a role or change its codes; a stale version is a conflict with the present state',
  params: id,
  body: z.object({ version: z.number().int().min(1), name: label(40).optional(), codes: codes.optional() }),
  example: { params: { id: 'a-role' }, body: { version: 1, name: '实习招聘' } },
  object: { param: 'id', kind: 'role' },
  returns: role,
})

export const deleteRole = call({
  method: 'DELETE',
  path: '/mesoor-user/roles/{id}',
  access: { any: ['role.operate'] },
  summary: 'Delete a role; its members lose what they had only through it',
  params: id,
  example: { params: { id: 'a-role' } },
  object: { param: 'id', kind: 'role' },
  returns: nothing,
})

/** Whose rights would change, before anything is saved. */
export const previewRole = call({
  method: 'POST',
  path: '/mesoor-user/roles/{id}/preview',
  access: { any: ['role.operate'] },
  summary: 'Who would gain and lose which codes if the role were changed or deleted',
  params: id,
  body: z.object({ codes: codes.optional(), delete: z.boolean().default(false) }),
  reads: true,
  example: { params: { id: 'a-role' }, body: { codes: [] } },
  object: { param: 'id', kind: 'role' },
  returns: z.object({
    memberCount: z.number().int(),
    /** For each code, how many members gain or lose it; someone who has it through another role loses nothing. */
    gains: z.array(z.object({ authId: z.number().int(), members: z.number().int() })),
    loses: z.array(z.object({ authId: z.number().int(), members: z.number().int() })),
    /** The first fifty of those whose rights change. */
    affected: z.array(
      z.object({
        userId: z.string(),
        username: z.string(),
        gains: z.array(z.number().int()),
        loses: z.array(z.number().int()),
      }),
    ),
    affectedCount: z.number().int(),
    /** How many of them gain something, and how many lose something. */
    gainerCount: z.number().int(),
    loserCount: z.number().int(),
  }),
})

export const getRoleAuths = call({
  method: 'GET',
  path: '/mesoor-user/roles/{id}/auths',
  access: { any: ['role.list'] },
  summary: 'The codes of a role',
  params: id,
  example: { params: { id: 'a-role' } },
  object: { param: 'id', kind: 'role' },
  returns: z.object({ auths: z.array(z.object({ authId: z.number().int() })) }),
})

export const roleUser = z.object({
  userId: z.string(),
  username: z.string(),
  phone: z.string(),
  avatar: z.string().nullable(),
  avatarBg: z.number().int(),
  status: memberStatus,
  /** All roles of the member, this one among them: who has a code twice loses nothing by one. */
  roles: z.array(z.object({ roleId: z.string(), name: z.string() })),
})

export const listRoleUsers = call({
  method: 'GET',
  path: '/mesoor-user/roles/{id}/users',
  access: { any: ['role.list'] },
  summary: 'The members who have a role',
  params: id,
  query: z.object({
    filter: z.string().trim().max(60).optional(),
    current: z.coerce.number().int().min(1).default(1),
    pageSize: z.coerce.number().int().min(1).max(9000).default(9000),
  }),
  example: { params: { id: 'a-role' }, query: {} },
  object: { param: 'id', kind: 'role' },
  returns: z.object({ data: z.array(roleUser), total: z.number().int() }),
})

export const addRoleUsers = call({
  method: 'POST',
  path: '/mesoor-user/roles/{id}/users',
  access: { any: ['role.operate'] },
  summary: 'Give a role to at most 30 members at once',
  params: id,
  body: z.object({ userIds }),
  example: { params: { id: 'a-role' }, body: { userIds: ['a-user'] } },
  object: { param: 'id', kind: 'role' },
  returns: z.object({ added: z.number().int() }),
})

export const removeRoleUsers = call({
  method: 'DELETE',
  path: '/mesoor-user/roles/{id}/users',
  access: { any: ['role.operate'] },
  summary: 'Take a role from members',
  params: id,
  body: z.object({ userIds }),
  example: { params: { id: 'a-role' }, body: { userIds: ['a-user'] } },
  object: { param: 'id', kind: 'role' },
  returns: z.object({ removed: z.number().int() }),
})

export const getUserRoles = call({
  method: 'GET',
  path: '/mesoor-user/users/{id}/roles',
  access: { any: ['role.list', 'operateUser.use'] },
  summary: 'The roles of a member',
  params: id,
  example: { params: { id: 'a-user' } },
  object: { param: 'id', kind: 'user' },
  returns: z.object({ roles: z.array(z.object({ roleId: z.string(), name: z.string() })), isSuperAdmin: z.boolean() }),
})

export const setUserRoles = call({
  method: 'PUT',
  path: '/mesoor-user/users/{id}/roles',
  access: { any: ['role.operate', 'operateUser.use'] },
  summary: 'Set the roles of a member; nobody can give codes that they do not hold',
  params: id,
  body: z.object({ roleIds: z.array(z.string().min(1).max(64)).max(50) }),
  example: { params: { id: 'a-user' }, body: { roleIds: [] } },
  object: { param: 'id', kind: 'user' },
  returns: z.object({ roles: z.array(z.object({ roleId: z.string(), name: z.string() })) }),
})

/** Only a super administrator makes or unmakes another. */
export const setSuperAdmin = call({
  method: 'PUT',
  path: '/mesoor-user/users/{id}/super-admin',
  access: 'superAdmin',
  summary: 'Make a member super administrator, or an ordinary one again; the last one stays',
  params: id,
  body: z.object({ isSuperAdmin: z.boolean() }),
  example: { params: { id: 'a-user' }, body: { isSuperAdmin: true } },
  object: { param: 'id', kind: 'user' },
  returns: nothing,
})

import { z } from 'zod'
import { allCodes } from '#access'

export const memberStatus = z.enum(['normal', 'unactivated', 'deactivated'])
export type MemberStatus = z.infer<typeof memberStatus>
export const tenantStatus = z.enum(['active', 'inactive'])
/** School tenants label the employee group as students, and their school users live in /student. */
export const tenantMode = z.enum(['standard', 'school'])

const currentTenant = z.object({
  tenantId: z.string(),
  tenantAlias: z.string(),
  tenantName: z.string(),
  tenantMode,
  status: tenantStatus,
  industry: z.string().nullable(),
  limitMode: z.boolean(),
  logo: z.string().nullable(),
})

/** The signed-in user (spec 1 §3). Without a tenant, currentTenant is null and there are no rights. */
export const user = z.object({
  userId: z.string(),
  username: z.string(),
  phone: z.string(),
  avatar: z.string().nullable(),
  avatarBg: z.number().int(),
  email: z.string().nullable(),
  wxName: z.string().nullable(),
  currentTenant: currentTenant.nullable(),
  tenantMemberId: z.string().nullable(),
  tenantMemberStatus: memberStatus.nullable(),
  userAuths: z.array(z.object({ authId: z.number().int() })),
  userRoles: z.array(z.object({ roleId: z.string(), name: z.string() })),
  /** The same roles as entity references, for pickers that take entities. */
  userRoleEntities: z.array(z.object({ openId: z.string(), entityType: z.literal('Role'), name: z.string() })),
  isAdmin: z.boolean(),
  isSuperAdmin: z.boolean(),
  isStandard: z.boolean(),
  isSchoolUser: z.boolean(),
  beginnerGuideIds: z.array(z.string()),
  /** Set while an administrator looks through this member's eyes: who is looking. */
  viewedBy: z.string().nullable(),
})
export type User = z.infer<typeof user>

/** What may() needs, from the user. */
export const rightsOf = (someone: User) => ({
  hasTenant: someone.currentTenant?.status === 'active' && someone.tenantMemberStatus === 'normal',
  isAdmin: someone.isAdmin,
  isSuperAdmin: someone.isSuperAdmin,
  codes: new Set(someone.isSuperAdmin ? allCodes : someone.userAuths.map((auth) => auth.authId)),
})

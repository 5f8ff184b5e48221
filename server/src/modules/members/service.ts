import type { Parsed, Result } from '@cohort/contract/call'
import { fail } from '@cohort/contract/errors'
import type { listMembers, removeMember, setMemberActive } from '@cohort/contract/members'
import type { setSuperAdmin } from '@cohort/contract/roles'
import { memberIdOf, userOfMemberId } from '@cohort/contract/rules'
import type { leaveTenant } from '@cohort/contract/tenants'
import type { MemberStatus } from '@cohort/contract/users'
import { audit } from '#kernel/audit'
import { type Context, found, me, transaction } from '#kernel/context'
import { directory } from '#kernel/scope'
import { type Account, addTenant, dropTenant } from '#modules/accounts/service'
import { endSessionsOf } from '#modules/devices/service'
import { fileUrl } from '#modules/files/addresses'
import * as store from '#modules/members/store'
import { giveRoles, roleName } from '#modules/roles/service'
import { rolesOfUser } from '#modules/roles/users'

export const avatarUrl = (ctx: Context, avatar: string | null): string | null =>
  avatar ? fileUrl(ctx, directory, avatar, ctx.who?.user.userId ?? '-') : null

export async function list(ctx: Context, { query }: Parsed<typeof listMembers>): Promise<Result<typeof listMembers>> {
  const filter = { text: query.filter, status: query.status }
  const [rows, total] = await Promise.all([
    store.findPage(ctx, filter, (query.current - 1) * query.pageSize, query.pageSize),
    store.count(ctx, filter),
  ])
  const data = rows.map((row) => ({
    userId: row.user_id,
    tenantMemberId: memberIdOf(ctx.tenant, row.user_id),
    username: row.username,
    phone: row.phone,
    email: row.email,
    avatar: avatarUrl(ctx, row.avatar),
    avatarBg: row.avatar_bg,
    status: row.status as MemberStatus,
    isSuperAdmin: row.is_super_admin,
    roles: (row.roles ?? []).map((role) => ({ roleId: role.roleId, name: roleName(role, ctx.locale) })),
    joinedAt: row.joined_at.toISOString(),
  }))
  return { data, total }
}

interface Joining {
  account: Account
  status: MemberStatus
  source: 'founder' | 'invitation' | 'registration' | 'sso' | 'demo'
  roleIds: readonly string[]
  isSuperAdmin?: boolean
  isSchoolUser?: boolean
}

/** Inside a transaction: the account becomes a member of the context's tenant, with roles, in both places. */
export async function insertMember(ctx: Context, joining: Joining): Promise<void> {
  const { account } = joining
  await store.insert(ctx, {
    user_id: account.user_id,
    username: account.username,
    phone: account.phone,
    email: account.email,
    wx_name: account.wx_name,
    avatar: account.avatar,
    avatar_bg: account.avatar_bg,
    guides: account.guides,
    status: joining.status,
    is_super_admin: joining.isSuperAdmin ?? false,
    is_school_user: joining.isSchoolUser ?? false,
    source: joining.source,
    joined_at: ctx.clock.now(),
  })
  await giveRoles(ctx, account.user_id, joining.roleIds)
  await addTenant(ctx, account.user_id)
  await audit(ctx, 'member.join', memberIdOf(ctx.tenant, account.user_id), {
    after: { source: joining.source, status: joining.status },
    userId: ctx.who?.user.userId ?? account.user_id,
  })
}

export const findMember = (ctx: Context, userId: string) => store.find(ctx, userId)

/** What everyone is called who is or was a member. */
export const memberNames = async (ctx: Context): Promise<Map<string, string>> =>
  new Map((await store.findNames(ctx)).map(({ user_id, username }) => [user_id, username]))

/** Inside a transaction: an invited member has come. A deactivated one stays out. */
export async function activateInvited(ctx: Context, userId: string): Promise<void> {
  await store.set(ctx, userId, { status: 'normal' })
  await audit(ctx, 'member.activate', memberIdOf(ctx.tenant, userId), { userId })
}

/** A member id of another tenant is unknown here. */
function userIn(ctx: Context, memberId: string): string {
  const userId = userOfMemberId(memberId)
  if (memberIdOf(ctx.tenant, userId) !== memberId) throw fail('NotFound')
  return userId
}

export async function remove(
  ctx: Context,
  { params }: Parsed<typeof removeMember>,
): Promise<Result<typeof removeMember>> {
  await takeOut(ctx, userIn(ctx, params.id), 'member.remove')
  return {}
}

export async function leave(ctx: Context): Promise<Result<typeof leaveTenant>> {
  await takeOut(ctx, me(ctx).user.userId, 'member.leave')
  return {}
}

/** The member, their roles and tokens go; what they did stays under their name. */
async function takeOut(ctx: Context, userId: string, action: string): Promise<void> {
  await transaction(ctx, async (ctx) => {
    const member = found(await store.findLocked(ctx, userId))
    if (userId !== me(ctx).user.userId) await requireRank(ctx, userId)
    await requireAnotherSuperAdmin(ctx, userId)
    await endSessionsOf(ctx, userId)
    await store.remove(ctx, userId)
    await dropTenant(ctx, userId)
    await audit(ctx, action, memberIdOf(ctx.tenant, userId), { before: { status: member.status } })
  })
}

export async function setActive(
  ctx: Context,
  { params }: Parsed<typeof setMemberActive>,
): Promise<Result<typeof setMemberActive>> {
  const userId = userIn(ctx, params.id)
  return transaction(ctx, async (ctx) => {
    const member = found(await store.findLocked(ctx, userId))
    await requireRank(ctx, userId)
    const active = params.flag === 'true'
    if (!active) {
      await requireAnotherSuperAdmin(ctx, userId)
      await endSessionsOf(ctx, userId)
    }
    const status: MemberStatus = active ? 'normal' : 'deactivated'
    await store.set(ctx, userId, { status })
    await audit(ctx, active ? 'member.activate' : 'member.deactivate', params.id, {
      before: { status: member.status },
      after: { status },
    })
    return { status }
  })
}

/** An enterprise keeps at least one super administrator who can sign in. */
async function requireAnotherSuperAdmin(ctx: Context, userId: string): Promise<void> {
  const admins = await store.findSuperAdminsLocked(ctx)
  if (!admins.some((admin) => admin.user_id === userId)) return
  if (!admins.some((admin) => admin.user_id !== userId && admin.status === 'normal')) throw fail('LastSuperAdmin')
}

/** Nobody acts on those above them: on a super administrator only another, on an administrator only administrators. */
export async function requireRank(ctx: Context, userId: string): Promise<void> {
  const { rights } = me(ctx)
  if (rights.isSuperAdmin) return
  const member = found(await store.find(ctx, userId))
  if (member.is_super_admin) throw fail('NoPermission', { missing: 'superAdmin' })
  const roles = await rolesOfUser(ctx, userId)
  if (!rights.isAdmin && roles.some((role) => role.built_in === 'administrator'))
    throw fail('NoPermission', { missing: 'admin' })
}

export async function setSuper(
  ctx: Context,
  { params, body }: Parsed<typeof setSuperAdmin>,
): Promise<Result<typeof setSuperAdmin>> {
  return transaction(ctx, async (ctx) => {
    const member = found(await store.findLocked(ctx, params.id))
    if (!body.isSuperAdmin) await requireAnotherSuperAdmin(ctx, params.id)
    if (body.isSuperAdmin && member.status !== 'normal') throw fail('BadInput', { field: 'id', problem: member.status })
    await store.set(ctx, params.id, { is_super_admin: body.isSuperAdmin })
    const change = { before: { isSuperAdmin: member.is_super_admin }, after: { isSuperAdmin: body.isSuperAdmin } }
    await audit(ctx, 'member.superAdmin', memberIdOf(ctx.tenant, params.id), change)
    return {}
  })
}

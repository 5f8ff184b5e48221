import type { Parsed, Result } from '@cohort/contract/call'
import { fail } from '@cohort/contract/errors'
import type { addRoleUsers, getUserRoles, listRoleUsers, removeRoleUsers, setUserRoles } from '@cohort/contract/roles'
import { memberIdOf } from '@cohort/contract/rules'
import type { MemberStatus } from '@cohort/contract/users'
import { audit } from '#kernel/audit'
import { type Context, found, transaction } from '#kernel/context'
import { directory } from '#kernel/scope'
import { fileUrl } from '#modules/files/addresses'
import { requireMayTouch } from '#modules/roles/giving'
import { roleName } from '#modules/roles/service'
import * as store from '#modules/roles/store'

export async function list(
  ctx: Context,
  { params, query }: Parsed<typeof listRoleUsers>,
): Promise<Result<typeof listRoleUsers>> {
  found(await store.find(ctx, params.id))
  const [rows, total] = await Promise.all([
    store.findUsers(ctx, params.id, query.filter, (query.current - 1) * query.pageSize, query.pageSize),
    store.countUsers(ctx, params.id, query.filter),
  ])
  const data = rows.map((row) => ({
    userId: row.user_id,
    username: row.username,
    phone: row.phone,
    avatar: row.avatar ? fileUrl(ctx, directory, row.avatar, ctx.who?.user.userId ?? '-') : null,
    avatarBg: row.avatar_bg,
    status: row.status as MemberStatus,
    roles: (row.roles ?? []).map((role) => ({ roleId: role.roleId, name: roleName(role, ctx.locale) })),
  }))
  return { data, total }
}

export async function add(
  ctx: Context,
  { params, body }: Parsed<typeof addRoleUsers>,
): Promise<Result<typeof addRoleUsers>> {
  return transaction(ctx, async (ctx) => {
    const role = found(await store.findLocked(ctx, params.id))
    requireMayTouch(ctx, role)
    const userIds = [...new Set(body.userIds)]
    if ((await store.countMembers(ctx, userIds)) !== userIds.length)
      throw fail('BadInput', { field: 'userIds', problem: 'unknown' })
    const added = await store.insertUsers(ctx, params.id, userIds)
    await audit(ctx, 'role.addUsers', params.id, { after: { userIds: added } })
    return { added: added.length }
  })
}

export async function remove(
  ctx: Context,
  { params, body }: Parsed<typeof removeRoleUsers>,
): Promise<Result<typeof removeRoleUsers>> {
  return transaction(ctx, async (ctx) => {
    const role = found(await store.findLocked(ctx, params.id))
    requireMayTouch(ctx, role)
    const removed = await store.removeUsers(ctx, params.id, body.userIds)
    await audit(ctx, 'role.removeUsers', params.id, { before: { userIds: removed } })
    return { removed: removed.length }
  })
}

const named = (ctx: Context, rows: Awaited<ReturnType<typeof store.findOfUser>>) =>
  rows.map((row) => ({ roleId: row.role_id, name: roleName({ name: row.name, builtIn: row.built_in }, ctx.locale) }))

/** The rows of a user's roles, for those who decide about rights. */
export const rolesOfUser = (ctx: Context, userId: string) => store.findOfUser(ctx, userId)

export async function getOfUser(
  ctx: Context,
  { params }: Parsed<typeof getUserRoles>,
): Promise<Result<typeof getUserRoles>> {
  const member = found(await store.findMember(ctx, params.id))
  return { roles: named(ctx, await store.findOfUser(ctx, params.id)), isSuperAdmin: member.is_super_admin }
}

export async function setOfUser(
  ctx: Context,
  { params, body }: Parsed<typeof setUserRoles>,
): Promise<Result<typeof setUserRoles>> {
  return transaction(ctx, async (ctx) => {
    found(await store.findMember(ctx, params.id))
    const before = await store.findOfUser(ctx, params.id)
    const all = await store.findAll(ctx)
    const wanted = new Set(body.roleIds)
    if ([...wanted].some((id) => !all.some((role) => role.role_id === id)))
      throw fail('BadInput', { field: 'roleIds', problem: 'unknown' })
    const had = new Set(before.map((role) => role.role_id))
    const changed = all.filter((role) => wanted.has(role.role_id) !== had.has(role.role_id))
    for (const role of changed) {
      requireMayTouch(ctx, role)
      if (wanted.has(role.role_id)) await store.insertUsers(ctx, role.role_id, [params.id])
      else await store.removeUsers(ctx, role.role_id, [params.id])
    }
    const change = { before: { roleIds: [...had] }, after: { roleIds: [...wanted] } }
    if (changed.length > 0) await audit(ctx, 'member.roles', memberIdOf(ctx.tenant, params.id), change)
    return { roles: named(ctx, await store.findOfUser(ctx, params.id)) }
  })
}

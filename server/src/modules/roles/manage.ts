import type { Parsed, Result } from '@cohort/contract/call'
import { fail } from '@cohort/contract/errors'
import type { createRole, deleteRole, getRoleAuths, listRoles, Role, updateRole } from '@cohort/contract/roles'
import type { Selectable } from 'kysely'
import { audit } from '#kernel/audit'
import { type Context, found, transaction } from '#kernel/context'
import { newId } from '#kernel/ids'
import type { Tables } from '#kernel/tables'
import { requireHeld, requireMayTouch } from '#modules/roles/giving'
import { roleName } from '#modules/roles/service'
import * as store from '#modules/roles/store'

type Row = Selectable<Tables['role']>

const toRole = (ctx: Context, row: Row, memberCount: number): Role => ({
  roleId: row.role_id,
  name: roleName({ name: row.name, builtIn: row.built_in }, ctx.locale),
  builtIn: row.built_in !== null,
  isAdministrator: row.built_in === 'administrator',
  memberCount,
  codes: row.codes,
  version: row.version,
})

export async function list(ctx: Context): Promise<Result<typeof listRoles>> {
  const rows = await store.findAll(ctx)
  return { roles: rows.map((row) => toRole(ctx, row, row.member_count ?? 0)) }
}

export async function getAuths(
  ctx: Context,
  { params }: Parsed<typeof getRoleAuths>,
): Promise<Result<typeof getRoleAuths>> {
  const { codes } = found(await store.find(ctx, params.id))
  return { auths: codes.map((authId) => ({ authId })) }
}

/** Two roles of one name would be mistaken for each other; the names of built-in ones count in both languages. */
async function requireFreeName(ctx: Context, name: string, except?: string): Promise<void> {
  const rows = await store.findAll(ctx)
  const taken = rows.some((row) => {
    const names = (['zh-CN', 'en-US'] as const).map((locale) =>
      roleName({ name: row.name, builtIn: row.built_in }, locale),
    )
    return row.role_id !== except && names.includes(name)
  })
  if (taken) throw fail('RoleNameTaken')
}

const unique = (codes: readonly number[]): number[] => [...new Set(codes)].sort((a, b) => a - b)

export async function create(ctx: Context, { body }: Parsed<typeof createRole>): Promise<Result<typeof createRole>> {
  requireHeld(ctx, body.codes)
  return transaction(ctx, async (ctx) => {
    await requireFreeName(ctx, body.name)
    const at = ctx.clock.now()
    const row = {
      role_id: newId(at),
      name: body.name,
      built_in: null,
      codes: unique(body.codes),
      version: 1,
      created_at: at,
    }
    await store.insert(ctx, [row])
    await audit(ctx, 'role.create', row.role_id, { after: { name: row.name, codes: row.codes } })
    return toRole(ctx, { ...row, tenant_id: ctx.tenant }, 0)
  })
}

export async function update(
  ctx: Context,
  { params, body }: Parsed<typeof updateRole>,
): Promise<Result<typeof updateRole>> {
  return transaction(ctx, async (ctx) => {
    const before = found(await store.findLocked(ctx, params.id))
    const count = await store.countUsers(ctx, params.id, undefined)
    if (before.version !== body.version) throw fail('Conflict', { current: toRole(ctx, before, count) })
    const codes = body.codes ? unique(body.codes) : before.codes
    const changed = [
      ...codes.filter((code) => !before.codes.includes(code)),
      ...before.codes.filter((code) => !codes.includes(code)),
    ]
    if (changed.length > 0 && before.built_in === 'administrator') throw fail('RoleFixed')
    requireHeld(ctx, changed)
    // The name shown for a built-in role is not its own until someone gives it one.
    const shown = toRole(ctx, before, count).name
    const name = body.name === undefined || body.name === shown ? before.name : body.name
    if (name !== before.name && name) await requireFreeName(ctx, name, params.id)
    await store.set(ctx, params.id, { name, codes })
    const change = { before: { name: before.name, codes: before.codes }, after: { name, codes } }
    await audit(ctx, 'role.update', params.id, change)
    return toRole(ctx, { ...before, name, codes, version: before.version + 1 }, count)
  })
}

export async function remove(ctx: Context, { params }: Parsed<typeof deleteRole>): Promise<Result<typeof deleteRole>> {
  return transaction(ctx, async (ctx) => {
    const row = found(await store.findLocked(ctx, params.id))
    if (row.built_in) throw fail('RoleBuiltIn')
    requireMayTouch(ctx, row)
    const members = await store.countUsers(ctx, params.id, undefined)
    await store.remove(ctx, params.id)
    await audit(ctx, 'role.delete', params.id, { before: { name: row.name, codes: row.codes, members } })
    return {}
  })
}

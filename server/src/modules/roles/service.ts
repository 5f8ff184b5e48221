import { actionNames, areas, type BuiltInRole, builtInRoles } from '@cohort/contract/access'
import type { listAuths } from '@cohort/contract/auths'
import type { Result } from '@cohort/contract/call'
import { fail } from '@cohort/contract/errors'
import type { Locale } from '@cohort/contract/limits'
import type { listRoleNames } from '@cohort/contract/roles'
import type { Context } from '#kernel/context'
import { newId } from '#kernel/ids'
import * as store from '#modules/roles/store'

const language = (locale: Locale): 'zh' | 'en' => (locale === 'en-US' ? 'en' : 'zh')

/** A role's own name, or that of its built-in kind in the reader's language. */
export const roleName = (role: { name: string | null; builtIn: string | null }, locale: Locale): string =>
  role.name ?? builtInRoles[role.builtIn as BuiltInRole]?.[language(locale)] ?? ''

/** Inside a transaction: the built-in roles of a new enterprise. */
export async function insertBuiltIn(ctx: Context): Promise<void> {
  const at = ctx.clock.now()
  const kinds = Object.entries(builtInRoles)
  await store.insert(
    ctx,
    kinds.map(([kind, { codes }], order) => ({
      role_id: newId(new Date(at.getTime() + order)),
      built_in: kind,
      name: null,
      codes: [...codes],
      created_at: at,
    })),
  )
}

export async function builtInRoleId(ctx: Context, kind: BuiltInRole): Promise<string> {
  const role = await store.findBuiltIn(ctx, kind)
  if (!role) throw new Error(`the role ${kind} is missing`)
  return role.role_id
}

/** Unknown role ids are bad input; another tenant's are unknown. */
export async function requireRoles(ctx: Context, roleIds: readonly string[]): Promise<void> {
  if (roleIds.length === 0) return
  const known = new Set((await store.findAll(ctx)).map((role) => role.role_id))
  if (roleIds.some((id) => !known.has(id))) throw fail('BadInput', { field: 'roleIds', problem: 'unknown' })
}

/** Every role with its codes and member count. */
export const listRoleRows = (ctx: Context) => store.findAll(ctx)

export const giveRoles = async (ctx: Context, userId: string, roleIds: readonly string[]): Promise<void> => {
  if (roleIds.length > 0) await store.insertMembers(ctx, userId, roleIds)
}

export async function listNames(ctx: Context): Promise<Result<typeof listRoleNames>> {
  const roles = await store.findAll(ctx)
  return {
    roles: roles.map((role) => ({
      roleId: role.role_id,
      name: roleName({ name: role.name, builtIn: role.built_in }, ctx.locale),
    })),
  }
}

export async function listAllAuths(ctx: Context): Promise<Result<typeof listAuths>> {
  const name = language(ctx.locale)
  return {
    funcAuths: Object.entries(areas).map(([category, area]) => ({
      category,
      name: area[name],
      auths: Object.entries(area.codes).map(([action, authId]) => ({
        authId,
        name: actionNames[action as keyof typeof actionNames][name],
      })),
    })),
  }
}

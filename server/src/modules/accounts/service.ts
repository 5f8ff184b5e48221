import type { Selectable } from 'kysely'
import { alsoIn, type Context, found, inDirectory } from '#kernel/context'
import { newId } from '#kernel/ids'
import { directory } from '#kernel/scope'
import type { Tables } from '#kernel/tables'
import * as store from '#modules/accounts/store'

export type Account = Selectable<Tables['account']>

const avatarColours = 6

/** The account of a phone, made if it is new. Until the first sign-in its name is the phone number. */
export async function ensureAccount(ctx: Context, phone: string, username?: string): Promise<Account> {
  const at = ctx.clock.now()
  const where = inDirectory(ctx)
  const known = await store.findByPhone(where, '86', phone)
  if (known) return known
  const userId = newId(at)
  await store.insertNew(where, {
    user_id: userId,
    country_code: '86',
    phone,
    username: username ?? phone,
    avatar_bg: userId.charCodeAt(userId.length - 1) % avatarColours,
    created_at: at,
  })
  return found(await store.findByPhone(where, '86', phone))
}

export const findAccountByPhone = (ctx: Context, phone: string): Promise<Account | undefined> =>
  store.findByPhone(inDirectory(ctx), '86', phone)

export const getAccount = async (ctx: Context, userId: string): Promise<Account> =>
  found(await store.findById(inDirectory(ctx), userId))

export const updateAccount = (ctx: Context, userId: string, change: Partial<Account>): Promise<unknown> =>
  store.set(inDirectory(ctx), userId, { ...change, preferences: change.preferences })

/** The ids of the enterprises that a user belongs to, the latest first. */
export const listTenantsOf = (ctx: Context, userId: string): Promise<string[]> =>
  store.findTenants(inDirectory(ctx), userId)

/** Inside a transaction: the directory learns that the user belongs to the context's tenant. */
export const addTenant = (ctx: Context, userId: string): Promise<unknown> =>
  alsoIn(ctx, directory, (there) => store.insertTenant(there, userId, ctx.tenant, ctx.clock.now()))

export const dropTenant = (ctx: Context, userId: string): Promise<unknown> =>
  alsoIn(ctx, directory, (there) => store.removeTenant(there, userId, ctx.tenant))

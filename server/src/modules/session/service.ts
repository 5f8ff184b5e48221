import type { Parsed, Result } from '@cohort/contract/call'
import { fail } from '@cohort/contract/errors'
import type { getMe, signIn } from '@cohort/contract/session'
import type { switchTenant } from '@cohort/contract/tenants'
import { audit } from '#kernel/audit'
import { type Context, inDirectory, inTenant, me, meByPhone, transaction } from '#kernel/context'
import {
  type Account,
  ensureAccount,
  findAccountByPhone,
  listTenantsOf,
  updateAccount,
} from '#modules/accounts/service'
import { openSession } from '#modules/devices/service'
import { noteEntered } from '#modules/members/founding'
import { join } from '#modules/members/invitations'
import { activateInvited, findMember, insertMember } from '#modules/members/service'
import { builtInRoleId } from '#modules/roles/service'
import { consumeCode } from '#modules/session/codes'
import { configOf } from '#modules/tenants/config'
import { findByAlias } from '#modules/tenants/service'

export async function getUser(ctx: Context): Promise<Result<typeof getMe>> {
  return me(ctx).user
}

export async function signInByPhone(ctx: Context, { body }: Parsed<typeof signIn>): Promise<Result<typeof signIn>> {
  await consumeCode(ctx, body.phone, body.code).catch(async (error) => {
    await audit(inDirectory(ctx), 'signIn.refused', null)
    throw error
  })
  const account = await accountFor(ctx, body.phone, Boolean(body.invitationCode))
  const isNew = account.signed_in_at === null
  const token = body.invitationCode
    ? (await join(ctx, body.invitationCode, account)).token
    : await enterSomewhere(ctx, account, body.luckyTenantAlias)
  await updateAccount(ctx, account.user_id, { signed_in_at: ctx.clock.now() })
  return { token, isNew }
}

/** A new phone becomes a user, unless registration is closed; the invited are always welcome. */
async function accountFor(ctx: Context, phone: string, invited: boolean): Promise<Account> {
  const known = await findAccountByPhone(ctx, phone)
  if (known) return known
  if (ctx.config.REGISTRATION === 'closed' && !invited) throw fail('HasNotRegisteredException')
  return ensureAccount(ctx, phone)
}

/** The enterprise asked for, else the last one entered, else any; with none, a session without an enterprise. */
async function enterSomewhere(ctx: Context, account: Account, alias: string | undefined): Promise<string> {
  const wanted = alias ? await findByAlias(ctx, alias) : undefined
  if (wanted) {
    const token = await enter(ctx, wanted.id, account, { mayRegister: true })
    if (token) return token
  }
  const joined = await listTenantsOf(ctx, account.user_id)
  const order = account.last_tenant
    ? [account.last_tenant, ...joined.filter((id) => id !== account.last_tenant)]
    : joined
  for (const tenant of order) {
    const token = await enter(ctx, tenant, account)
    if (token) return token
  }
  return transaction(inDirectory(ctx), async (ctx) => {
    await audit(ctx, 'signIn', null, { userId: account.user_id })
    return openSession(ctx, account.user_id)
  })
}

interface Entering {
  /** Whoever comes may join, where the enterprise is open to that. */
  mayRegister?: boolean
  /** The enterprise's own identity provider vouches for the person: they may join, and their session stays there. */
  vouched?: boolean
  deviceId?: string
}

/** A session in the enterprise, if the account may enter it. An invited member becomes a normal one. */
export async function enter(
  ctx: Context,
  tenant: string,
  account: Account,
  options: Entering = {},
): Promise<string | undefined> {
  const there = inTenant(ctx, tenant)
  const { vouched = false } = options
  const open = vouched || (options.mayRegister === true && (await configOf(ctx, tenant)).registration === 'open')
  const token = await transaction(there, async (ctx) => {
    const member = await findMember(ctx, account.user_id)
    if (member?.status === 'deactivated' || (!member && !open)) return undefined
    if (!member)
      await insertMember(ctx, {
        account,
        status: 'normal',
        source: vouched ? 'sso' : 'registration',
        roleIds: [await builtInRoleId(ctx, 'readOnly')],
      })
    if (member?.status === 'unactivated') await activateInvited(ctx, account.user_id)
    await audit(ctx, 'signIn', null, { userId: account.user_id })
    return openSession(ctx, account.user_id, options.deviceId, vouched)
  })
  if (token && !vouched) await noteEntered(ctx, account.user_id, tenant)
  return token
}

export async function switchTo(
  ctx: Context,
  { params, body }: Parsed<typeof switchTenant>,
): Promise<Result<typeof switchTenant>> {
  const { user, deviceId } = meByPhone(ctx)
  if (params.id !== user.userId) throw fail('NotFound')
  const joined = await listTenantsOf(ctx, user.userId)
  const account = await findAccountByPhone(ctx, user.phone)
  const token =
    account && joined.includes(body.tenantId) ? await enter(ctx, body.tenantId, account, { deviceId }) : undefined
  if (!token) throw fail('NotFound')
  return { token }
}

import type { Parsed, Result } from '@cohort/contract/call'
import type { createTenant } from '@cohort/contract/tenants'
import { type Context, inTenant, meByPhone, transaction } from '#kernel/context'
import { type Event, emit, event } from '#kernel/events'
import { newId } from '#kernel/ids'
import { type Account, getAccount, updateAccount } from '#modules/accounts/service'
import { openSession } from '#modules/devices/service'
import { insertMember } from '#modules/members/service'
import { beginHolding } from '#modules/resources/capacity'
import { builtInRoleId, insertBuiltIn } from '#modules/roles/service'
import { insertTenant, type NewTenant } from '#modules/tenants/service'

/** A new enterprise stands, with its roles and its first super administrator. */
const tenantFounded: Event<{ tenant: string }> = event('tenant-founded')

/** Inside a transaction in the new tenant's scope: everything an enterprise starts with. */
export async function found(ctx: Context, tenant: NewTenant, founder: Account): Promise<void> {
  await insertTenant(ctx, tenant)
  await insertBuiltIn(ctx)
  const administrator = await builtInRoleId(ctx, 'administrator')
  await insertMember(ctx, {
    account: founder,
    status: 'normal',
    source: 'founder',
    roleIds: [administrator],
    isSuperAdmin: true,
  })
  await beginHolding(ctx, ctx.config.STARTING_PACKAGE)
  await emit(ctx, tenantFounded, { tenant: ctx.tenant })
}

export async function create(
  ctx: Context,
  { body }: Parsed<typeof createTenant>,
): Promise<Result<typeof createTenant>> {
  const { user, deviceId } = meByPhone(ctx)
  if (body.username) await updateAccount(ctx, user.userId, { username: body.username })
  const account = await getAccount(ctx, user.userId)
  const tenantId = body.tenantId ?? `t${newId().slice(-15)}`
  const token = await transaction(inTenant(ctx, tenantId), async (ctx) => {
    await found(
      ctx,
      { name: body.tenantName, mode: body.tenantMode, industry: body.industry, createdBy: user.userId },
      account,
    )
    return openSession(ctx, user.userId, deviceId)
  })
  await noteEntered(ctx, user.userId, tenantId)
  return { token, tenantId }
}

/** The enterprise that the next sign-in opens. */
export const noteEntered = (ctx: Context, userId: string, tenantId: string): Promise<unknown> =>
  updateAccount(ctx, userId, { last_tenant: tenantId })

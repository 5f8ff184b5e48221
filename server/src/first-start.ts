import { makeDemo, operatorPhone } from '#demo/demo'
import { type Context, inTenant, transaction } from '#kernel/context'
import { ensureAccount } from '#modules/accounts/service'
import { findMember, insertMember } from '#modules/members/service'
import { beginHolding } from '#modules/resources/capacity'
import { builtInRoleId, insertBuiltIn } from '#modules/roles/service'
import { findByAlias, insertTenant } from '#modules/tenants/service'

/** The tenant `standard` always exists; its administrators own the common templates. True if it was made now. */
async function ensureStandard(ctx: Context): Promise<boolean> {
  if (await findByAlias(ctx, 'standard')) return false
  await transaction(inTenant(ctx, 'standard'), async (ctx) => {
    await insertTenant(ctx, { name: '聚才', mode: 'standard', createdBy: 'system' })
    await insertBuiltIn(ctx)
    await beginHolding(ctx, 'customized')
  })
  return true
}

/** Whoever runs the installation administers the standard tenant. */
async function ensureOperator(ctx: Context, phone: string): Promise<void> {
  const account = await ensureAccount(ctx, phone)
  await transaction(inTenant(ctx, 'standard'), async (ctx) => {
    if (await findMember(ctx, account.user_id)) return
    const roleIds = [await builtInRoleId(ctx, 'administrator')]
    await insertMember(ctx, { account, status: 'normal', source: 'founder', roleIds, isSuperAdmin: true })
  })
}

/** On an empty database: the standard tenant, and the demo enterprise where it is wanted. True if the demo was made. */
export async function firstStart(ctx: Context): Promise<boolean> {
  const first = await ensureStandard(ctx).catch((error) => {
    // Another process was quicker.
    if ((error as { code?: string }).code === 'TenantIdTaken') return false
    throw error
  })
  // The demo's numbers may belong to somebody: with a real SMS gateway nobody may sign in with them.
  const demo = first && ctx.config.DEMO && ctx.config.SMS === 'console'
  const operator = ctx.config.OPERATOR_PHONE ?? (demo ? operatorPhone : undefined)
  if (operator) await ensureOperator(ctx, operator)
  if (demo) await makeDemo(ctx)
  return demo
}

import { makeDemo, operatorPhone } from '#demo/demo'
import { type Context, inTenant, transaction } from '#kernel/context'
import { ensureAccount } from '#modules/accounts/service'
import { found } from '#modules/members/founding'
import { findByAlias } from '#modules/tenants/service'

/** The tenant `standard` always exists; its administrators own the common templates. */
async function ensureStandard(ctx: Context): Promise<boolean> {
  if (await findByAlias(ctx, 'standard')) return false
  const operator = await ensureAccount(ctx, ctx.config.OPERATOR_PHONE ?? operatorPhone)
  await transaction(inTenant(ctx, 'standard'), (ctx) =>
    found(ctx, { name: '聚才', mode: 'standard', createdBy: operator.user_id }, operator),
  )
  return true
}

/** On an empty database: the standard tenant, and the demo enterprise where it is wanted. True if the demo was made. */
export async function firstStart(ctx: Context): Promise<boolean> {
  const first = await ensureStandard(ctx).catch((error) => {
    // Another process was quicker.
    if ((error as { code?: string }).code === 'TenantIdTaken') return false
    throw error
  })
  if (!first || !ctx.config.DEMO) return false
  await makeDemo(ctx)
  return true
}

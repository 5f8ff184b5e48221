import type { Parsed, Result } from '@cohort/contract/call'
import type {
  createAssociation,
  deleteAssociation,
  forgetAccount,
  listAccounts,
  listAssociations,
  listPlatforms,
  Platform,
} from '@cohort/contract/third-parties'
import { platform as platforms } from '@cohort/contract/third-parties'
import { audit } from '#kernel/audit'
import { type Context, me, transaction } from '#kernel/context'
import type { Wire } from '#kernel/route'
import { type Association, bind, listOf, unbind, unbindPlatform } from '#modules/sso/associations'
import { proveByCode } from '#modules/sso/platforms'
import { takeState } from '#modules/sso/states'
import { enterpriseOf } from '#modules/sso/ways'
import { configOf } from '#modules/tenants/config'
import * as store from '#modules/third-parties/store'

export async function list(ctx: Context): Promise<Result<typeof listPlatforms>> {
  const { sso } = await configOf(ctx, ctx.tenant)
  return {
    platforms: platforms.options.map((platform) => ({ platform, configured: sso[platform]?.enabled === true })),
  }
}

/** What is bound to the user, and what the directories hold under their phone. */
export async function accounts(ctx: Context): Promise<Result<typeof listAccounts>> {
  const { user } = me(ctx)
  const [bound, known] = await Promise.all([listOf(ctx, user.userId), store.findByPhone(ctx, user.phone)])
  const keyOf = (platform: string, id: string) => `${platform} ${id}`
  const boundKeys = new Set(bound.map((row) => keyOf(row.platform, row.account_id)))
  const rows = [
    ...bound.map((row) => ({ ...row, boundTo: user.userId })),
    ...known
      .filter((row) => !boundKeys.has(keyOf(row.platform, row.account_id)))
      .map((row) => ({ ...row, boundTo: null })),
  ]
  return {
    accounts: rows.map(({ platform, account_id, name, boundTo }) => ({
      platform: platform as Platform,
      accountId: account_id,
      name,
      boundTo,
    })),
  }
}

export async function forget(
  ctx: Context,
  { query }: Parsed<typeof forgetAccount>,
): Promise<Result<typeof forgetAccount>> {
  const { user } = me(ctx)
  await transaction(ctx, async (ctx) => {
    const accountId = await unbindPlatform(ctx, user.userId, query.platform)
    await store.removeOwn(ctx, query.platform, accountId, user.phone)
    await audit(ctx, 'thirdParty.forget', null, { before: { platform: query.platform } })
  })
  return {}
}

const toAssociation = (row: Association) => ({
  id: row.id,
  platform: row.platform as Platform,
  accountId: row.account_id,
  name: row.name,
  createdAt: row.created_at.toISOString(),
})

export async function associations(ctx: Context): Promise<Result<typeof listAssociations>> {
  return { associations: (await listOf(ctx, me(ctx).user.userId)).map(toAssociation) }
}

/** The platform's own code proves that the account is theirs; the state, that they themselves asked for it. */
export async function create(
  ctx: Context,
  { body }: Parsed<typeof createAssociation>,
  wire: Wire,
): Promise<Result<typeof createAssociation>> {
  const enterprise = await enterpriseOf(ctx, ctx.tenant)
  await takeState(ctx, wire, body.state, body.platform)
  const { account } = await proveByCode(ctx, enterprise, body.platform, body.auth_code)
  return toAssociation(await bind(ctx, account, me(ctx).user.userId))
}

export async function remove(
  ctx: Context,
  { query }: Parsed<typeof deleteAssociation>,
): Promise<Result<typeof deleteAssociation>> {
  await unbind(ctx, query.id, me(ctx).user.userId)
  return {}
}

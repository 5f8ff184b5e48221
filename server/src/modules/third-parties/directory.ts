import type { Parsed, Result } from '@cohort/contract/call'
import { limits } from '@cohort/contract/limits'
import type { SsoConfig } from '@cohort/contract/tenants'
import type { listUnactivatedUsers, Platform } from '@cohort/contract/third-parties'
import { platform as platforms } from '@cohort/contract/third-parties'
import { audit } from '#kernel/audit'
import type { Context } from '#kernel/context'
import { platformOf } from '#modules/sso/platforms'
import { configOf } from '#modules/tenants/config'
import * as store from '#modules/third-parties/store'

/** Who is in a platform's directory but never signed in here. */
export async function unactivated(
  ctx: Context,
  { body }: Parsed<typeof listUnactivatedUsers>,
): Promise<Result<typeof listUnactivatedUsers>> {
  if (body.refresh) await refresh(ctx, body.platform)
  const [rows, total] = await Promise.all([
    store.findUnactivated(ctx, body.platform, limits.userListPageSize),
    store.countUnactivated(ctx, body.platform),
  ])
  const data = rows.map(({ platform, account_id, name, phone }) => ({
    platform: platform as Platform,
    accountId: account_id,
    name,
    phone,
  }))
  return { data, total }
}

/** The platform asked for, or every one that the enterprise has set up. */
async function refresh(ctx: Context, wanted: Platform | undefined): Promise<void> {
  const { sso } = await configOf(ctx, ctx.tenant)
  for (const platform of wanted ? [wanted] : platforms.options.filter((name) => sso[name]?.enabled))
    await pull(ctx, sso, platform)
}

/** Page by page, each written as it comes: what was read stays if the platform stops answering half way. */
async function pull(ctx: Context, sso: SsoConfig, platform: Platform): Promise<void> {
  const now = ctx.clock.now()
  let people = 0
  for await (const page of platformOf(ctx, sso, platform).directory()) {
    const each = new Map(page.map((person) => [person.id, person]))
    people += each.size
    const rows = [...each.values()].map(({ id, name, phone }) => ({
      platform,
      account_id: id,
      name,
      phone: phone ?? null,
      seen_at: now,
    }))
    if (rows.length > 0) await store.upsert(ctx, rows)
  }
  await store.removeUnseen(ctx, platform, now)
  await audit(ctx, 'directory.refresh', null, { after: { platform, people } })
}

import type { Parsed, Result } from '@cohort/contract/call'
import { fail } from '@cohort/contract/errors'
import type { listSsoWays } from '@cohort/contract/session'
import type { SsoConfig } from '@cohort/contract/tenants'
import type { Context } from '#kernel/context'
import { configOf } from '#modules/tenants/config'
import { findByAlias } from '#modules/tenants/service'

export type Way = keyof SsoConfig

/** An enterprise that people want to sign in to, with what it has set up. */
export interface Enterprise {
  readonly id: string
  readonly sso: SsoConfig
}

/** By id or alias. An unknown one has nothing configured, like one that has not set it up. */
export async function enterpriseOf(ctx: Context, alias: string): Promise<Enterprise> {
  const entry = await findByAlias(ctx, alias)
  if (!entry) throw fail('SsoNotConfigured')
  if (entry.status !== 'active') throw fail('TenantInactive')
  return { id: entry.id, sso: (await configOf(ctx, entry.id)).sso }
}

/** The settings of a way; every way is off until it is configured. */
export function wayOf<W extends Way>(sso: SsoConfig, way: W): NonNullable<SsoConfig[W]> {
  const settings = sso[way]
  if (!settings?.enabled) throw fail('SsoNotConfigured')
  return settings
}

const order: readonly Way[] = ['wecom', 'dingtalk', 'feishu', 'oidc', 'saml', 'jwt']

export async function list(ctx: Context, { query }: Parsed<typeof listSsoWays>): Promise<Result<typeof listSsoWays>> {
  const entry = await findByAlias(ctx, query.tenant)
  if (entry?.status !== 'active') return { ways: [] }
  const { sso } = await configOf(ctx, entry.id)
  const ways = order.filter((way) => sso[way]?.enabled)
  // A token is made by the enterprise's own system, so that way begins there and only ends on our landing.
  const startOf = (way: Way) => (way === 'jwt' ? '/login/sso/jwt' : `/mesoor-user/sso/start/${entry.id}/${way}`)
  return { ways: ways.map((mode) => ({ mode, startUrl: startOf(mode) })) }
}

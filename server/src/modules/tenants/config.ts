import type { Parsed, Result } from '@cohort/contract/call'
import { fail } from '@cohort/contract/errors'
import type { getConfig, getFullConfig, updateConfig } from '@cohort/contract/tenants'
import { defaultConfig, publicConfig, type TenantConfig, tenantConfig } from '@cohort/contract/tenants'
import { audit } from '#kernel/audit'
import { type Context, inTenant, me, transaction } from '#kernel/context'
import * as store from '#modules/tenants/config-store'
import { maskSecrets, sealSecrets, unsealSecrets } from '#modules/tenants/secrets'
import { rename } from '#modules/tenants/service'

/** The tenant whose configuration is the standard for all. */
const standardTenant = 'standard'

interface Layers {
  version: number
  owner: Partial<TenantConfig>
  merged: TenantConfig
}

/** Defaults, then the standard configuration, then the enterprise's own. */
async function layersOf(ctx: Context): Promise<Layers> {
  const [standard, owner] = await Promise.all([
    store.findConfig(inTenant(ctx, standardTenant), 'standard'),
    store.findConfig(inTenant(ctx, ctx.tenant), 'owner'),
  ])
  const own = readable(owner?.config)
  return {
    version: owner?.version ?? 0,
    owner: own,
    merged: { ...defaultConfig, ...readable(standard?.config), ...own },
  }
}

/** What is stored may come from an earlier release: entries that no longer fit are passed over. */
function readable(stored: Record<string, unknown> | undefined): Partial<TenantConfig> {
  const entries = Object.entries(stored ?? {}).filter(([name, value]) => {
    const shape = tenantConfig.shape[name as keyof TenantConfig]
    return shape?.safeParse(value).success
  })
  return Object.fromEntries(entries) as Partial<TenantConfig>
}

/** The merged configuration with its secrets in clear, for the server's own use. */
export async function configOf(ctx: Context, tenant: string): Promise<TenantConfig> {
  const { merged } = await layersOf(inTenant(ctx, tenant))
  return { ...merged, sso: unsealSecrets(merged.sso, ctx.secret) }
}

export async function get(ctx: Context): Promise<Result<typeof getConfig>> {
  const { merged } = await layersOf(ctx)
  return publicConfig.parse(merged)
}

export async function getFull(ctx: Context): Promise<Result<typeof getFullConfig>> {
  const { version, owner, merged } = await layersOf(ctx)
  const shown = (config: Partial<TenantConfig>) => (config.sso ? { ...config, sso: maskSecrets(config.sso) } : config)
  return {
    version,
    owner: shown(owner),
    merged: { ...merged, sso: maskSecrets(merged.sso) },
    urls: providerUrls(ctx, ctx.tenant),
  }
}

/** What an administrator enters at the identity provider. */
export function providerUrls(ctx: Context, tenant: string) {
  const base = `${ctx.origin}/mesoor-user/sso`
  return {
    oidcRedirect: `${base}/callback/${tenant}/oidc`,
    wecomRedirect: `${base}/callback/${tenant}/wecom`,
    dingtalkRedirect: `${base}/callback/${tenant}/dingtalk`,
    feishuRedirect: `${base}/callback/${tenant}/feishu`,
    samlAcs: `${base}/saml/${tenant}/acs`,
    samlIssuer: `${base}/saml/${tenant}`,
  }
}

export async function update(
  ctx: Context,
  { body }: Parsed<typeof updateConfig>,
): Promise<Result<typeof updateConfig>> {
  return transaction(ctx, async (ctx) => {
    const stored = await store.findConfig(ctx, 'owner')
    const before = readable(stored?.config)
    const changes = body.changes.sso
      ? { ...body.changes, sso: sealSecrets(body.changes.sso, before.sso ?? {}, ctx.secret) }
      : body.changes
    const config = { ...before, ...changes }
    const write = { config, at: ctx.clock.now(), by: me(ctx).user.userId }
    const version =
      body.version === (stored?.version ?? 0) ? await store.setConfig(ctx, 'owner', body.version, write) : undefined
    if (version === undefined)
      throw fail('Conflict', { current: { version: stored?.version ?? 0, owner: maskedConfig(before) } })
    if (body.tenantName) await rename(ctx, body.tenantName)
    await audit(ctx, 'config.update', 'GlobalConfig/owner', {
      before: maskedConfig(before),
      after: maskedConfig(config),
    })
    return { version }
  })
}

const maskedConfig = (config: Partial<TenantConfig>): Partial<TenantConfig> =>
  config.sso ? { ...config, sso: maskSecrets(config.sso) } : config

import type { Parsed, Result } from '@cohort/contract/call'
import type { startSso } from '@cohort/contract/session'
import { type Context, inTenant } from '#kernel/context'
import type { Wire } from '#kernel/route'
import { parseTarget } from '#modules/session/redirects'
import { oidcLoginUrl } from '#modules/sso/oidc'
import { platformOf } from '#modules/sso/platforms'
import { samlLoginUrl } from '#modules/sso/saml'
import { issueState, type Mode, markBrowser } from '#modules/sso/states'
import { type Enterprise, enterpriseOf, wayOf } from '#modules/sso/ways'
import { providerUrls } from '#modules/tenants/config'

/** The path of a target on our own origin; anything else is nothing. */
export function ownPathOf(ctx: Context, target: string | undefined): string | undefined {
  const url = target ? parseTarget(target, ctx.origin) : undefined
  return url?.origin === ctx.origin ? url.pathname + url.search + url.hash : undefined
}

/** Sends the browser to where the enterprise's people sign in. */
export async function start(
  ctx: Context,
  { params, query }: Parsed<typeof startSso>,
  wire: Wire,
): Promise<Result<typeof startSso>> {
  const enterprise = await enterpriseOf(ctx, params.tenant)
  wayOf(enterprise.sso, params.mode)
  const begun = { browser: markBrowser(ctx, wire), redirect: query.redirect }
  const url = await loginUrl(inTenant(ctx, enterprise.id), enterprise, params.mode, begun)
  wire.reply.header('cache-control', 'no-store').redirect(url, 302)
  return {}
}

async function loginUrl(
  ctx: Context,
  { sso }: Enterprise,
  mode: Mode,
  begun: { browser: string; redirect: string | undefined },
): Promise<string> {
  if (mode === 'oidc') return oidcLoginUrl(ctx, wayOf(sso, 'oidc'), begun)
  if (mode === 'saml') return samlLoginUrl(ctx, wayOf(sso, 'saml'), begun, ownPathOf(ctx, begun.redirect))
  const state = await issueState(ctx, { ...begun, mode })
  const redirectUri = providerUrls(ctx, ctx.tenant)[`${mode}Redirect`]
  return platformOf(ctx, sso, mode).loginUrl({ redirectUri, state, inside: /wxwork/i.test(ctx.agent) })
}

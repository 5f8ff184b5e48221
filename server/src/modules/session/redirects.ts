import type { Parsed, Result } from '@cohort/contract/call'
import { fail } from '@cohort/contract/errors'
import { limits } from '@cohort/contract/limits'
import type { checkRedirect, exchangeRedirectToken } from '@cohort/contract/session'
import { type Context, inTenant, me, transaction } from '#kernel/context'
import { issueOnce, useOnce } from '#kernel/one-time'
import { directory } from '#kernel/scope'
import { openSession } from '#modules/devices/service'
import { findMember } from '#modules/members/service'
import { configOf } from '#modules/tenants/config'

/** Our own origin freely; a trusted host with a single-use token; anything else only after asking (decisions: Requests). */
export async function check(
  ctx: Context,
  { body }: Parsed<typeof checkRedirect>,
): Promise<Result<typeof checkRedirect>> {
  const target = parseTarget(body.redirect, ctx.origin)
  if (!target) return { kind: 'invalid', url: '/', host: '' }
  const { host } = target
  if (target.origin === ctx.origin) return { kind: 'own', url: target.pathname + target.search + target.hash, host }
  const trusted = ctx.tenant !== directory && (await configOf(ctx, ctx.tenant)).trustedRedirectHosts.includes(host)
  if (!trusted) return { kind: 'foreign', url: target.href, host }
  const secret = await issueOnce(ctx, 'redirect', limits.redirectTokenSeconds, {
    userId: me(ctx).user.userId,
    confined: me(ctx).confined,
  })
  target.searchParams.set('token', `${ctx.tenant}.${secret}`)
  return { kind: 'trusted', url: target.href, host }
}

/** Only http and https, and nothing that a browser would read as another host than it seems. */
export function parseTarget(redirect: string, origin: string): URL | undefined {
  if (/[\\\p{Cc}]/u.test(redirect) || redirect.startsWith('//')) return undefined
  try {
    const url = new URL(redirect, `${origin}/`)
    return /^https?:$/.test(url.protocol) && url.username === '' && url.password === '' ? url : undefined
  } catch {
    return undefined
  }
}

export async function exchange(
  ctx: Context,
  { query }: Parsed<typeof exchangeRedirectToken>,
): Promise<Result<typeof exchangeRedirectToken>> {
  const [tenant = '', secret = ''] = query.token.split('.')
  if (!/^[a-z][a-z0-9-]{2,31}$/.test(tenant)) throw fail('CredentialInvalid')
  const token = await transaction(inTenant(ctx, tenant), async (ctx) => {
    const payload = await useOnce(ctx, 'redirect', secret)
    const member = payload && (await findMember(ctx, String(payload.userId)))
    if (member?.status !== 'normal') return undefined
    return openSession(ctx, member.user_id, undefined, payload?.confined === true)
  })
  if (!token) throw fail('CredentialInvalid')
  return { token, isNew: false }
}

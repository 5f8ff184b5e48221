import type { Parsed, Result } from '@cohort/contract/call'
import { Failure } from '@cohort/contract/errors'
import type { receiveSaml, receiveSsoCode, SsoReason } from '@cohort/contract/session'
import { z } from 'zod'
import { type Context, inTenant } from '#kernel/context'
import { issueOnce, useOnce } from '#kernel/one-time'
import type { Wire } from '#kernel/route'
import { seal, unseal } from '#kernel/seal'
import { type SamlResult, samlResult, verifySaml } from '#modules/sso/saml'
import { ownPathOf } from '#modules/sso/start'
import { renewState } from '#modules/sso/states'
import { enterpriseOf, wayOf } from '#modules/sso/ways'
import { refused } from '#ports/peer'

const handleSeconds = 120

const page = (mode: string, query: Record<string, string | undefined>): string => {
  const given = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]))
  return `/login/sso/${mode}?${new URLSearchParams(given)}`
}

/**
 * Where a provider sends the browser with its code. Nothing is refused here: the landing asks with what it gets, and
 * shows the answer. A state that is not of this enterprise and way stays as it came, and will not be accepted there.
 */
export async function receiveCode(
  ctx: Context,
  { params, query }: Parsed<typeof receiveSsoCode>,
  { reply }: Wire,
): Promise<Result<typeof receiveSsoCode>> {
  const { tenant, mode } = params
  const begun = await renewState(inTenant(ctx, tenant), query.state, mode, query.iss)
  const code = query.code ?? query.authCode ?? query.auth_code
  const landing = page(mode, {
    tenantId: tenant,
    auth_code: code,
    state: begun?.value ?? query.state,
    redirect: begun?.redirect,
  })
  reply.header('cache-control', 'no-store').redirect(query.error === 'access_denied' ? '/login' : landing, 302)
  return {}
}

const held = z.union([samlResult.extend({ refused: z.undefined().optional() }), z.object({ refused: z.string() })])
type Held = z.infer<typeof held>

/**
 * Assertion consumer service. The response is judged at once, and what it proves is kept for a moment under a handle:
 * neither the response nor anything personal stands in an address. What is refused is told on the landing.
 */
export async function receiveSamlResponse(
  ctx: Context,
  { params, body }: Parsed<typeof receiveSaml>,
  { reply }: Wire,
): Promise<Result<typeof receiveSaml>> {
  const { id, sso } = await enterpriseOf(ctx, params.tenant)
  const there = inTenant(ctx, id)
  const result: Held = await verifySaml(there, wayOf(sso, 'saml'), body.SAMLResponse).catch((error) => {
    if (error instanceof Failure && error.code === 'SsoRefused') return { refused: String(error.detail?.reason) }
    throw error
  })
  const kept = { sealed: seal(ctx.secret, JSON.stringify(result)) }
  const handle = `${id}.${await issueOnce(there, 'saml-response', handleSeconds, kept)}`
  const redirect = ownPathOf(ctx, body.RelayState)
  reply
    .header('cache-control', 'no-store')
    .redirect(page('saml', { tenantId: id, samlResponse: handle, redirect }), 303)
  return {}
}

const handlePattern = /^([a-z][a-z0-9-]{2,31})\.([\w-]{43})$/
export const isHandle = (text: string): boolean => handlePattern.test(text)

/** In the enterprise's scope: what was kept under a handle, once. */
export async function heldResult(ctx: Context, handle: string): Promise<SamlResult> {
  const [, tenant, secret = ''] = handlePattern.exec(handle) ?? []
  const kept = tenant === ctx.tenant ? await useOnce(ctx, 'saml-response', secret) : undefined
  if (!kept) throw refused('replayed')
  const result = held.parse(JSON.parse(unseal(ctx.secret, String(kept.sealed))))
  if (result.refused !== undefined) throw refused(result.refused as SsoReason)
  return result
}

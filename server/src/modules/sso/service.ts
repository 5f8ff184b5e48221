import type { Parsed, Result } from '@cohort/contract/call'
import { Failure, fail } from '@cohort/contract/errors'
import type { signInBySso, signInBySsoUserId, signInByWecom } from '@cohort/contract/session'
import { audit } from '#kernel/audit'
import { type Context, inTenant } from '#kernel/context'
import type { Wire } from '#kernel/route'
import { admit } from '#modules/sso/admission'
import { proveByJwt } from '#modules/sso/jwt'
import { heldResult, isHandle } from '#modules/sso/landing'
import { proveByOidc } from '#modules/sso/oidc'
import { proveByCode } from '#modules/sso/platforms'
import type { Proof } from '#modules/sso/proof'
import { proofOf, verifySaml } from '#modules/sso/saml'
import { type Mode, takeState } from '#modules/sso/states'
import { type Enterprise, enterpriseOf, wayOf } from '#modules/sso/ways'
import { refused } from '#ports/peer'

type SignedIn = Result<typeof signInBySso>

/** Proves a person to the enterprise and lets them in. A refusal is in the enterprise's audit trail, by its reason alone. */
async function signIn(
  ctx: Context,
  tenant: string,
  prove: (there: Context, enterprise: Enterprise) => Promise<Proof>,
): Promise<SignedIn> {
  const enterprise = await enterpriseOf(ctx, tenant)
  const there: Context = { ...inTenant(ctx, enterprise.id), who: undefined }
  try {
    return await admit(there, enterprise.id, await prove(there, enterprise))
  } catch (error) {
    if (error instanceof Failure && error.code === 'SsoRefused')
      await audit(there, 'signIn.refused', null, { after: { reason: error.detail?.reason } })
    throw error
  }
}

export const byWecom = (ctx: Context, { body }: Parsed<typeof signInByWecom>): Promise<SignedIn> =>
  signIn(ctx, body.tenantId, (there, enterprise) => proveByCode(there, enterprise, 'wecom', body.code))

export const byUserId = (ctx: Context, { body }: Parsed<typeof signInBySsoUserId>): Promise<SignedIn> =>
  signIn(ctx, body.tenantId, (there, { sso }) => proveByJwt(there, wayOf(sso, 'jwt'), body.authToken, { id: body.id }))

/** Of several proofs the first of the specification's order counts (spec 1 §2). */
export const bySso = (ctx: Context, { body }: Parsed<typeof signInBySso>, wire: Wire): Promise<SignedIn> =>
  signIn(ctx, body.tenantId, async (there, enterprise) => {
    const { auth_code: code, samlResponse, authToken, mobile, state } = body
    if (code) return byCode(there, wire, enterprise, { code, state, mode: body.mode })
    if (samlResponse) return bySaml(there, wire, enterprise, samlResponse)
    if (!authToken) throw fail('ParameterError', { field: 'auth_code' })
    if (!mobile) throw fail('ParameterError', { field: 'mobile' })
    return proveByJwt(there, wayOf(enterprise.sso, 'jwt'), authToken, { mobile })
  })

const modes: Record<string, Mode> = {
  wecom: 'wecom',
  qiwei: 'wecom',
  dingtalk: 'dingtalk',
  feishu: 'feishu',
  oidc: 'oidc',
}

/** The state says at which provider this began; an address that names another one is not believed. */
async function byCode(
  ctx: Context,
  wire: Wire,
  enterprise: Enterprise,
  given: { code: string; state: string | undefined; mode: string | undefined },
): Promise<Proof> {
  const begun = await takeState(ctx, wire, given.state)
  if (begun.mode === 'saml' || (given.mode && modes[given.mode] !== begun.mode)) throw refused('state')
  if (begun.mode === 'oidc') return proveByOidc(ctx, wayOf(enterprise.sso, 'oidc'), given.code, begun)
  return proveByCode(ctx, enterprise, begun.mode, given.code)
}

/** A handle from our own landing, or the response itself. An answer to a request of ours belongs to one browser. */
async function bySaml(ctx: Context, wire: Wire, { sso }: Enterprise, response: string): Promise<Proof> {
  const settings = wayOf(sso, 'saml')
  const result = isHandle(response) ? await heldResult(ctx, response) : await verifySaml(ctx, settings, response)
  if (result.state !== undefined) await takeState(ctx, wire, result.state, 'saml')
  return proofOf(result)
}

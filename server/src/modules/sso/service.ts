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
import { proveByBegunCode, proveByCode } from '#modules/sso/platforms'
import type { Proof } from '#modules/sso/proof'
import { proofOf, verifySaml } from '#modules/sso/saml'
import { type Mode, takeState } from '#modules/sso/states'
import { type Enterprise, enterpriseOf, wayOf } from '#modules/sso/ways'

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
  signIn(ctx, body.tenantId, (there, { sso }) =>
    proveByJwt(there, wayOf(sso, 'jwt'), body.authToken, { id: body.id }),
  )

/** Of several proofs the first of the specification's order counts (spec 1 §2). */
export const bySso = (ctx: Context, { body }: Parsed<typeof signInBySso>, wire: Wire): Promise<SignedIn> =>
  signIn(ctx, body.tenantId, async (there, enterprise) => {
    const { auth_code: code, samlResponse, authToken, mobile, state } = body
    if (code) return byCode(there, wire, enterprise, { code, state, mode: modeOf(body.mode) })
    if (samlResponse) return bySaml(there, wire, enterprise, samlResponse)
    if (!authToken) throw fail('ParameterError', { field: 'auth_code' })
    if (!mobile) throw fail('ParameterError', { field: 'mobile' })
    return proveByJwt(there, wayOf(enterprise.sso, 'jwt'), authToken, { mobile })
  })

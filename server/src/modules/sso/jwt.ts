import { createPublicKey, type KeyObject } from 'node:crypto'
import type { SsoReason } from '@cohort/contract/session'
import type { SsoConfig } from '@cohort/contract/tenants'
import { errors, type JWTPayload, jwtVerify } from 'jose'
import type { Context } from '#kernel/context'
import { firstSeen } from '#kernel/one-time'
import type { Proof } from '#modules/sso/proof'
import { refused } from '#ports/peer'
import { nameOf, phoneOf } from '#ports/platform'

type Settings = NonNullable<SsoConfig['jwt']>

const skewSeconds = 60
const longestSeconds = 600
const shortestSecret = 32

/** The shared secret, or the public key as PEM, certificate or JWK. */
function keyOf({ algorithm, key }: Settings): Uint8Array | KeyObject {
  if (algorithm === 'HS256') {
    const secret = new TextEncoder().encode(key)
    // A short secret could be found out from a single token.
    if (secret.length < shortestSecret) throw refused('configuration')
    return secret
  }
  try {
    return key.trimStart().startsWith('{')
      ? createPublicKey({ key: JSON.parse(key), format: 'jwk' })
      : createPublicKey(key)
  } catch {
    throw refused('configuration')
  }
}

function reasonOf(error: unknown): SsoReason {
  if (error instanceof errors.JWTExpired) return 'expired'
  if (error instanceof errors.JWTClaimValidationFailed) {
    if (error.claim === 'iss') return 'issuer'
    return error.reason === 'check_failed' ? 'expired' : 'malformed'
  }
  if (error instanceof errors.JWSSignatureVerificationFailed || error instanceof errors.JOSEAlgNotAllowed)
    return 'signature'
  return error instanceof errors.JOSEError ? 'malformed' : 'configuration'
}

/** Signature, issuer and time. The algorithm is the configured one, whatever the token's own header says. */
async function verified(ctx: Context, settings: Settings, token: string): Promise<JWTPayload & { exp: number }> {
  const key = keyOf(settings)
  const now = ctx.clock.now()
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: [settings.algorithm],
      ...(settings.issuer ? { issuer: settings.issuer } : {}),
      requiredClaims: ['exp'],
      clockTolerance: skewSeconds,
      currentDate: now,
    })
    return { ...payload, exp: Number(payload.exp) }
  } catch (error) {
    throw refused(reasonOf(error))
  }
}

/** A token that names its audience must mean us: the enterprise's id, or our address. */
function requireAudience(ctx: Context, { aud }: JWTPayload): void {
  if (aud !== undefined && ![aud].flat().some((one) => one === ctx.tenant || one === ctx.origin))
    throw refused('audience')
}

/**
 * A token that the enterprise's own system has signed, in the enterprise's scope: short-lived, good once, and about the
 * very person whose phone or id stands beside it.
 */
export async function proveByJwt(
  ctx: Context,
  settings: Settings,
  token: string,
  beside: { mobile: string } | { id: string },
): Promise<Proof> {
  const payload = await verified(ctx, settings, token)
  requireAudience(ctx, payload)
  const left = payload.exp - ctx.clock.now().getTime() / 1000
  if (left > longestSeconds + skewSeconds) throw refused('expired')
  if ('id' in beside && /\p{Cc}/u.test(beside.id)) throw refused('malformed')
  const phone = phoneOf(payload.mobile ?? payload.phone_number)
  if ('mobile' in beside ? beside.mobile !== phone : beside.id !== payload.sub) throw refused('mismatch')
  // What is signed cannot be written in a second way, so it is as good as an id where there is none.
  const id = typeof payload.jti === 'string' ? `jti ${payload.jti}` : token.slice(0, token.lastIndexOf('.'))
  if (!(await firstSeen(ctx, 'jwt-seen', id, Math.ceil(left) + skewSeconds + 1))) throw refused('replayed')
  const name = typeof payload.name === 'string' ? nameOf(payload.name, '') || undefined : undefined
  if ('mobile' in beside) return { way: 'jwt', phone, name, account: undefined }
  return { way: 'jwt', phone, name, account: { platform: 'jwt', id: beside.id, name: name ?? beside.id } }
}

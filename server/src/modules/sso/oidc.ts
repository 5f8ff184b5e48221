import { Failure, fail } from '@cohort/contract/errors'
import type { SsoReason } from '@cohort/contract/session'
import type { SsoConfig } from '@cohort/contract/tenants'
import * as client from 'openid-client'
import { isLoopback } from '#kernel/config'
import type { Context } from '#kernel/context'
import { hashOf } from '#kernel/ids'
import type { Proof } from '#modules/sso/proof'
import { issueState, type State } from '#modules/sso/states'
import { providerUrls } from '#modules/tenants/config'
import { boundedFetch, refused } from '#ports/peer'
import { nameOf, phoneOf } from '#ports/platform'

type Settings = NonNullable<SsoConfig['oidc']>

const onLoopback = (url: URL): boolean => isLoopback(url.hostname.replace(/^\[|\]$/g, ''))

/** Plain http goes to this machine only, whatever a provider's own description says. */
const safeFetch: client.CustomFetch = (address, options) => {
  const url = new URL(address)
  if (url.protocol !== 'https:' && !onLoopback(url)) throw refused('configuration')
  return boundedFetch(url, options as RequestInit)
}

/** By secret in the header, unless the provider takes it in the body alone; without a secret, PKCE must do. */
function authentication(secret: string): client.ClientAuth {
  if (!secret) return client.None()
  const [basic, post] = [client.ClientSecretBasic(secret), client.ClientSecretPost(secret)]
  return (server, ...rest) => {
    const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
    return (methods.includes('client_secret_basic') ? basic : post)(server, ...rest)
  }
}

const discovered = new Map<string, { found: client.Configuration; until: number }>()
const keepMs = 600_000
const mostKept = 1000

/** The provider as its discovery document describes it, kept for ten minutes. */
async function discover(settings: Settings): Promise<client.Configuration> {
  const { issuer, clientId, clientSecret } = settings
  const key = hashOf(JSON.stringify([issuer, clientId, clientSecret]))
  const known = discovered.get(key)
  if (known && known.until > performance.now()) return known.found
  const url = new URL(issuer)
  const insecure = url.protocol === 'http:' && onLoopback(url)
  if (url.protocol !== 'https:' && !insecure) throw refused('configuration')
  const found = await understood(() =>
    client.discovery(url, clientId, undefined, authentication(clientSecret), {
      [client.customFetch]: safeFetch,
      timeout: 10,
      execute: [client.enableNonRepudiationChecks, ...(insecure ? [client.allowInsecureRequests] : [])],
    }),
  )
  const oldest = discovered.size >= mostKept ? discovered.keys().next().value : undefined
  if (oldest) discovered.delete(oldest)
  discovered.set(key, { found, until: performance.now() + keepMs })
  return found
}

/** What went wrong, in our closed words; the provider's own stay out of answers and logs. */
async function understood<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Failure) throw error
    const reason = reasonOf(error)
    throw reason ? refused(reason) : fail('PeerFailed', { platform: 'oidc' })
  }
}

const reasons: Record<string, SsoReason> = {
  OAUTH_JWT_TIMESTAMP_CHECK_FAILED: 'expired',
  OAUTH_JWT_CLAIM_COMPARISON_FAILED: 'audience',
  OAUTH_KEY_SELECTION_FAILED: 'signature',
  OAUTH_INVALID_RESPONSE: 'signature',
  OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED: 'configuration',
  OAUTH_HTTP_REQUEST_FORBIDDEN: 'configuration',
  OAUTH_MISSING_SERVER_METADATA: 'configuration',
  OAUTH_INVALID_SERVER_METADATA: 'configuration',
}

function reasonOf(error: unknown): SsoReason | undefined {
  if (error instanceof client.ResponseBodyError && error.status < 500)
    return error.error === 'invalid_grant' ? 'code' : 'configuration'
  // A refused fetch comes wrapped.
  const cause = error instanceof Error ? error.cause : undefined
  if (cause instanceof Failure) return cause.detail?.reason as SsoReason | undefined
  return error instanceof client.ClientError ? reasons[error.code ?? ''] : undefined
}

/** Begins a sign-in: state, nonce and PKCE are kept here, and only their public halves travel. */
export async function oidcLoginUrl(
  ctx: Context,
  settings: Settings,
  begun: Pick<State, 'browser' | 'redirect'>,
): Promise<string> {
  const found = await discover(settings)
  const [nonce, verifier] = [client.randomNonce(), client.randomPKCECodeVerifier()]
  const state = await issueState(ctx, { ...begun, mode: 'oidc', nonce, verifier })
  const known = found.serverMetadata().scopes_supported
  const scopes = ['openid', 'profile', 'phone'].filter((scope) => scope === 'openid' || !known || known.includes(scope))
  const url = client.buildAuthorizationUrl(found, {
    redirect_uri: providerUrls(ctx, ctx.tenant).oidcRedirect,
    scope: scopes.join(' '),
    state,
    nonce,
    code_challenge: await client.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  })
  return url.href
}

/** Exchanges the code; the ID token's signature, issuer, audience, nonce and time are checked. */
export async function proveByOidc(ctx: Context, settings: Settings, code: string, begun: State): Promise<Proof> {
  const found = await discover(settings)
  const metadata = found.serverMetadata()
  const named = metadata.authorization_response_iss_parameter_supported === true
  if (begun.issuer === undefined ? named : begun.issuer !== metadata.issuer) throw refused('issuer')
  const landed = new URL(providerUrls(ctx, ctx.tenant).oidcRedirect)
  landed.searchParams.set('code', code)
  if (begun.issuer !== undefined) landed.searchParams.set('iss', begun.issuer)
  const claims = await understood(async () => {
    const tokens = await client.authorizationCodeGrant(found, landed, {
      pkceCodeVerifier: begun.verifier,
      expectedNonce: begun.nonce,
      idTokenExpected: true,
    })
    const proved: Record<string, unknown> = { ...tokens.claims() }
    if (settings.phoneClaim in proved || !metadata.userinfo_endpoint) return proved
    return { ...(await client.fetchUserInfo(found, tokens.access_token, String(proved.sub))), ...proved }
  })
  // A number that the provider itself has not verified proves nobody.
  const trusted = settings.phoneClaim !== 'phone_number' || claims.phone_number_verified !== false
  return {
    way: 'oidc',
    phone: trusted ? phoneOf(claims[settings.phoneClaim]) : undefined,
    name: typeof claims.name === 'string' ? nameOf(claims.name, '') || undefined : undefined,
    account: undefined,
  }
}

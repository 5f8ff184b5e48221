import { z } from 'zod'
import { call } from '#call'
import { isoTime, nothing, phone, tenantId, verificationCode } from '#rules'
import { user } from '#users'

const token = z.object({ token: z.string() })
const signedIn = token.extend({ isNew: z.boolean() })

/** Facts for the page before anyone has signed in. */
export const getAppInfo = call({
  method: 'GET',
  path: '/mesoor-user/app-info',
  access: 'public',
  summary: 'Release, brand of this host and the ways to sign in',
  returns: z.object({
    release: z.string(),
    brand: z.object({
      kind: z.enum(['standard', 'school']),
      /** On a customized host some menu entries are hidden (spec 1 §2). */
      customized: z.boolean(),
      title: z.object({ zh: z.string(), en: z.string() }).nullable(),
      logo: z.string().nullable(),
      agreement: z.string().nullable(),
      privacy: z.string().nullable(),
    }),
    /** Codes go to the server's log, and the page may show them: only ever true on loopback. */
    codeOnPage: z.boolean(),
    registrationOpen: z.boolean(),
    widgetScript: z.string().nullable(),
    helpUrl: z.string().nullable(),
    contact: z.string().nullable(),
    developer: z.boolean(),
  }),
})

export const requestCode = call({
  method: 'POST',
  path: '/mesoor-user/verificationCode',
  access: 'public',
  summary: 'Send a verification code by SMS; the answer does not tell whether the phone is known',
  body: z.object({ phone, countryCode: z.literal('86').default('86'), invited: z.boolean().default(false) }),
  example: { body: { phone: '13800000001' } },
  returns: z.object({
    /** Seconds until another code can be asked for. */
    retryAfter: z.number().int(),
    /** The code itself: only with the console port and only to a browser on the same machine. */
    code: z.string().optional(),
  }),
})

export const signIn = call({
  method: 'POST',
  path: '/mesoor-user/authentication',
  access: 'public',
  summary: 'Sign in by phone and code; an invitation joins its enterprise at once',
  body: z.object({
    phone,
    code: verificationCode,
    countryCode: z.literal('86').default('86'),
    /** The code of an invitation link. */
    invitationCode: z.string().max(128).optional(),
    /** The enterprise to enter, where the user belongs to several. */
    luckyTenantAlias: z.string().max(64).optional(),
  }),
  example: { body: { phone: '13800000001', code: '000000' } },
  returns: signedIn,
})

export const signInByWecom = call({
  method: 'POST',
  path: '/mesoor-user/authentication/qiwei/inner',
  access: 'public',
  summary: 'Sign in from inside WeCom with its code',
  body: z.object({ code: z.string().min(1).max(512), tenantId }),
  example: { body: { code: 'a-code', tenantId: 'standard' } },
  returns: signedIn,
})

/** Why a proof was refused: the closed set of `detail.reason` of SsoRefused. None of them says anything about a person. */
export type SsoReason =
  /** Not started here, too long ago, used before, or begun in another browser. */
  | 'state'
  /** The platform or provider does not accept the code. */
  | 'code'
  /** Not signed, changed after signing, or signed with another key or algorithm than configured. */
  | 'signature'
  /** Made by somebody else than the configured issuer. */
  | 'issuer'
  /** Made for somebody else: another enterprise, another address. */
  | 'audience'
  /** Outside its time window, or valid for too long. */
  | 'expired'
  /** A second use of the same proof. */
  | 'replayed'
  /** Not readable as what it claims to be. */
  | 'malformed'
  /** The phone or id beside the token is not the one in it. */
  | 'mismatch'
  /** The account is bound to no member, and no phone number came with it. */
  | 'unknownPerson'
  /** The person does not belong to the enterprise at the platform. */
  | 'stranger'
  /** The member is deactivated. */
  | 'deactivated'
  /** The provider itself refused. */
  | 'denied'
  /** What the administrator entered does not work: key, certificate, secret, permissions at the platform. */
  | 'configuration'

const ssoProof = {
  tenantId,
  auth_code: z.string().min(1).max(2048).optional(),
  state: z.string().max(512).optional(),
  samlResponse: z.string().min(1).max(512_000).optional(),
  authToken: z.string().min(1).max(8192).optional(),
}

export const signInBySso = call({
  method: 'POST',
  path: '/mesoor-user/sso/foreign/to',
  access: 'public',
  summary: 'Sign in with auth_code, samlResponse, or authToken together with a mobile number',
  body: z.object({ ...ssoProof, mode: z.string().max(32).optional(), mobile: phone.optional() }),
  example: { body: { tenantId: 'standard', auth_code: 'a-code', state: 'standard.a-state' } },
  returns: signedIn,
})

export const signInBySsoUserId = call({
  method: 'POST',
  path: '/mesoor-user/sso/foreign/userId',
  access: 'public',
  summary: 'Sign in with authToken together with the foreign user id',
  body: z.object({ tenantId, authToken: z.string().min(1).max(8192), id: z.string().min(1).max(128) }),
  example: { body: { tenantId: 'standard', authToken: 'a.b.c', id: 'someone' } },
  returns: signedIn,
})

export const exchangeRedirectToken = call({
  method: 'GET',
  path: '/mesoor-user/sso/token/login',
  access: 'public',
  summary: 'Exchange the single-use token of a trusted redirect for a session',
  query: z.object({ token: z.string().min(1).max(256) }),
  example: { query: { token: 'standard.unknown' } },
  returns: signedIn,
})

/** Ways of signing in that an enterprise has set up, for the buttons of the sign-in page. */
export const listSsoWays = call({
  method: 'GET',
  path: '/mesoor-user/sso/ways',
  access: 'public',
  summary: 'The single sign-on ways of an enterprise, by its id or alias',
  query: z.object({ tenant: z.string().min(1).max(64) }),
  example: { query: { tenant: 'standard' } },
  returns: z.object({
    ways: z.array(
      z.object({ mode: z.enum(['wecom', 'dingtalk', 'feishu', 'oidc', 'saml', 'jwt']), startUrl: z.string() }),
    ),
  }),
})

/** Where the browser goes to sign in at the enterprise's own provider. */
export const startSso = call({
  method: 'GET',
  path: '/mesoor-user/sso/start/{tenant}/{mode}',
  access: 'public',
  summary: 'Redirect to the identity provider of an enterprise',
  params: z.object({
    tenant: z.string().min(1).max(64),
    mode: z.enum(['wecom', 'dingtalk', 'feishu', 'oidc', 'saml']),
  }),
  query: z.object({ redirect: z.string().max(2048).optional() }),
  example: { params: { tenant: 'standard', mode: 'oidc' }, query: {} },
  raw: true,
  returns: nothing,
})

/**
 * The providers send the browser back here, each naming its code in its own way; the page goes on to the landing with
 * auth_code. The address is the enterprise's own, so that a code of one can never be taken for a code of another.
 */
export const receiveSsoCode = call({
  method: 'GET',
  path: '/mesoor-user/sso/callback/{tenant}/{mode}',
  access: 'public',
  summary: 'Redirect address of an enterprise’s sign-in at a provider',
  params: z.object({ tenant: tenantId, mode: z.enum(['wecom', 'dingtalk', 'feishu', 'oidc']) }),
  query: z.object({
    code: z.string().max(2048).optional(),
    authCode: z.string().max(2048).optional(),
    auth_code: z.string().max(2048).optional(),
    state: z.string().max(512).optional(),
    iss: z.string().max(2048).optional(),
    error: z.string().max(256).optional(),
  }),
  example: { params: { tenant: 'standard', mode: 'oidc' }, query: { code: 'a-code', state: 'standard.a-state' } },
  raw: true,
  returns: nothing,
})

/** The identity provider's browser posts its response here; the page goes on to the landing with a handle for it. */
export const receiveSaml = call({
  method: 'POST',
  path: '/mesoor-user/sso/saml/{tenant}/acs',
  access: 'public',
  summary: 'Assertion consumer service of an enterprise',
  params: z.object({ tenant: z.string().min(1).max(64) }),
  body: z.object({ SAMLResponse: z.string().min(1).max(512_000), RelayState: z.string().max(2048).optional() }),
  example: { params: { tenant: 'standard' }, body: { SAMLResponse: 'PHg+' } },
  raw: true,
  returns: nothing,
})

/** Decides where a redirect after sign-in may go (decisions: Requests). */
export const checkRedirect = call({
  method: 'POST',
  path: '/mesoor-user/sso/redirect',
  access: 'signedIn',
  summary: 'Judge a redirect target; a trusted foreign one gets a single-use token',
  body: z.object({ redirect: z.string().min(1).max(2048) }),
  example: { body: { redirect: '/setting' } },
  returns: z.object({
    /** own: go there. trusted: go there, a token is in the URL. foreign: name the host and ask. invalid: ignore. */
    kind: z.enum(['own', 'trusted', 'foreign', 'invalid']),
    url: z.string(),
    host: z.string(),
  }),
})

export const getMe = call({
  method: 'GET',
  path: '/mesoor-user/users/token/user',
  access: 'signedIn',
  summary: 'The signed-in user with tenant, roles and authorisations',
  example: {},
  returns: user,
})

export const signOut = call({
  method: 'DELETE',
  path: '/mesoor-user/authentication',
  access: 'signedIn',
  summary: 'Log out: every token of this device dies',
  // Ends a view through another member's eyes too.
  reads: true,
  example: {},
  returns: nothing,
})

export const listDevices = call({
  method: 'GET',
  path: '/mesoor-user/users/devices',
  access: 'signedIn',
  summary: 'The devices on which the user is signed in',
  example: {},
  returns: z.object({
    devices: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        address: z.string(),
        createdAt: isoTime,
        lastSeenAt: isoTime,
        current: z.boolean(),
      }),
    ),
  }),
})

export const endDevice = call({
  method: 'DELETE',
  path: '/mesoor-user/users/devices/{id}',
  access: 'signedIn',
  summary: 'Sign a device out',
  params: z.object({ id: z.string().min(1).max(64) }),
  object: { param: 'id', kind: 'device' },
  example: { params: { id: 'a-device' } },
  returns: nothing,
})

/** A read-only session that sees what another member sees. It is audited, and ends by itself. */
export const viewAs = call({
  method: 'POST',
  path: '/mesoor-user/users/{id}/view-as',
  access: 'admin',
  summary: 'A token that shows the enterprise as another member sees it, for reading only',
  params: z.object({ id: z.string().min(1).max(64) }),
  example: { params: { id: 'a-user' } },
  object: { param: 'id', kind: 'user' },
  returns: z.object({ token: z.string(), minutes: z.number().int() }),
})

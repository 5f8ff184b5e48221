import { z } from 'zod'
import { call } from '#call'
import { httpUrl, label, nothing, redirectHost, tenantId } from '#rules'
import { tenantMode, tenantStatus } from '#users'

const secret = z.string().max(8192)

/** How people of an enterprise sign in with its own accounts. Each way is off until it is configured. */
export const ssoConfig = z.object({
  /** OpenID Connect by discovery; the query parameter is auth_code. */
  oidc: z
    .object({
      enabled: z.boolean(),
      issuer: httpUrl,
      clientId: z.string().min(1).max(256),
      clientSecret: secret,
      phoneClaim: z.string().max(64).default('phone_number'),
    })
    .optional(),
  saml: z
    .object({
      enabled: z.boolean(),
      entryPoint: httpUrl,
      idpCertificate: secret,
      idpIssuer: z.string().max(1024).optional(),
      phoneAttribute: z.string().max(256).default('phone'),
    })
    .optional(),
  /** authToken: a JWT signed with the enterprise's shared secret (HS256) or public key (RS256, ES256). */
  jwt: z
    .object({
      enabled: z.boolean(),
      algorithm: z.enum(['HS256', 'RS256', 'ES256']),
      key: secret,
      issuer: z.string().max(256).optional(),
    })
    .optional(),
  wecom: z
    .object({ enabled: z.boolean(), corpId: z.string().max(128), agentId: z.string().max(64), secret })
    .optional(),
  dingtalk: z.object({ enabled: z.boolean(), clientId: z.string().max(128), clientSecret: secret }).optional(),
  feishu: z.object({ enabled: z.boolean(), appId: z.string().max(128), appSecret: secret }).optional(),
})
export type SsoConfig = z.infer<typeof ssoConfig>

/** A tenant's configuration: GlobalConfig entities, the standard one and the owner's, merged (spec 1 §1). */
export const tenantConfig = z.object({
  customEmployee: z.boolean(),
  channelEntry: z.boolean(),
  widget: z.boolean(),
  /** open: whoever signs in with this enterprise's alias joins it; invitation: only the invited do. */
  registration: z.enum(['open', 'invitation']),
  /** Hosts to which a redirect after sign-in may go with a token. */
  trustedRedirectHosts: z.array(redirectHost).max(50),
  sso: ssoConfig,
})
export type TenantConfig = z.infer<typeof tenantConfig>

export const defaultConfig: TenantConfig = {
  customEmployee: false,
  channelEntry: true,
  widget: true,
  registration: 'invitation',
  trustedRedirectHosts: [],
  sso: {},
}

/** What every member may know of the configuration; secrets stay on the server. */
export const publicConfig = tenantConfig.omit({ sso: true, trustedRedirectHosts: true })
export type PublicConfig = z.infer<typeof publicConfig>

export const createTenant = call({
  method: 'POST',
  path: '/mesoor-user/tenants',
  access: 'signedIn',
  summary: 'Create an enterprise; its creator becomes super administrator and gets a token for it',
  body: z.object({
    /** Chosen by the creator after a confirmation, or made by the server. */
    tenantId: tenantId.optional(),
    tenantName: label(60),
    industry: label(40).optional(),
    tenantMode: tenantMode.default('standard'),
    username: label(40).optional(),
  }),
  example: { body: { tenantName: '示例企业' } },
  returns: z.object({ token: z.string(), tenantId: z.string() }),
})

export const listMyTenants = call({
  method: 'GET',
  path: '/mesoor-user/users/tenants',
  access: 'signedIn',
  summary: 'The enterprises that the user has joined',
  query: z.object({
    current: z.coerce.number().int().min(1).default(1),
    pageSize: z.coerce.number().int().min(1).max(1000).default(1000),
  }),
  example: { query: {} },
  returns: z.object({
    data: z.array(
      z.object({
        tenantId: z.string(),
        tenantAlias: z.string(),
        tenantName: z.string(),
        tenantMode,
        status: tenantStatus,
        logo: z.string().nullable(),
        current: z.boolean(),
      }),
    ),
    total: z.number().int(),
  }),
})

export const switchTenant = call({
  method: 'POST',
  path: '/mesoor-user/users/{id}/company',
  access: 'signedIn',
  summary: 'Enter another of the user’s enterprises: a token for it',
  params: z.object({ id: z.string() }),
  body: z.object({ tenantId }),
  example: { params: { id: 'me' }, body: { tenantId: 'standard' } },
  returns: z.object({ token: z.string() }),
})

export const listTenantAliases = call({
  method: 'GET',
  path: '/mesoor-user/tenants/tenantAliases',
  access: 'public',
  summary: 'Name and logo of an enterprise by its alias, for its sign-in page',
  query: z.object({ alias: z.string().min(1).max(64) }),
  example: { query: { alias: 'standard' } },
  returns: z.object({
    tenantAliases: z.array(
      z.object({
        tenantId: z.string(),
        tenantAlias: z.string(),
        tenantName: z.string(),
        tenantMode,
        logo: z.string().nullable(),
      }),
    ),
  }),
})

export const getConfig = call({
  method: 'GET',
  path: '/mesoor-user/tenants/config',
  access: 'member',
  summary: 'The configuration of the enterprise, as every member may see it',
  example: {},
  returns: publicConfig,
})

export const getFullConfig = call({
  method: 'GET',
  path: '/mesoor-user/tenants/config/full',
  access: 'admin',
  summary: 'The whole configuration; secrets are masked',
  example: {},
  returns: z.object({
    version: z.number().int(),
    /** Standard and owner, merged: what holds. */
    merged: tenantConfig,
    /** What the enterprise itself has set. */
    owner: tenantConfig.partial(),
    /** What to give to the identity provider. */
    urls: z.object({
      oidcRedirect: z.string(),
      wecomRedirect: z.string(),
      dingtalkRedirect: z.string(),
      feishuRedirect: z.string(),
      samlAcs: z.string(),
      samlIssuer: z.string(),
    }),
  }),
})

export const updateConfig = call({
  method: 'PUT',
  path: '/mesoor-user/tenants/config',
  access: 'admin',
  summary: 'Change the enterprise’s own configuration; a masked secret keeps its value',
  body: z.object({
    version: z.number().int().min(0),
    changes: tenantConfig.partial(),
    /** Also rename the enterprise. */
    tenantName: label(60).optional(),
  }),
  example: { body: { version: 0, changes: { customEmployee: true } } },
  returns: z.object({ version: z.number().int() }),
})

export const uploadLogo = call({
  method: 'POST',
  path: '/mesoor-user/tenants/logo',
  access: 'admin',
  summary: 'Set the enterprise’s logo (PNG, JPEG or WebP, at most 5 MB)',
  upload: true,
  returns: z.object({ logo: z.string() }),
})

export const removeLogo = call({
  method: 'DELETE',
  path: '/mesoor-user/tenants/logo',
  access: 'admin',
  summary: 'Go back to the default logo',
  example: {},
  returns: nothing,
})

/** A secret that is set but not shown. Sent back unchanged, it means "keep it". */
export const maskedSecret = '••••••••'

export const leaveTenant = call({
  method: 'DELETE',
  path: '/mesoor-user/users/tenants/current',
  access: 'member',
  summary: 'Leave the enterprise; the last super administrator cannot',
  returns: nothing,
})

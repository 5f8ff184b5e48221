import { maskedSecret, type SsoConfig } from '@cohort/contract/tenants'
import { isSealed, seal, unseal } from '#kernel/seal'

/** Which entries of each way of signing in are secret. */
const secretFields = {
  oidc: ['clientSecret'],
  saml: [],
  jwt: ['key'],
  wecom: ['secret'],
  dingtalk: ['clientSecret'],
  feishu: ['appSecret'],
} as const satisfies Record<keyof SsoConfig, readonly string[]>

type Way = Record<string, unknown>

/** The same configuration with every secret put through `change`. */
function mapSecrets(
  sso: SsoConfig,
  change: (secret: string, way: keyof SsoConfig, field: string) => string,
): SsoConfig {
  const entries = Object.entries(sso).map(([name, way]) => {
    const copy: Way = { ...way }
    for (const field of secretFields[name as keyof SsoConfig]) {
      const value = copy[field]
      if (typeof value === 'string' && value !== '') copy[field] = change(value, name as keyof SsoConfig, field)
    }
    return [name, copy]
  })
  return Object.fromEntries(entries) as SsoConfig
}

export const maskSecrets = (sso: SsoConfig): SsoConfig => mapSecrets(sso, () => maskedSecret)

export const unsealSecrets = (sso: SsoConfig, key: string): SsoConfig =>
  mapSecrets(sso, (secret) => (isSealed(secret) ? unseal(key, secret) : secret))

/** For storing: new secrets are sealed, masked ones keep what is stored. */
export const sealSecrets = (sso: SsoConfig, stored: SsoConfig, key: string): SsoConfig =>
  mapSecrets(sso, (secret, way, field) => {
    if (secret !== maskedSecret) return seal(key, secret)
    return String((stored[way] as Way | undefined)?.[field] ?? '')
  })

import { httpUrl } from '@cohort/contract/rules'
import type { SsoConfig } from '@cohort/contract/tenants'
import type { Way } from '#modules/tenants/config-draft.ts'

/** A field of a way of signing in: its name in the configuration, its label, and how it is typed. */
export interface SsoField {
  name: string
  label:
    | 'issuer'
    | 'clientId'
    | 'clientSecret'
    | 'phoneClaim'
    | 'entryPoint'
    | 'idpCertificate'
    | 'idpIssuer'
    | 'phoneAttribute'
    | 'algorithm'
    | 'key'
    | 'tokenIssuer'
    | 'corpId'
    | 'agentId'
    | 'secret'
    | 'appKey'
    | 'appSecret'
    | 'appId'
  kind?: 'url' | 'secret' | 'longSecret' | 'algorithm'
  optional?: boolean
}

export const ssoFields: Record<Way, readonly SsoField[]> = {
  oidc: [
    { name: 'issuer', label: 'issuer', kind: 'url' },
    { name: 'clientId', label: 'clientId' },
    { name: 'clientSecret', label: 'clientSecret', kind: 'secret' },
    { name: 'phoneClaim', label: 'phoneClaim' },
  ],
  saml: [
    { name: 'entryPoint', label: 'entryPoint', kind: 'url' },
    { name: 'idpIssuer', label: 'idpIssuer', optional: true },
    { name: 'idpCertificate', label: 'idpCertificate', kind: 'longSecret' },
    { name: 'phoneAttribute', label: 'phoneAttribute' },
  ],
  jwt: [
    { name: 'algorithm', label: 'algorithm', kind: 'algorithm' },
    { name: 'key', label: 'key', kind: 'longSecret' },
    { name: 'issuer', label: 'tokenIssuer', optional: true },
  ],
  wecom: [
    { name: 'corpId', label: 'corpId' },
    { name: 'agentId', label: 'agentId' },
    { name: 'secret', label: 'secret', kind: 'secret' },
  ],
  dingtalk: [
    { name: 'clientId', label: 'appKey' },
    { name: 'clientSecret', label: 'appSecret', kind: 'secret' },
  ],
  feishu: [
    { name: 'appId', label: 'appId' },
    { name: 'appSecret', label: 'appSecret', kind: 'secret' },
  ],
}

export const algorithms = ['HS256', 'RS256', 'ES256'] as const

/** A way while it is being typed: everything is text but the switch. */
export type WayDraft = { enabled: boolean } & Record<string, string | boolean>

const blanks: Record<Way, WayDraft> = {
  oidc: { enabled: false, issuer: '', clientId: '', clientSecret: '', phoneClaim: 'phone_number' },
  saml: { enabled: false, entryPoint: '', idpIssuer: '', idpCertificate: '', phoneAttribute: 'phone' },
  jwt: { enabled: false, algorithm: 'HS256', key: '', issuer: '' },
  wecom: { enabled: false, corpId: '', agentId: '', secret: '' },
  dingtalk: { enabled: false, clientId: '', clientSecret: '' },
  feishu: { enabled: false, appId: '', appSecret: '' },
}

export const draftOf = (sso: SsoConfig, way: Way): WayDraft => ({ ...blanks[way], ...sso[way] })

/** What the configuration keeps of a draft: nothing for one that is still blank, and no empty optional fields. */
export function kept(way: Way, draft: WayDraft): SsoConfig[Way] {
  const filled = Object.entries(draft).filter(([, value]) => value !== '')
  const isBlank = JSON.stringify(draft) === JSON.stringify(blanks[way])
  return isBlank ? undefined : (Object.fromEntries(filled) as SsoConfig[Way])
}

export type FieldProblem = 'required' | 'url'

/** Fields that keep a way from being saved. A way that was never touched has none. */
export function problemsOf(way: Way, value: SsoConfig[Way]): Record<string, FieldProblem> {
  if (value === undefined) return {}
  const draft: WayDraft = { ...blanks[way], ...value }
  const found: Record<string, FieldProblem> = {}
  for (const { name, kind, optional } of ssoFields[way]) {
    const text = String(draft[name] ?? '').trim()
    if (text === '' && !optional) found[name] = 'required'
    else if (kind === 'url' && text !== '' && !httpUrl.safeParse(text).success) {
      found[name] = 'url'
    }
  }
  return found
}

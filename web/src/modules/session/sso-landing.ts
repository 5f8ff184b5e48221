import type { Input } from '@cohort/contract/call'
import type { signInBySso, signInBySsoUserId, signInByWecom } from '@cohort/contract/session'

/** What the landing asks the server, or what the link lacks (spec 1 §5: phone number or id, else a parameter error). */
export type Landing =
  | { kind: 'sso'; body: Input<typeof signInBySso>['body'] }
  | { kind: 'userId'; body: Input<typeof signInBySsoUserId>['body'] }
  | { kind: 'wecom'; body: Input<typeof signInByWecom>['body'] }
  | { kind: 'parameterError'; missing: 'tenant' | 'person' | 'proof' }

const tenantPattern = /^[a-z][a-z0-9-]{2,31}$/

/** The enterprise stands in the query, or in front of the nonce in the state that came back from the provider. */
function tenantOf(query: URLSearchParams): string | undefined {
  const candidates = [query.get('tenantId'), query.get('state')?.split(/[.:~]/)[0]]
  return candidates.find((candidate): candidate is string => tenantPattern.test(candidate ?? ''))
}

const isWecom = (mode: string | undefined): boolean => mode === 'wecom' || mode === 'qiwei'

/** Reads the query of /login/sso/{mode?}. Of several proofs in one link the first of the specification's order counts. */
export function readLanding(mode: string | undefined, query: URLSearchParams): Landing {
  const text = (key: string): string | undefined => query.get(key) || undefined
  const tenantId = tenantOf(query)
  const inner = isWecom(mode) && !query.has('state') ? text('code') : undefined
  // Providers name their code as their own protocol does; on their landing it counts as auth_code.
  const authCode = text('auth_code') ?? (mode && !inner ? (text('code') ?? text('authCode')) : undefined)
  const samlResponse = text('samlResponse')
  const authToken = text('authToken')
  if (!authCode && !samlResponse && !authToken && !inner) return { kind: 'parameterError', missing: 'proof' }
  if (!tenantId) return { kind: 'parameterError', missing: 'tenant' }
  const shared = { tenantId, mode, state: text('state') }
  if (authCode) return { kind: 'sso', body: { ...shared, auth_code: authCode } }
  if (samlResponse) return { kind: 'sso', body: { ...shared, samlResponse } }
  if (inner) return { kind: 'wecom', body: { code: inner, tenantId } }
  if (!authToken) return { kind: 'parameterError', missing: 'proof' }
  const mobile = text('mobile') ?? text('phoneNumber')
  const id = text('id')
  if (mobile) return { kind: 'sso', body: { ...shared, authToken, mobile } }
  if (id) return { kind: 'userId', body: { tenantId, authToken, id } }
  return { kind: 'parameterError', missing: 'person' }
}

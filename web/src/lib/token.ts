import { limits } from '@cohort/contract/limits'

const name = 'token'

/** The session token lives in a cookie of 365 days (spec 1 §9). Only the bearer header carries it to the server. */
export function readToken(): string | undefined {
  const found = document.cookie.split('; ').find((part) => part.startsWith(`${name}=`))
  return found ? decodeURIComponent(found.slice(name.length + 1)) || undefined : undefined
}

export function writeToken(token: string): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox
  document.cookie = `${name}=${encodeURIComponent(token)}; Path=/; Max-Age=${limits.cookieDays * 86_400}; SameSite=Lax${secure}`
}

export function clearToken(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox
  document.cookie = `${name}=; Path=/; Max-Age=0; SameSite=Lax`
}

/** The enterprise that a token is for: it stands in front of the secret. "~" is no enterprise yet. */
export function tenantOfToken(token: string): string | undefined {
  const tenant = token.slice(0, token.indexOf('.'))
  return tenant === '~' || tenant === '' ? undefined : tenant
}

import { limits } from '@cohort/contract/limits'

const name = 'token'
/** Held by one tab alone: the token of an administrator who looks through another member's eyes. */
const viewKey = 'cohort.view-token'

/**
 * The session token lives in a cookie of 365 days (spec 1 §9). Only the bearer header carries it to the server. A tab that
 * views as another member uses its own token instead, and the cookie of the other tabs stays as it is.
 */
export function readToken(): string | undefined {
  const viewing = readViewToken()
  if (viewing) return viewing
  const found = document.cookie.split('; ').find((part) => part.startsWith(`${name}=`))
  return found ? decodeURIComponent(found.slice(name.length + 1)) || undefined : undefined
}

/** Someone signed in: whoever this tab looked as before is over. */
export function writeToken(token: string): void {
  clearViewToken()
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox
  document.cookie = `${name}=${encodeURIComponent(token)}; Path=/; Max-Age=${limits.cookieDays * 86_400}; SameSite=Lax${secure}`
}

/** Forgets the token in use: in a viewing tab only the tab's own. */
export function clearToken(): void {
  if (isViewing()) {
    clearViewToken()
    return
  }
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox
  document.cookie = `${name}=; Path=/; Max-Age=0; SameSite=Lax`
}

/** The enterprise that a token is for: it stands in front of the secret. "~" is no enterprise yet. */
export function tenantOfToken(token: string): string | undefined {
  const tenant = token.slice(0, token.indexOf('.'))
  return tenant === '~' || tenant === '' ? undefined : tenant
}

export const isViewing = (): boolean => readViewToken() !== undefined

/** Gives another tab of this origin a token of its own. It begins with nothing of what this tab remembered. */
export function giveViewToken(tab: Pick<Window, 'sessionStorage'>, token: string): void {
  tab.sessionStorage.clear()
  tab.sessionStorage.setItem(viewKey, token)
}

function readViewToken(): string | undefined {
  try {
    return globalThis.sessionStorage?.getItem(viewKey) ?? undefined
  } catch {
    return undefined
  }
}

function clearViewToken(): void {
  try {
    globalThis.sessionStorage?.removeItem(viewKey)
  } catch {
    // Storage is forbidden: then nothing was kept there either.
  }
}

/** A person as a platform knows them. */
export interface PlatformPerson {
  readonly id: string
  readonly name: string
  /** Eleven digits, where the platform gives one. */
  readonly phone: string | undefined
}

export interface LoginRequest {
  readonly redirectUri: string
  readonly state: string
  /** The browser is the platform's own client, which signs in without a question. */
  readonly inside: boolean
}

/** An office platform, spoken to with one enterprise's credentials. */
export interface PlatformClient {
  loginUrl(request: LoginRequest): string
  /** The person behind a code of the platform, who must belong to the enterprise. */
  personOf(code: string, redirectUri: string): Promise<PlatformPerson>
  /** Everyone in the enterprise's directory, page by page. */
  directory(): AsyncIterable<PlatformPerson[]>
}

/** Enough for the largest directory, and an end for one that never ends. */
export const mostPages = 5000

/** A mainland number in any of the ways it is written, as eleven digits; numbers of other countries are none of ours. */
export function phoneOf(text: unknown, countryCode?: string | null): string | undefined {
  if (typeof text !== 'string' || (countryCode && countryCode.replace('+', '') !== '86')) return undefined
  const digits = text.replace(/[\s()-]/g, '').replace(/^(\+|00)86/, '')
  return /^1\d{10}$/.test(digits) ? digits : undefined
}

/** A name as we show it: one line, no control characters, never empty. */
export function nameOf(text: unknown, fallback: string, most = 80): string {
  const name = typeof text === 'string' ? text.replace(/\p{Cc}/gu, ' ').trim() : ''
  // Cut between characters, never inside one.
  return (name || fallback)
    .slice(0, most)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim()
}

export function addQuery(base: string, path: string, query: Record<string, string>): string {
  const url = new URL(path, base)
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  return url.href
}

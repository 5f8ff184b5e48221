import { Failure, fail } from '@cohort/contract/errors'
import type { SsoReason } from '@cohort/contract/session'
import type { z } from 'zod'
import { hashOf } from '#kernel/ids'

const timeoutMs = 10_000
const mostBytes = 4 * 1024 * 1024

/** A proof that does not hold. The reason is one of a closed set, and never the peer's own words. */
export const refused = (reason: SsoReason) => fail('SsoRefused', { reason })

/** For what is good to have: a platform that will not tell does not stop the sign-in. */
export async function unlessRefused<T>(asked: Promise<T>): Promise<T | undefined> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof Failure && error.code === 'SsoRefused') return undefined
    throw error
  }
}

/** One request to a peer: ten seconds, no redirects, and no more of an answer than we want to hold in memory. */
export async function boundedFetch(url: string | URL, init: RequestInit = {}): Promise<Response> {
  const limit = AbortSignal.timeout(timeoutMs)
  const signal = init.signal ? AbortSignal.any([init.signal, limit]) : limit
  const response = await fetch(url, { ...init, redirect: 'manual', signal })
  const { status, headers } = response
  const body = await boundedBody(response)
  return new Response([204, 205, 304].includes(status) ? null : body, { status, headers })
}

async function boundedBody(response: Response): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of response.body ?? []) {
    size += part.length
    if (size > mostBytes) throw new Error('the answer is too large')
    parts.push(part)
  }
  return new Uint8Array(Buffer.concat(parts))
}

export interface PeerAnswer<T> {
  readonly status: number
  readonly body: T
}

/**
 * Asks a platform and reads its JSON. Refusals (4xx) are answers too, for the caller to understand; silence, redirects,
 * failures and nonsense are PeerFailed.
 */
export async function askPeer<S extends z.ZodType>(
  platform: string,
  shape: S,
  url: string,
  init: { query?: Record<string, string>; json?: object; headers?: Record<string, string> } = {},
): Promise<PeerAnswer<z.output<S>>> {
  const target = new URL(url)
  for (const [name, value] of Object.entries(init.query ?? {})) target.searchParams.set(name, value)
  try {
    const response = await boundedFetch(target, {
      method: init.json ? 'POST' : 'GET',
      headers: { ...(init.json ? { 'content-type': 'application/json' } : {}), ...init.headers },
      ...(init.json ? { body: JSON.stringify(init.json) } : {}),
    })
    const { status } = response
    if (status < 200 || (status >= 300 && status < 400) || status === 429 || status >= 500) throw new Error('no answer')
    return { status, body: shape.parse(await response.json()) }
  } catch {
    throw fail('PeerFailed', { platform })
  }
}

interface Kept {
  readonly token: string
  readonly until: number
}

/** Access tokens of platforms, which they want to be asked for seldom. The time is that of this process alone. */
const kept = new Map<string, Kept>()
const mostKept = 1000

export interface TokenCache {
  get(): Promise<string>
  /** The platform no longer takes it. */
  drop(): void
}

/** Keeps what `ask` answers until shortly before it expires. The key names the platform and the credentials. */
export function cachedToken(
  key: readonly string[],
  ask: () => Promise<{ token: string; seconds: number }>,
): TokenCache {
  const name = hashOf(JSON.stringify(key))
  return {
    async get() {
      const known = kept.get(name)
      if (known && known.until > performance.now()) return known.token
      const { token, seconds } = await ask()
      const oldest = kept.size >= mostKept ? kept.keys().next().value : undefined
      if (oldest) kept.delete(oldest)
      kept.set(name, { token, until: performance.now() + Math.max(0, seconds - 120) * 1000 })
      return token
    },
    drop: () => kept.delete(name),
  }
}

/** Asks with the kept token, and once more with a fresh one where the platform no longer takes it. */
export async function withToken<T>(
  tokens: TokenCache,
  isStale: (answer: T) => boolean,
  ask: (token: string) => Promise<T>,
): Promise<T> {
  const answer = await ask(await tokens.get())
  if (!isStale(answer)) return answer
  tokens.drop()
  return ask(await tokens.get())
}

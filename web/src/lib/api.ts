import type { Call, Input, Output } from '@cohort/contract/call'
import { type ErrorCode, errors, errorText, type WireError } from '@cohort/contract/errors'
import { headers, type Locale, limits } from '@cohort/contract/limits'
import { readToken, tenantOfToken } from '#lib/token.ts'

/** A refused or failed request, with the words to show. Status 0: no answer. */
export class ApiFailure extends Error {
  readonly code: ErrorCode | 'Timeout' | 'Aborted'
  readonly status: number
  readonly detail: Record<string, unknown>
  readonly requestId: string | undefined
  /** The call that failed said that nobody wants to see it. */
  readonly silent: boolean
  constructor(init: {
    code: ApiFailure['code']
    status: number
    message: string
    detail?: Record<string, unknown>
    requestId?: string
    silent?: boolean
  }) {
    super(init.message)
    this.name = 'ApiFailure'
    this.code = init.code
    this.status = init.status
    this.detail = init.detail ?? {}
    this.requestId = init.requestId
    this.silent = init.silent ?? false
  }
}

/** Who is asking: set by the providers when the language and the user are known. */
export const asker: { locale: Locale; tenantMode: string; limitMode: boolean; leaving: boolean } = {
  locale: 'zh-CN',
  tenantMode: 'standard',
  limitMode: false,
  /** Logging out: that the token no longer counts is then no news. */
  leaving: false,
}

/** Sent only where there is no token; it gives no right whatever (decisions: Requests). */
const defaultUserId = '0'
const defaultTenantId = 'standard'
const timeoutWords = { 'zh-CN': '请求超时，请稍后再试', 'en-US': 'Request timed out, try again later' } as const

interface Options {
  signal?: AbortSignal
  /** One file for an upload call. */
  file?: File
}

/** Asks the server one call of the contract. Every request of the product goes through here. */
export async function request<C extends Call>(call: C, input: Input<C>, options: Options = {}): Promise<Output<C>> {
  const response = await send(call, input, options)
  const answer = await response.json().catch(() => undefined)
  if (response.ok && answer !== undefined) return answer as Output<C>
  throw refusalOf(call, response.status, answer)
}

/** The answer of a raw call as a file. It goes through here, and not by a link, because only a header carries the token. */
export async function requestFile<C extends Call>(call: C, input: Input<C>): Promise<Blob> {
  const response = await send(call, input, {})
  if (response.ok) return response.blob()
  throw refusalOf(call, response.status, await response.json().catch(() => undefined))
}

/** The answer of a raw call that goes on until the caller lets go of it. */
export async function requestStream<C extends Call>(
  call: C,
  input: Input<C>,
  signal: AbortSignal,
  more: Record<string, string> = {},
): Promise<Response> {
  const response = await fetch(addressOf(call, input), { headers: { ...headersOf(input), ...more }, signal })
  if (response.ok) return response
  throw refusalOf(call, response.status, await response.json().catch(() => undefined))
}

async function send<C extends Call>(call: C, input: Input<C>, options: Options): Promise<Response> {
  const timeout = AbortSignal.timeout(call.timeout ?? (call.upload ? limits.uploadTimeoutMs : limits.requestTimeoutMs))
  const signal = options.signal ? AbortSignal.any([options.signal, timeout]) : timeout
  try {
    return await fetch(addressOf(call, input), {
      method: call.method,
      headers: headersOf(input),
      body: bodyOf(input, options),
      signal,
    })
  } catch {
    if (options.signal?.aborted) throw new ApiFailure({ code: 'Aborted', status: 0, message: '', silent: true })
    throw timeoutOf(call)
  }
}

/** No answer in time, or no way to the server at all. */
export const timeoutOf = (call: Call): ApiFailure =>
  new ApiFailure({ code: 'Timeout', status: 0, message: timeoutWords[asker.locale], silent: call.silent })

/** What a request that was answered with no as a failure, in the server's words. */
export function refusalOf(call: Call, status: number, answer: Partial<WireError> | undefined): ApiFailure {
  const code: ErrorCode = answer?.error && answer.error in errors ? answer.error : 'ServerError'
  return new ApiFailure({
    code,
    status,
    message: answer?.message ?? errorText(code, asker.locale),
    detail: answer?.detail,
    requestId: answer?.requestId,
    silent: call.silent,
  })
}

/** Path and query of a call with its input filled in. */
export function addressOf<C extends Call>(call: C, input: Input<C>): string {
  const params = (input.params ?? {}) as Record<string, unknown>
  const path = call.path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(String(params[key])))
  const query = new URLSearchParams()
  for (const [key, value] of Object.entries((input.query ?? {}) as Record<string, unknown>)) {
    if (value !== undefined) query.set(key, String(value))
  }
  return query.size > 0 ? `${path}?${query}` : path
}

export function headersOf(input: { body?: unknown }): Record<string, string> {
  const token = readToken()
  return {
    [headers.tenant]: (token && tenantOfToken(token)) ?? defaultTenantId,
    [headers.tenantMode]: asker.tenantMode,
    [headers.limitMode]: String(asker.limitMode),
    [headers.locale]: asker.locale,
    ...(token ? { authorization: `Bearer ${token}` } : { [headers.user]: defaultUserId }),
    ...(input.body === undefined ? {} : { 'content-type': 'application/json' }),
  }
}

function bodyOf(input: { body?: unknown }, options: Options): BodyInit | undefined {
  if (options.file) {
    const form = new FormData()
    form.set('file', options.file)
    return form
  }
  return input.body === undefined ? undefined : JSON.stringify(input.body)
}

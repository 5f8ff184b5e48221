import { type ErrorCode, errors, errorText, Failure, type WireError } from '@cohort/contract/errors'
import { headers, type Locale } from '@cohort/contract/limits'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** Failures of the web framework, in our words. */
const frameworkCodes: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'PayloadTooLarge',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'UnsupportedMedia',
  FST_ERR_CTP_INVALID_JSON_BODY: 'MalformedRequest',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'MalformedRequest',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'MalformedRequest',
  FST_ERR_BAD_URL: 'MalformedRequest',
  FST_REQ_FILE_TOO_LARGE: 'FileTooLarge',
  FST_FILES_LIMIT: 'MalformedRequest',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'UnsupportedMedia',
}

/** The one place that writes an error to the wire. The unexpected is logged with its cause and leaks nothing. */
export function handleFailures(app: FastifyInstance): void {
  app.setErrorHandler((error: Error & { code?: string; statusCode?: number }, request, reply) => {
    const failure = asFailure(error)
    if (failure.status >= 500) request.log.error({ err: error, requestId: request.id }, 'request failed')
    return send(request, reply, failure)
  })
}

function asFailure(error: Error & { code?: string; statusCode?: number }): Failure {
  if (error instanceof Failure) return error
  const code = frameworkCodes[error.code ?? '']
  if (code === 'PayloadTooLarge') return new Failure(code, { limit: '1 MB' })
  if (code) return new Failure(code)
  return new Failure(error.statusCode !== undefined && error.statusCode < 500 ? 'MalformedRequest' : 'ServerError')
}

export function send(request: FastifyRequest, reply: FastifyReply, failure: Failure): FastifyReply {
  const locale: Locale = request.headers[headers.locale] === 'en-US' ? 'en-US' : 'zh-CN'
  const body: WireError = {
    error: failure.code,
    message: errorText(failure.code, locale, failure.detail),
    ...(failure.detail ? { detail: failure.detail } : {}),
    requestId: request.id,
  }
  if (failure.code === 'TooManyRequests') reply.header('retry-after', String(failure.detail?.seconds ?? 60))
  return reply.code(errors[failure.code].status).send(body)
}

import type { FastifyBaseLogger } from 'fastify'
import { type DestinationStream, pino } from 'pino'

export type Log = FastifyBaseLogger

/** Numbers of seven digits and more, and e-mail addresses: what an error of the database may quote of a row. */
const personal = /\d{7,}|[^\s"'(]+@[^\s"')]+/g

/** An error without what could name a person: its words are cleaned, its details are left out. */
function safeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error }
  const { code } = error as { code?: unknown }
  const cause = error.cause === undefined ? {} : { cause: safeError(error.cause) }
  return {
    type: error.name,
    ...(typeof code === 'string' ? { code } : {}),
    stack: error.stack?.replace(personal, '[removed]'),
    ...cause,
  }
}

/** JSON lines with request ids. Nobody logs a request's or a record's values; errors pass through a filter. */
export const openLog = (level: string, to?: DestinationStream): Log => {
  const options = {
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: safeError, error: safeError },
  }
  return to ? pino(options, to) : pino(options)
}

import type { FastifyBaseLogger } from 'fastify'
import { pino } from 'pino'

export type Log = FastifyBaseLogger

/** JSON lines with request ids. What could name a person is cut out even if someone logs it by mistake. */
const logOptions = (level: string) => ({
  level,
  redact: {
    paths: [
      'phone',
      'email',
      'token',
      'code',
      'authorization',
      'body',
      '*.phone',
      '*.email',
      '*.token',
      '*.code',
      'req.headers',
      'err.detail',
      'err.where',
      'err.parameters',
    ],
    censor: '[removed]',
  },
  base: undefined,
  timestamp: pino.stdTimeFunctions.isoTime,
})

export const openLog = (level: string): Log => pino(logOptions(level))

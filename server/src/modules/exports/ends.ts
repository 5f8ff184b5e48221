import { Failure } from '@cohort/contract/errors'
import type { ExportFailure } from '@cohort/contract/exports'
import { TooMuch } from '#modules/exports/writer'

/** It will not come to a good end, and why is known. */
export class Ended extends Error {
  readonly reason: ExportFailure
  constructor(reason: ExportFailure) {
    super(reason)
    this.reason = reason
  }
}

/** Undefined for a fault of ours, after which it is tried again. */
export function reasonOf(error: unknown): ExportFailure | undefined {
  if (error instanceof Ended) return error.reason
  if (error instanceof TooMuch) return 'tooManyRows'
  if (!(error instanceof Failure)) return undefined
  if (error.status === 403) return 'noPermission'
  // A type, a field or a project that it was about is not there any more.
  return error.status === 404 || error.status === 400 ? 'gone' : undefined
}

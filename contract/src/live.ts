import { z } from 'zod'
import { call } from '#call'
import { nothing } from '#rules'

/** What can happen to a record while others look at it. */
export type LiveKind = 'created' | 'changed' | 'deleted' | 'restored' | 'linked' | 'remarked'

/** One line of the stream: what happened to which records, and by whom; never what they hold. */
export interface LiveChange {
  type: string
  kind: LiveKind
  /** The user id of whoever did it. */
  by: string | null
  /** With the version that each has now. Empty where there were too many to name: any record of the type. */
  records: readonly { openId: string; version: number }[]
}

/**
 * Server-sent events, read by fetch. `hello` comes first, `change` carries a LiveChange, `missed` says that something was
 * lost and all must be asked for anew, `end` that the session is over. A comment every 20 s keeps the connection open.
 * The id of the last event, sent as Last-Event-ID, takes up where the stream broke off. Who has no such id says how long
 * ago they began to ask for what they show, and is told what happened since: nothing falls between an answer and the stream.
 */
export const listenLive = call({
  method: 'GET',
  path: '/mesoor-space/v1/live',
  access: 'member',
  summary: 'What changes in the enterprise, as server-sent events',
  raw: true,
  silent: true,
  query: z.object({ ageMs: z.coerce.number().int().nonnegative().optional() }),
  example: { query: {} },
  returns: nothing,
})

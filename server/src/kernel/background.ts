import type { Context } from '#kernel/context'
import type { Live } from '#kernel/live'

/** What a part of the server that works beside requests is given. */
export interface Background {
  readonly live: Live
  /** In the name of nobody, in a tenant's scope. */
  contextFor(tenant: string): Context
}

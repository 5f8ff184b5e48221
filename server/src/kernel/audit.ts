import type { Context } from '#kernel/context'
import { newId } from '#kernel/ids'

interface AuditTable {
  tenant_id: string
  id: string
  at: Date
  user_id: string | null
  action: string
  object: string | null
  address: string
  request_id: string
  before: string | null
  after: string | null
}

declare module '#kernel/tables' {
  interface Tables {
    audit: AuditTable
  }
}

/** Who did what to which object, from where, before and after: written in the transaction of the act itself. */
export async function audit(
  ctx: Context,
  action: string,
  object: string | null,
  change: { before?: unknown; after?: unknown; userId?: string } = {},
): Promise<void> {
  const at = ctx.clock.now()
  await ctx.db
    .insertInto('audit')
    .values({
      tenant_id: ctx.tenant,
      id: newId(at),
      at,
      user_id: change.userId ?? ctx.who?.user.userId ?? null,
      action,
      object,
      address: ctx.address,
      request_id: ctx.requestId,
      before: change.before === undefined ? null : JSON.stringify(change.before),
      after: change.after === undefined ? null : JSON.stringify(change.after),
    })
    .execute()
}

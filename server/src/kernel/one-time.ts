import { secondsAfter } from '#kernel/clock'
import type { Context } from '#kernel/context'
import { hashOf, newSecret } from '#kernel/ids'
import type { Scope } from '#kernel/scope'

interface OneTimeTable {
  tenant_id: string
  kind: string
  hash: string
  payload: string | Record<string, unknown>
  expires_at: Date
}

declare module '#kernel/tables' {
  interface Tables {
    one_time: OneTimeTable
  }
}

export type OneTimeKind = 'redirect' | 'sso-state' | 'saml-response' | 'saml-seen' | 'jwt-seen'

/** Something that can be used once, for a while, by whoever holds the secret that is returned. */
export async function issueOnce(
  ctx: Context,
  kind: OneTimeKind,
  seconds: number,
  payload: Record<string, unknown>,
): Promise<string> {
  const secret = newSecret()
  await insert(ctx, kind, hashOf(secret), secondsAfter(ctx.clock.now(), seconds), payload)
  return secret
}

/** What was issued, if it is still good. It is gone afterwards: of two at once, one gets it. */
export async function useOnce(
  ctx: Context,
  kind: OneTimeKind,
  secret: string,
): Promise<Record<string, unknown> | undefined> {
  const row = await ctx.db
    .deleteFrom('one_time')
    .where('tenant_id', '=', ctx.tenant)
    .where('kind', '=', kind)
    .where('hash', '=', hashOf(secret))
    .returning(['payload', 'expires_at'])
    .executeTakeFirst()
  return row && row.expires_at > ctx.clock.now() ? (row.payload as Record<string, unknown>) : undefined
}

/** True the first time that this id is seen, false for a replay. */
export async function firstSeen(ctx: Context, kind: OneTimeKind, id: string, seconds: number): Promise<boolean> {
  return insert(ctx, kind, hashOf(id), secondsAfter(ctx.clock.now(), seconds), {})
}

async function insert(
  ctx: Scope,
  kind: OneTimeKind,
  hash: string,
  expiresAt: Date,
  payload: Record<string, unknown>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await ctx.db
    .insertInto('one_time')
    .values({ tenant_id: ctx.tenant, kind, hash, payload: JSON.stringify(payload), expires_at: expiresAt })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'kind', 'hash']).doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

export const purgeOneTime = (ctx: Context) =>
  ctx.db.deleteFrom('one_time').where('tenant_id', '=', ctx.tenant).where('expires_at', '<', ctx.clock.now()).execute()

import type { Parsed, Result } from '@cohort/contract/call'
import { fail } from '@cohort/contract/errors'
import { limits } from '@cohort/contract/limits'
import type { endDevice, listDevices } from '@cohort/contract/session'
import { announceEnd } from '#kernel/announce'
import { secondsAfter } from '#kernel/clock'
import { alsoIn, type Context, inDirectory, inTenant, me, transaction } from '#kernel/context'
import { newId } from '#kernel/ids'
import { directory } from '#kernel/scope'
import { newToken } from '#kernel/token'
import { listTenantsOf } from '#modules/accounts/service'
import * as store from '#modules/devices/store'

/**
 * Inside a transaction in the tenant's scope: a token for this user at this device. The device id stays the same when
 * the user goes from one enterprise to another, so that one log-out ends them all.
 */
export async function openSession(
  ctx: Context,
  userId: string,
  deviceId: string = newId(),
  confined = false,
): Promise<string> {
  const { token, hash } = newToken(ctx.tenant)
  const now = ctx.clock.now()
  await store.insertSession(ctx, {
    token_hash: hash,
    user_id: userId,
    device_id: deviceId,
    created_at: now,
    seen_at: now,
    expires_at: secondsAfter(now, limits.cookieDays * 86_400),
    confined,
  })
  const device = {
    user_id: userId,
    device_id: deviceId,
    name: deviceName(ctx.agent),
    address: ctx.address,
    created_at: now,
    last_seen_at: now,
  }
  await alsoIn(ctx, directory, (there) => store.upsertDevice(there, device))
  return token
}

/** Inside a transaction: a short read-only token that sees what another member sees. It is no device of theirs. */
export async function openView(ctx: Context, userId: string, viewerId: string, minutes: number): Promise<string> {
  const { token, hash } = newToken(ctx.tenant)
  const now = ctx.clock.now()
  await store.insertSession(ctx, {
    token_hash: hash,
    user_id: userId,
    device_id: newId(now),
    created_at: now,
    seen_at: now,
    expires_at: secondsAfter(now, minutes * 60),
    viewer_id: viewerId,
  })
  return token
}

/** Inside a transaction: every token of a member in this tenant dies. */
export async function endSessionsOf(ctx: Context, userId: string): Promise<void> {
  await store.removeSessions(ctx, userId)
  announceEnd(ctx, userId)
}

/** Notes now and then that a session is in use; a lost note matters to nobody. */
export function noteSeen(ctx: Context, userId: string, deviceId: string, tokenHash: string): void {
  const now = ctx.clock.now()
  Promise.all([
    store.setSessionSeen(ctx, tokenHash, now),
    store.setDeviceSeen(inDirectory(ctx), userId, deviceId, now),
  ]).catch(() => {})
}

export async function list(ctx: Context): Promise<Result<typeof listDevices>> {
  const { user, deviceId, confined } = me(ctx)
  const rows = await store.findDevices(inDirectory(ctx), user.userId)
  return {
    devices: rows
      .filter((row) => !confined || row.device_id === deviceId)
      .map((row) => ({
        id: row.device_id,
        name: row.name,
        address: row.address,
        createdAt: row.created_at.toISOString(),
        lastSeenAt: row.last_seen_at.toISOString(),
        current: row.device_id === deviceId,
      })),
  }
}

export async function end(ctx: Context, { params }: Parsed<typeof endDevice>): Promise<Result<typeof endDevice>> {
  const { user, deviceId, confined } = me(ctx)
  if (confined && params.id !== deviceId) throw fail('NotFound')
  if (!(await store.removeDevice(inDirectory(ctx), user.userId, params.id))) throw fail('NotFound')
  await endTokens(ctx, user.userId, params.id)
  return {}
}

/** Log-out: every token of this device, in every enterprise of the user. */
export async function signOut(ctx: Context): Promise<Record<string, never>> {
  const { user, deviceId } = me(ctx)
  await endTokens(ctx, user.userId, deviceId)
  await store.removeDevice(inDirectory(ctx), user.userId, deviceId)
  return {}
}

async function endTokens(ctx: Context, userId: string, deviceId: string): Promise<void> {
  const tenants = await listTenantsOf(ctx, userId)
  await transaction(inDirectory(ctx), async (ctx) => {
    await store.removeSessions(ctx, userId, deviceId)
    for (const tenant of tenants) {
      await alsoIn(ctx, tenant, async (there) => {
        await store.removeSessions(there, userId, deviceId)
        announceEnd(there, userId)
      })
    }
  })
}

/** Browser and system from the user agent: enough to recognise one's own device. */
function deviceName(agent: string): string {
  const browser = [/Edg\//, /Firefox\//, /MicroMessenger/, /Chrome\//, /Safari\//].findIndex((pattern) =>
    pattern.test(agent),
  )
  const system = [/iPhone|iPad/, /Android/, /Windows/, /Mac OS X/, /Linux/].findIndex((pattern) => pattern.test(agent))
  const name = ['Edge', 'Firefox', 'WeChat', 'Chrome', 'Safari'][browser] ?? 'Browser'
  const on = ['iOS', 'Android', 'Windows', 'macOS', 'Linux'][system]
  return on ? `${name} · ${on}` : name
}

/** Part of the hourly clean-up. */
export const purgeExpired = (ctx: Context, tenant: string): Promise<unknown> =>
  store.removeExpiredSessions(inTenant(ctx, tenant), ctx.clock.now())

/** When somebody of the enterprise was last here. */
export const lastSeen = (ctx: Context): Promise<Date | null> => store.findLastSeen(ctx)

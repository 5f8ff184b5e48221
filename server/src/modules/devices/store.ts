import type { Generated, Insertable } from 'kysely'
import type { Scope } from '#kernel/scope'

interface SessionTable {
  tenant_id: string
  token_hash: string
  user_id: string
  device_id: string
  created_at: Date
  seen_at: Date
  expires_at: Date
  confined: Generated<boolean>
  /** Who looks through the member's eyes, for reading only. */
  viewer_id: string | null
}

interface DeviceTable {
  tenant_id: string
  user_id: string
  device_id: string
  name: string
  address: string
  created_at: Date
  last_seen_at: Date
}

declare module '#kernel/tables' {
  interface Tables {
    session: SessionTable
    device: DeviceTable
  }
}

export const insertSession = (scope: Scope, session: Omit<Insertable<SessionTable>, 'tenant_id'>) =>
  scope.db
    .insertInto('session')
    .values({ ...session, tenant_id: scope.tenant })
    .execute()

export const upsertDevice = (scope: Scope, device: Omit<Insertable<DeviceTable>, 'tenant_id'>) =>
  scope.db
    .insertInto('device')
    .values({ ...device, tenant_id: scope.tenant })
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'user_id', 'device_id'])
        .doUpdateSet({ last_seen_at: device.last_seen_at, address: device.address }),
    )
    .execute()

export const findDevices = (scope: Scope, userId: string) =>
  scope.db
    .selectFrom('device')
    .selectAll()
    .where('tenant_id', '=', scope.tenant)
    .where('user_id', '=', userId)
    .orderBy('last_seen_at', 'desc')
    .execute()

export const setDeviceSeen = (scope: Scope, userId: string, deviceId: string, at: Date) =>
  scope.db
    .updateTable('device')
    .set({ last_seen_at: at })
    .where('tenant_id', '=', scope.tenant)
    .where('user_id', '=', userId)
    .where('device_id', '=', deviceId)
    .execute()

export const setSessionSeen = (scope: Scope, tokenHash: string, at: Date) =>
  scope.db
    .updateTable('session')
    .set({ seen_at: at })
    .where('tenant_id', '=', scope.tenant)
    .where('token_hash', '=', tokenHash)
    .execute()

export async function findLastSeen(scope: Scope): Promise<Date | null> {
  const row = await scope.db
    .selectFrom('session')
    .select((the) => the.fn.max('seen_at').as('at'))
    .where('tenant_id', '=', scope.tenant)
    .executeTakeFirst()
  return row?.at ?? null
}

export async function removeDevice(scope: Scope, userId: string, deviceId: string): Promise<boolean> {
  const { numDeletedRows } = await scope.db
    .deleteFrom('device')
    .where('tenant_id', '=', scope.tenant)
    .where('user_id', '=', userId)
    .where('device_id', '=', deviceId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export function removeSessions(scope: Scope, userId: string, deviceId?: string) {
  const all = scope.db.deleteFrom('session').where('tenant_id', '=', scope.tenant)
  if (deviceId) return all.where('user_id', '=', userId).where('device_id', '=', deviceId).execute()
  // Whoever is thrown out no longer looks through others' eyes either.
  return all.where((either) => either.or([either('user_id', '=', userId), either('viewer_id', '=', userId)])).execute()
}

export const removeExpiredSessions = (scope: Scope, now: Date) =>
  scope.db.deleteFrom('session').where('tenant_id', '=', scope.tenant).where('expires_at', '<', now).execute()

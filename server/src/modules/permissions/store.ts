import { type Generated, type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { Scope } from '#kernel/scope'

interface PermissionObjectTable {
  tenant_id: string
  open_id: string
  entity_type: string
  parent_id: string | null
  name: string
  creator_id: string
  leader_id: string | null
  inherit: Generated<boolean>
}

interface PermissionEntryTable {
  tenant_id: string
  open_id: string
  user_id: string
  flags: number
  sub: Generated<Record<string, number>>
}

declare module '#kernel/tables' {
  interface Tables {
    permission_object: PermissionObjectTable
    permission_entry: PermissionEntryTable
  }
}

export type ObjectRow = Selectable<PermissionObjectTable>
export type EntryRow = Selectable<PermissionEntryTable>

export const insertObject = (scope: Scope, object: Omit<Insertable<PermissionObjectTable>, 'tenant_id'>) =>
  scope.db
    .insertInto('permission_object')
    .values({ ...object, tenant_id: scope.tenant })
    .execute()

export const setObject = (scope: Scope, openId: string, change: Updateable<PermissionObjectTable>) =>
  scope.db
    .updateTable('permission_object')
    .set(change)
    .where('tenant_id', '=', scope.tenant)
    .where('open_id', '=', openId)
    .execute()

export const removeObject = (scope: Scope, openId: string) =>
  scope.db.deleteFrom('permission_object').where('tenant_id', '=', scope.tenant).where('open_id', '=', openId).execute()

/** The object and everything that it lies in, innermost first. */
export async function findPath(scope: Scope, openId: string): Promise<ObjectRow[]> {
  const { rows } = await sql<ObjectRow & { depth: number }>`
    with recursive path as (
      select o.*, 0 as depth from permission_object o where o.tenant_id = ${scope.tenant} and o.open_id = ${openId}
      union all
      select o.*, path.depth + 1 from permission_object o join path on o.tenant_id = ${scope.tenant} and o.open_id = path.parent_id
      where path.depth < 5
    ) select * from path order by depth`.execute(scope.db)
  return rows
}

export const findEntries = (scope: Scope, openIds: readonly string[], userId?: string) => {
  const query = scope.db
    .selectFrom('permission_entry')
    .selectAll()
    .where('tenant_id', '=', scope.tenant)
    .where('open_id', 'in', openIds)
  return (userId ? query.where('user_id', '=', userId) : query).execute()
}

export const upsertEntry = (
  scope: Scope,
  entry: { openId: string; userId: string; flags: number; sub: Record<string, number> },
) =>
  scope.db
    .insertInto('permission_entry')
    .values({
      tenant_id: scope.tenant,
      open_id: entry.openId,
      user_id: entry.userId,
      flags: entry.flags,
      sub: sql`${JSON.stringify(entry.sub)}::jsonb`,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'open_id', 'user_id'])
        .doUpdateSet({ flags: entry.flags, sub: sql`${JSON.stringify(entry.sub)}::jsonb` }),
    )
    .execute()

/** Those who had no entry here yet. */
export async function insertEntries(
  scope: Scope,
  openId: string,
  userIds: readonly string[],
  flags: number,
): Promise<string[]> {
  const rows = await scope.db
    .insertInto('permission_entry')
    .values(userIds.map((userId) => ({ tenant_id: scope.tenant, open_id: openId, user_id: userId, flags })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id')
    .execute()
  return rows.map((row) => row.user_id)
}

export async function removeEntry(scope: Scope, openId: string, userId: string): Promise<boolean> {
  const { numDeletedRows } = await scope.db
    .deleteFrom('permission_entry')
    .where('tenant_id', '=', scope.tenant)
    .where('open_id', '=', openId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export const removeEntries = (scope: Scope, openId: string) =>
  scope.db.deleteFrom('permission_entry').where('tenant_id', '=', scope.tenant).where('open_id', '=', openId).execute()

export const findPeople = (scope: Scope, userIds: readonly string[]) =>
  scope.db
    .selectFrom('member')
    .select(['user_id', 'username', 'avatar', 'avatar_bg', 'status', 'is_super_admin'])
    .where('tenant_id', '=', scope.tenant)
    .where('user_id', 'in', userIds)
    .execute()

export const findObjects = (scope: Scope, text: string | undefined) => {
  const query = scope.db
    .selectFrom('permission_object')
    .select(['open_id', 'entity_type', 'name'])
    .where('tenant_id', '=', scope.tenant)
  const matching = text ? query.where('name', 'ilike', `%${text.replace(/[\\%_]/g, '\\$&')}%`) : query
  return matching.orderBy('name').orderBy('open_id').limit(200).execute()
}

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
  /** In the recycle bin. */
  hidden: Generated<boolean>
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

export async function setObject(
  scope: Scope,
  openId: string,
  change: Updateable<PermissionObjectTable>,
): Promise<void> {
  if (Object.keys(change).length === 0) return
  await scope.db
    .updateTable('permission_object')
    .set(change)
    .where('tenant_id', '=', scope.tenant)
    .where('open_id', '=', openId)
    .execute()
}

export const removeObject = (scope: Scope, openId: string) =>
  scope.db.deleteFrom('permission_object').where('tenant_id', '=', scope.tenant).where('open_id', '=', openId).execute()

export type Step = ObjectRow & { asked: string; entry: Pick<EntryRow, 'flags' | 'sub'> | null }

/** Objects and everything that each lies in, innermost first, with what was said there about one person. */
export async function findPaths(scope: Scope, openIds: readonly string[], userId: string): Promise<Step[]> {
  const { rows } = await sql<Step>`
    with recursive path as (
      select o.*, 0 as depth, o.open_id as asked from permission_object o
      where o.tenant_id = ${scope.tenant} and o.open_id = any(${openIds}::text[]) and not o.hidden
      union all
      select o.*, path.depth + 1, path.asked from permission_object o
      join path on o.tenant_id = ${scope.tenant} and o.open_id = path.parent_id where path.depth < 5
    ) select p.*, case when e.user_id is null then null else jsonb_build_object('flags', e.flags, 'sub', e.sub) end as entry
    from path p left join permission_entry e on e.tenant_id = ${scope.tenant} and e.open_id = p.open_id and e.user_id = ${userId}
    order by p.asked, p.depth`.execute(scope.prepared)
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
    .where('hidden', '=', false)
  const matching = text ? query.where('name', 'ilike', `%${text.replace(/[\\%_]/g, '\\$&')}%`) : query
  return matching.orderBy('name').orderBy('open_id').limit(200).execute()
}

/** The objects in another, or the outermost, with what was said there about one person. */
export async function findChildren(
  scope: Scope,
  parentId: string | null,
  userId: string,
): Promise<(ObjectRow & { entry: Pick<EntryRow, 'flags' | 'sub'> | null })[]> {
  const { rows } = await sql<ObjectRow & { entry: Pick<EntryRow, 'flags' | 'sub'> | null }>`
    select o.*, case when e.user_id is null then null else jsonb_build_object('flags', e.flags, 'sub', e.sub) end as entry
    from permission_object o left join permission_entry e on e.tenant_id = ${scope.tenant} and e.open_id = o.open_id and e.user_id = ${userId}
    where o.tenant_id = ${scope.tenant} and o.parent_id is not distinct from ${parentId} and not o.hidden
      and (${parentId}::text is not null or o.entity_type = 'Space')`.execute(scope.db)
  return rows
}

/** How many objects there are in each of some. */
export async function countChildren(scope: Scope, parentIds: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{
    id: string
    n: number
  }>`select parent_id as id, count(*)::int as n from permission_object
    where tenant_id = ${scope.tenant} and parent_id = any(${parentIds}::text[]) and not hidden group by parent_id`.execute(
    scope.prepared,
  )
  return new Map(rows.map(({ id, n }) => [id, n]))
}

/** What one made, leads or has an entry in. */
const concerned = (scope: Scope, userId: string) => sql`
  select open_id, parent_id, entity_type from permission_object
    where tenant_id = ${scope.tenant} and not hidden and (creator_id = ${userId} or leader_id = ${userId})
  union select o.open_id, o.parent_id, o.entity_type from permission_entry e
    join permission_object o on o.tenant_id = ${scope.tenant} and o.open_id = e.open_id and not o.hidden
    where e.tenant_id = ${scope.tenant} and e.user_id = ${userId}`

/** Everything that lies around something that concerns one. */
export async function findAround(scope: Scope, userId: string): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`with recursive own as (${concerned(scope, userId)}), around as (
      select parent_id as id from own where parent_id is not null
      union select o.parent_id from permission_object o join around on o.tenant_id = ${scope.tenant} and o.open_id = around.id
      where o.parent_id is not null
    ) select id from around`.execute(scope.db)
  return new Set(rows.map(({ id }) => id))
}

/** The ids of the projects that someone sees, as a query: what concerns them, and all inside that inherits. */
export const seenProjects = (scope: Scope, userId: string) => sql`with recursive seen as (
    select open_id, entity_type from (${concerned(scope, userId)}) as own
    union select o.open_id, o.entity_type from permission_object o
    join seen on o.tenant_id = ${scope.tenant} and o.parent_id = seen.open_id where o.inherit and not o.hidden
  ) select open_id from seen where entity_type = 'Project'`

/** An object and all that it holds, with their types. */
export async function findWithin(scope: Scope, openId: string): Promise<{ openId: string; type: string }[]> {
  const { rows } = await sql<{ openId: string; type: string }>`with recursive inside as (
      select open_id, entity_type from permission_object where tenant_id = ${scope.tenant} and open_id = ${openId}
      union select o.open_id, o.entity_type from permission_object o
      join inside on o.tenant_id = ${scope.tenant} and o.parent_id = inside.open_id where not o.hidden
    ) select open_id as "openId", entity_type as type from inside`.execute(scope.db)
  return rows
}

export const setHidden = (scope: Scope, openIds: readonly string[], hidden: boolean) =>
  scope.db
    .updateTable('permission_object')
    .set({ hidden })
    .where('tenant_id', '=', scope.tenant)
    .where('open_id', 'in', openIds)
    .execute()

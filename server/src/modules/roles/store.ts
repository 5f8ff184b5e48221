import { type Generated, type Insertable, sql, type Updateable } from 'kysely'
import type { Scope } from '#kernel/scope'

interface RoleTable {
  tenant_id: string
  role_id: string
  /** Null: the name of its built-in kind, in the reader's language. */
  name: string | null
  built_in: string | null
  codes: number[]
  version: Generated<number>
  created_at: Date
}

interface RoleMemberTable {
  tenant_id: string
  role_id: string
  user_id: string
}

declare module '#kernel/tables' {
  interface Tables {
    role: RoleTable
    role_member: RoleMemberTable
  }
}

export const insert = (scope: Scope, roles: readonly Omit<Insertable<RoleTable>, 'tenant_id'>[]) =>
  scope.db
    .insertInto('role')
    .values(roles.map((role) => ({ ...role, tenant_id: scope.tenant })))
    .execute()

export const findAll = (scope: Scope) =>
  scope.db
    .selectFrom('role')
    .selectAll('role')
    .select((role) =>
      role
        .selectFrom('role_member')
        .select((member) => member.fn.countAll<number>().as('n'))
        .where('role_member.tenant_id', '=', scope.tenant)
        .whereRef('role_member.role_id', '=', 'role.role_id')
        .as('member_count'),
    )
    .where('role.tenant_id', '=', scope.tenant)
    .orderBy('created_at')
    .orderBy('role_id')
    .execute()

export const find = (scope: Scope, roleId: string) =>
  scope.db
    .selectFrom('role')
    .selectAll()
    .where('tenant_id', '=', scope.tenant)
    .where('role_id', '=', roleId)
    .executeTakeFirst()

/** The row stays locked until the transaction ends: of two who save at once, the second sees the first's version. */
export const findLocked = (scope: Scope, roleId: string) =>
  scope.db
    .selectFrom('role')
    .selectAll()
    .where('tenant_id', '=', scope.tenant)
    .where('role_id', '=', roleId)
    .forUpdate()
    .executeTakeFirst()

export const findBuiltIn = (scope: Scope, kind: string) =>
  scope.db
    .selectFrom('role')
    .selectAll()
    .where('tenant_id', '=', scope.tenant)
    .where('built_in', '=', kind)
    .executeTakeFirst()

export const set = (scope: Scope, roleId: string, change: Updateable<RoleTable>) =>
  scope.db
    .updateTable('role')
    .set((role) => ({ ...change, version: role('version', '+', 1) }))
    .where('tenant_id', '=', scope.tenant)
    .where('role_id', '=', roleId)
    .execute()

export const remove = (scope: Scope, roleId: string) =>
  scope.db.deleteFrom('role').where('tenant_id', '=', scope.tenant).where('role_id', '=', roleId).execute()

export const insertMembers = (scope: Scope, userId: string, roleIds: readonly string[]) =>
  scope.db
    .insertInto('role_member')
    .values(roleIds.map((roleId) => ({ tenant_id: scope.tenant, role_id: roleId, user_id: userId })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()

/** Those of the users who did not have the role yet. */
export async function insertUsers(scope: Scope, roleId: string, userIds: readonly string[]): Promise<string[]> {
  const rows = await scope.db
    .insertInto('role_member')
    .values(userIds.map((userId) => ({ tenant_id: scope.tenant, role_id: roleId, user_id: userId })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id')
    .execute()
  return rows.map((row) => row.user_id)
}

export async function removeUsers(scope: Scope, roleId: string, userIds: readonly string[]): Promise<string[]> {
  const rows = await scope.db
    .deleteFrom('role_member')
    .where('tenant_id', '=', scope.tenant)
    .where('role_id', '=', roleId)
    .where('user_id', 'in', userIds)
    .returning('user_id')
    .execute()
  return rows.map((row) => row.user_id)
}

export const findOfUser = (scope: Scope, userId: string) =>
  scope.db
    .selectFrom('role_member')
    .innerJoin('role', (join) =>
      join.onRef('role.tenant_id', '=', 'role_member.tenant_id').onRef('role.role_id', '=', 'role_member.role_id'),
    )
    .selectAll('role')
    .where('role_member.tenant_id', '=', scope.tenant)
    .where('role_member.user_id', '=', userId)
    .orderBy('role.created_at')
    .orderBy('role.role_id')
    .execute()

/** How many of these are members at all. */
export async function countMembers(scope: Scope, userIds: readonly string[]): Promise<number> {
  const row = await scope.db
    .selectFrom('member')
    .select((member) => member.fn.countAll<number>().as('n'))
    .where('tenant_id', '=', scope.tenant)
    .where('user_id', 'in', userIds)
    .executeTakeFirst()
  return row?.n ?? 0
}

function ofRole(scope: Scope, roleId: string, text: string | undefined) {
  const query = scope.db
    .selectFrom('role_member')
    .innerJoin('member', (join) =>
      join.onRef('member.tenant_id', '=', 'role_member.tenant_id').onRef('member.user_id', '=', 'role_member.user_id'),
    )
    .where('role_member.tenant_id', '=', scope.tenant)
    .where('role_member.role_id', '=', roleId)
  if (!text) return query
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`
  return query.where((either) => either.or([either('username', 'ilike', pattern), either('phone', 'like', pattern)]))
}

export const findUsers = (scope: Scope, roleId: string, text: string | undefined, offset: number, count: number) =>
  ofRole(scope, roleId, text)
    .select((member) => [
      'member.user_id',
      'username',
      'phone',
      'avatar',
      'avatar_bg',
      'status',
      member
        .selectFrom('role_member as any_member')
        .innerJoin('role', (join) =>
          join.onRef('role.tenant_id', '=', 'any_member.tenant_id').onRef('role.role_id', '=', 'any_member.role_id'),
        )
        .where('any_member.tenant_id', '=', scope.tenant)
        .whereRef('any_member.user_id', '=', 'member.user_id')
        .select(
          sql<
            { roleId: string; name: string | null; builtIn: string | null }[]
          >`coalesce(json_agg(json_build_object('roleId', role.role_id, 'name', role.name, 'builtIn', role.built_in) order by role.created_at, role.role_id), '[]')`.as(
            'roles',
          ),
        )
        .as('roles'),
    ])
    .orderBy('username')
    .orderBy('member.user_id')
    .offset(offset)
    .limit(count)
    .execute()

export async function countUsers(scope: Scope, roleId: string, text: string | undefined): Promise<number> {
  const row = await ofRole(scope, roleId, text)
    .select((member) => member.fn.countAll<number>().as('n'))
    .executeTakeFirst()
  return row?.n ?? 0
}

/** The members of a role who are not above all roles, each with the codes of their other roles. */
export const findWithOtherCodes = (scope: Scope, roleId: string) =>
  ofRole(scope, roleId, undefined)
    .where('member.is_super_admin', '=', false)
    .select((member) => [
      'member.user_id',
      'username',
      member
        .selectFrom('role_member as other')
        .innerJoin('role', (join) =>
          join.onRef('role.tenant_id', '=', 'other.tenant_id').onRef('role.role_id', '=', 'other.role_id'),
        )
        .where('other.tenant_id', '=', scope.tenant)
        .whereRef('other.user_id', '=', 'member.user_id')
        .where('other.role_id', '<>', roleId)
        .select(sql<number[][]>`coalesce(json_agg(role.codes), '[]')`.as('codes'))
        .as('other_codes'),
    ])
    .orderBy('username')
    .execute()

export const findMember = (scope: Scope, userId: string) =>
  scope.db
    .selectFrom('member')
    .select(['user_id', 'is_super_admin'])
    .where('tenant_id', '=', scope.tenant)
    .where('user_id', '=', userId)
    .executeTakeFirst()

import type { Generated, Insertable } from 'kysely'
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
    .selectAll()
    .where('tenant_id', '=', scope.tenant)
    .orderBy('created_at')
    .orderBy('role_id')
    .execute()

export const findBuiltIn = (scope: Scope, kind: string) =>
  scope.db
    .selectFrom('role')
    .selectAll()
    .where('tenant_id', '=', scope.tenant)
    .where('built_in', '=', kind)
    .executeTakeFirst()

export const insertMembers = (scope: Scope, userId: string, roleIds: readonly string[]) =>
  scope.db
    .insertInto('role_member')
    .values(roleIds.map((roleId) => ({ tenant_id: scope.tenant, role_id: roleId, user_id: userId })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()

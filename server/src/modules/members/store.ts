import { type Generated, type Insertable, sql, type Updateable } from 'kysely'
import type { Scope } from '#kernel/scope'

interface MemberTable {
  tenant_id: string
  user_id: string
  username: string
  phone: string
  email: string | null
  wx_name: string | null
  avatar: string | null
  avatar_bg: number
  status: string
  is_super_admin: Generated<boolean>
  is_school_user: Generated<boolean>
  guides: Generated<string[]>
  source: string
  joined_at: Date
}

declare module '#kernel/tables' {
  interface Tables {
    member: MemberTable
  }
}

export type NewMember = Omit<Insertable<MemberTable>, 'tenant_id'>
export type MemberChange = Updateable<MemberTable>

/** Nothing happens when the user is a member already. */
export const insert = (scope: Scope, member: NewMember) =>
  scope.db
    .insertInto('member')
    .values({ ...member, tenant_id: scope.tenant })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'user_id']).doNothing())
    .execute()

export const find = (scope: Scope, userId: string) =>
  scope.db
    .selectFrom('member')
    .selectAll()
    .where('tenant_id', '=', scope.tenant)
    .where('user_id', '=', userId)
    .executeTakeFirst()

export const findNames = (scope: Scope) =>
  scope.db.selectFrom('member').select(['user_id', 'username']).where('tenant_id', '=', scope.tenant).execute()

/** The row stays locked until the transaction ends. */
export const findLocked = (scope: Scope, userId: string) =>
  scope.db
    .selectFrom('member')
    .selectAll()
    .where('tenant_id', '=', scope.tenant)
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst()

/** Locks every super administrator, so that two cannot step down at the same time. */
export const findSuperAdminsLocked = (scope: Scope) =>
  scope.db
    .selectFrom('member')
    .select(['user_id', 'status'])
    .where('tenant_id', '=', scope.tenant)
    .where('is_super_admin', '=', true)
    .orderBy('user_id')
    .forUpdate()
    .execute()

export const set = (scope: Scope, userId: string, change: MemberChange) =>
  scope.db
    .updateTable('member')
    .set(change)
    .where('tenant_id', '=', scope.tenant)
    .where('user_id', '=', userId)
    .execute()

export const remove = (scope: Scope, userId: string) =>
  scope.db.deleteFrom('member').where('tenant_id', '=', scope.tenant).where('user_id', '=', userId).execute()

export interface MemberFilter {
  text: string | undefined
  status: string | undefined
}

/** Members with their roles, names in order. */
export const findPage = (scope: Scope, filter: MemberFilter, offset: number, count: number) =>
  filtered(scope, filter)
    .select((member) => [
      'user_id',
      'username',
      'phone',
      'email',
      'avatar',
      'avatar_bg',
      'status',
      'is_super_admin',
      'joined_at',
      member
        .selectFrom('role_member')
        .innerJoin('role', (join) =>
          join.onRef('role.tenant_id', '=', 'role_member.tenant_id').onRef('role.role_id', '=', 'role_member.role_id'),
        )
        .whereRef('role_member.user_id', '=', 'member.user_id')
        .where('role_member.tenant_id', '=', scope.tenant)
        .select(
          sql<
            RoleRow[]
          >`coalesce(json_agg(json_build_object('roleId', role.role_id, 'name', role.name, 'builtIn', role.built_in)), '[]')`.as(
            'roles',
          ),
        )
        .as('roles'),
    ])
    .orderBy('username')
    .orderBy('user_id')
    .offset(offset)
    .limit(count)
    .execute()

export interface RoleRow {
  roleId: string
  name: string | null
  builtIn: string | null
}

export async function count(scope: Scope, filter: MemberFilter): Promise<number> {
  const row = await filtered(scope, filter)
    .select((member) => member.fn.countAll<number>().as('n'))
    .executeTakeFirst()
  return row?.n ?? 0
}

function filtered(scope: Scope, { text, status }: MemberFilter) {
  let query = scope.db.selectFrom('member').where('member.tenant_id', '=', scope.tenant)
  if (status) query = query.where('status', '=', status)
  if (text) {
    const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`
    query = query.where((either) => either.or([either('username', 'ilike', pattern), either('phone', 'like', pattern)]))
  }
  return query
}

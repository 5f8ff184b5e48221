import type { Generated, Insertable, Updateable } from 'kysely'
import type { Scope } from '#kernel/scope'

interface AccountTable {
  tenant_id: string
  user_id: string
  country_code: string
  phone: string
  username: string
  email: string | null
  wx_name: string | null
  avatar: string | null
  avatar_bg: number
  preferences: Generated<Record<string, unknown>>
  guides: Generated<string[]>
  last_tenant: string | null
  created_at: Date
  signed_in_at: Date | null
}

interface AccountTenantTable {
  tenant_id: string
  user_id: string
  member_of: string
  joined_at: Date
}

declare module '#kernel/tables' {
  interface Tables {
    account: AccountTable
    account_tenant: AccountTenantTable
  }
}

export type NewAccount = Omit<Insertable<AccountTable>, 'tenant_id'>

export const findByPhone = (scope: Scope, countryCode: string, phone: string) =>
  scope.db
    .selectFrom('account')
    .selectAll()
    .where('tenant_id', '=', scope.tenant)
    .where('country_code', '=', countryCode)
    .where('phone', '=', phone)
    .executeTakeFirst()

export const findById = (scope: Scope, userId: string) =>
  scope.db
    .selectFrom('account')
    .selectAll()
    .where('tenant_id', '=', scope.tenant)
    .where('user_id', '=', userId)
    .executeTakeFirst()

/** Nothing happens when the phone is known already: two first sign-ins at once make one account. */
export const insertNew = (scope: Scope, account: NewAccount) =>
  scope.db
    .insertInto('account')
    .values({ ...account, tenant_id: scope.tenant })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'country_code', 'phone']).doNothing())
    .execute()

export const set = (scope: Scope, userId: string, change: Updateable<AccountTable>) =>
  scope.db
    .updateTable('account')
    .set(change)
    .where('tenant_id', '=', scope.tenant)
    .where('user_id', '=', userId)
    .execute()

export const insertTenant = (scope: Scope, userId: string, memberOf: string, joinedAt: Date) =>
  scope.db
    .insertInto('account_tenant')
    .values({ tenant_id: scope.tenant, user_id: userId, member_of: memberOf, joined_at: joinedAt })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'user_id', 'member_of']).doNothing())
    .execute()

export const removeTenant = (scope: Scope, userId: string, memberOf: string) =>
  scope.db
    .deleteFrom('account_tenant')
    .where('tenant_id', '=', scope.tenant)
    .where('user_id', '=', userId)
    .where('member_of', '=', memberOf)
    .execute()

export async function findTenants(scope: Scope, userId: string): Promise<string[]> {
  const rows = await scope.db
    .selectFrom('account_tenant')
    .select('member_of')
    .where('tenant_id', '=', scope.tenant)
    .where('user_id', '=', userId)
    .orderBy('joined_at', 'desc')
    .execute()
  return rows.map((row) => row.member_of)
}

import type { Insertable } from 'kysely'
import type { Scope } from '#kernel/scope'

interface AssociationTable {
  tenant_id: string
  id: string
  platform: string
  account_id: string
  name: string
  user_id: string
  created_at: Date
}

declare module '#kernel/tables' {
  interface Tables {
    association: AssociationTable
  }
}

/** Undefined where the account or the user is bound already. */
export const insert = (scope: Scope, association: Omit<Insertable<AssociationTable>, 'tenant_id'>) =>
  scope.db
    .insertInto('association')
    .values({ ...association, tenant_id: scope.tenant })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()

export const findByAccount = (scope: Scope, platform: string, accountId: string) =>
  scope.db
    .selectFrom('association')
    .selectAll()
    .where('tenant_id', '=', scope.tenant)
    .where('platform', '=', platform)
    .where('account_id', '=', accountId)
    .executeTakeFirst()

export const findOfUser = (scope: Scope, userId: string, platforms: readonly string[]) =>
  scope.db
    .selectFrom('association')
    .selectAll()
    .where('tenant_id', '=', scope.tenant)
    .where('user_id', '=', userId)
    .where('platform', 'in', platforms)
    .orderBy('created_at')
    .execute()

export const remove = (scope: Scope, id: string) =>
  scope.db.deleteFrom('association').where('tenant_id', '=', scope.tenant).where('id', '=', id).execute()

export const removeOwn = (scope: Scope, id: string, userId: string) =>
  scope.db
    .deleteFrom('association')
    .where('tenant_id', '=', scope.tenant)
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning(['id', 'platform'])
    .executeTakeFirst()

export const removeOfPlatform = (scope: Scope, userId: string, platform: string) =>
  scope.db
    .deleteFrom('association')
    .where('tenant_id', '=', scope.tenant)
    .where('user_id', '=', userId)
    .where('platform', '=', platform)
    .returning(['id', 'account_id'])
    .executeTakeFirst()

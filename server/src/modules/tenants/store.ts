import type { Generated, Insertable, Updateable } from 'kysely'
import type { Scope } from '#kernel/scope'

interface TenantTable {
  tenant_id: string
  alias: string
  name: string
  mode: string
  status: string
  industry: string | null
  limit_mode: Generated<boolean>
  logo: string | null
  schema_revision: Generated<number>
  created_at: Date
  created_by: string
}

interface TenantEntryTable {
  tenant_id: string
  id: string
  alias: string
  name: string
  mode: string
  status: string
  logo: string | null
}

declare module '#kernel/tables' {
  interface Tables {
    tenant: TenantTable
    tenant_entry: TenantEntryTable
  }
}

export const insert = (scope: Scope, tenant: Omit<Insertable<TenantTable>, 'tenant_id'>) =>
  scope.db
    .insertInto('tenant')
    .values({ ...tenant, tenant_id: scope.tenant })
    .execute()

export const find = (scope: Scope) =>
  scope.db.selectFrom('tenant').selectAll().where('tenant_id', '=', scope.tenant).executeTakeFirst()

export const set = (scope: Scope, change: Updateable<TenantTable>) =>
  scope.db.updateTable('tenant').set(change).where('tenant_id', '=', scope.tenant).execute()

/** Fields or types have changed: shapes that were derived before no longer count, in any process. */
export const changeSchema = (scope: Scope) =>
  scope.db
    .updateTable('tenant')
    .set((tenant) => ({ schema_revision: tenant('schema_revision', '+', 1) }))
    .where('tenant_id', '=', scope.tenant)
    .execute()

/** False when the id or the alias is taken. */
export async function insertEntry(
  scope: Scope,
  entry: Omit<Insertable<TenantEntryTable>, 'tenant_id'>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await scope.db
    .insertInto('tenant_entry')
    .values({ ...entry, tenant_id: scope.tenant })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

export const setEntry = (scope: Scope, id: string, change: Updateable<TenantEntryTable>) =>
  scope.db.updateTable('tenant_entry').set(change).where('tenant_id', '=', scope.tenant).where('id', '=', id).execute()

export const findEntries = (scope: Scope, ids: readonly string[]) =>
  scope.db.selectFrom('tenant_entry').selectAll().where('tenant_id', '=', scope.tenant).where('id', 'in', ids).execute()

export const findEntryByAlias = (scope: Scope, alias: string) =>
  scope.db
    .selectFrom('tenant_entry')
    .selectAll()
    .where('tenant_id', '=', scope.tenant)
    .where((either) => either.or([either('alias', '=', alias), either('id', '=', alias)]))
    .executeTakeFirst()

/** Pages by key through every enterprise, for the clean-up. */
export const findEntriesAfter = (scope: Scope, after: string, count: number) =>
  scope.db
    .selectFrom('tenant_entry')
    .select('id')
    .where('tenant_id', '=', scope.tenant)
    .where('id', '>', after)
    .orderBy('id')
    .limit(count)
    .execute()

import { type Generated, sql } from 'kysely'
import type { Scope } from '#kernel/scope'

interface TenantTypeTable {
  tenant_id: string
  type: string
  definition: Record<string, unknown>
  revision: Generated<number>
  created_at: Date
  created_by: string | null
}

declare module '#kernel/tables' {
  interface Tables {
    tenant_type: TenantTypeTable
  }
}

const json = (value: unknown) => sql<never>`${JSON.stringify(value)}::jsonb`

export const findAll = (scope: Scope) =>
  scope.db
    .selectFrom('tenant_type')
    .selectAll()
    .where('tenant_id', '=', scope.tenant)
    .orderBy('created_at')
    .orderBy('type')
    .execute()

export const find = (scope: Scope, type: string) =>
  scope.db
    .selectFrom('tenant_type')
    .selectAll()
    .where('tenant_id', '=', scope.tenant)
    .where('type', '=', type)
    .executeTakeFirst()

export const insert = (scope: Scope, type: string, definition: unknown, at: Date, by: string) =>
  scope.db
    .insertInto('tenant_type')
    .values({ tenant_id: scope.tenant, type, definition: json(definition), created_at: at, created_by: by })
    .execute()

export const set = (scope: Scope, type: string, definition: unknown) =>
  scope.db
    .updateTable('tenant_type')
    .set((row) => ({ definition: json(definition), revision: row('revision', '+', 1) }))
    .where('tenant_id', '=', scope.tenant)
    .where('type', '=', type)
    .execute()

export const remove = (scope: Scope, type: string) =>
  scope.db.deleteFrom('tenant_type').where('tenant_id', '=', scope.tenant).where('type', '=', type).execute()

/** Whether any record of a type is left, deleted ones too. */
export async function hasRecords(scope: Scope, type: string): Promise<boolean> {
  const row = await scope.db
    .selectFrom('entity')
    .select('open_id')
    .where('tenant_id', '=', scope.tenant)
    .where('entity_type', '=', type)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

import { sql } from 'kysely'
import type { Scope } from '#kernel/scope'

interface CustomFieldTable {
  tenant_id: string
  entity_type: string
  field_id: string
  definition: Record<string, unknown>
  position: number
  created_at: Date
  created_by: string | null
  deleted_at: Date | null
}

declare module '#kernel/tables' {
  interface Tables {
    custom_field: CustomFieldTable
  }
}

export const findAll = (scope: Scope, type: string) =>
  scope.db
    .selectFrom('custom_field')
    .select(['field_id', 'definition'])
    .where('tenant_id', '=', scope.tenant)
    .where('entity_type', '=', type)
    .where('deleted_at', 'is', null)
    .orderBy('position')
    .orderBy('field_id')
    .execute()

export const findDeleted = (scope: Scope, type: string) =>
  scope.db
    .selectFrom('custom_field')
    .select(['field_id', 'definition', 'deleted_at'])
    .where('tenant_id', '=', scope.tenant)
    .where('entity_type', '=', type)
    .where('deleted_at', 'is not', null)
    .orderBy('deleted_at', 'desc')
    .orderBy('field_id')
    .execute()

/** Of every type, in the order in which they were made. */
export const findEverywhere = (scope: Scope) =>
  scope.db
    .selectFrom('custom_field')
    .select(['entity_type', 'field_id', 'definition', 'created_at'])
    .where('tenant_id', '=', scope.tenant)
    .where('deleted_at', 'is', null)
    .orderBy('created_at')
    .orderBy('field_id')
    .execute()

export const removeOfType = (scope: Scope, type: string) =>
  scope.db.deleteFrom('custom_field').where('tenant_id', '=', scope.tenant).where('entity_type', '=', type).execute()

export const upsert = (
  scope: Scope,
  type: string,
  field: { id: string; definition: unknown; position: number; at: Date; by: string | null },
) => {
  const definition = sql<never>`${JSON.stringify(field.definition)}::jsonb`
  return scope.db
    .insertInto('custom_field')
    .values({
      tenant_id: scope.tenant,
      entity_type: type,
      field_id: field.id,
      definition,
      position: field.position,
      created_at: field.at,
      created_by: field.by,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'entity_type', 'field_id'])
        .doUpdateSet({ definition, position: field.position, deleted_at: null }),
    )
    .execute()
}

export const setDeleted = (scope: Scope, type: string, ids: readonly string[], at: Date) =>
  scope.db
    .updateTable('custom_field')
    .set({ deleted_at: at })
    .where('tenant_id', '=', scope.tenant)
    .where('entity_type', '=', type)
    .where('field_id', 'in', ids)
    .execute()

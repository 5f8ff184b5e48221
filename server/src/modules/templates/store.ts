import type { ChoiceColor } from '@cohort/contract/fields/field'
import type { Locale } from '@cohort/contract/limits'
import type { TemplateType } from '@cohort/contract/templates'
import { type Insertable, type Selectable, sql } from 'kysely'
import type { Scope } from '#kernel/scope'

interface TemplateTable {
  tenant_id: string
  id: string
  type: TemplateType
  name: string
  category: string
  group_by: string
  remark: string
  color: ChoiceColor
  icon: string
  langue: Locale
  is_common: boolean
  entity_type: string | null
  data: Record<string, unknown>
  created_by: string | null
  created_at: Date
  updated_at: Date
  deleted_at: Date | null
}

declare module '#kernel/tables' {
  interface Tables {
    template: TemplateTable
  }
}

export type TemplateRow = Selectable<TemplateTable>
export type NewTemplate = Omit<Insertable<TemplateTable>, 'tenant_id' | 'deleted_at'>

/** Also those that were deleted: one of the product's own that is deleted stays away by it. */
export const findAll = (scope: Scope): Promise<TemplateRow[]> =>
  scope.db.selectFrom('template').selectAll().where('tenant_id', '=', scope.tenant).execute()

export const find = (scope: Scope, id: string): Promise<TemplateRow | undefined> =>
  scope.db
    .selectFrom('template')
    .selectAll()
    .where('tenant_id', '=', scope.tenant)
    .where('id', '=', id)
    .executeTakeFirst()

const json = (value: unknown) => sql<never>`${JSON.stringify(value)}::jsonb`

export const upsert = (scope: Scope, template: NewTemplate, deletedAt: Date | null = null) => {
  const row = { ...template, data: json(template.data), deleted_at: deletedAt }
  const { id: _, created_at: __, created_by: ___, ...changed } = row
  return scope.db
    .insertInto('template')
    .values({ ...row, tenant_id: scope.tenant })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'id']).doUpdateSet(changed))
    .execute()
}

import { field } from '#types/define'
import type { FieldDefinition } from '#types/type'

/** What every record says about itself beside its fields (spec 1 §3), for columns, sorting and filters. */
export const metaFields: readonly FieldDefinition[] = [
  field('meta.createdAt', 'Date', '创建时间', 'Created', { readOnly: true }),
  field('meta.updatedAt', 'Date', '更新时间', 'Updated', { readOnly: true }),
  field('meta.createdBy', 'ShortText', '创建人', 'Created by', { readOnly: true }),
  field('meta.updatedBy', 'ShortText', '更新人', 'Updated by', { readOnly: true }),
  field('meta.source', 'ShortText', '数据来源', 'Data source', { readOnly: true }),
]

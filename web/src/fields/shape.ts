import type { Entity } from '@cohort/contract/entities'
import { fieldTypes } from '@cohort/contract/fields'
import type { EntityType, FieldDefinition } from '@cohort/contract/types/type'
import { valueAt } from '#lib/value-at.ts'

/** A field as the screens meet it: a column, a filter, a line of a record. */
export interface ShownField {
  /** `humanInfo.age`, `meta.updatedAt`, or `custom.<id>` for one that the enterprise added. */
  key: string
  /** How the server's searches name it. */
  path: string
  definition: FieldDefinition
  custom: boolean
}

export interface Shape {
  type: EntityType
  fields: ReadonlyMap<string, ShownField>
}

const metaFields: readonly FieldDefinition[] = [
  { key: 'meta.createdAt', type: 'Date', label: { zh: '创建时间', en: 'Created' }, readOnly: true },
  { key: 'meta.updatedAt', type: 'Date', label: { zh: '更新时间', en: 'Updated' }, readOnly: true },
]

/** The fields of a type by their keys: its own, those of every record, and those of the enterprise. */
export function shapeOf(type: EntityType, custom: readonly FieldDefinition[]): Shape {
  const all: ShownField[] = [
    ...type.fields.map((field) => ({
      key: field.key,
      path: `data.standardFields.${field.key}`,
      definition: field,
      custom: false,
    })),
    ...custom.map((field) => ({
      key: `custom.${field.key}`,
      path: `data.customFields.${field.key}`,
      definition: field,
      custom: true,
    })),
    ...metaFields.map((field) => ({ key: field.key, path: field.key, definition: field, custom: false })),
  ]
  return { type, fields: new Map(all.map((field) => [field.key, field])) }
}

export function fieldValue(record: Pick<Entity, 'meta' | 'data'>, field: ShownField): unknown {
  if (field.key.startsWith('meta.')) return valueAt(record.meta, field.key.slice('meta.'.length))
  return field.custom
    ? valueAt(record.data.customFields, field.definition.key)
    : valueAt(record.data.standardFields, field.definition.key)
}

/** `humanInfo.age` and 29 become `{ humanInfo: { age: 29 } }`: what a merge patch of one field looks like. */
export const nested = (key: string, value: unknown): Record<string, unknown> =>
  key
    .split('.')
    .reverse()
    .reduce<unknown>((inner, step) => ({ [step]: inner }), value) as Record<string, unknown>

export const nameOf = (record: Pick<Entity, 'data'>): string => String(record.data.standardFields.name ?? '')

/** Chosen by ticking what was counted, or by a span of numbers? */
export const isCounted = ({ definition }: ShownField): boolean => fieldTypes[definition.type].equality === 'facet'
export const isSpanned = ({ definition }: ShownField): boolean =>
  fieldTypes[definition.type].ops.includes('between') && definition.type !== 'Degree'

const sorted = new Set([
  'Number',
  'SalaryRange',
  'Degree',
  'Date',
  'Currency',
  'Percent',
  'Progress',
  'Rating',
  'IntRange',
])
export const isSortable = ({ definition }: ShownField): boolean => sorted.has(definition.type)
/** Stands at the right edge of its column, digit below digit. */
const ranged = new Set(['Number', 'SalaryRange', 'Currency', 'Percent', 'IntRange'])
export const isNumeric = ({ definition }: ShownField): boolean => ranged.has(definition.type)

const photos = ['humanInfo.avatar', 'avatar'] as const

/** The photo of whoever a record is about, as a File field holds it. */
export function photoOf(record: Pick<Entity, 'meta' | 'data'>, shape: Shape): unknown {
  const field = photos.map((key) => shape.fields.get(key)).find((one) => one?.definition.type === 'File')
  return field && fieldValue(record, field)
}

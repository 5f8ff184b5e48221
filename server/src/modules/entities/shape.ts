import { fail } from '@cohort/contract/errors'
import { fieldTypes } from '@cohort/contract/fields'
import type { FieldType, FieldTypeName } from '@cohort/contract/fields/field'
import type { EntityType, FieldDefinition } from '@cohort/contract/types/type'

/** A record's values as they are stored. */
export interface RecordData {
  standardFields: Record<string, unknown>
  customFields: Record<string, unknown>
}

/** A field with its kind, its address on the wire and where its values stand in a record. */
export interface ShapeField {
  /** `data.standardFields.humanInfo.age`: how filters, sorts and facets name it. */
  path: string
  /** The short form in the index: `s.humanInfo.age`, `c.<id>`. */
  key: string
  definition: FieldDefinition
  kind: FieldType
  /** The way into the record; `*` goes through a list. */
  steps: readonly string[]
  /** By what the index sorts it: its number, its place among the choices, its text, or not at all. */
  order: 'number' | 'choice' | 'text' | 'none'
}

/** What the fields of one type are for one enterprise: the standard ones and its own. */
export interface Shape {
  type: EntityType
  custom: readonly FieldDefinition[]
  fields: readonly ShapeField[]
  byPath: ReadonlyMap<string, ShapeField>
  /** Those that hold files. */
  files: readonly ShapeField[]
}

export function shapeOf(type: EntityType, custom: readonly FieldDefinition[]): Shape {
  const columns = new Set(type.columns)
  const fields = [
    ...type.fields.map((field) => standardField(field, field.key, field.key.split('.'), columns.has(field.key))),
    ...(type.lists ?? []).flatMap((list) =>
      list.fields.map((field) =>
        standardField(field, `${list.key}.${field.key}`, [...list.key.split('.'), '*', ...field.key.split('.')]),
      ),
    ),
    ...custom.map(
      (field): ShapeField => ({
        path: `data.customFields.${field.key}`,
        key: `c.${field.key}`,
        definition: field,
        kind: fieldTypes[field.type],
        steps: ['customFields', field.key],
        order: orderOf(field.type, true),
      }),
    ),
  ]
  const byPath = new Map(fields.map((field) => [field.path, field]))
  return { type, custom, fields, byPath, files: fields.filter((field) => field.kind.name === 'File') }
}

const choiceKinds = new Set<FieldTypeName>(['SingleChoice', 'Select', 'MultiChoice'])
const textKinds = new Set<FieldTypeName>([
  'ShortText',
  'LongText',
  'Email',
  'PhoneNumber',
  'Website',
  'Uuid',
  'StringArray',
  'Member',
  'EntityReference',
  'Location',
  'LocationArray',
  'File',
  'Identification',
])

/** Texts are many: only those that a list shows as columns, and the enterprise's own, are ranked in the index. */
function orderOf(type: FieldTypeName, shown: boolean): ShapeField['order'] {
  if (textKinds.has(type)) return shown ? 'text' : 'none'
  return choiceKinds.has(type) ? 'choice' : 'number'
}

const standardField = (definition: FieldDefinition, key: string, steps: string[], shown = false): ShapeField => ({
  path: `data.standardFields.${key}`,
  key: `s.${key}`,
  definition,
  kind: fieldTypes[definition.type],
  steps: ['standardFields', ...steps],
  order: orderOf(definition.type, shown),
})

/** The values of a field as a jsonb path that goes through lists; `first` goes to the first entry of each alone. */
export const jsonPath = ({ steps }: ShapeField, which: 'all' | 'first' = 'all'): string => {
  const path = `$.${steps.map((step) => (step === '*' ? '*' : JSON.stringify(step))).join('.')}`
  return which === 'all' ? path.replaceAll('.*', '[*]') : `${path.replaceAll('.*', '[0]')}[0]`
}

/** Whether a record can hold several values of it. */
export const isMany = ({ definition, kind, steps }: ShapeField): boolean =>
  steps.includes('*') ||
  definition.options?.multiple === true ||
  ['MultiChoice', 'StringArray', 'NumberArray', 'LocationArray', 'SalaryRangeArray'].includes(kind.name)

/** The field that a path names; an unknown one is bad input that names it. */
export function fieldAt(shape: Shape, path: string, place: string): ShapeField {
  const field = shape.byPath.get(path)
  if (!field) throw fail('BadInput', { field: place, problem: `unknown field ${path}` })
  return field
}

/** Every value of a field in a record: one, or one for each element of its list. Nulls are none. */
export function valuesOf({ steps: [kind, key], steps }: ShapeField, data: RecordData): readonly unknown[] {
  const first = data[kind as keyof RecordData]?.[key ?? '']
  if (first === undefined || first === null) return none
  const found: unknown[] = []
  collect(first, steps, 2, found)
  return found
}

/** Of most fields a record has nothing. */
const none: readonly unknown[] = []

/** A type has a hundred fields and a record is asked for each: this walks without making lists on the way. */
function collect(start: unknown, steps: readonly string[], from: number, found: unknown[]): void {
  let value = start
  for (let at = from; at < steps.length; at++) {
    if (value === null || typeof value !== 'object') return
    if (steps[at] === '*') {
      if (Array.isArray(value)) for (const each of value) collect(each, steps, at + 1, found)
      return
    }
    value = (value as Record<string, unknown>)[steps[at] ?? '']
  }
  if (value !== undefined && value !== null) found.push(value)
}

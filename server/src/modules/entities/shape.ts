import { fail } from '@cohort/contract/errors'
import { fieldTypes } from '@cohort/contract/fields'
import type { FieldType } from '@cohort/contract/fields/field'
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
}

/** What the fields of one type are for one enterprise: the standard ones and its own. */
export interface Shape {
  type: EntityType
  custom: readonly FieldDefinition[]
  fields: readonly ShapeField[]
  byPath: ReadonlyMap<string, ShapeField>
}

export function shapeOf(type: EntityType, custom: readonly FieldDefinition[]): Shape {
  const fields = [
    ...type.fields.map((field) => standardField(field, field.key, field.key.split('.'))),
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
      }),
    ),
  ]
  return { type, custom, fields, byPath: new Map(fields.map((field) => [field.path, field])) }
}

const standardField = (definition: FieldDefinition, key: string, steps: string[]): ShapeField => ({
  path: `data.standardFields.${key}`,
  key: `s.${key}`,
  definition,
  kind: fieldTypes[definition.type],
  steps: ['standardFields', ...steps],
})

/** The field that a path names; an unknown one is bad input that names it. */
export function fieldAt(shape: Shape, path: string, place: string): ShapeField {
  const field = shape.byPath.get(path)
  if (!field) throw fail('BadInput', { field: place, problem: `unknown field ${path}` })
  return field
}

/** Every value of a field in a record: one, or one for each element of its list. Nulls are none. */
export function valuesOf(field: ShapeField, data: RecordData): unknown[] {
  const found: unknown[] = []
  collect(data, field.steps, 0, found)
  return found
}

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

import type { Entity } from '@cohort/contract/entities'
import { isEmpty } from '@cohort/contract/fields/values'
import { fieldValue, nested, type ShownField } from '#fields/shape.ts'
import { put } from '#modules/entities/draft.ts'

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * The merge patch that turns one value into another. A merge patch lays objects over each other, so what is no longer in
 * an object has to be taken out by name: else a salary without its upper end would keep the old one.
 */
export function mergeOf(before: unknown, after: unknown): unknown {
  if (!isObject(before) || !isObject(after)) return after ?? null
  const gone = Object.keys(before).filter((key) => !Object.hasOwn(after, key))
  return {
    ...Object.fromEntries(Object.entries(after).map(([key, value]) => [key, mergeOf(before[key], value)])),
    ...Object.fromEntries(gone.map((key) => [key, null])),
  }
}

/** What is sent to give one field of a record another value. */
export function patchOf(record: Entity, field: ShownField, value: unknown) {
  const { key } = field.definition
  const change = mergeOf(fieldValue(record, field), value)
  return field.custom ? { customFields: { [key]: change } } : { standardFields: nested(key, change) }
}

/** The record as it will be, shown before the server has answered. */
export function changed(record: Entity, field: ShownField, value: unknown): Entity {
  const { standardFields, customFields } = record.data
  const { key } = field.definition
  const data = field.custom
    ? { standardFields, customFields: { ...customFields, [key]: value } }
    : { standardFields: put(standardFields, key.split('.'), value), customFields }
  return { ...record, data }
}

/** Nothing, an empty list and no key at all are the same to a reader. */
export const sameValue = (a: unknown, b: unknown): boolean =>
  (isEmpty(a) && isEmpty(b)) || JSON.stringify(ordered(a)) === JSON.stringify(ordered(b))

/** The server may give the keys of an object in another order than they were sent. */
const ordered = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(ordered)
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, one]) => one !== undefined && one !== null)
      .map(([key, one]) => [key, ordered(one)] as const)
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  )
}

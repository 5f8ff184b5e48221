import { fieldTypes } from '@cohort/contract/fields'
import { isEmpty } from '@cohort/contract/fields/values'
import type { Shape } from '#fields/shape.ts'

type Values = Record<string, unknown>

export const put = (values: Values, path: readonly string[], value: unknown): Values => {
  const [step = '', ...rest] = path
  if (rest.length === 0) return { ...values, [step]: value }
  return { ...values, [step]: put((values[step] ?? {}) as Values, rest, value) }
}

/** What a form begins with: the defaults of the type, seen before they are saved (spec 2 §5). */
export function initialDraft(shape: Shape): Readonly<Values> {
  const draft: Values = {}
  for (const [key, { definition }] of shape.fields) {
    const { type, options, readOnly } = definition
    if (readOnly || options?.default === undefined) continue
    const value = fieldTypes[type].initial(options)
    if (!isEmpty(value)) draft[key] = value
  }
  return draft
}

/** What a form holds by its keys, as the data of a new record. Empty fields are left out, unless their default was taken away. */
export function draftData(shape: Shape, draft: Readonly<Values>): { standardFields: Values; customFields: Values } {
  let standardFields: Values = {}
  const customFields: Values = {}
  for (const [key, value] of Object.entries(draft)) {
    const field = shape.fields.get(key)
    const isList = shape.type.lists?.some((list) => list.key === key)
    const begins = field?.definition.options?.default !== undefined
    if ((isEmpty(value) && !begins) || (!field && !isList)) continue
    if (field?.custom) customFields[field.definition.key] = value
    else standardFields = put(standardFields, (field?.definition.key ?? key).split('.'), value)
  }
  return { standardFields, customFields }
}

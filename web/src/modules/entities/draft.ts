import { isEmpty } from '@cohort/contract/fields/values'
import type { Shape } from '#modules/entities/shape.ts'

type Values = Record<string, unknown>

const put = (values: Values, path: readonly string[], value: unknown): Values => {
  const [step = '', ...rest] = path
  if (rest.length === 0) return { ...values, [step]: value }
  return { ...values, [step]: put((values[step] ?? {}) as Values, rest, value) }
}

/** What a form holds by its keys, as the data of a new record. Empty fields are left to their defaults. */
export function draftData(shape: Shape, draft: Readonly<Values>): { standardFields: Values; customFields: Values } {
  let standardFields: Values = {}
  const customFields: Values = {}
  for (const [key, value] of Object.entries(draft)) {
    const field = shape.fields.get(key)
    if (!field || isEmpty(value)) continue
    if (field.custom) customFields[field.definition.key] = value
    else standardFields = put(standardFields, field.definition.key.split('.'), value)
  }
  return { standardFields, customFields }
}

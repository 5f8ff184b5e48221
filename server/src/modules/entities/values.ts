import { fail } from '@cohort/contract/errors'
import { customSchemaOf, standardSchemaOf } from '@cohort/contract/json-schema'
import { completeResume } from '@cohort/contract/types/resume-rules'
import type { z } from 'zod'
import type { RecordData, Shape } from '#modules/entities/shape'

type Values = Record<string, unknown>

/**
 * Checked and normalised: every wrong value is 400 by its path. `change` is what was sent, where it is not the whole: a
 * resume is completed from it before it is checked (spec 1 §5).
 */
export function checkedData(shape: Shape, data: RecordData, change: Values = data.standardFields): RecordData {
  const fields = shape.type.type === 'Resume' ? completeResume(data.standardFields, change) : data.standardFields
  return {
    standardFields: parse(standardSchemaOf(shape.type), fields, 'standardFields'),
    customFields: parse(customSchemaOf(shape.custom), data.customFields, 'customFields'),
  }
}

function parse(schema: z.ZodType, value: unknown, place: string): Values {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data as Values
  const issue = parsed.error.issues[0]
  throw fail('BadInput', { field: [place, ...(issue?.path ?? [])].join('.'), problem: issue?.code ?? 'invalid' })
}

import { z } from 'zod'
import type { FieldType } from '#fields/field'
import { facetOperand } from '#fields/operands'
import { inLocale } from '#fields/values'

const words = { true: { zh: '是', en: 'Yes' }, false: { zh: '否', en: 'No' } }

export const boolean: FieldType<boolean> = {
  name: 'Boolean',
  words: { zh: '是否', en: 'Yes or no' },
  schema: () => z.boolean(),
  initial: ({ default: value }) => value === true || value === 'true',
  ops: ['eq', 'ne', 'empty', 'notEmpty'],
  equality: 'facet',
  operand: facetOperand(z.union([z.boolean(), z.enum(['true', 'false'])]).transform(String)),
  text: (value, _, locale) => inLocale(words[`${value}`], locale),
  csv: (value, _, locale) => inLocale(words[`${value}`], locale),
  facets: (value) => [String(value)],
  number: Number,
  keywords: () => [],
}

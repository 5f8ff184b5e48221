import { z } from 'zod'
import type { FieldType } from '#fields/field'
import { facetOperand } from '#fields/operands'
import { listCsv, listMax, listText } from '#fields/values'

/** Several short texts, such as skills. A filter's eq asks whether one is among them. */
export const stringArray: FieldType<string[]> = {
  name: 'StringArray',
  words: { zh: '文本列表', en: 'Texts' },
  schema: ({ maxLength = 200 }) =>
    z
      .array(z.string().trim().max(maxLength))
      .max(listMax)
      .overwrite((texts) => [...new Set(texts.filter((text) => text !== ''))]),
  initial: () => [],
  ops: ['eq', 'ne', 'in', 'contains', 'empty', 'notEmpty'],
  equality: 'facet',
  operand: facetOperand(z.string().trim().max(500)),
  text: (value, _, locale) => listText(value, locale),
  csv: (value) => listCsv(value),
  facets: (value) => value,
  number: () => undefined,
  keywords: (value) => value,
}

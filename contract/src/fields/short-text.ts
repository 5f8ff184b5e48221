import { z } from 'zod'
import type { FieldType } from '#fields/field'
import { textOperand, textOps } from '#fields/operands'

/** One line of text. */
export const shortText: FieldType<string> = {
  name: 'ShortText',
  words: { zh: '单行文本', en: 'Short text' },
  schema: ({ maxLength = 500 }) => z.string().trim().max(maxLength),
  initial: ({ default: text }) => (typeof text === 'string' ? text : null),
  ops: textOps,
  equality: 'text',
  operand: textOperand,
  text: (value) => value,
  csv: (value) => value,
  facets: () => [],
  number: () => undefined,
  keywords: (value) => [value],
}

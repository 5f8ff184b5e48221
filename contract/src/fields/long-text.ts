import { z } from 'zod'
import type { FieldType } from '#fields/field'
import { textOperand } from '#fields/operands'

/** Text of several lines. Nobody asks for a whole page by its exact words, so it is only searched in. */
export const longText: FieldType<string> = {
  name: 'LongText',
  words: { zh: '多行文本', en: 'Long text' },
  schema: ({ maxLength = 20_000 }) => z.string().trim().max(maxLength),
  initial: ({ default: text }) => (typeof text === 'string' ? text : null),
  ops: ['contains', 'empty', 'notEmpty'],
  equality: 'text',
  operand: textOperand,
  text: (value) => value,
  csv: (value) => value,
  facets: () => [],
  number: () => undefined,
  keywords: (value) => [value],
}

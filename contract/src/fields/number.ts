import type { FieldType } from '#fields/field'
import { numberOperand, numberOps } from '#fields/operands'
import { bounded, defaultNumber, plain } from '#fields/values'

export const number: FieldType<number> = {
  name: 'Number',
  words: { zh: '数字', en: 'Number' },
  schema: bounded,
  initial: defaultNumber,
  ops: numberOps,
  equality: 'number',
  operand: numberOperand,
  text: (value) => plain(value),
  csv: (value) => plain(value),
  facets: () => [],
  number: (value) => value,
  keywords: () => [],
}

import { z } from 'zod'
import type { FieldType } from '#fields/field'
import { choiceOperand, choiceOps } from '#fields/operands'
import { bounded, listCsv, listMax, listText, plain } from '#fields/values'

/** Several numbers. A filter's eq asks whether one is among them. */
export const numberArray: FieldType<number[]> = {
  name: 'NumberArray',
  words: { zh: '数字列表', en: 'Numbers' },
  schema: (options) => z.array(bounded(options)).max(listMax),
  initial: () => [],
  ops: choiceOps,
  equality: 'facet',
  operand: choiceOperand,
  text: (value, _, locale) =>
    listText(
      value.map((one) => plain(one)),
      locale,
    ),
  csv: (value) => listCsv(value.map((one) => plain(one))),
  facets: (value) => [...new Set(value.map((one) => String(one === 0 ? 0 : one)))],
  number: () => undefined,
  keywords: () => [],
}

import { z } from 'zod'
import { choiceKeywords, choiceSchema, choiceText, defaultChoice } from '#fields/choices'
import type { FieldType } from '#fields/field'
import { choiceOperand, choiceOps } from '#fields/operands'
import { listCsv, listMax, listText } from '#fields/values'

/** Any of some options. A filter's eq asks whether one is among them. */
export const multiChoice: FieldType<string[]> = {
  name: 'MultiChoice',
  words: { zh: '多选', en: 'Multiple choice' },
  schema: (options) =>
    z
      .array(choiceSchema(options))
      .max(listMax)
      .overwrite((ids) => [...new Set(ids)]),
  initial: (options) => {
    const one = defaultChoice(options)
    return one === null ? [] : [one]
  },
  ops: choiceOps,
  equality: 'facet',
  operand: choiceOperand,
  text: (value, options, locale) =>
    listText(
      value.map((id) => choiceText(id, options, locale)),
      locale,
    ),
  csv: (value, options, locale) => listCsv(value.map((id) => choiceText(id, options, locale))),
  facets: (value) => value,
  number: () => undefined,
  keywords: (value, options) => value.flatMap((id) => choiceKeywords(id, options)),
}

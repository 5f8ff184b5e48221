import { choiceKeywords, choiceNumber, choiceSchema, choiceText, defaultChoice } from '#fields/choices'
import type { FieldType } from '#fields/field'
import { choiceOperand, choiceOps } from '#fields/operands'

/** One of a few options, all of them in sight. */
export const singleChoice: FieldType<string> = {
  name: 'SingleChoice',
  words: { zh: '单选', en: 'Single choice' },
  schema: choiceSchema,
  initial: defaultChoice,
  ops: choiceOps,
  equality: 'facet',
  operand: choiceOperand,
  text: choiceText,
  csv: choiceText,
  facets: (value) => [value],
  number: choiceNumber,
  keywords: choiceKeywords,
}

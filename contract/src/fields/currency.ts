import { z } from 'zod'
import type { FieldType } from '#fields/field'
import { numberOperand, numberOps } from '#fields/operands'
import { numberMax, plain, reading } from '#fields/values'

export const currencyUnits = ['CNY', 'USD', 'EUR', 'GBP', 'JPY'] as const
export const currencySigns = { CNY: '¥', USD: '$', EUR: '€', GBP: '£', JPY: 'JP¥' } as const

/** Older records say value where newer ones say number (spec 1 §3). */
const numbered = ({ value, ...money }: Record<string, unknown>): unknown => ({ number: value, ...money })

export const money = z.preprocess(
  reading(numbered),
  z.strictObject({ number: z.number().min(-numberMax).max(numberMax), unit: z.enum(currencyUnits).default('CNY') }),
)
export type Money = z.infer<typeof money>

/** Without grouping (spec 2 §9). */
const text = ({ number, unit }: Money): string => {
  const amount = plain(Math.abs(number), 2)
  return `${number < 0 && amount !== '0' ? '-' : ''}${currencySigns[unit]}${amount}`
}

/** An amount of money. Amounts are compared as they stand: there are no rates between currencies here. */
export const currency: FieldType<Money> = {
  name: 'Currency',
  words: { zh: '金额', en: 'Money' },
  schema: () => money,
  initial: () => null,
  ops: numberOps,
  equality: 'number',
  operand: numberOperand,
  text,
  csv: ({ number, unit }) => (unit === 'CNY' ? plain(number) : `${plain(number)} ${unit}`),
  facets: () => [],
  number: ({ number }) => number,
  keywords: () => [],
}

import { z } from 'zod'
import type { FieldType } from '#fields/field'
import { numberOperand, numberOps } from '#fields/operands'
import { numberMax } from '#fields/values'

const whole = ({ min = -numberMax, max = numberMax }) => z.number().int().min(min).max(max).optional()

const rangeOf = (options: { min?: number; max?: number }) =>
  z
    .strictObject({ gt: whole(options), lt: whole(options) })
    .refine(({ gt, lt }) => gt !== undefined || lt !== undefined)
    .refine(({ gt, lt }) => gt === undefined || lt === undefined || gt <= lt, { path: ['lt'] })
export type IntRange = z.infer<ReturnType<typeof rangeOf>>

const text = ({ gt, lt }: IntRange): string => {
  if (gt === undefined) return `≤ ${lt}`
  if (lt === undefined) return `≥ ${gt}`
  return gt === lt ? String(gt) : `${gt}–${lt}`
}

/** Whole numbers from one to another, both included, such as years of experience. Compared by the lower one. */
export const intRange: FieldType<IntRange> = {
  name: 'IntRange',
  words: { zh: '整数范围', en: 'Whole number range' },
  schema: rangeOf,
  initial: () => null,
  ops: numberOps,
  equality: 'number',
  operand: numberOperand,
  text,
  csv: text,
  facets: () => [],
  number: ({ gt, lt }) => gt ?? lt,
  keywords: () => [],
}

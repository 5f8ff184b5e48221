import { z } from 'zod'
import type { FilterOp } from '#fields/field'
import { endOf, iso, startOf } from '#fields/iso'

/** Ops and filter values that several kinds of fields share. */
export const textOps = ['eq', 'ne', 'in', 'contains', 'empty', 'notEmpty'] as const satisfies FilterOp[]
export const numberOps = [
  'eq',
  'ne',
  'in',
  'gt',
  'gte',
  'lt',
  'lte',
  'between',
  'empty',
  'notEmpty',
] as const satisfies FilterOp[]
export const choiceOps = ['eq', 'ne', 'in', 'empty', 'notEmpty'] as const satisfies FilterOp[]
/** A day is a span of time, so "on that day" is between it and itself. */
export const dateOps = ['gt', 'gte', 'lt', 'lte', 'between', 'empty', 'notEmpty'] as const satisfies FilterOp[]

const none = z.undefined().or(z.null())
const text = z.string().max(500)
const many = <T extends z.ZodType>(one: T) => z.array(one).min(1).max(200)
const isNone = (op: FilterOp): boolean => op === 'empty' || op === 'notEmpty'

export const textOperand = (op: FilterOp): z.ZodType => {
  if (isNone(op)) return none
  return op === 'in' ? many(text) : text
}

export const numberOperand = (op: FilterOp): z.ZodType => {
  if (isNone(op)) return none
  if (op === 'between') return z.tuple([z.number(), z.number()])
  return op === 'in' ? many(z.number()) : z.number()
}

/** A value that is compared by its facet; `one` turns what was asked for into the facet's text. */
export const facetOperand =
  (one: z.ZodType<string>) =>
  (op: FilterOp): z.ZodType => {
    if (isNone(op)) return none
    if (op === 'contains') return text
    return op === 'in' ? many(one) : one
  }

export const choiceOperand = facetOperand(z.union([text, z.number()]).transform(String))

/** "After May" begins when May is over, "until May" holds all of it. */
export const dateOperand = (op: FilterOp): z.ZodType => {
  if (isNone(op)) return none
  if (op === 'between') return z.tuple([iso.transform(startOf), iso.transform(endOf)])
  return iso.transform(op === 'gt' || op === 'lte' ? endOf : startOf)
}

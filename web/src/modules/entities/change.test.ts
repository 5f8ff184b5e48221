import { expect, it } from 'vitest'
import { mergeOf, sameValue } from '#modules/entities/change.ts'

it('takes out by name what is no longer there', () => {
  const before = { gt: { amount: { number: 1 }, months: 13 }, lt: { amount: { number: 2 } } }
  expect(mergeOf(before, { gt: { amount: { number: 3 } } })).toEqual({
    gt: { amount: { number: 3 }, months: null },
    lt: null,
  })
})

it('sends lists and plain values as they are, and nothing as null', () => {
  expect(mergeOf(['a'], ['b'])).toEqual(['b'])
  expect(mergeOf({ a: 1 }, null)).toBeNull()
  expect(mergeOf(undefined, undefined)).toBeNull()
  expect(mergeOf(undefined, { a: 1 })).toEqual({ a: 1 })
})

it('compares values as a reader does', () => {
  expect(sameValue(undefined, [])).toBe(true)
  expect(sameValue({ a: 1, b: undefined }, { a: 1 })).toBe(true)
  expect(sameValue({ b: 2, a: 1 }, { a: 1, b: 2 })).toBe(true)
  expect(sameValue([1, 2], [2, 1])).toBe(false)
  expect(sameValue(0, null)).toBe(false)
})

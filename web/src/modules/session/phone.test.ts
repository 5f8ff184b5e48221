import { expect, test } from 'vitest'
import { editPhone, formatPhone, isPhone, problemOf } from '#modules/session/phone.ts'

test('a number is shown in groups of 3, 4 and 4', () => {
  expect(['', '1', '138', '1381', '1381724', '13817246', '13817246059'].map(formatPhone)).toEqual([
    '',
    '1',
    '138',
    '138 1',
    '138 1724',
    '138 1724 6',
    '138 1724 6059',
  ])
})

test('eleven digits starting with 1 are a phone', () => {
  expect(isPhone('13817246059')).toBe(true)
  expect(['1381724605', '138172460591', '23817246059', '1381724605a'].some(isPhone)).toBe(false)
})

test('the problem says how many digits are missing, or that the start is wrong', () => {
  expect(problemOf('')).toBeUndefined()
  expect(problemOf('13817246059')).toBeUndefined()
  expect(problemOf('1381724605')).toEqual({ kind: 'short', missing: 1 })
  expect(problemOf('2')).toEqual({ kind: 'start' })
})

test.each([
  // what was there, what the browser's field holds after the key, its caret → digits and caret
  ['typing at the end', '138', '1381', 4, '1381', 5],
  ['typing in the middle', '13817246', '138 91724 6', 5, '138917246', 5],
  ['backspace on a digit', '1381724', '138 172', 7, '138172', 7],
  ['backspace on the gap takes the digit before it', '13817246', '1381724 6', 3, '1317246', 2],
  ['a pasted number with prefix', '', '+86 138-1724-6059', 17, '13817246059', 13],
  ['a pasted number with 0086', '', '008613817246059', 15, '13817246059', 13],
  ['more than eleven digits', '13817246059', '138 1724 60591', 14, '13817246059', 13],
  ['letters are dropped', '138', '138a', 4, '138', 3],
  ['everything deleted', '138', '', 0, '', 0],
])('%s', (_, before, raw, caret, digits, after) => {
  expect(editPhone(before, raw, caret)).toEqual({ digits, caret: after })
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { textRank } from '#modules/entities/text-rank'

const sorted = (texts: string[], personName = false) =>
  texts.toSorted((a, b) => textRank(a, personName) - textRank(b, personName))

test('Chinese by pinyin, Latin at its letters, digits before', () => {
  expect(sorted(['周砚秋', '安然', 'Nora', '3 号线', '李蔚然', 'anna', '南京', 'Bob', '吕布', '陈望舒'])).toEqual([
    '3 号线',
    'anna',
    '安然',
    'Bob',
    '陈望舒',
    '李蔚然',
    '吕布',
    'Nora',
    '南京',
    '周砚秋',
  ])
})

test('a name is told apart by all of its characters, a surname read as one', () => {
  expect(sorted(['张晓明', '张小红', '张晓', '张伟'])).toEqual(['张伟', '张晓', '张小红', '张晓明'])
  expect(textRank('单田', true)).toBeGreaterThan(textRank('山田', true) - 1)
  expect(textRank('曾国', true)).toBeGreaterThan(textRank('岑国', true))
})

test('longer follows shorter, case does not count, and every rank is a whole number that a double holds', () => {
  const sign = fc.constantFrom(...'abzABZ 09-张李王伟芳明𠮷吕😀é')
  const text = (maxLength: number) => fc.array(sign, { maxLength }).map((signs) => signs.join('').trim())
  fc.assert(
    fc.property(text(30), text(10), (a, b) => {
      const [one, both] = [textRank(a), textRank(a + b)]
      expect(Number.isSafeInteger(both)).toBe(true)
      expect(textRank(a.toUpperCase())).toBe(one)
      expect(both).toBeGreaterThanOrEqual(one)
    }),
    { numRuns: 500 },
  )
})

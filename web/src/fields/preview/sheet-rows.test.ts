import { expect, it } from 'vitest'
import { cellText, columnName, widthsOf } from '#fields/preview/sheet-rows.ts'

it('names columns as spreadsheets do', () => {
  expect([0, 25, 26, 27, 701, 702].map(columnName)).toEqual(['A', 'Z', 'AA', 'AB', 'ZZ', 'AAA'])
})

it('shows values as cells do', () => {
  expect(cellText(0.1 + 0.2)).toBe('0.3')
  expect(cellText(new Date('2026-03-01T00:00:00Z'))).toBe('2026-03-01')
  expect(cellText(new Date('2026-03-01T09:30:00Z'))).toBe('2026-03-01 09:30')
  expect(cellText(null)).toBe('')
  expect(cellText(true)).toBe('TRUE')
})

it('gives Hanzi twice the room, within bounds, and ragged rows their longest', () => {
  const [narrow, wide, far] = widthsOf([['a'], ['a', '一二三四五六七八九十'], ['a', 'b', 'x'.repeat(900)]])
  expect(narrow).toBe(64)
  expect(wide).toBe(174)
  expect(far).toBe(280)
})

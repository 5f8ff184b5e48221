import { expect, it } from 'vitest'
import { rangeValue } from '#fields/date-range.ts'
import { isoOf, typedOf } from '#fields/date-text.ts'

it.each([
  ['2019', '2019'],
  ['2019.6', '2019-06'],
  ['2019-06', '2019-06'],
  ['2019/6/5', '2019-06-05'],
  ['201906', '2019-06'],
  ['20190615', '2019-06-15'],
  ['2019年', '2019'],
  ['2019年6月', '2019-06'],
  ['2019年6月15日', '2019-06-15'],
  ['２０１９．０６', '2019-06'],
  ['Jun 2019', '2019-06'],
  ['June 15, 2019', '2019-06-15'],
  ['15 june 2019', '2019-06-15'],
])('reads %s', (typed, iso) => expect(isoOf(typed)).toBe(iso))

it.each(['', 'soon', '2019-13', '2019-02-30', '19', '2019-06-15 09:30', 'Foo 2019'])('does not read “%s”', (typed) =>
  expect(isoOf(typed)).toBeUndefined(),
)

it('keeps the time where it matters, by the clock of whoever types', () => {
  const iso = isoOf('2024-05-10 9:05', true)
  expect(iso).toBe(new Date(2024, 4, 10, 9, 5).toISOString())
  expect(typedOf(iso, true)).toBe('2024-05-10 09:05')
  expect(typedOf(iso)).toBe('2024-05-10')
  expect(isoOf('2024-05-10', true)).toBe('2024-05-10')
  expect(isoOf('2024-05 09:30', true)).toBeUndefined()
  expect(isoOf('2024-05-10 25:00', true)).toBeUndefined()
})

it('leaves what it cannot read as it was typed', () => {
  expect(typedOf('soonT')).toBe('soonT')
  expect(typedOf(undefined)).toBe('')
})

it('makes a range of its ends', () => {
  expect(rangeValue({ from: undefined, to: undefined, untilNow: false })).toBeNull()
  expect(rangeValue({ from: '2019', to: '2020', untilNow: false })).toEqual({
    start: { iso: '2019' },
    end: { iso: '2020' },
  })
  expect(rangeValue({ from: '2019', to: undefined, untilNow: true })).toEqual({
    start: { iso: '2019' },
    end: { untilNow: true },
  })
  expect(rangeValue({ from: undefined, to: '2020', untilNow: false })).toEqual({ start: {}, end: { iso: '2020' } })
})

import { expect, it } from 'vitest'
import {
  limitLineOf,
  lineOf,
  nearestTo,
  seriesOf,
  shownDays,
  topOf,
  type UsageDays,
} from '#modules/resources/series.ts'

const day = (name: string, consumed: number, total: number): UsageDays[number] => ({
  day: name,
  resources: [{ resourceType: 'Entity', consumed, total }],
})

it('lays days out by the calendar, from nothing to a round number above the limit', () => {
  const series = seriesOf(
    [day('2026-11-01', 500, 1_000), day('2026-11-02', 600, 1_000), day('2026-11-05', 900, 1_500)],
    'Entity',
  )
  expect(series.points.map(({ x }) => x)).toEqual([0, 25, 100])
  expect(series.limit).toBe('inside')
  expect(series.ticks).toEqual([0, 400, 800, 1_200, 1_600])
  expect(topOf(series, 800)).toBe(50)
  expect(lineOf(series)).toBe('M0 68.75 L25 62.5 L100 43.75')
  // The limit holds until the day on which it changes.
  expect(limitLineOf(series)).toBe('M0 37.5 H25 V37.5 H100 V6.25')
})

it('shows what is used where the limit is far above it, and no limit where there is none', () => {
  const far = seriesOf([day('2026-11-01', 300, 50_000), day('2026-11-02', 412, 50_000)], 'Entity')
  expect([far.limit, far.top]).toEqual(['outside', 800])
  const small = seriesOf([day('2026-11-01', 0, 1), day('2026-11-02', 0, 1)], 'Entity')
  expect([small.limit, small.top]).toEqual(['inside', 4])
  const none = seriesOf([day('2026-11-01', 3, 1_000_000_000), day('2026-11-02', 3, 1_000_000_000)], 'Entity')
  expect([none.limit, none.top]).toEqual(['none', 4])
})

it('has a scale where nothing is used, and nothing for what was not noted', () => {
  expect(seriesOf([day('2026-11-01', 0, 1), day('2026-11-02', 0, 1)], 'Entity').ticks).toEqual([0, 1, 2, 3, 4])
  expect(seriesOf([day('2026-11-01', 0, 1)], 'Project').points).toEqual([])
})

it('names four days at most, and finds the one that is pointed at', () => {
  const days = Array.from({ length: 30 }, (_, at) => day(`2026-11-${String(at + 1).padStart(2, '0')}`, at, 100))
  const series = seriesOf(days, 'Entity')
  expect(shownDays(series).map((each) => each.day.slice(8))).toEqual(['01', '11', '20', '30'])
  expect(nearestTo(series, 52)?.day).toBe('2026-11-16')
  expect(shownDays(seriesOf(days.slice(0, 2), 'Entity'))).toHaveLength(2)
})

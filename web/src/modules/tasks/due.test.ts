import { expect, it } from 'vitest'
import { dueOn, shortDay } from '#modules/tasks/due.ts'

const now = new Date(2026, 10, 15, 12, 0)

it('says how close a day is', () => {
  expect(dueOn('2026-11-15', now)).toMatchObject({ state: 'today', days: 0, timed: false })
  expect(dueOn('2026-11-14', now)).toMatchObject({ state: 'late', days: -1 })
  expect(dueOn('2026-11-18', now)?.state).toBe('soon')
  expect(dueOn('2026-11-19', now)?.state).toBe('later')
  expect(dueOn('nonsense', now)).toBeUndefined()
})

it('is late by the clock where there is one', () => {
  expect(dueOn(new Date(2026, 10, 15, 11, 0).toISOString(), now)?.state).toBe('late')
  expect(dueOn(new Date(2026, 10, 15, 14, 0).toISOString(), now)?.state).toBe('today')
})

it('names a day shortly', () => {
  expect(shortDay(new Date(2026, 10, 19), 'zh-CN', now)).toBe('11-19')
  expect(shortDay(new Date(2027, 0, 4), 'zh-CN', now)).toBe('2027-01-04')
  expect(shortDay(new Date(2026, 10, 19), 'en-US', now)).toBe('Nov 19')
})

import { expect, it } from 'vitest'
import { dayName, startsDay } from '#fields/remarks/days.ts'

const now = new Date(2026, 10, 15, 9)
const at = (...parts: [number, number, number, number]) => new Date(...parts).toISOString()

it('names days as people do', () => {
  expect(dayName(at(2026, 10, 15, 1), 'zh-CN', now)).toBe('今天')
  expect(dayName(at(2026, 10, 14, 23), 'zh-CN', now)).toBe('昨天')
  expect(dayName(at(2026, 10, 12, 8), 'zh-CN', now)).toBe('11 月 12 日')
  expect(dayName(at(2025, 10, 12, 8), 'en-US', now)).toBe('November 12, 2025')
  expect(dayName(at(2026, 10, 15, 1), 'en-US', now)).toBe('Today')
})

it('begins a day where the date changes, not after 24 hours', () => {
  expect(startsDay(at(2026, 10, 15, 1), at(2026, 10, 14, 23))).toBe(true)
  expect(startsDay(at(2026, 10, 15, 1), at(2026, 10, 15, 23))).toBe(false)
  expect(startsDay(at(2026, 10, 15, 1), undefined)).toBe(true)
})

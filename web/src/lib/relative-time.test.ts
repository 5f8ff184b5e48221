import { expect, test } from 'vitest'
import { relativeTime } from '#lib/relative-time.ts'

const now = Date.parse('2026-11-15T12:00:00Z')

test.each([
  ['2026-11-15T11:59:30Z', undefined, undefined],
  ['2026-11-15T11:47:00Z', '13 分钟前', '13 minutes ago'],
  ['2026-11-15T10:00:00Z', '2 小时前', '2 hours ago'],
  ['2026-11-14T11:00:00Z', '昨天', 'yesterday'],
  ['2026-11-21T13:00:00Z', '6 天后', 'in 6 days'],
  ['2026-12-15T11:59:58Z', '30 天后', 'in 30 days'],
  ['2026-08-15T12:00:00Z', '3 个月前', '3 months ago'],
])('%s', (iso, zh, en) => {
  expect(relativeTime(iso, 'zh-CN', now)).toBe(zh)
  expect(relativeTime(iso, 'en-US', now)).toBe(en)
})

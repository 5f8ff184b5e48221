import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { gathered } from '#lib/gathered.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 })
})
afterEach(() => {
  vi.useRealTimers()
})

it('runs once for many calls, soon, and again only after a pause', () => {
  const run = vi.fn()
  const asked = gathered(run, 100, 700)
  for (let at = 0; at < 50; at++) asked.call()
  vi.advanceTimersByTime(99)
  expect(run).toHaveBeenCalledTimes(0)
  vi.advanceTimersByTime(1)
  expect(run).toHaveBeenCalledTimes(1)
  asked.call()
  vi.advanceTimersByTime(699)
  expect(run).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(1)
  expect(run).toHaveBeenCalledTimes(2)
})

it('never forgets the last call, and runs nothing once it is stopped', () => {
  const run = vi.fn()
  const asked = gathered(run, 100, 700)
  asked.call()
  vi.advanceTimersByTime(100)
  for (let at = 0; at < 6; at++) {
    vi.advanceTimersByTime(100)
    asked.call()
  }
  vi.advanceTimersByTime(700)
  expect(run).toHaveBeenCalledTimes(2)
  asked.call()
  asked.stop()
  vi.advanceTimersByTime(5_000)
  expect(run).toHaveBeenCalledTimes(2)
})

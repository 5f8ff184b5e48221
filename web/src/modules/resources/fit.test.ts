import type { HeldResource } from '@cohort/contract/resources'
import { describe, expect, test } from 'vitest'
import { fitOf, roomFor } from '#modules/resources/fit.ts'

const held = (consumed: number, total: number): HeldResource => ({
  resourceKind: 'Basic',
  price: 0,
  priceFen: 0,
  payTimeUnit: null,
  startTime: null,
  expiration: null,
  inGrace: false,
  resources: [{ resourceType: 'Entity', consumed, total }],
})
const remain = (validResources: HeldResource[], resumes?: number) => ({
  validResources,
  next: [],
  resetTime: '2026-12-01T00:00:00.000Z',
  trial:
    resumes === undefined ? null : { projects: { consumed: 0, total: 3 }, resumes: { consumed: resumes, total: 5 } },
})

describe('how many more there can be', () => {
  test('what all packages hold together, less what is used', () => {
    expect(roomFor(remain([held(1000, 1000), held(240, 500)]), 'Resume')).toEqual({
      consumed: 1240,
      total: 1500,
      left: 260,
    })
  })
  test('in a trial resumes run out before all data does, other records do not', () => {
    expect(roomFor(remain([held(2, 1000)], 2), 'Resume')).toEqual({ consumed: 2, total: 5, left: 3 })
    expect(roomFor(remain([held(2, 1000)], 2), 'Contract')?.left).toBe(998)
  })
  test('no limit is no room to speak of', () => {
    expect(roomFor(remain([held(7, 1_000_000_000)]), 'Resume')).toBeUndefined()
  })
  test('who kept more than is held has nothing left, and not less than nothing', () => {
    expect(roomFor(remain([held(1200, 1000)]), 'Resume')?.left).toBe(0)
  })
})

test.each([
  [200, undefined, 'fits'],
  [1, { consumed: 999, total: 1000, left: 1 }, 'fits'],
  [500, { consumed: 0, total: 1000, left: 1000 }, 'fits'],
  [501, { consumed: 0, total: 1000, left: 1000 }, 'close'],
  [2, { consumed: 998, total: 1000, left: 2 }, 'close'],
  [3, { consumed: 998, total: 1000, left: 2 }, 'beyond'],
  [1, { consumed: 1000, total: 1000, left: 0 }, 'full'],
] as const)('%i of %o: %s', (count, room, fit) => {
  expect(fitOf(count, room)).toBe(fit)
})

import { expect, it } from 'vitest'
import { absentIds, comingIn, keptInPlace } from '#modules/entities/live/held.ts'
import type { Found, Row } from '#modules/entities/queries.ts'

const row = (openId: string, version = 1): Row => ({
  meta: {
    openId,
    entityType: 'Resume',
    source: null,
    createdAt: '2026-01-01T00:00:00.000Z',
    updatedAt: '2026-01-01T00:00:00.000Z',
    createdBy: null,
    updatedBy: null,
    version,
  },
  data: { standardFields: { name: `${openId}${version}` }, customFields: {} },
})
const list = (...data: Row[]): Found => ({ data, total: data.length, capped: false })
const ids = ({ data }: Found) => data.map(({ meta }) => `${meta.openId}${meta.version}`)

it('changes rows in their places, whatever the new order', () => {
  const shown = list(row('a'), row('b'), row('c'))
  const now = list(row('n'), row('c', 2), row('a'))
  expect(ids(keptInPlace(shown, now, [row('b', 3)]))).toEqual(['a1', 'b3', 'c2'])
  expect(absentIds(shown, now)).toEqual(['b'])
})

it('never goes back to an older version', () => {
  expect(ids(keptInPlace(list(row('a', 4)), list(row('a', 3)), []))).toEqual(['a4'])
})

it('counts what others brought in, not what only moved onto the page', () => {
  const shown = list(row('a'), row('b'))
  const now = list(row('n'), row('moved'))
  expect(comingIn(shown, now, { ids: new Set(['n', 'elsewhere']), any: false })).toBe(1)
  expect(comingIn(shown, now, { ids: new Set(), any: true })).toBe(2)
})

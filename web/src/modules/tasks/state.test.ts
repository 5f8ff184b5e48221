import { expect, it } from 'vitest'
import { addressOf, assigneePath, duePath, filtersOf, stateOf } from '#modules/tasks/state.ts'

const where = [{ of: 'payload', path: 'data.standardFields.skills', op: 'in', values: ['go'] }] as const

it('reads an address and writes what changed', () => {
  const usual = stateOf(new URLSearchParams())
  expect(usual).toMatchObject({ view: 'board', by: 'stage', mine: false, conditions: [] })
  expect(addressOf({ view: 'list', query: 'lin', conditions: where })).toEqual({
    view: 'list',
    q: 'lin',
    where: JSON.stringify(where),
  })
  expect(addressOf({ view: 'board', mine: false })).toEqual({ view: undefined, mine: undefined })
  expect(stateOf(new URLSearchParams({ where: JSON.stringify([...where, { of: 'x' }]) })).conditions).toEqual(where)
  expect(stateOf(new URLSearchParams({ where: '{', view: 'nothing' }))).toEqual(usual)
})

it('asks the server for what was chosen', () => {
  const state = { ...stateOf(new URLSearchParams('mine=1&due=1')), conditions: where }
  expect(filtersOf(state, 'tTu', new Date(2026, 10, 29))).toEqual({
    filters: {
      and: [
        { field: assigneePath, op: 'in', value: ['tTu'] },
        { field: duePath, op: 'lte', value: '2026-12-02' },
      ],
    },
    payloadFilters: { and: [{ field: 'data.standardFields.skills', op: 'in', value: ['go'] }] },
  })
  expect(filtersOf({ mine: false, due: false, conditions: [{ ...where[0], values: [] }] }, null)).toEqual({})
})

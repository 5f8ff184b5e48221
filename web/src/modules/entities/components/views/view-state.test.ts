import { describe, expect, it } from 'vitest'
import { differs, isPlain, kindOf, searchOf, stateOf } from '#modules/entities/components/views/view-state.ts'
import { readState } from '#modules/entities/list-state.ts'

const state = readState(new URLSearchParams('type=Job&q=支付&f.city=上海&view=board&by=status&page=3&saved=v9'))
const view = { id: 'v1', entityType: 'Job', search: searchOf(state), columns: [] as string[] }

describe('a saved view', () => {
  it('keeps all but the page, and opens to the same', () => {
    expect(view.search).not.toContain('page=')
    expect(view.search).not.toContain('saved=')
    expect(stateOf(view)).toEqual({ ...state, page: 1, saved: 'v1' })
    expect(kindOf(state)).toBe('board')
    expect(kindOf({ ...state, view: 'elsewhere' })).toBe('list')
  })

  it('knows whether what is shown differs from it', () => {
    expect(differs(view, { ...state, page: 7 }, ['name'], ['name'])).toBe(false)
    expect(differs(view, { ...state, query: '' }, ['name'], ['name'])).toBe(true)
    expect(differs(view, state, ['name', 'city'], ['name'])).toBe(true)
    expect(differs({ ...view, columns: ['name', 'city'] }, state, ['name', 'city'], ['name'])).toBe(false)
  })

  it('is not offered for the plain list', () => {
    expect(isPlain(state)).toBe(false)
    expect(isPlain(readState(new URLSearchParams('type=Job&page=2')))).toBe(true)
  })
})

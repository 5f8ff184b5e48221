import { entityTypeOf } from '@cohort/contract/entity-types'
import { describe, expect, it } from 'vitest'
import { shapeOf } from '#fields/shape.ts'
import { listFilters } from '#modules/entities/list-filters.ts'

const resume = entityTypeOf('Resume')
if (!resume) throw new Error('no such type')
const shape = shapeOf(resume, [])
const state = { chosen: [], followed: false }

describe('listFilters', () => {
  it('is nothing where nothing was chosen', () => expect(listFilters(state, shape, [])).toBeUndefined())

  it('asks for all conditions together', () => {
    const chosen = [{ key: 'skills', values: ['go'] }]
    expect(listFilters({ chosen, followed: true }, shape, ['a'])).toEqual({
      and: [
        { field: 'data.standardFields.skills', op: 'in', value: ['go'] },
        { field: 'meta.openId', op: 'in', value: ['a'] },
      ],
    })
  })

  it('shows nothing, and not everything, to who follows nothing', () => {
    expect(listFilters({ ...state, followed: true }, shape, [])).toEqual({
      and: [{ field: 'meta.openId', op: 'in', value: ['-'] }],
    })
  })
})

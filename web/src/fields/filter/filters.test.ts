import { entityTypeOf } from '@cohort/contract/entity-types'
import { describe, expect, it } from 'vitest'
import { filtersOf } from '#fields/filter/filters.ts'
import { nested, shapeOf } from '#fields/shape.ts'
import { valueAt } from '#lib/value-at.ts'

const resume = entityTypeOf('Resume')
if (!resume) throw new Error('no such type')
const shape = shapeOf(resume, [{ key: 'k1', type: 'Number', label: { zh: '评分', en: 'Score' } }])

describe('filtersOf', () => {
  it('is nothing where nothing was chosen', () => expect(filtersOf([], shape)).toEqual([]))

  it('names fields as the server does', () => {
    const chosen = [
      { key: 'skills', values: ['go', 'java'] },
      { key: 'currentJobStatus.workYears', from: '3', to: '5' },
      { key: 'custom.k1', from: undefined, to: '4.5' },
    ]
    expect(filtersOf(chosen, shape)).toEqual([
      { field: 'data.standardFields.skills', op: 'in', value: ['go', 'java'] },
      {
        and: [
          { field: 'data.standardFields.currentJobStatus.workYears', op: 'gte', value: 3 },
          { field: 'data.standardFields.currentJobStatus.workYears', op: 'lte', value: 5 },
        ],
      },
      { and: [{ field: 'data.customFields.k1', op: 'lte', value: 4.5 }] },
    ])
  })

  it('asks for salaries in thousands', () => {
    const chosen = [{ key: 'expectation.salary', from: '35', to: undefined }]
    expect(filtersOf(chosen, shape)).toEqual([
      { and: [{ field: 'data.standardFields.expectation.salary', op: 'gte', value: 35_000 }] },
    ])
  })

  it('leaves out what an old or a mistyped address names', () => {
    const chosen = [
      { key: 'gone', values: ['x'] },
      { key: 'skills', from: '1', to: '2' },
      { key: 'currentJobStatus.workYears', from: 'many', to: undefined },
    ]
    expect(filtersOf(chosen, shape)).toEqual([])
  })
})

describe('paths into a record', () => {
  it('read and write a value', () => {
    expect(nested('humanInfo.age', 29)).toEqual({ humanInfo: { age: 29 } })
    expect(valueAt(nested('humanInfo.age', 29), 'humanInfo.age')).toBe(29)
    expect(valueAt({ humanInfo: null }, 'humanInfo.age')).toBeUndefined()
    expect(valueAt({}, 'constructor.name')).toBeUndefined()
  })
})

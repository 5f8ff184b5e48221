import { entityTypeOf } from '@cohort/contract/entity-types'
import { describe, expect, it } from 'vitest'
import { shapeOf } from '#fields/shape.ts'
import { questionOf, type RecommendState, readState, writeState } from '#modules/matching/recommend-state.ts'

const resume = entityTypeOf('Resume')
if (!resume) throw new Error('no such type')
const shape = shapeOf(resume, [])
const full: RecommendState = {
  tab: 'dismissed',
  isBlind: true,
  withFlow: true,
  isAll: true,
  chosen: [
    { key: 'skills', values: ['go', 'java'] },
    { key: 'currentJobStatus.workYears', from: '3', to: undefined },
    { key: 'humanInfo.genderName', values: ['女'] },
  ],
}
const skills = { field: 'data.standardFields.skills', op: 'in', value: ['go', 'java'] }
const years = { and: [{ field: 'data.standardFields.currentJobStatus.workYears', op: 'gte', value: 3 }] }

describe('the address of a recommendation', () => {
  it('is read back as it was written, beside what else it says', () => {
    const query = new URLSearchParams('projectId=p')
    writeState(full, query)
    expect(readState(new URLSearchParams(query.toString()))).toEqual(full)
    writeState(readState(new URLSearchParams()), query)
    expect(query.toString()).toBe('projectId=p')
  })
})

describe('what is asked', () => {
  it('is one of the conditions, or all of them together', () => {
    const chosen = full.chosen.slice(0, 2)
    expect(questionOf('p', { ...full, chosen, isAll: false }, shape).filters).toEqual([skills, years])
    expect(questionOf('p', { ...full, chosen }, shape).filters).toEqual([{ and: [skills, years] }])
  })

  it('is nothing of what is hidden in blind mode', () => {
    expect(questionOf('p', { ...full, isAll: false }, shape).filters).toEqual([skills, years])
    expect(questionOf('p', { ...full, isAll: false, isBlind: false }, shape).filters).toHaveLength(3)
  })
})

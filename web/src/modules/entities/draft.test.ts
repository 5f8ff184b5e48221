import { entityTypeOf } from '@cohort/contract/entity-types'
import { expect, it } from 'vitest'
import { shapeOf } from '#fields/shape.ts'
import { draftData, initialDraft } from '#modules/entities/draft.ts'

const resume = entityTypeOf('Resume')
if (!resume) throw new Error('no such type')
const shape = shapeOf(resume, [{ key: 'k1', type: 'ShortText', label: { zh: '代号', en: 'Code' } }])

it('makes a record of what was filled in', () => {
  const draft = {
    name: '林知遥',
    'humanInfo.age': 29,
    'humanInfo.degree': 'master',
    'humanInfo.email': null,
    skills: [],
    'custom.k1': 'A-7',
    gone: 'x',
  }
  expect(draftData(shape, draft)).toEqual({
    standardFields: { name: '林知遥', humanInfo: { age: 29, degree: 'master' } },
    customFields: { k1: 'A-7' },
  })
})

it('begins with the defaults; one that was taken away stays away', () => {
  const label = { zh: '热度', en: 'Heat' }
  const begun = shapeOf(resume, [{ key: 'k2', type: 'Number', label, options: { default: 3 } }])
  const first = initialDraft(begun)
  expect(first['custom.k2']).toBe(3)
  expect(draftData(begun, { ...first, name: '林知遥' }).customFields).toEqual({ k2: 3 })
  expect(draftData(begun, { ...first, 'custom.k2': null }).customFields).toEqual({ k2: null })
})

import { entityTypeOf } from '@cohort/contract/entity-types'
import { expect, it } from 'vitest'
import { draftData } from '#modules/entities/draft.ts'
import { shapeOf } from '#modules/entities/shape.ts'

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

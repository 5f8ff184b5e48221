import type { Entity } from '@cohort/contract/entities'
import { entityTypeOf } from '@cohort/contract/entity-types'
import { expect, it } from 'vitest'
import { type ShownField, shapeOf } from '#fields/shape.ts'
import { editOf } from '#modules/entities/bulk.ts'

const resume = entityTypeOf('Resume')
const fieldOf = (key: string): ShownField => {
  const field = resume && shapeOf(resume, []).fields.get(key)
  if (!field) throw new Error('no such field')
  return field
}
const tag = (openId: string) => ({ openId, entityType: 'Tag', name: openId })
const record = (standardFields: Record<string, unknown>) => ({ data: { standardFields, customFields: {} } }) as Entity

it('names tags by their ids', () => {
  const field = fieldOf('tags')
  expect(editOf({ kind: 'add', field, values: [tag('a'), tag('b')] }, [])).toEqual({ addTags: ['a', 'b'] })
  expect(editOf({ kind: 'remove', field, values: [tag('a')] }, [])).toEqual({ removeTags: ['a'] })
})

it('links each with one', () =>
  expect(editOf({ kind: 'link', to: { openId: 'j', entityType: 'Job', name: 'J' } }, [])).toEqual({
    addLinks: [{ entityType: 'Job', openId: 'j' }],
  }))

it('sets a value at its place, and empties it', () => {
  const field = fieldOf('currentJobStatus.company')
  expect(editOf({ kind: 'set', field, value: '云栎' }, [record({})])).toEqual({
    standardFields: { currentJobStatus: { company: '云栎' } },
  })
  expect(editOf({ kind: 'set', field, value: null }, [record({})])).toEqual({
    standardFields: { currentJobStatus: { company: null } },
  })
})

it('takes out of an object what any of the records has and the new value has not', () => {
  const field = fieldOf('currentJobStatus.workLocation')
  const records = [
    record({ currentJobStatus: { workLocation: { city: '上海', district: '徐汇区' } } }),
    record({ currentJobStatus: { workLocation: { province: '浙江省' } } }),
  ]
  expect(editOf({ kind: 'set', field, value: { city: '北京' } }, records)).toEqual({
    standardFields: { currentJobStatus: { workLocation: { city: '北京', district: null, province: null } } },
  })
})

import { entityTypeOf } from '@cohort/contract/entity-types'
import { expect, it } from 'vitest'
import { nextValue } from '#modules/entities/bulk.ts'
import { shapeOf } from '#modules/entities/shape.ts'

const resume = entityTypeOf('Resume')
const field = resume && shapeOf(resume, []).fields.get('tags')
if (!field) throw new Error('no such field')
const tag = (openId: string) => ({ openId, entityType: 'Tag', name: openId })

it('adds tags to those that are there, once each', () => {
  const deed = { kind: 'add', field, values: [tag('a'), tag('b')] } as const
  expect(nextValue(deed, [tag('b'), tag('c')])).toEqual([tag('b'), tag('c'), tag('a')])
  expect(nextValue(deed, undefined)).toEqual([tag('a'), tag('b')])
})

it('takes tags away and leaves the others', () => {
  const deed = { kind: 'remove', field, values: [tag('a')] } as const
  expect(nextValue(deed, [tag('a'), tag('c')])).toEqual([tag('c')])
  expect(nextValue(deed, null)).toEqual([])
})

it('sets a value whatever was there', () =>
  expect(nextValue({ kind: 'set', field, value: null }, [tag('a')])).toBeNull())

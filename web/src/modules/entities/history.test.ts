import type { Entity } from '@cohort/contract/entities'
import { entityTypeOf } from '@cohort/contract/entity-types'
import { describe, expect, it } from 'vitest'
import { shapeOf } from '#fields/shape.ts'
import { changesOf } from '#modules/entities/history.ts'

const resume = entityTypeOf('Resume')
if (!resume) throw new Error('no such type')
const shape = shapeOf(resume, [])
const at = '2026-11-15T00:00:00.000Z'
const dataOf = (standardFields: Record<string, unknown>) => ({ standardFields, customFields: {} })
const record: Entity = {
  meta: {
    openId: 'a',
    entityType: 'Resume',
    source: null,
    createdAt: at,
    updatedAt: at,
    createdBy: 'u1',
    updatedBy: 'u2',
    version: 3,
  },
  data: dataOf({ name: '林知遥', skills: ['Go'], works: [{ company: '云栎科技' }] }),
}

describe('changesOf', () => {
  it('compares every state with the one before it', () => {
    const versions = [
      { version: 2, at, by: 'u1', data: dataOf({ name: '林知遥', skills: [], works: [] }) },
      { version: 1, at, by: 'u1', data: dataOf({ name: '林知', works: null }) },
    ]
    const changes = changesOf(record, versions, shape)
    expect(changes.map(({ version, by }) => [version, by])).toEqual([
      [3, 'u2'],
      [2, 'u1'],
      [1, 'u1'],
    ])
    expect(changes.map(({ differences }) => differences.map(({ field }) => field.key))).toEqual([
      ['skills'],
      ['name'],
      [],
    ])
    expect(changes.map(({ lists }) => lists)).toEqual([['works'], [], []])
  })
})

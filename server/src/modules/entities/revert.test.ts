import { expect, test } from 'vitest'
import { revert } from '#modules/entities/revert'

const tag = (openId: string, name = openId) => ({ openId, name })

function taken(present: object, after: object, before: object) {
  const kept: string[] = []
  const values = revert(present as never, after as never, before as never, (path) => kept.push(path))
  return { values, kept }
}

test('what the change set is set back, to nothing where there was nothing', () => {
  const before = { name: '甲', summary: '旧', info: { age: 1, city: 'x' } }
  const after = { name: '甲', summary: '新', info: { age: 2, city: 'x' }, added: true }
  expect(taken(after, after, before)).toEqual({ values: before, kept: [] })
})

test('what somebody changed since stays and is named; the rest of the same object is set back', () => {
  const before = { info: { age: 1, city: 'x' }, summary: '旧' }
  const after = { info: { age: 2, city: 'y' }, summary: '新' }
  const present = { info: { age: 9, city: 'y' }, summary: '后来', other: 1 }
  expect(taken(present, after, before)).toEqual({
    values: { info: { age: 9, city: 'x' }, summary: '后来', other: 1 },
    kept: ['info.age', 'summary'],
  })
})

test('lists of tags and texts go entry by entry, each back in its place', () => {
  const before = { tags: [tag('a'), tag('b')], skills: ['go'] }
  const after = { tags: [tag('b'), tag('new')], skills: ['go', 'rust'] }
  const present = { tags: [tag('b'), tag('new'), tag('mine')], skills: ['go', 'rust', 'java'] }
  expect(taken(present, after, before)).toEqual({
    values: { tags: [tag('a'), tag('b'), tag('mine')], skills: ['go', 'java'] },
    kept: [],
  })
})

test('what somebody has already set back themselves is no quarrel', () => {
  expect(taken({ summary: '旧' }, { summary: '新' }, { summary: '旧' })).toEqual({
    values: { summary: '旧' },
    kept: [],
  })
})

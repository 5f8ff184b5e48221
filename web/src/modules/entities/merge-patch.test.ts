import { expect, it } from 'vitest'
import { patchTo } from '#modules/entities/merge-patch.ts'

it('makes a patch that leads from one state to another', () => {
  const now = { name: '乙', humanInfo: { age: 30, phone: '139' }, tags: ['a'], same: { a: 1 }, added: 1 }
  const wanted = { name: '甲', humanInfo: { age: 29 }, tags: ['a', 'b'], same: { a: 1 }, lost: { b: 2 } }
  expect(patchTo(now, wanted)).toEqual({
    name: '甲',
    humanInfo: { age: 29, phone: null },
    tags: ['a', 'b'],
    added: null,
    lost: { b: 2 },
  })
})

import { expect, test } from 'vitest'
import { reordered } from '#lib/reordered.ts'

test('one is put elsewhere in the order', () => {
  expect(reordered(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a'])
  expect(reordered(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b'])
  expect(reordered(['a'], 5, 0)).toEqual(['a'])
})

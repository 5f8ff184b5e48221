import { expect, test } from 'vitest'
import { remembered } from '#remembered'

test('an answer is made once, and made again only when so many others have come since', () => {
  const made: string[] = []
  const length = remembered((text) => {
    made.push(text)
    return text.length
  }, 2)
  expect(['一', '一二', '一', '一二'].map(length)).toEqual([1, 2, 1, 2])
  expect(made).toEqual(['一', '一二'])
  expect(length('一二三')).toBe(3)
  expect(length('一二')).toBe(2)
  expect(made).toEqual(['一', '一二', '一二三'])
  expect(length('一')).toBe(1)
  expect(made).toEqual(['一', '一二', '一二三', '一'])
})

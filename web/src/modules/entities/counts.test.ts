import { describe, expect, it } from 'vitest'
import { countText, pagesAround } from '#modules/entities/counts.ts'

describe('countText', () => {
  it.each([
    [{ total: 0, capped: false }, '0'],
    [{ total: 9999, capped: false }, '9,999'],
    [{ total: 10_000, capped: true }, '10,000+'],
    [undefined, ''],
  ])('%o', (found, text) => expect(countText(found)).toBe(text))
})

describe('pagesAround', () => {
  it.each([
    [1, 1, [1]],
    [3, 7, [1, 2, 3, 4, 5, 6, 7]],
    [1, 500, [1, 2, 3, 4, 5, 0, 500]],
    [250, 500, [1, 0, 249, 250, 251, 0, 500]],
    [500, 500, [1, 0, 496, 497, 498, 499, 500]],
  ])('page %i of %i', (current, last, pages) => expect(pagesAround(current, last)).toEqual(pages))
})

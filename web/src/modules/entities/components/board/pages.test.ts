import { describe, expect, it } from 'vitest'
import { cardsOf, type Pages, renewed, withCard, without } from '#modules/entities/components/board/pages.ts'
import type { Row } from '#modules/entities/queries.ts'

const row = (openId: string, version = 1) =>
  ({ meta: { openId, version }, data: { standardFields: {}, customFields: {} } }) as unknown as Row
const pages: Pages = {
  pages: [
    { data: [row('a'), row('b')], total: 4, capped: false },
    { data: [row('c'), row('d')], total: 4, capped: false },
  ],
  pageParams: [1, 2],
}
const ids = (data: Pages) => cardsOf(data).map(({ meta }) => meta.openId)

describe('the cards of a column', () => {
  it('are put where they were dropped, and counted', () => {
    expect(ids(withCard(pages, row('x'), 0))).toEqual(['x', 'a', 'b', 'c', 'd'])
    expect(ids(withCard(pages, row('x'), 2))).toEqual(['a', 'b', 'x', 'c', 'd'])
    expect(ids(withCard(pages, row('x'), 3))).toEqual(['a', 'b', 'c', 'x', 'd'])
    expect(ids(withCard(pages, row('x'), 99))).toEqual(['a', 'b', 'c', 'd', 'x'])
    expect(withCard(pages, row('x'), 1).pages[0]?.total).toBe(5)
  })

  it('go from the page they are on, once', () => {
    const left = without(pages, 'c')
    expect(ids(left)).toEqual(['a', 'b', 'd'])
    expect(left.pages[1]?.total).toBe(3)
    expect(without(left, 'c')).toBe(left)
  })

  it('are never there twice', () => {
    expect(ids(withCard(pages, row('a'), 3))).toEqual(['b', 'c', 'd', 'a'])
    expect(withCard(pages, row('a'), 3).pages[0]?.total).toBe(4)
  })

  it('take over what the server answered', () => {
    expect(cardsOf(renewed(pages, row('b', 7)))[1]?.meta.version).toBe(7)
  })
})

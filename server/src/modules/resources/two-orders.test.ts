import { describe, expect, test } from 'vitest'
import { currentPackage, totalsAt } from '#modules/resources/holdings'
import { type Book, noticed, placed } from '#modules/resources/ledger'

const at = (text: string): Date => new Date(`${text}+08:00`)
const empty: Book = { grants: [], orders: [], payments: [] }
const bought = (kind: 'Premium', now: Date): Book => {
  const { book, order } = placed(empty, { id: 'held', kind, unit: 'Month' }, now)
  const notice = { orderId: 'held', tradeNumber: 'held', amountFen: order.priceFen, paidAt: now }
  return { ...noticed(book, notice, { now, grantId: 'held' }).book, payments: [] }
}

describe('two larger packages, both paid before either payment is known', () => {
  const start = bought('Premium', at('2026-11-01T10:00:00'))
  const [first, second] = [at('2026-11-16T10:00:00'), at('2026-11-16T10:10:00')]
  /** Told in the order that is given, one minute apart. */
  const told = (
    kinds: readonly ['Professional' | 'Flagship', 'Professional' | 'Flagship'],
    order: readonly number[],
  ) => {
    const one = placed(start, { id: 'one', kind: kinds[0], unit: 'Month' }, first)
    const two = placed(one.book, { id: 'two', kind: kinds[1], unit: 'Month' }, second)
    const notices = [one.order, two.order].map(({ id, priceFen }, place) => ({
      orderId: id,
      tradeNumber: `trade-${id}`,
      amountFen: priceFen,
      paidAt: place === 0 ? first : second,
    }))
    return order.reduce(
      ({ book, outcomes }, place, minute) => {
        const now = new Date(second.getTime() + minute * 60_000)
        const notice = notices[place] as (typeof notices)[number]
        const after = noticed(book, notice, { now, grantId: `grant-${place}` })
        return { book: after.book, outcomes: [...outcomes, after.outcome] }
      },
      { book: two.book, outcomes: [] as string[] },
    )
  }
  const paidFor = (book: Book): number =>
    book.payments.reduce((sum, { amountFen, refundFen }) => sum + amountFen - refundFen, 0)
  /** Half of the month of Plus is left. */
  const credit = 49_000

  test.each([
    ['Professional', 'Professional', 288_000, 'overtaken', 'overtaken'],
    ['Professional', 'Flagship', 988_000, 'counted', 'overtaken'],
    ['Flagship', 'Professional', 988_000, 'overtaken', 'counted'],
  ] as const)('%s and %s: the larger is held for its price less the rest, once', (one, two, list, forth, back) => {
    for (const [order, last] of [
      [[0, 1], forth],
      [[1, 0], back],
    ] as const) {
      const { book, outcomes } = told([one, two], order)
      expect(outcomes).toEqual(['counted', last])
      expect(paidFor(book)).toBe(list - credit)
      const larger = one === 'Flagship' || two === 'Flagship' ? 'Flagship' : 'Professional'
      expect(currentPackage(book.grants, at('2026-11-16T10:12:00'))?.kind).toBe(larger)
      expect(totalsAt(book.grants, at('2026-12-25T00:00:00')).Entity).toBe(1_000)
    }
  })
})

import { isPaidKind, orderMinutes, type PayTimeUnit, type SoldKind } from '@cohort/contract/packages'
import type { OrderEffect, OrderStatus } from '@cohort/contract/resources'
import type { Grant } from '#modules/resources/holdings'
import { granted, isMonthOnYear, quote } from '#modules/resources/quotes'

/** One order from its making to its end. */
export interface OrderEntry {
  readonly id: string
  readonly kind: SoldKind
  readonly unit: PayTimeUnit
  readonly effect: OrderEffect
  readonly listFen: number
  readonly creditFen: number
  /** The grant whose rest it is priced with; once it is paid, the grant that it ended. */
  readonly creditOf: string | null
  readonly priceFen: number
  readonly status: OrderStatus
  readonly createdAt: Date
  readonly expiresAt: Date
  /** Since when it is not to be paid any more, because another order took its place. */
  readonly closedAt: Date | null
  readonly paidAt: Date | null
  readonly grantId: string | null
  readonly refundFen: number
}

/** Money that came in. One trade of whoever takes it is one payment, however often it is told. */
export interface PaymentEntry {
  readonly tradeNumber: string
  readonly orderId: string
  readonly amountFen: number
  readonly paidAt: Date
  /** What is to be given back of it. */
  readonly refundFen: number
}

/** All that an enterprise ordered, paid and holds. */
export interface Book {
  readonly grants: readonly Grant[]
  readonly orders: readonly OrderEntry[]
  readonly payments: readonly PaymentEntry[]
}

/** What a signed notice says. */
export interface Notice {
  readonly orderId: string
  readonly tradeNumber: string
  readonly amountFen: number
  readonly paidAt: Date
}

/** counted: it gave something; late, twice, overtaken: the money came and goes back; the others changed nothing. */
export type Outcome = 'counted' | 'late' | 'twice' | 'overtaken' | 'repeated' | 'unknown' | 'wrongAmount'

interface Wanted {
  readonly id: string
  readonly kind: SoldKind
  readonly unit: PayTimeUnit
}

/** A new order at the price of this moment. Of packages only the last one that was ordered can be paid. */
export function placed(book: Book, { id, kind, unit }: Wanted, now: Date): { book: Book; order: OrderEntry } {
  const { effect, listFen, creditFen, creditOf, priceFen } = quote(book.grants, kind, unit, now)
  const order: OrderEntry = {
    id,
    kind,
    unit,
    effect,
    listFen,
    creditFen,
    creditOf,
    priceFen,
    status: 'unpaid',
    createdAt: now,
    expiresAt: new Date(now.getTime() + orderMinutes * 60_000),
    closedAt: null,
    paidAt: null,
    grantId: null,
    refundFen: 0,
  }
  const orders = isPaidKind(kind) ? book.orders.map((each) => closed(each, now)) : book.orders
  return { book: { ...book, orders: [...orders, order] }, order }
}

const closed = (order: OrderEntry, now: Date): OrderEntry =>
  order.status === 'unpaid' && isPaidKind(order.kind) ? { ...order, status: 'closed', closedAt: now } : order

/** Orders that nobody paid in time are over. */
export const expired = (book: Book, now: Date): Book => ({
  ...book,
  orders: book.orders.map((order) =>
    order.status === 'unpaid' && order.expiresAt <= now ? { ...order, status: 'expired' } : order,
  ),
})

/** When it could no longer be paid. What was paid before counts, however late its notice comes. */
export const overAt = ({ closedAt, expiresAt }: Pick<OrderEntry, 'closedAt' | 'expiresAt'>): Date =>
  closedAt && closedAt < expiresAt ? closedAt : expiresAt

/** A notice whose signature is good. */
export function noticed(
  book: Book,
  notice: Notice,
  { now, grantId }: { now: Date; grantId: string },
): { book: Book; outcome: Outcome; order?: OrderEntry } {
  const order = book.orders.find(({ id }) => id === notice.orderId)
  if (!order) return { book, outcome: 'unknown' }
  if (book.payments.some(({ tradeNumber }) => tradeNumber === notice.tradeNumber))
    return { book, outcome: 'repeated', order }
  if (order.priceFen !== notice.amountFen) return { book, outcome: 'wrongAmount', order }
  const { orderId, tradeNumber, amountFen, paidAt } = notice
  const paid = (refundFen: number): PaymentEntry[] => [
    ...book.payments,
    { orderId, tradeNumber, amountFen, paidAt, refundFen },
  ]
  if (order.grantId !== null) {
    const twice = { ...order, refundFen: order.refundFen + amountFen }
    return { book: { ...withOrder(book, twice), payments: paid(amountFen) }, outcome: 'twice', order: twice }
  }
  const back = (outcome: 'late' | 'overtaken') => {
    const entry: OrderEntry = { ...order, status: 'refund', paidAt, refundFen: order.refundFen + amountFen }
    return { book: { ...withOrder(book, entry), payments: paid(amountFen) }, outcome, order: entry }
  }
  if (paidAt >= overAt(order)) return back('late')
  if (isOvertaken(book, order, now)) return back('overtaken')
  return count(book, order, { paidAt, paid }, { now, grantId })
}

/**
 * Two orders may both be paid before either payment is known, and both be priced with what was left of the same package.
 * The first that is known takes it. The other counts only where what it would end now is worth no less; otherwise it would
 * be bought with money that was spent already. Nor does a larger package by the month follow a year that came in between.
 */
function isOvertaken(book: Book, order: OrderEntry, now: Date): boolean {
  const fresh = granted(book.grants, order, now).quote
  const isTaken = book.orders.some(
    ({ id, grantId, creditOf }) =>
      id !== order.id && grantId !== null && creditOf !== null && creditOf === order.creditOf,
  )
  return (isTaken && fresh.creditFen < order.creditFen) || isMonthOnYear(book.grants, order.kind, order.unit, now)
}

/** What was left of the package that it ends may be worth more by now than when it was ordered: that goes back. */
function count(
  book: Book,
  order: OrderEntry,
  { paidAt, paid }: { paidAt: Date; paid: (refundFen: number) => PaymentEntry[] },
  { now, grantId }: { now: Date; grantId: string },
): { book: Book; outcome: Outcome; order: OrderEntry } {
  const { grants, quote: fresh } = granted(book.grants, { ...order, id: grantId }, now)
  const over = Math.max(0, fresh.creditFen - order.creditFen)
  const done: OrderEntry = {
    ...order,
    status: 'paid',
    effect: fresh.effect,
    creditOf: fresh.creditOf,
    paidAt,
    grantId,
    refundFen: order.refundFen + over,
  }
  return { book: { ...withOrder(book, done), grants, payments: paid(over) }, outcome: 'counted', order: done }
}

const withOrder = (book: Book, order: OrderEntry): Book => ({
  ...book,
  orders: book.orders.map((each) => (each.id === order.id ? order : each)),
})

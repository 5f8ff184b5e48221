import type { Parsed, Result } from '@cohort/contract/call'
import { fail } from '@cohort/contract/errors'
import { isExtraKind, type PayTimeUnit, type SoldKind } from '@cohort/contract/packages'
import type { createOrder, payAgain } from '@cohort/contract/resources'
import { audit } from '#kernel/audit'
import { type Context, found, me, transaction } from '#kernel/context'
import { newId } from '#kernel/ids'
import type { Wire } from '#kernel/route'
import { dayOf, toSecond } from '#modules/resources/calendar'
import { placed } from '#modules/resources/ledger'
import { requireSold } from '#modules/resources/service'
import * as store from '#modules/resources/store'

type Order = Pick<store.OrderRow, 'order_id' | 'number' | 'price_fen' | 'expires_at'>

/** An order at the price of this moment, and the way to pay it. */
export async function order(
  ctx: Context,
  { params, body }: Parsed<typeof createOrder>,
  wire: Wire,
): Promise<Result<typeof createOrder>> {
  const kind = requireSold(ctx, params.type)
  if (body.orderType && (body.orderType === 'extra') !== isExtraKind(kind))
    throw fail('BadInput', { field: 'orderType', problem: 'not of this type' })
  sendForm(ctx, await place(ctx, { kind, unit: params.payTimeUnit, seenFen: body.priceFen }), wire)
  return {}
}

interface Wanted {
  kind: SoldKind
  unit: PayTimeUnit
  /** The price that the buyer has seen. */
  seenFen?: number | undefined
}

/** One after another: of two that order at once the second sees what the first has ordered. */
export const place = (ctx: Context, { kind, unit, seenFen }: Wanted): Promise<Order> =>
  transaction(ctx, async (ctx) => {
    const now = toSecond(ctx.clock.now())
    const count = await store.lockAccount(ctx, dayOf(now), 1)
    const before = await store.findBook(ctx)
    const { book, order } = placed(before, { id: newId(now), kind, unit }, now)
    const { priceFen } = order
    if (seenFen !== undefined && seenFen !== priceFen) throw fail('PriceChanged', { priceFen })
    const number = `C${dayOf(now).replaceAll('-', '')}-${String(count).padStart(4, '0')}`
    await store.insertOrder(ctx, order, { number, by: me(ctx).user.userId })
    for (const each of book.orders)
      if (each.id !== order.id && !before.orders.includes(each)) await store.updateOrder(ctx, each)
    await audit(ctx, 'resource.order', order.id, { after: { number, kind, unit, priceFen } })
    return { order_id: order.id, number, price_fen: priceFen, expires_at: order.expiresAt }
  })

/** The way to pay an order that can be paid still. */
export async function again(
  ctx: Context,
  { params }: Parsed<typeof payAgain>,
  wire: Wire,
): Promise<Result<typeof payAgain>> {
  const row = found(await store.findOrder(ctx, params.id))
  if (!isPayable(row, ctx.clock.now())) throw fail('OrderOver')
  sendForm(ctx, row, wire)
  return {}
}

export const isPayable = ({ status, expires_at }: Pick<store.OrderRow, 'status' | 'expires_at'>, now: Date): boolean =>
  status === 'unpaid' && now < expires_at

function sendForm(ctx: Context, order: Order, { reply }: Wire): void {
  const payment = found(ctx.ports.payment, fail('NotForSale'))
  const form = payment.form(
    {
      tenant: ctx.tenant,
      orderId: order.order_id,
      priceFen: order.price_fen,
      subject: `Cohort ${order.number}`,
      expiresAt: order.expires_at,
      origin: ctx.origin,
    },
    ctx.clock.now(),
  )
  reply.type('text/html; charset=utf-8').send(form)
}

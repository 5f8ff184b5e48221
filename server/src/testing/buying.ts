import type { PayTimeUnit, ResourceKind } from '@cohort/contract/packages'
import { actAtCashier, takeNotice } from '@cohort/contract/payments'
import { createOrder, listOrders, type Order } from '@cohort/contract/resources'
import type { PaymentNotice } from '#kernel/ports'
import { cashierNotice } from '#ports/payment/cashier'
import type { Actor, TestApp } from '#testing/app'

/** Orders this as the actor; the order as the list shows it. */
export async function orderOf(
  app: TestApp,
  actor: Actor,
  type: ResourceKind,
  payTimeUnit: PayTimeUnit,
): Promise<Order> {
  const { status, error } = await app.ask(createOrder, { params: { type, payTimeUnit }, body: {} }, actor)
  if (status !== 200) throw new Error(`${status} ${error?.error}`)
  const [newest] = (await app.ask(listOrders, { query: {} }, actor)).body.orders
  if (!newest) throw new Error('nothing was ordered')
  return newest
}

/** Orders and pays. */
export async function buy(app: TestApp, actor: Actor, type: ResourceKind, unit: PayTimeUnit): Promise<Order> {
  const order = await orderOf(app, actor, type, unit)
  await app.ask(actAtCashier, { params: { id: order.id }, body: { act: 'pay' } }, actor)
  return order
}

/** A notice as our bank would send it, with something else in it where that is wanted. */
export function notify(app: TestApp, actor: Actor, order: Order, more: Partial<PaymentNotice> = {}, sign?: string) {
  const { secret, clock } = app.context(actor.tenant)
  const notice: PaymentNotice = {
    tenant: actor.tenant,
    orderId: order.id,
    tradeNumber: `trade-${order.id}`,
    amountFen: order.priceFen,
    paidAt: clock.now(),
    state: 'paid',
    ...more,
  }
  const fields = { ...cashierNotice(secret, notice), ...(sign && { sign }) }
  return app.ask(takeNotice, { params: { payer: 'cashier' }, body: fields })
}

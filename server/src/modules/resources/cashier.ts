import type { Parsed, Result } from '@cohort/contract/call'
import { fail } from '@cohort/contract/errors'
import type { actAtCashier, getCashierOrder } from '@cohort/contract/payments'
import { type Context, found, transaction } from '#kernel/context'
import { newId } from '#kernel/ids'
import { job } from '#kernel/jobs'
import type { PaymentNotice } from '#kernel/ports'
import { isPayable } from '#modules/resources/buying'
import * as trades from '#modules/resources/cashier-store'
import { receive } from '#modules/resources/notices'
import * as store from '#modules/resources/store'
import { cashierNotice } from '#ports/payment/cashier'

/** Our own bank. It knows what it took, and tells of it by signed notices like any other: nothing else counts. */
async function orderAt(ctx: Context, id: string): Promise<store.OrderRow> {
  const row = found(await store.findOrder(ctx, id))
  if (ctx.ports.payment?.name !== 'cashier') throw fail('NotFound')
  return row
}

export async function show(
  ctx: Context,
  { params }: Parsed<typeof getCashierOrder>,
): Promise<Result<typeof getCashierOrder>> {
  const row = await orderAt(ctx, params.id)
  return {
    id: row.order_id,
    number: row.number,
    type: row.kind,
    payTimeUnit: row.unit,
    priceFen: row.price_fen,
    status: row.status,
    expiresAt: row.expires_at.toISOString(),
    failedAt: row.failed_at?.toISOString() ?? null,
    taken: (await trades.findTrade(ctx, row.order_id)) !== undefined,
  }
}

/** A notice that is late comes so long after the money was taken. */
const delaySeconds = 15

export async function act(
  ctx: Context,
  { params, body }: Parsed<typeof actAtCashier>,
): Promise<Result<typeof actAtCashier>> {
  const row = await orderAt(ctx, params.id)
  const { order_id: orderId } = row
  if (body.act === 'repeat') {
    await tell(ctx, orderId)
    return {}
  }
  if (!isPayable(row, ctx.clock.now()) || (await trades.findTrade(ctx, orderId))) throw fail('OrderOver')
  if (body.act === 'fail') {
    await send(ctx, row, { tradeNumber: newId(), paidAt: ctx.clock.now(), state: 'failed' })
    return {}
  }
  const trade = { order_id: orderId, trade_number: newId(), paid_at: ctx.clock.now() }
  await transaction(ctx, async (ctx) => {
    await trades.insertTrade(ctx, trade)
    // Also where it is told at once: the server may end between the two.
    await ctx.jobs.enqueue(ctx, late, { orderId }, delaySeconds)
  })
  if (body.act === 'pay') await tell(ctx, orderId)
  return {}
}

const late = job<{ orderId: string }>({ name: 'cashier-notice', run: (ctx, { orderId }) => tell(ctx, orderId) })
export const jobs = [late]

async function tell(ctx: Context, orderId: string): Promise<void> {
  const trade = found(await trades.findTrade(ctx, orderId))
  const { trade_number: tradeNumber, paid_at: paidAt } = trade
  await send(ctx, found(await store.findOrder(ctx, orderId)), { tradeNumber, paidAt, state: 'paid' })
}

async function send(
  ctx: Context,
  row: store.OrderRow,
  what: Pick<PaymentNotice, 'tradeNumber' | 'paidAt' | 'state'>,
): Promise<void> {
  const notice = { tenant: ctx.tenant, orderId: row.order_id, amountFen: row.price_fen, ...what }
  await receive(ctx, 'cashier', cashierNotice(ctx.secret, notice))
}

import type { Parsed, Result } from '@cohort/contract/call'
import { isPaidKind } from '@cohort/contract/packages'
import type { takeNotice } from '@cohort/contract/payments'
import { audit } from '#kernel/audit'
import { type Context, inTenant, transaction } from '#kernel/context'
import { newId } from '#kernel/ids'
import type { PaymentNotice } from '#kernel/ports'
import type { Wire } from '#kernel/route'
import { dayOf, toSecond } from '#modules/resources/calendar'
import { isLimited, spread } from '#modules/resources/capacity'
import { type Book, noticed, type Outcome } from '#modules/resources/ledger'
import * as store from '#modules/resources/store'
import { findByAlias, getTenant, setLimitMode } from '#modules/tenants/service'

/** Whoever takes the money sends it again until it hears this. */
const answers = { heard: 'success', not: 'failure' } as const

export async function take(
  ctx: Context,
  { params, body }: Parsed<typeof takeNotice>,
  { reply }: Wire,
): Promise<Result<typeof takeNotice>> {
  const isHeard = await receive(ctx, params.payer, body)
  reply.type('text/plain').send(isHeard ? answers.heard : answers.not)
  return {}
}

/** True where it need not be sent again. What is not signed by whom it says is not even looked up. */
export async function receive(
  ctx: Context,
  payer: 'cashier' | 'alipay',
  fields: Readonly<Record<string, string>>,
): Promise<boolean> {
  const { payment } = ctx.ports
  const notice = payment?.name === payer ? payment.read(fields) : undefined
  if (!notice || !(await findByAlias(ctx, notice.tenant))) {
    ctx.log.warn({ payer }, 'a payment notice was refused')
    return false
  }
  const there: Context = { ...inTenant(ctx, notice.tenant), who: undefined }
  if (notice.state === 'failed') await store.setFailed(there, notice.orderId, ctx.clock.now())
  if (notice.state !== 'paid') return true
  const outcome = await settle(there, payer, notice)
  if (outcome === 'unknown' || outcome === 'wrongAmount')
    ctx.log.warn({ payer, outcome }, 'a payment notice was refused')
  return outcome !== 'unknown' && outcome !== 'wrongAmount'
}

/** One transaction: the payment, the order, what it gives and the capacity, all of it or nothing. */
export const settle = (ctx: Context, payer: string, notice: PaymentNotice): Promise<Outcome> =>
  transaction(ctx, async (ctx) => {
    const now = toSecond(ctx.clock.now())
    await store.lockAccount(ctx, dayOf(now), 0)
    const before = await store.findBook(ctx, { ...notice, payer })
    const { book, outcome, order } = noticed(before, notice, { now, grantId: newId(now) })
    await save(ctx, payer, before, book)
    if (outcome === 'counted' && order) {
      const limited = (await isLimited(ctx)) && !isPaidKind(order.kind)
      await setLimitMode(ctx, limited)
      await spread(ctx, book.grants, limited)
    }
    if (order && book !== before) {
      const { kind, unit, priceFen, refundFen } = order
      await audit(ctx, 'resource.pay', order.id, { after: { outcome, kind, unit, priceFen, refundFen } })
    }
    return outcome
  })

async function save(ctx: Context, payer: string, before: Book, after: Book): Promise<void> {
  const { name: enterprise } = await getTenant(ctx)
  for (const grant of after.grants) if (!before.grants.includes(grant)) await store.saveGrant(ctx, grant)
  for (const order of after.orders) if (!before.orders.includes(order)) await store.updateOrder(ctx, order)
  for (const payment of after.payments)
    if (!before.payments.includes(payment))
      await store.insertPayment(ctx, payment, { payer, countedAt: ctx.clock.now(), enterprise })
}

import type { Parsed, Result } from '@cohort/contract/call'
import { fail } from '@cohort/contract/errors'
import { isSoldKind, type ResourceKind, type SoldKind, trial } from '@cohort/contract/packages'
import type {
  getPayDetail,
  getReceipt,
  getRemain,
  getValidity,
  listOrders,
  notifyLimitation,
} from '@cohort/contract/resources'
import { audit } from '#kernel/audit'
import { alsoIn, type Context, found, transaction } from '#kernel/context'
import { nextMonth, toSecond } from '#modules/resources/calendar'
import { consumedNow, isLimited } from '#modules/resources/capacity'
import { heldAt, lapsed, queued } from '#modules/resources/holdings'
import { quote } from '#modules/resources/quotes'
import { refundReasonOf } from '#modules/resources/refunds'
import { heldResources, moneyOf, orderShown } from '#modules/resources/shown'
import * as store from '#modules/resources/store'
import { getTenant } from '#modules/tenants/service'

export async function remain(ctx: Context): Promise<Result<typeof getRemain>> {
  const now = ctx.clock.now()
  const [grants, consumed, limited] = await Promise.all([store.findGrants(ctx), consumedNow(ctx), isLimited(ctx)])
  return {
    validResources: heldResources(heldAt(grants, now), consumed.types),
    next: queued(grants, now).flatMap(({ kind, unit, startsAt, endsAt }) =>
      unit && endsAt
        ? [
            {
              resourceKind: kind,
              payTimeUnit: unit,
              startTime: startsAt.toISOString(),
              expiration: endsAt.toISOString(),
            },
          ]
        : [],
    ),
    resetTime: nextMonth(now).toISOString(),
    trial: limited
      ? {
          projects: { consumed: consumed.types.Project, total: trial.projects },
          resumes: { consumed: consumed.resumes, total: trial.resumes },
        }
      : null,
  }
}

/** Basic is free and what is agreed is not sold by a button; nor is anything where nobody takes money. */
export function requireSold(ctx: Context, kind: ResourceKind): SoldKind {
  if (!ctx.ports.payment || !isSoldKind(kind)) throw fail('NotForSale')
  return kind
}

export async function payDetail(
  ctx: Context,
  { params }: Parsed<typeof getPayDetail>,
): Promise<Result<typeof getPayDetail>> {
  const kind = requireSold(ctx, params.type)
  const quoted = quote(await store.findGrants(ctx), kind, params.payTimeUnit, toSecond(ctx.clock.now()))
  return {
    ...moneyOf(quoted.priceFen),
    listFen: quoted.listFen,
    creditFen: quoted.creditFen,
    effect: quoted.effect,
    startTime: quoted.startsAt.toISOString(),
    expirationTime: quoted.endsAt.toISOString(),
  }
}

export async function orders(ctx: Context, { query }: Parsed<typeof listOrders>): Promise<Result<typeof listOrders>> {
  const { current, pageSize } = query
  const [rows, total, grants] = await Promise.all([
    store.findOrders(ctx, (current - 1) * pageSize, pageSize),
    store.countOrders(ctx),
    store.findGrants(ctx),
  ])
  const payments = await store.findPayments(
    ctx,
    rows.map(({ order_id }) => order_id),
  )
  const shown = rows.map((row) =>
    orderShown(
      row,
      grants,
      payments.filter(({ order_id }) => order_id === row.order_id),
    ),
  )
  return { orders: shown, total }
}

export async function receipt(ctx: Context, { params }: Parsed<typeof getReceipt>): Promise<Result<typeof getReceipt>> {
  const row = found(await store.findOrder(ctx, params.id))
  const [payments, grants, tenant] = await Promise.all([
    store.findPayments(ctx, [params.id]),
    store.findGrants(ctx),
    getTenant(ctx),
  ])
  return {
    order: orderShown(row, grants, payments),
    // The name that it had when it paid: an invoice is made out to that one.
    enterprise: { id: ctx.tenant, name: payments[0]?.enterprise ?? tenant.name },
    payments: payments.map((payment) => ({
      provider: payment.payer,
      tradeNumber: payment.trade_number,
      amountFen: payment.amount_fen,
      refundFen: payment.refund_fen,
      refundReason: refundReasonOf(row, payment, payments),
      paidAt: payment.paid_at.toISOString(),
    })),
  }
}

export async function validity(ctx: Context): Promise<Result<typeof getValidity>> {
  const over = lapsed(await store.findGrants(ctx), ctx.clock.now())
  if (!over?.grant.unit) return { validatingResource: null }
  const { grant, endsAt, graceUntil } = over
  return {
    validatingResource: {
      resourceKind: grant.kind,
      payTimeUnit: over.grant.unit,
      expiration: endsAt.toISOString(),
      graceUntil: graceUntil.toISOString(),
    },
  }
}

/** It stands in both trails: in that of the enterprise, and in that of whoever runs the installation. */
export async function notify(ctx: Context): Promise<Result<typeof notifyLimitation>> {
  await transaction(ctx, async (ctx) => {
    await audit(ctx, 'resource.notify', ctx.tenant)
    const { tenant } = ctx
    await alsoIn(ctx, 'standard', (there) => audit(there, 'resource.notify', tenant))
  })
  return {}
}

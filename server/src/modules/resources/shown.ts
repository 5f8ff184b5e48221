import { isExtraKind, type ResourceType, resourceTypes } from '@cohort/contract/packages'
import type { HeldResource, Order } from '@cohort/contract/resources'
import type { Grant, Held } from '#modules/resources/holdings'
import { refundReasonsOf } from '#modules/resources/refunds'
import type { OrderRow, PaymentRow } from '#modules/resources/store'

/** In yuan, as people read it. */
export const moneyOf = (fen: number): { price: number; priceFen: number } => ({ price: fen / 100, priceFen: fen })

/**
 * What is used is put into the packages in their order, so that the sums over them are right. What was kept from a larger
 * package is shown with the first: a capacity is never below what is consumed.
 */
export function heldResources(held: readonly Held[], consumed: Readonly<Record<ResourceType, number>>): HeldResource[] {
  const left = { ...consumed }
  const items = held.map(({ kind, grant, amounts, inGrace }) => ({
    resourceKind: kind,
    ...moneyOf(grant?.listFen ?? 0),
    payTimeUnit: grant?.unit ?? null,
    startTime: grant?.startsAt.toISOString() ?? null,
    expiration: grant?.endsAt?.toISOString() ?? null,
    inGrace,
    resources: resourceTypes
      .filter((type) => amounts[type] > 0)
      .map((resourceType) => {
        const total = amounts[resourceType]
        const used = Math.min(left[resourceType], total)
        left[resourceType] -= used
        return { resourceType, consumed: used, total }
      }),
  }))
  for (const resource of items[0]?.resources ?? []) {
    resource.consumed += left[resource.resourceType]
    resource.total += left[resource.resourceType]
  }
  return items
}

/** With what it gave and the payments for it. */
export const orderShown = (row: OrderRow, grants: readonly Grant[], payments: readonly PaymentRow[]): Order => {
  const grant = grants.find(({ id }) => id === row.grant_id)
  return {
    id: row.order_id,
    number: row.number,
    orderType: isExtraKind(row.kind) ? 'extra' : 'package',
    type: row.kind,
    payTimeUnit: row.unit,
    effect: row.effect,
    status: row.status,
    ...moneyOf(row.price_fen),
    listFen: row.list_fen,
    creditFen: row.credit_fen,
    refundFen: row.refund_fen,
    refundReasons: refundReasonsOf(row, payments),
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    failedAt: row.failed_at?.toISOString() ?? null,
    paidAt: row.paid_at?.toISOString() ?? null,
    startTime: grant?.startsAt.toISOString() ?? null,
    expirationTime: grant?.endsAt?.toISOString() ?? null,
  }
}

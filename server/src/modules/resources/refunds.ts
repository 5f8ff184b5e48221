import type { RefundReason } from '@cohort/contract/resources'
import { overAt } from '#modules/resources/ledger'
import type { OrderRow, PaymentRow } from '#modules/resources/store'

/** Why money of a payment goes back, as it was decided when it was told (`ledger.ts`); null: none of it does. */
export function refundReasonOf(
  order: OrderRow,
  payment: PaymentRow,
  payments: readonly PaymentRow[],
): RefundReason | null {
  if (payment.refund_fen === 0) return null
  const counted = order.grant_id === null ? undefined : countedOf(order, payments)
  if (payment === counted) return 'credit'
  // Until one of them counted, each was looked at for itself.
  if (counted && payment.counted_at >= counted.counted_at) return 'twice'
  return payment.paid_at >= overAt({ closedAt: order.closed_at, expiresAt: order.expires_at }) ? 'late' : 'overtaken'
}

/** The one that the order was paid with. Of several of the same moment all others go back whole. */
const countedOf = (order: OrderRow, payments: readonly PaymentRow[]): PaymentRow | undefined =>
  payments
    .filter(({ paid_at }) => paid_at.getTime() === order.paid_at?.getTime())
    .toSorted((a, b) => a.refund_fen - b.refund_fen || a.counted_at.getTime() - b.counted_at.getTime())[0]

/** Each reason once, in the order of the payments. */
export const refundReasonsOf = (order: OrderRow, payments: readonly PaymentRow[]): RefundReason[] => [
  ...new Set(payments.flatMap((payment) => refundReasonOf(order, payment, payments) ?? [])),
]

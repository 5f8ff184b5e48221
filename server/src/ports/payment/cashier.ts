import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import type { Payment, PaymentNotice } from '#kernel/ports'
import { formOf, signedText } from '#ports/payment/form'

/** Embedded default: a page of our own that plays the bank. Its notices are signed as those of a real one are. */
export const cashier = (secret: string): Payment => ({
  name: 'cashier',
  form: ({ orderId }) => formOf('/cashier', 'get', { order: orderId }),
  read(fields) {
    const given = Buffer.from(fields.sign ?? '', 'base64url')
    const right = signatureOf(secret, fields)
    if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined
    return {
      tenant: fields.tenant ?? '',
      orderId: fields.order ?? '',
      tradeNumber: fields.trade ?? '',
      amountFen: Number(fields.amountFen),
      paidAt: new Date(fields.paidAt ?? ''),
      state: fields.state === 'paid' || fields.state === 'failed' ? fields.state : 'other',
    }
  },
})

const keyOf = (secret: string): Buffer => Buffer.from(hkdfSync('sha256', secret, '', 'cohort cashier', 32))

const signatureOf = (secret: string, fields: Readonly<Record<string, string>>): Buffer =>
  createHmac('sha256', keyOf(secret))
    .update(signedText(fields, ['sign']))
    .digest()

/** A notice as our bank sends it. */
export function cashierNotice(secret: string, notice: PaymentNotice): Record<string, string> {
  const { tenant, orderId, tradeNumber, amountFen, paidAt, state } = notice
  const fields = {
    tenant,
    order: orderId,
    trade: tradeNumber,
    amountFen: String(amountFen),
    paidAt: paidAt.toISOString(),
    state,
  }
  return { ...fields, sign: signatureOf(secret, fields).toString('base64url') }
}

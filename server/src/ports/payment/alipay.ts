import { createPrivateKey, createPublicKey, createSign, createVerify, type KeyObject } from 'node:crypto'
import type { Payment, PaymentNotice } from '#kernel/ports'
import { fenOf, formOf, signedText, yuanOf } from '#ports/payment/form'

export interface AlipayKeys {
  gateway: string
  appId: string
  /** Ours: PEM, or its base64 body in PKCS#8 or PKCS#1. */
  privateKey: string
  /** Alipay's, not ours: PEM, or its base64 body. */
  publicKey: string
}

/** Page pay of Alipay with its RSA2 signature (SHA256 with RSA). */
export function alipay(keys: AlipayKeys): Payment {
  const ours = privateKeyOf(keys.privateKey)
  const theirs = publicKeyOf(keys.publicKey)
  return {
    name: 'alipay',
    form(order, now) {
      const content = {
        out_trade_no: order.orderId,
        product_code: 'FAST_INSTANT_TRADE_PAY',
        total_amount: yuanOf(order.priceFen),
        subject: order.subject,
        time_expire: beijing(order.expiresAt),
        passback_params: encodeURIComponent(order.tenant),
      }
      const fields = {
        app_id: keys.appId,
        method: 'alipay.trade.page.pay',
        charset: 'utf-8',
        sign_type: 'RSA2',
        timestamp: beijing(now),
        version: '1.0',
        notify_url: `${order.origin}/mesoor-user/payments/alipay/notices`,
        return_url: `${order.origin}/setting/pricing`,
        biz_content: JSON.stringify(content),
      }
      const sign = createSign('RSA-SHA256')
        .update(signedText(fields, ['sign']))
        .sign(ours, 'base64')
      // Which letters the rest is in must be known before it is read.
      return formOf(`${keys.gateway}?charset=utf-8`, 'post', { ...fields, sign })
    },
    read: (fields) => (isSigned(fields, theirs) && fields.app_id === keys.appId ? noticeOf(fields) : undefined),
  }
}

function isSigned(fields: Readonly<Record<string, string>>, theirs: KeyObject): boolean {
  if (fields.sign_type !== 'RSA2') return false
  const text = signedText(fields, ['sign', 'sign_type'])
  return createVerify('RSA-SHA256')
    .update(text)
    .verify(theirs, fields.sign ?? '', 'base64')
}

function noticeOf(fields: Readonly<Record<string, string>>): PaymentNotice | undefined {
  const amountFen = fenOf(fields.total_amount)
  const paidAt = timeOf(fields.gmt_payment ?? fields.notify_time)
  if (amountFen === undefined || !paidAt) return undefined
  return {
    tenant: decodeURIComponent(fields.passback_params ?? ''),
    orderId: fields.out_trade_no ?? '',
    tradeNumber: fields.trade_no ?? '',
    amountFen,
    paidAt,
    state: states[fields.trade_status ?? ''] ?? 'other',
  }
}

/** Closed without money is a failure; closed after a refund repeats a trade that is known, and changes nothing. */
const states: Record<string, PaymentNotice['state']> = {
  TRADE_SUCCESS: 'paid',
  TRADE_FINISHED: 'paid',
  TRADE_CLOSED: 'failed',
}

const beijing = (at: Date): string =>
  new Date(at.getTime() + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')

function timeOf(text: string | undefined): Date | undefined {
  const match = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)$/.exec(text ?? '')
  const at = new Date(match ? `${match[1]}T${match[2]}+08:00` : Number.NaN)
  return Number.isNaN(at.getTime()) ? undefined : at
}

const bodyOf = (text: string): Buffer => Buffer.from(text.replace(/\s/g, ''), 'base64')

function privateKeyOf(text: string): KeyObject {
  if (text.includes('-----BEGIN')) return createPrivateKey(text)
  try {
    return createPrivateKey({ key: bodyOf(text), format: 'der', type: 'pkcs8' })
  } catch {
    return createPrivateKey({ key: bodyOf(text), format: 'der', type: 'pkcs1' })
  }
}

const publicKeyOf = (text: string): KeyObject =>
  text.includes('-----BEGIN')
    ? createPublicKey(text)
    : createPublicKey({ key: bodyOf(text), format: 'der', type: 'spki' })

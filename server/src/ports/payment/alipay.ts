import { createPrivateKey, createPublicKey, createSign, createVerify, type KeyObject } from 'node:crypto'
import { ConfigError } from '#kernel/config'
import type { Payment, PaymentNotice } from '#kernel/ports'
import { fenOf, formOf, signedText, yuanOf } from '#ports/payment/form'

export interface AlipayKeys {
  gateway: string
  appId: string
  /** Ours: PEM, or its base64 body in PKCS#8 or PKCS#1. */
  privateKey: string
  /** Alipay's, not ours: PEM, or its base64 body. */
  publicKey: string
  /** The account that the money goes to. Without it the application alone says whose it is. */
  sellerId?: string | undefined
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
    read: (fields) => (isSigned(fields, theirs) && isOurs(fields, keys) ? noticeOf(fields) : undefined),
  }
}

type Fields = Readonly<Record<string, string>>

/** It signs for every shop with the same key: a good signature alone says nothing about whom the money went to. */
const isOurs = (fields: Fields, { appId, sellerId }: AlipayKeys): boolean =>
  fields.app_id === appId && (!sellerId || fields.seller_id === sellerId)

function isSigned(fields: Fields, theirs: KeyObject): boolean {
  if (fields.sign_type !== 'RSA2') return false
  const text = signedText(fields, ['sign', 'sign_type'])
  return createVerify('RSA-SHA256')
    .update(text)
    .verify(theirs, fields.sign ?? '', 'base64')
}

function noticeOf(fields: Fields): PaymentNotice | undefined {
  const amountFen = fenOf(fields.total_amount)
  const paidAt = timeOf(fields.gmt_payment ?? fields.notify_time)
  const tenant = tenantOf(fields.passback_params)
  const { out_trade_no: orderId, trade_no: tradeNumber } = fields
  if (amountFen === undefined || !paidAt || !tenant || !orderId || !tradeNumber) return undefined
  return { tenant, orderId, tradeNumber, amountFen, paidAt, state: states[fields.trade_status ?? ''] ?? 'other' }
}

/** What another program wrote there for an order of its own need not be readable. */
function tenantOf(passed: string | undefined): string | undefined {
  try {
    return decodeURIComponent(passed ?? '')
  } catch {
    return undefined
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

/** A file of settings has no line ends: there they stand as two letters. */
const linesOf = (text: string): string => text.replaceAll('\\n', '\n')
const isPem = (text: string): boolean => text.includes('-----BEGIN')
const bodyOf = (text: string): Buffer => Buffer.from(text.replace(/\s/g, ''), 'base64')

/** The first way that reads it. What is wrong with it is not said: the words could hold some of the key. */
function keyBy(name: string, ways: readonly (() => KeyObject)[]): KeyObject {
  for (const way of ways) {
    try {
      const key = way()
      if (key.asymmetricKeyType === 'rsa') return key
    } catch {
      // The next way.
    }
  }
  throw new ConfigError(`${name} is (hidden); allowed: an RSA key as PEM or base64`)
}

function privateKeyOf(text: string): KeyObject {
  const der = (type: 'pkcs8' | 'pkcs1') => () => createPrivateKey({ key: bodyOf(text), format: 'der', type })
  return keyBy(
    'ALIPAY_PRIVATE_KEY',
    isPem(text) ? [() => createPrivateKey(linesOf(text))] : [der('pkcs8'), der('pkcs1')],
  )
}

/** A private key would do as well, and be the wrong one: ours, where theirs is wanted. */
function publicKeyOf(text: string): KeyObject {
  const der = (type: 'spki' | 'pkcs1') => () => createPublicKey({ key: bodyOf(text), format: 'der', type })
  const pem = text.includes('PRIVATE') ? [] : [() => createPublicKey(linesOf(text))]
  return keyBy('ALIPAY_PUBLIC_KEY', isPem(text) ? pem : [der('spki'), der('pkcs1')])
}

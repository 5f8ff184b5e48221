import { createSign, createVerify, generateKeyPairSync } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { ConfigError } from '#kernel/config'
import { type AlipayKeys, alipay } from '#ports/payment/alipay'
import { alipayForm } from '#testing/peers/alipay'

const pair = () => generateKeyPairSync('rsa', { modulusLength: 2048 })
const [shop, bank, stranger] = [pair(), pair(), pair()]
const keys: AlipayKeys = {
  gateway: 'https://gateway.example.com/gateway.do',
  appId: '2021000000000001',
  privateKey: shop.privateKey.export({ format: 'pem', type: 'pkcs8' }).toString(),
  publicKey: bank.publicKey.export({ format: 'pem', type: 'spki' }).toString(),
  sellerId: '2088000000000001',
}
const port = alipay(keys)
const order = {
  tenant: 'north-star',
  orderId: '01jcq4w7e8',
  priceFen: 976_080,
  subject: 'Cohort C20261116-0001',
  expiresAt: new Date('2026-11-16T02:30:00Z'),
  origin: 'https://cohort.example.com',
}
const now = new Date('2026-11-16T02:00:05Z')

describe('the form', () => {
  // Written out by hand, as the description of the platform has it.
  const content =
    '{"out_trade_no":"01jcq4w7e8","product_code":"FAST_INSTANT_TRADE_PAY","total_amount":"9760.80",' +
    '"subject":"Cohort C20261116-0001","time_expire":"2026-11-16 10:30:00","passback_params":"north-star"}'
  const text = `app_id=2021000000000001&biz_content=${content}&charset=utf-8&method=alipay.trade.page.pay&notify_url=https://cohort.example.com/mesoor-user/payments/alipay/notices&return_url=https://cohort.example.com/setting/pricing&sign_type=RSA2&timestamp=2026-11-16 10:00:05&version=1.0`

  test('has the amount in yuan, the times of Beijing, and a signature that our public key verifies', () => {
    const { action, method, fields } = alipayForm(port.form(order, now))
    expect(action).toBe('https://gateway.example.com/gateway.do?charset=utf-8')
    expect(method).toBe('post')
    expect(fields.biz_content).toBe(content)
    const verify = (signed: string) =>
      createVerify('RSA-SHA256')
        .update(signed)
        .verify(shop.publicKey, fields.sign ?? '', 'base64')
    expect(verify(text)).toBe(true)
    expect(verify(text.replace('9760.80', '9760.81'))).toBe(false)
  })

  test.each([
    [1, '0.01'],
    [98_000, '980.00'],
    [9_840_480, '98404.80'],
  ])('%i fen are %s yuan', (priceFen, yuan) => {
    const { fields } = alipayForm(port.form({ ...order, priceFen }, now))
    expect(JSON.parse(fields.biz_content ?? '').total_amount).toBe(yuan)
  })

  test('a name with signs of HTML stays one value', () => {
    const subject = `<b>"A" & 'B'</b>`
    const { fields } = alipayForm(port.form({ ...order, subject }, now))
    expect(JSON.parse(fields.biz_content ?? '').subject).toBe(subject)
    expect(port.form({ ...order, subject }, now)).not.toContain('<b>')
  })
})

const told: Record<string, string> = {
  app_id: keys.appId,
  charset: 'utf-8',
  gmt_payment: '2026-11-16 10:05:00',
  notify_time: '2026-11-16 10:05:01',
  out_trade_no: order.orderId,
  passback_params: order.tenant,
  seller_id: keys.sellerId ?? '',
  subject: '聚才 C20261116-0001',
  total_amount: '9760.80',
  trade_no: '2026111622001400000001',
  trade_status: 'TRADE_SUCCESS',
  version: '1.0',
}
const signed = (fields: Record<string, string>, by = bank.privateKey) => {
  const names = Object.keys(fields).sort()
  const text = names.map((name) => `${name}=${fields[name]}`).join('&')
  return { ...fields, sign_type: 'RSA2', sign: createSign('RSA-SHA256').update(text).sign(by, 'base64') }
}

describe('a notice', () => {
  test('says what was paid, for what, and when', () => {
    expect(port.read(signed(told))).toEqual({
      tenant: 'north-star',
      orderId: order.orderId,
      tradeNumber: '2026111622001400000001',
      amountFen: 976_080,
      paidAt: new Date('2026-11-16T02:05:00Z'),
      state: 'paid',
    })
  })

  test.each([
    ['TRADE_SUCCESS', 'paid'],
    ['TRADE_FINISHED', 'paid'],
    ['TRADE_CLOSED', 'failed'],
    ['WAIT_BUYER_PAY', 'other'],
    ['SOMETHING_NEW', 'other'],
  ])('%s is %s', (trade_status, state) => {
    expect(port.read(signed({ ...told, trade_status }))?.state).toBe(state)
  })

  test('empty values are not part of what is signed', () => {
    expect(port.read({ ...signed(told), body: '' })?.state).toBe('paid')
  })

  test.each<[string, Record<string, string>]>([
    ['signed by somebody else', signed(told, stranger.privateKey)],
    ['signed by ourselves', signed(told, shop.privateKey)],
    ['without a signature', { ...told, sign_type: 'RSA2' }],
    ['with another signature’s type', { ...signed(told), sign_type: 'RSA' }],
    ['with letters that are no signature', { ...signed(told), sign: '不是' }],
    ['with something added', { ...signed(told), voucher: '1' }],
    ['with another amount', { ...signed(told), total_amount: '0.01' }],
    ['for another application', signed({ ...told, app_id: '2021000000000002' })],
    ['for another seller', signed({ ...told, seller_id: '2088000000000002' })],
    ['whose amount has three decimals', signed({ ...told, total_amount: '9760.801' })],
    ['whose amount is negative', signed({ ...told, total_amount: '-9760.80' })],
    ['without a time', signed({ ...told, gmt_payment: 'now' })],
    ['without a trade', signed({ ...told, trade_no: '' })],
    ['of an order that another program made', signed({ ...told, passback_params: '100%' })],
  ])('%s counts for nothing', (_, fields) => {
    expect(port.read(fields)).toBeUndefined()
  })

  test('who has not said which account is paid goes by the application', () => {
    const any = alipay({ ...keys, sellerId: undefined })
    expect(any.read(signed({ ...told, seller_id: '2088000000000002' }))?.state).toBe('paid')
  })
})

describe('keys', () => {
  const formSigned = (privateKey: string) => alipayForm(alipay({ ...keys, privateKey }).form(order, now)).fields.sign
  const right = formSigned(keys.privateKey)

  test.each([
    ['base64 of PKCS#8', shop.privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64')],
    ['base64 of PKCS#1', shop.privateKey.export({ format: 'der', type: 'pkcs1' }).toString('base64')],
    ['PEM of PKCS#1', shop.privateKey.export({ format: 'pem', type: 'pkcs1' }).toString()],
    ['PEM in one line', keys.privateKey.replaceAll('\n', '\\n')],
  ])('%s is read', (_, privateKey) => {
    expect(formSigned(privateKey)).toBe(right)
  })

  test('what is no key stops the start by its name, without a letter of it', () => {
    const broken = 'MIIEvQIBADANBgkqhkiG9w0BAQEFAASC'
    const elliptic = generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey.export({
      format: 'pem',
      type: 'spki',
    })
    const wrong: Partial<AlipayKeys>[] = [
      { privateKey: broken },
      { privateKey: `-----BEGIN PRIVATE KEY-----\n${broken}\n-----END PRIVATE KEY-----` },
      { publicKey: broken },
      { publicKey: keys.privateKey },
      { publicKey: elliptic.toString() },
    ]
    for (const given of wrong) {
      const name = given.privateKey ? 'ALIPAY_PRIVATE_KEY' : 'ALIPAY_PUBLIC_KEY'
      const attempt = () => alipay({ ...keys, ...given })
      expect(attempt).toThrow(ConfigError)
      expect(attempt).toThrow(new ConfigError(`${name} is (hidden); allowed: an RSA key as PEM or base64`))
    }
  })
})

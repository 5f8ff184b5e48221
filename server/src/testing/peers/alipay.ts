import { createSign, createVerify, generateKeyPairSync, type KeyObject } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import fastify from 'fastify'
import type { Peer } from '#testing/peers/page'

type Fields = Record<string, string>

/** What the buyer sees at the gateway: a trade of its own for the order of the shop. */
export interface AlipayTrade {
  readonly number: string
  /** The shop's request, as it came in the form. */
  readonly request: Fields
  /** Its `biz_content`. */
  readonly content: Fields
}

export interface AlipayPeer extends Peer {
  /** Settings of the server under test: the keys that both sides have exchanged. */
  readonly settings: Record<string, string>
  readonly appId: string
  readonly sellerId: string
  /** Where the shop's public address leads, which in a test is no address of the internet. */
  shop: string
  /** What a browser does with the form of the shop. Refuses what the shop did not sign. */
  begin(form: string): Promise<AlipayTrade>
  /** What is told of a trade, with its signature. */
  notice(trade: AlipayTrade, at: Date, more?: Fields): Fields
  /** Signs by its own key what has been changed, or by the key of somebody else. */
  sign(fields: Fields, by?: KeyObject): Fields
  /** Tells the shop; what the shop answers. */
  tell(trade: AlipayTrade, fields: Fields): Promise<string>
}

/** As the public description says: by name in ASCII order, nothing empty, `key=value` joined by `&`, values as they are. */
function contentToSign(fields: Fields, without: readonly string[]): string {
  const names = Object.keys(fields).filter((name) => !without.includes(name) && fields[name] !== '')
  names.sort((one, two) => (one < two ? -1 : 1))
  return names.map((name) => `${name}=${fields[name]}`).join('&')
}

const pair = () => generateKeyPairSync('rsa', { modulusLength: 2048 })
const textOf = (html: string): string =>
  html
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')

/** The form as a browser reads it. */
export function alipayForm(html: string): { action: string; method: string; fields: Fields } {
  const [, action = '', method = ''] = /^<form action="([^"]*)" method="([^"]*)"/.exec(html) ?? []
  const inputs = html.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)">/g)
  const fields = Object.fromEntries([...inputs].map(([, name = '', value = '']) => [textOf(name), textOf(value)]))
  return { action: textOf(action), method, fields }
}

const beijing = (at: Date): string => new Date(at.getTime() + 28_800_000).toISOString().slice(0, 19).replace('T', ' ')

/** All that stands in such a notice. */
const paid = ({ number, content }: AlipayTrade, at: Date, ids: { appId: string; sellerId: string }): Fields => ({
  notify_type: 'trade_status_sync',
  notify_id: `2026111600222${number}`,
  notify_time: beijing(at),
  gmt_create: beijing(at),
  gmt_payment: beijing(at),
  charset: 'utf-8',
  version: '1.0',
  app_id: ids.appId,
  auth_app_id: ids.appId,
  seller_id: ids.sellerId,
  buyer_id: '2088000000000077',
  buyer_logon_id: 'somebody@example.com',
  subject: content.subject ?? '',
  body: '',
  out_trade_no: content.out_trade_no ?? '',
  trade_no: number,
  trade_status: 'TRADE_SUCCESS',
  total_amount: content.total_amount ?? '',
  receipt_amount: content.total_amount ?? '',
  buyer_pay_amount: content.total_amount ?? '',
  point_amount: '0.00',
  fund_bill_list: `[{"amount":"${content.total_amount}","fundChannel":"ALIPAYACCOUNT"}]`,
  passback_params: content.passback_params ?? '',
  sign_type: 'RSA2',
})

/** A stand-in of Alipay on this machine: it takes the form of a shop, and tells it by signed notices what was paid. */
export async function startAlipayPeer(port = 0): Promise<AlipayPeer> {
  const app = fastify()
  const shopKeys = pair()
  const ownKeys = pair()
  const appId = '2021000000000001'
  const sellerId = '2088000000000001'
  const trades = new Map<string, AlipayTrade>()
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
  app.post<{ Body: Fields; Querystring: Fields }>('/gateway.do', async ({ body, query }, reply) => {
    const { sign = '', ...rest } = body
    const isGood = createVerify('RSA-SHA256').update(contentToSign(rest, [])).verify(shopKeys.publicKey, sign, 'base64')
    if (!isGood || query.charset !== body.charset || body.app_id !== appId)
      return reply.code(400).send('invalid-signature')
    const content: Fields = JSON.parse(body.biz_content ?? '{}')
    const number =
      trades.get(content.out_trade_no ?? '')?.number ?? `20261116220014${String(trades.size).padStart(14, '0')}`
    trades.set(content.out_trade_no ?? '', { number, request: body, content })
    return reply.send({ out_trade_no: content.out_trade_no })
  })
  await app.listen({ host: '127.0.0.1', port })
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
  const sign = (fields: Fields, by: KeyObject = ownKeys.privateKey): Fields => {
    const text = contentToSign(fields, ['sign', 'sign_type'])
    return { ...fields, sign: createSign('RSA-SHA256').update(text).sign(by, 'base64') }
  }
  const peer: AlipayPeer = {
    url,
    appId,
    sellerId,
    shop: '',
    settings: {
      PAYMENT: 'alipay',
      ALIPAY_APP_ID: appId,
      ALIPAY_SELLER_ID: sellerId,
      ALIPAY_GATEWAY: `${url}/gateway.do`,
      ALIPAY_PRIVATE_KEY: shopKeys.privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64'),
      ALIPAY_PUBLIC_KEY: ownKeys.publicKey.export({ format: 'der', type: 'spki' }).toString('base64'),
    },
    async begin(form) {
      const { action, method, fields } = alipayForm(form)
      const answer = await fetch(action, { method, body: new URLSearchParams(fields) })
      if (!answer.ok) throw new Error(await answer.text())
      const { out_trade_no: order } = (await answer.json()) as Fields
      const trade = trades.get(order ?? '')
      if (!trade) throw new Error('no trade')
      return trade
    },
    notice: (trade, at, more = {}) => sign({ ...paid(trade, at, { appId, sellerId }), ...more }),
    sign,
    async tell(trade, fields) {
      const { pathname } = new URL(trade.request.notify_url ?? '')
      const answer = await fetch(`${peer.shop}${pathname}`, {
        method: 'POST',
        // Alipay names two types in one line, and means the first.
        headers: { 'content-type': 'application/x-www-form-urlencoded; text/html; charset=utf-8' },
        body: new URLSearchParams(fields).toString(),
      })
      return answer.text()
    },
    stop: () => app.close(),
  }
  return peer
}

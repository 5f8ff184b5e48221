import { generateKeyPairSync } from 'node:crypto'
import type { PayTimeUnit, SoldKind } from '@cohort/contract/packages'
import { actAtCashier } from '@cohort/contract/payments'
import { getReceipt, getRemain, listOrders, type Order } from '@cohort/contract/resources'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expireOrders } from '#modules/resources/usage'
import { type Actor, TestApp } from '#testing/app'
import { type AlipayPeer, type AlipayTrade, startAlipayPeer } from '#testing/peers/alipay'

/** The whole way over HTTP: our form to the gateway, and its signed notices to us. */
const app = new TestApp()
let peer: AlipayPeer
const lines: string[] = []
beforeAll(async () => {
  peer = await startAlipayPeer()
  const settings = {
    ...peer.settings,
    STARTING_PACKAGE: 'basic',
    LOG_LEVEL: 'debug',
    PUBLIC_URL: 'https://cohort.example.com/',
  }
  await app.open(settings, { write: (line: string) => void lines.push(line) })
  peer.shop = await app.app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(async () => {
  await app.close()
  await peer.stop()
})

/** Orders, and is led to the gateway. */
async function begin(actor: Actor, type: SoldKind, unit: PayTimeUnit): Promise<{ order: Order; trade: AlipayTrade }> {
  const answer = await app.app.inject({
    method: 'POST',
    url: `/mesoor-user/resources/${type}/${unit}`,
    headers: { authorization: `Bearer ${actor.token}` },
    payload: {},
  })
  const trade = await peer.begin(answer.body)
  const order = (await ordersOf(actor)).find(({ id }) => id === trade.content.out_trade_no)
  if (!order) throw new Error('nothing was ordered')
  return { order, trade }
}
const ordersOf = async (actor: Actor) => (await app.ask(listOrders, { query: {} }, actor)).body.orders
const paymentsOf = async (actor: Actor, { id }: Order) =>
  (await app.ask(getReceipt, { params: { id } }, actor)).body.payments
async function held(actor: Actor): Promise<string[]> {
  const { validResources, next } = (await app.ask(getRemain, {}, actor)).body
  return [...validResources, ...next].map(({ resourceKind }) => resourceKind)
}
const now = () => app.clock.now()

describe('paying', () => {
  test('the gateway takes our form, and its notice counts once however often it comes', async () => {
    const founder = await app.makeTenant()
    const { order, trade } = await begin(founder, 'Premium', 'Year')
    expect(trade.content).toMatchObject({ total_amount: '9760.80', product_code: 'FAST_INSTANT_TRADE_PAY' })
    expect(trade.request.notify_url).toBe('https://cohort.example.com/mesoor-user/payments/alipay/notices')
    const notice = peer.notice(trade, now())
    expect(await peer.tell(trade, notice)).toBe('success')
    expect(await held(founder)).toEqual(['Premium'])
    const again = await Promise.all(Array.from({ length: 6 }, () => peer.tell(trade, notice)))
    expect(again).toEqual(Array(6).fill('success'))
    expect(await held(founder)).toEqual(['Premium'])
    expect(await paymentsOf(founder, order)).toEqual([
      {
        provider: 'alipay',
        tradeNumber: trade.number,
        amountFen: 976_080,
        refundFen: 0,
        refundReason: null,
        paidAt: expect.any(String),
      },
    ])
  })

  test('eight notices at once are one payment', async () => {
    const founder = await app.makeTenant()
    const { order, trade } = await begin(founder, 'Premium', 'Month')
    const notice = peer.notice(trade, now())
    expect(await Promise.all(Array.from({ length: 8 }, () => peer.tell(trade, notice)))).toEqual(
      Array(8).fill('success'),
    )
    expect((await paymentsOf(founder, order)).length).toBe(1)
    expect(await held(founder)).toEqual(['Premium'])
  })

  test('our own cashier is not there', async () => {
    const founder = await app.makeTenant()
    const { order } = await begin(founder, 'Premium', 'Month')
    expect((await app.ask(actAtCashier, { params: { id: order.id }, body: { act: 'pay' } }, founder)).status).toBe(404)
  })
})

describe('what changes nothing', () => {
  test('forged, changed, for another application, another seller, another amount or no order', async () => {
    const founder = await app.makeTenant()
    const { order, trade } = await begin(founder, 'Professional', 'Month')
    const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey
    const right = peer.notice(trade, now())
    const wrong: Record<string, string>[] = [
      peer.sign(right, stranger),
      { ...right, total_amount: '0.01' },
      { ...right, trade_status: 'TRADE_FINISHED' },
      peer.notice(trade, now(), { app_id: '2021000000000002' }),
      peer.notice(trade, now(), { seller_id: '2088000000000002' }),
      peer.notice(trade, now(), { total_amount: '2879.99' }),
      peer.notice(trade, now(), { total_amount: '288000' }),
      peer.notice(trade, now(), { out_trade_no: 'nobody' }),
      peer.notice(trade, now(), { passback_params: 'no-such-enterprise' }),
      {},
    ]
    for (const fields of wrong) expect(await peer.tell(trade, fields)).toBe('failure')
    expect(await held(founder)).toEqual(['Basic'])
    expect(await paymentsOf(founder, order)).toEqual([])
    expect((await ordersOf(founder))[0]).toMatchObject({ status: 'unpaid', refundFen: 0, failedAt: null })
    expect(await peer.tell(trade, right)).toBe('success')
    expect(await held(founder)).toEqual(['Professional'])
  })

  test('an order of another enterprise, whichever of the two is named', async () => {
    const [one, two] = [await app.makeTenant(), await app.makeTenant()]
    const [mine, theirs] = [await begin(one, 'Premium', 'Month'), await begin(two, 'Premium', 'Month')]
    expect(await peer.tell(mine.trade, peer.notice(mine.trade, now(), { passback_params: two.tenant }))).toBe('failure')
    const crossed = peer.notice(mine.trade, now(), { out_trade_no: theirs.order.id })
    expect(await peer.tell(mine.trade, crossed)).toBe('failure')
    expect(await held(one)).toEqual(['Basic'])
    expect(await held(two)).toEqual(['Basic'])
  })

  test('a trade that was counted for another order', async () => {
    const founder = await app.makeTenant()
    const pack = await begin(founder, 'ExtraEntity', 'Month')
    const more = await begin(founder, 'ExtraEntity', 'Month')
    expect(await peer.tell(pack.trade, peer.notice(pack.trade, now()))).toBe('success')
    const crossed = peer.notice(more.trade, now(), { trade_no: pack.trade.number })
    expect(await peer.tell(more.trade, crossed)).toBe('success')
    expect(await held(founder)).toEqual(['Basic', 'ExtraEntity'])
    expect(await paymentsOf(founder, more.order)).toEqual([])
  })
})

describe('in the wrong order, and late', () => {
  test('waiting, paid, closed and finished in any order are one payment', async () => {
    const orders = [
      ['WAIT_BUYER_PAY', 'TRADE_SUCCESS', 'TRADE_FINISHED'],
      ['TRADE_SUCCESS', 'WAIT_BUYER_PAY', 'TRADE_CLOSED'],
      ['TRADE_FINISHED', 'TRADE_SUCCESS', 'WAIT_BUYER_PAY'],
      ['TRADE_CLOSED', 'TRADE_SUCCESS', 'TRADE_SUCCESS'],
    ]
    for (const states of orders) {
      const founder = await app.makeTenant()
      const { order, trade } = await begin(founder, 'Premium', 'Month')
      for (const trade_status of states)
        expect(await peer.tell(trade, peer.notice(trade, now(), { trade_status }))).toBe('success')
      expect(await held(founder)).toEqual(['Premium'])
      expect((await paymentsOf(founder, order)).length).toBe(1)
      expect((await ordersOf(founder))[0]).toMatchObject({ status: 'paid', refundFen: 0 })
    }
  })

  test('waiting alone gives nothing, and closed is shown as an attempt that failed', async () => {
    const founder = await app.makeTenant()
    const { trade } = await begin(founder, 'Premium', 'Month')
    await peer.tell(trade, peer.notice(trade, now(), { trade_status: 'WAIT_BUYER_PAY' }))
    expect((await ordersOf(founder))[0]).toMatchObject({ status: 'unpaid', failedAt: null })
    await peer.tell(trade, peer.notice(trade, now(), { trade_status: 'TRADE_CLOSED' }))
    expect((await ordersOf(founder))[0]).toMatchObject({ status: 'unpaid', failedAt: expect.any(String) })
    expect(await held(founder)).toEqual(['Basic'])
  })

  test('paid in time counts a day later; paid after the end goes back, once', async () => {
    const founder = await app.makeTenant()
    const inTime = await begin(founder, 'ExtraEntity', 'Month')
    const tooLate = await begin(founder, 'ExtraAutomaticTask', 'Month')
    const paid = now()
    app.clock.advance(1_801)
    const late = now()
    app.clock.advance(86_400)
    await expireOrders.run(app.context('standard'), {})
    for (let times = 0; times < 2; times++) {
      expect(await peer.tell(inTime.trade, peer.notice(inTime.trade, paid))).toBe('success')
      expect(await peer.tell(tooLate.trade, peer.notice(tooLate.trade, late))).toBe('success')
    }
    expect(await held(founder)).toEqual(['Basic', 'ExtraEntity'])
    const { order } = tooLate
    expect((await ordersOf(founder)).find(({ id }) => id === order.id)).toMatchObject({
      status: 'refund',
      refundFen: 6_800,
    })
    expect(await paymentsOf(founder, order)).toMatchObject([{ amountFen: 6_800, refundFen: 6_800 }])
  })

  test('of two larger packages that both were paid in time the rest of the old one is taken once', async () => {
    const founder = await app.makeTenant()
    const plus = await begin(founder, 'Premium', 'Month')
    await peer.tell(plus.trade, peer.notice(plus.trade, now()))
    const first = await begin(founder, 'Professional', 'Month')
    const paid = now()
    app.clock.advance(60)
    const second = await begin(founder, 'Professional', 'Month')
    expect(second.order.creditFen).toBe(first.order.creditFen)
    expect(await peer.tell(second.trade, peer.notice(second.trade, now()))).toBe('success')
    expect(await peer.tell(first.trade, peer.notice(first.trade, paid))).toBe('success')
    expect(await held(founder)).toEqual(['Professional'])
    const statuses = (await ordersOf(founder)).map(({ id, status, refundFen }) => [
      id === first.order.id,
      status,
      refundFen,
    ])
    expect(statuses).toEqual([
      [false, 'paid', 0],
      [true, 'refund', first.order.priceFen],
      [false, 'paid', 0],
    ])
  })
})

/** The last of all: it reads what all of them have logged. */
test('no key, signature or buyer stands in the log', () => {
  const log = lines.join('')
  expect(log).toContain('a payment notice was refused')
  const { ALIPAY_PRIVATE_KEY: ours = '', ALIPAY_PUBLIC_KEY: theirs = '' } = peer.settings
  for (const secret of [ours.slice(40, 80), theirs.slice(50, 90), 'somebody@example.com', '2088000000000077', '"sign"'])
    expect(log).not.toContain(secret)
})

import { setCustomFields } from '@cohort/contract/custom-fields'
import { createEntity } from '@cohort/contract/entities'
import { resourceTypes } from '@cohort/contract/packages'
import { actAtCashier, getCashierOrder } from '@cohort/contract/payments'
import { createProject } from '@cohort/contract/projects'
import {
  createOrder,
  getPayDetail,
  getReceipt,
  getRemain,
  getUsage,
  getValidity,
  listOrders,
  notifyLimitation,
} from '@cohort/contract/resources'
import { createChannel, createSpace } from '@cohort/contract/spaces'
import { describe, expect, test } from 'vitest'
import { transaction } from '#kernel/context'
import { countResource } from '#modules/resources/counting'
import { expireOrders, jobs } from '#modules/resources/usage'
import { type Actor, testApp } from '#testing/app'
import { buy, notify, orderOf } from '#testing/buying'

const app = testApp({ STARTING_PACKAGE: 'basic' })
const day = 86_400

async function totals(actor: Actor): Promise<Record<string, number>> {
  const { validResources } = (await app.ask(getRemain, {}, actor)).body
  const sums = resourceTypes.map((type) => {
    const all = validResources.flatMap(({ resources }) => resources.filter((each) => each.resourceType === type))
    return [type, all.reduce((sum, { total }) => sum + total, 0)]
  })
  return Object.fromEntries(sums)
}
const kinds = async (actor: Actor) =>
  (await app.ask(getRemain, {}, actor)).body.validResources.map(({ resourceKind }) => resourceKind)
const create = (actor: Actor) =>
  app.ask(createEntity, { params: { type: 'Resume' }, query: {}, body: { standardFields: { name: '甲' } } }, actor)
const use = (actor: Actor, resource: 'Entity' | 'AutomaticTask' | 'Project', by: number) =>
  transaction(app.context(actor.tenant), (ctx) => countResource(ctx, resource, by))

describe('buying', () => {
  test('an enterprise begins with Basic; Plus holds as soon as its notice has come, and not before', async () => {
    const founder = await app.makeTenant()
    expect(await totals(founder)).toEqual({
      Entity: 1000,
      AutomaticTask: 30,
      Project: 10,
      CustomField: 20,
      Connector: 1,
    })
    const order = await orderOf(app, founder, 'Premium', 'Month')
    expect(order).toMatchObject({ status: 'unpaid', priceFen: 98_000, price: 980, effect: 'first' })
    expect(await kinds(founder)).toEqual(['Basic'])
    const at = { params: { id: order.id } }
    await app.ask(actAtCashier, { ...at, body: { act: 'fail' } }, founder)
    expect((await app.ask(getCashierOrder, at, founder)).body).toMatchObject({ status: 'unpaid', taken: false })
    expect((await app.ask(getCashierOrder, at, founder)).body.failedAt).not.toBeNull()
    expect((await app.ask(actAtCashier, { ...at, body: { act: 'pay' } }, founder)).status).toBe(200)
    expect(await kinds(founder)).toEqual(['Premium'])
    expect((await totals(founder)).Entity).toBe(10_000)
    expect((await app.ask(getReceipt, at, founder)).body).toMatchObject({
      order: { status: 'paid', priceFen: 98_000 },
      enterprise: { name: '测试企业' },
      payments: [{ provider: 'cashier', amountFen: 98_000, refundFen: 0 }],
    })
  })

  test('the form leads to the cashier and holds nothing that runs', async () => {
    const founder = await app.makeTenant()
    const answer = await app.app.inject({
      method: 'POST',
      url: '/mesoor-user/resources/Premium/Month',
      headers: { authorization: `Bearer ${founder.token}` },
      payload: { orderType: 'package' },
    })
    expect(answer.headers['content-type']).toContain('text/html')
    expect(answer.body).toMatch(
      /^<form action="\/cashier" method="get"[^>]*><input type="hidden" name="order" value="\w+"><\/form>$/,
    )
  })

  test('a repeated, a forged, a foreign and a wrong notice change nothing', async () => {
    const founder = await app.makeTenant()
    const other = await app.makeTenant()
    const order = await orderOf(app, founder, 'Professional', 'Year')
    const refused = [
      notify(app, founder, order, { amountFen: order.priceFen - 1 }),
      notify(app, founder, order, {}, 'AAAA'),
      notify(app, other, order),
      notify(app, founder, order, { orderId: 'nobody' }),
      notify(app, founder, order, { tenant: 'no-such-tenant' }),
    ]
    for (const answer of refused) expect((await answer).status).toBe(200)
    expect(await kinds(founder)).toEqual(['Basic'])
    for (let times = 0; times < 3; times++) await notify(app, founder, order)
    await Promise.all(Array.from({ length: 5 }, () => notify(app, founder, order)))
    expect(await kinds(founder)).toEqual(['Professional'])
    expect((await app.ask(getReceipt, { params: { id: order.id } }, founder)).body.payments.length).toBe(1)
    const remain = (await app.ask(getRemain, {}, founder)).body
    expect(remain.next).toEqual([])
  })

  test('twenty notices of different trades at once: one counts, the others go back', async () => {
    const founder = await app.makeTenant()
    const order = await orderOf(app, founder, 'Premium', 'Month')
    await Promise.all(Array.from({ length: 20 }, (_, at) => notify(app, founder, order, { tradeNumber: `t${at}` })))
    const { order: after, payments } = (await app.ask(getReceipt, { params: { id: order.id } }, founder)).body
    expect(payments.length).toBe(20)
    expect(after).toMatchObject({ status: 'paid', refundFen: 19 * 98_000, refundReasons: ['twice'] })
    expect(payments.filter(({ refundReason }) => refundReason === 'twice').length).toBe(19)
    expect(payments.find(({ refundFen }) => refundFen === 0)?.refundReason).toBeNull()
    expect((await app.ask(getRemain, {}, founder)).body.next).toEqual([])
  })

  test('an order that nobody pays expires; money that comes afterwards goes back', async () => {
    const founder = await app.makeTenant()
    const order = await orderOf(app, founder, 'Premium', 'Month')
    app.clock.advance(1_801)
    await expireOrders.run(app.context('standard'), {})
    expect((await app.ask(listOrders, { query: {} }, founder)).body.orders[0]?.status).toBe('expired')
    expect((await app.ask(actAtCashier, { params: { id: order.id }, body: { act: 'pay' } }, founder)).error.error).toBe(
      'OrderOver',
    )
    await notify(app, founder, order)
    expect((await app.ask(listOrders, { query: {} }, founder)).body.orders[0]).toMatchObject({
      status: 'refund',
      refundFen: 98_000,
      refundReasons: ['late'],
    })
    expect(await kinds(founder)).toEqual(['Basic'])
  })

  test.each([
    ['Professional', 'overtaken'],
    ['Flagship', 'credit'],
  ] as const)(
    'two upgrades are paid before either is known: of %s after Professional the list says why',
    async (second, reason) => {
      const founder = await app.makeTenant()
      await buy(app, founder, 'Premium', 'Month')
      app.clock.advance(10 * 86_400)
      const one = await orderOf(app, founder, 'Professional', 'Month')
      const paidAt = app.clock.now()
      app.clock.advance(600)
      const two = await orderOf(app, founder, second, 'Month')
      await notify(app, founder, one, { paidAt })
      app.clock.advance(60)
      await notify(app, founder, two)
      const { orders } = (await app.ask(listOrders, { query: {} }, founder)).body
      const reasons = new Map(orders.map(({ id, refundReasons }) => [id, refundReasons]))
      expect([reasons.get(one.id), reasons.get(two.id)]).toEqual([[], [reason]])
      const { payments } = (await app.ask(getReceipt, { params: { id: two.id } }, founder)).body
      expect(payments).toMatchObject([{ refundReason: reason }])
      expect(payments[0]?.refundFen).toBeGreaterThan(0)
    },
  )

  test('paid late, then a notice comes of money that was in time, then once more: each payment keeps its own reason', async () => {
    const founder = await app.makeTenant()
    const order = await orderOf(app, founder, 'Premium', 'Month')
    const inTime = app.clock.now()
    app.clock.advance(1_801)
    await notify(app, founder, order, { tradeNumber: 'late' })
    app.clock.advance(60)
    await notify(app, founder, order, { tradeNumber: 'good', paidAt: inTime })
    app.clock.advance(60)
    await notify(app, founder, order, { tradeNumber: 'again' })
    const { payments, order: after } = (await app.ask(getReceipt, { params: { id: order.id } }, founder)).body
    const reasons = Object.fromEntries(payments.map(({ tradeNumber, refundReason }) => [tradeNumber, refundReason]))
    expect(reasons).toEqual({ late: 'late', good: null, again: 'twice' })
    expect(after.refundReasons).toEqual(['late', 'twice'])
  })

  test('a price that has changed since it was seen is not charged', async () => {
    const founder = await app.makeTenant()
    const input = { params: { type: 'Premium' as const, payTimeUnit: 'Month' as const }, body: { priceFen: 97_000 } }
    expect((await app.ask(createOrder, input, founder)).error).toMatchObject({
      error: 'PriceChanged',
      detail: { priceFen: 98_000 },
    })
    expect((await app.ask(listOrders, { query: {} }, founder)).body.total).toBe(0)
  })

  test('an annual package is upgraded annually, and nothing is ordered after what waits', async () => {
    const founder = await app.makeTenant()
    await buy(app, founder, 'Premium', 'Year')
    const ask = (type: 'Professional' | 'Premium', payTimeUnit: 'Month' | 'Year') =>
      app.ask(createOrder, { params: { type, payTimeUnit }, body: {} }, founder)
    expect((await ask('Professional', 'Month')).error.error).toBe('ResourcePriceException')
    const params = { type: 'Professional' as const, payTimeUnit: 'Year' as const }
    expect((await app.ask(getPayDetail, { params }, founder)).body).toMatchObject({
      effect: 'upgrade',
      creditFen: 976_080,
    })
    await buy(app, founder, 'Premium', 'Month')
    expect((await ask('Premium', 'Month')).error.error).toBe('UnusedResourceExistedException')
    expect((await app.ask(getRemain, {}, founder)).body.next).toMatchObject([{ resourceKind: 'Premium' }])
    await buy(app, founder, 'ExtraEntity', 'Month')
    expect((await totals(founder)).Entity).toBe(10_500)
  })

  test('what has ended holds for a week more, is told of, and then Basic holds', async () => {
    const founder = await app.makeTenant()
    await buy(app, founder, 'Premium', 'Month')
    expect((await app.ask(getValidity, {}, founder)).body.validatingResource).toBeNull()
    app.clock.advance(32 * day)
    expect((await app.ask(getValidity, {}, founder)).body.validatingResource).toMatchObject({ resourceKind: 'Premium' })
    expect((await app.ask(getRemain, {}, founder)).body.validResources[0]).toMatchObject({ inGrace: true })
    await use(founder, 'Entity', 1_500)
    app.clock.advance(7 * day)
    expect(await kinds(founder)).toEqual(['Basic'])
    // What is there stays, and is never more than the capacity that is shown.
    expect((await totals(founder)).Entity).toBe(1_500)
    expect((await create(founder)).error).toMatchObject({ error: 'CapacityReached', detail: { resource: 'Entity' } })
  })
})

describe('limits', () => {
  test('records, projects and fields are refused beyond the capacity, and room that is given back can be used', async () => {
    const founder = await app.makeTenant()
    await use(founder, 'Entity', 999)
    const answers = await Promise.all(Array.from({ length: 8 }, () => create(founder)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(428)])
    await use(founder, 'Entity', -1)
    expect((await create(founder)).status).toBe(200)
    const fields = Array.from({ length: 21 }, (_, at) => ({
      type: 'Number' as const,
      label: { zh: `第 ${at}`, en: `No. ${at}` },
    }))
    const tooMany = await app.ask(setCustomFields, { params: { type: 'Resume', id: '-' }, body: { fields } }, founder)
    expect(tooMany).toMatchObject({ status: 428, error: { detail: { resource: 'CustomField', total: 20 } } })
  })

  test('runs of automatic tasks are counted anew each month of Beijing', async () => {
    const founder = await app.makeTenant()
    await use(founder, 'AutomaticTask', 30)
    await expect(use(founder, 'AutomaticTask', 1)).rejects.toMatchObject({ code: 'CapacityReached' })
    const { resetTime } = (await app.ask(getRemain, {}, founder)).body
    app.clock.advance((Date.parse(resetTime) - app.clock.now().getTime()) / 1000 - 1)
    await expect(use(founder, 'AutomaticTask', 1)).rejects.toMatchObject({ code: 'CapacityReached' })
    app.clock.advance(1)
    expect(await use(founder, 'AutomaticTask', 1)).toBe(1)
  })

  test('usage has the present day', async () => {
    const founder = await app.makeTenant()
    await create(founder)
    const { days } = (await app.ask(getUsage, { query: {} }, founder)).body
    expect(days.at(-1)?.resources[0]).toEqual({ resourceType: 'Entity', consumed: 1, total: 1_000 })
  })

  test('usage keeps each day as it ended, however often it is noted', async () => {
    const founder = await app.makeTenant()
    const note = () => jobs.find(({ name }) => name === 'note-usage')?.run(app.context('standard'), {})
    await create(founder)
    await note()
    await create(founder)
    await note()
    app.clock.advance(day)
    await create(founder)
    const asked = async (days: number) => (await app.ask(getUsage, { query: { days } }, founder)).body.days
    const used = (await asked(90)).map(({ resources }) => resources.find((each) => each.resourceType === 'Entity'))
    expect(used.map((each) => each?.consumed)).toEqual([2, 3])
    expect(await asked(1)).toHaveLength(1)
  })
})

const trialApp = testApp({ STARTING_PACKAGE: 'trial' })

test('who tries it out has three projects and five resumes, until a package is bought', async () => {
  const founder = await trialApp.makeTenant()
  const space = (await trialApp.ask(createSpace, { body: { name: '甲' } }, founder)).body
  const channel = (await trialApp.ask(createChannel, { body: { spaceId: space.id, name: '乙' } }, founder)).body
  const project = () => trialApp.ask(createProject, { body: { channelId: channel.id, name: '丙' } }, founder)
  const resume = () =>
    trialApp.ask(
      createEntity,
      { params: { type: 'Resume' }, query: {}, body: { standardFields: { name: '丁' } } },
      founder,
    )
  for (let count = 0; count < 3; count++) expect((await project()).status).toBe(200)
  expect((await project()).error).toMatchObject({ error: 'CapacityReached', detail: { resource: 'Project', total: 3 } })
  for (let count = 0; count < 5; count++) expect((await resume()).status).toBe(200)
  expect((await resume()).error).toMatchObject({ error: 'CapacityReached', detail: { resource: 'Entity', total: 5 } })
  expect((await trialApp.ask(getRemain, {}, founder)).body.trial).toMatchObject({ resumes: { consumed: 5, total: 5 } })
  expect((await trialApp.ask(notifyLimitation, { body: {} }, founder)).status).toBe(200)
  await buy(trialApp, founder, 'Premium', 'Month')
  expect((await trialApp.ask(getRemain, {}, founder)).body.trial).toBeNull()
  expect((await resume()).status).toBe(200)
  expect((await project()).status).toBe(200)
})

import { createEntity } from '@cohort/contract/entities'
import { takeNotice } from '@cohort/contract/payments'
import { createOrder, getReceipt, getRemain, listOrders } from '@cohort/contract/resources'
import { expect, test } from 'vitest'
import { secretOf } from '#kernel/secret'
import { cashierNotice } from '#ports/payment/cashier'
import { askProcess as askAt, killed, newFounder, tryProcess as tryAt } from '#testing/processes'
import { testProcesses } from '#testing/test-processes'

/** Two server processes on one database: limits are kept to the last place, and a payment counts once. */
const processes = testProcesses()

const clients = 64

/** So many are there already. */
const setConsumed = (tenant: string, consumed: number) =>
  processes.beside(tenant, (client) =>
    client.query("update counter set consumed = $2 where tenant_id = $1 and resource = 'Entity'", [tenant, consumed]),
  )

async function entities(url: string, token: string): Promise<number> {
  const { validResources } = await askAt(url, getRemain, {}, token)
  return validResources[0]?.resources.find(({ resourceType }) => resourceType === 'Entity')?.consumed ?? 0
}

test('64 clients of two processes create at the limit: exactly the limit is reached', async () => {
  const [one, two] = await Promise.all([processes.start(), processes.start()])
  const token = await newFounder(one.url)
  const tenant = token.split('.')[0] ?? ''
  const urls = [one.url, two.url]
  const create = (at: number) =>
    tryAt(
      urls[at % 2] ?? '',
      createEntity,
      { params: { type: 'Resume' }, query: {}, body: { standardFields: { name: `第${at}人` } } },
      token,
    )
  await setConsumed(tenant, 900)
  const each = 4
  const answers = (
    await Promise.all(
      Array.from({ length: clients }, async (_, client) => {
        const own = []
        for (let count = 0; count < each; count++) own.push((await create(client)).status)
        return own
      }),
    )
  ).flat()
  expect(answers.filter((status) => status === 200).length).toBe(100)
  expect(answers.filter((status) => status === 428).length).toBe(clients * each - 100)
  expect(await entities(two.url, token)).toBe(1_000)
}, 240_000)

/** Where a notice stands still: before it has written anything, and when all of it but the capacity is written. */
const places = [
  'select 1 from package_account where tenant_id = $1 for update',
  "select 1 from counter where tenant_id = $1 and resource = 'Entity' for update",
]

test.each(places.map((hold, at) => [at, hold] as const))(
  'a process that is killed in the middle of a notice (%i): after all it counts exactly once',
  async (at, hold) => {
    const [steady, doomed] = [await processes.start(), await processes.start()]
    const token = await newFounder(steady.url, `1391234560${at}`)
    const tenant = token.split('.')[0] ?? ''
    const params = { type: 'ExtraEntity' as const, payTimeUnit: 'Month' as const }
    await tryAt(steady.url, createOrder, { params, body: {} }, token)
    const [order] = (await askAt(steady.url, listOrders, { query: {} }, token)).orders
    const notice = cashierNotice(secretOf(undefined, processes.folder), {
      tenant,
      orderId: order?.id ?? '',
      tradeNumber: 'the-trade',
      amountFen: order?.priceFen ?? 0,
      paidAt: new Date(),
      state: 'paid',
    })
    const told = { params: { payer: 'cashier' as const }, body: notice }
    await processes.beside(tenant, async (client) => {
      await client.query(hold, [tenant])
      const sent = tryAt(doomed.url, takeNotice, told).catch(() => undefined)
      // Other tests have databases of their own beside this one.
      const waiting = `select 1 from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock' and application_name = 'cohort'`
      await expect.poll(async () => (await client.query(waiting)).rowCount).toBe(1)
      await Promise.all([killed(doomed), sent])
    })
    const extras = async () =>
      (await askAt(steady.url, getRemain, {}, token)).validResources.filter(
        ({ resourceKind }) => resourceKind === 'ExtraEntity',
      )
    // Whoever takes the money sends it again until it is heard.
    for (let times = 0; times < 3; times++) expect((await tryAt(steady.url, takeNotice, told)).text).toBe('success')
    expect((await extras()).length).toBe(1)
    const { payments } = await askAt(steady.url, getReceipt, { params: { id: order?.id ?? '' } }, token)
    expect(payments.length).toBe(1)
  },
  240_000,
)

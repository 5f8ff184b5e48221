import { createEntity, deleteEntities, patchEntity, restoreEntities, searchEntities } from '@cohort/contract/entities'
import { createEntities, importEntities } from '@cohort/contract/imports'
import { describe, expect, test } from 'vitest'
import { reindexDue } from '#modules/entities/reindex'
import { type Actor, testApp } from '#testing/app'
import { sendChunks } from '#testing/uploads'

const app = testApp()
const params = { type: 'Resume' }
const named = (name: string, openId?: string) => ({ ...(openId ? { openId } : {}), standardFields: { name } })

const find = async (actor: Actor, query?: string) =>
  (await app.ask(searchEntities, { body: { entityType: 'Resume', ...(query ? { query } : {}) } }, actor)).body

/** What a browser sends when a file is chosen. */
async function importText(actor: Actor, text: string) {
  const form = new FormData()
  form.append('file', new Blob([text]), 'people.jsonl')
  const request = new Request('http://here', { method: 'POST', body: form })
  const response = await app.app.inject({
    method: 'POST',
    url: importEntities.path.replace('{type}', 'Resume'),
    headers: {
      authorization: `Bearer ${actor.token}`,
      'content-type': request.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await request.arrayBuffer()),
  })
  return { status: response.statusCode, body: response.json() }
}
const lines = (records: readonly unknown[]) => records.map((record) => JSON.stringify(record)).join('\n')
const index = (actor: Actor) => reindexDue(app.context(actor.tenant))

describe('many at once', () => {
  test('are made, found and counted; what cannot be taken is named by its place', async () => {
    const founder = await app.makeTenant()
    await app.ask(createEntity, { params, query: { openId: 'mine' }, body: named('林知遥') }, founder)
    const { body, status } = await app.ask(
      createEntities,
      {
        params,
        body: {
          records: [
            named('周砚秋'),
            { standardFields: { name: '沈亦禾', humanInfo: { age: 'old' } } },
            named('顾望舒', 'mine'),
            named('陆南乔', 'twice'),
            named('江照野', 'twice'),
          ],
        },
      },
      founder,
    )
    expect(status).toBe(200)
    expect(body.openIds).toHaveLength(2)
    expect(body.refused).toMatchObject([
      { place: 2, reason: 'badInput', field: 'standardFields.humanInfo.age' },
      { place: 3, reason: 'idTaken' },
      { place: 5, reason: 'idTaken' },
    ])
    expect((await find(founder, '砚秋')).total).toBe(1)
    expect((await find(founder)).total).toBe(3)
  })

  test('five hundred fit into one request, one more does not', async () => {
    const founder = await app.makeTenant()
    const records = Array.from({ length: 501 }, (_, at) => ({
      standardFields: { name: `周砚秋${at}`, summary: '负责跨境收单核心链路的设计与实现。'.repeat(60) },
    }))
    const ask = (count: number) =>
      app.ask(createEntities, { params, body: { records: records.slice(0, count) } }, founder)
    expect((await ask(500)).body.openIds).toHaveLength(500)
    expect(await ask(501)).toMatchObject({ status: 400, error: { detail: { field: 'records' } } })
  })
})

describe('a file of records', () => {
  test('is taken line by line; bad lines are named and cost nothing else', async () => {
    const founder = await app.makeTenant()
    const text = [
      `\uFEFF${JSON.stringify(named('周砚秋', 'a'))}`,
      '{"standardFields": ',
      '',
      JSON.stringify({ standardFields: { name: '沈亦禾', nothing: 1 } }),
      JSON.stringify(named('周\0砚秋')),
      JSON.stringify(named('顾望舒', 'a')),
      JSON.stringify(named('陆南乔')),
      '[1]',
    ].join('\r\n')
    const { status, body } = await importText(founder, text)
    expect(status).toBe(200)
    expect(body).toMatchObject({ created: 2, refusedCount: 5 })
    expect(body.refused.map((one: { place: number; reason: string }) => [one.place, one.reason])).toEqual(
      expect.arrayContaining([
        [2, 'notJson'],
        [4, 'badInput'],
        [5, 'badInput'],
        [6, 'idTaken'],
        [8, 'badInput'],
      ]),
    )
  })

  test('is in the list at once and found by keyword when the index has caught up', async () => {
    const founder = await app.makeTenant()
    const people = Array.from({ length: 1203 }, (_, at) => named(`周砚秋${at}`))
    expect((await importText(founder, lines(people))).body).toMatchObject({ created: 1203, refusedCount: 0 })
    expect((await find(founder)).total).toBe(1203)
    // Two processes share the work.
    await Promise.all([index(founder), index(founder)])
    expect((await find(founder, '砚秋')).total).toBe(1203)
  })

  test('a record that is changed, deleted or restored before the index has caught up is found by what it is then', async () => {
    const founder = await app.makeTenant()
    const people = [named('周砚秋', 'changed'), named('沈亦禾', 'gone'), named('顾望舒', 'back')]
    await importText(founder, lines(people))
    await app.ask(
      patchEntity,
      { params, query: { openId: 'changed' }, body: { standardFields: { name: '江照野' } } },
      founder,
    )
    await app.ask(deleteEntities, { params, body: { openIds: ['gone', 'back'] } }, founder)
    await app.ask(restoreEntities, { body: { records: [{ entityType: 'Resume', openId: 'back' }] } }, founder)
    await index(founder)
    const totals = await Promise.all(['江照野', '周砚秋', '沈亦禾', '顾望舒'].map((name) => find(founder, name)))
    expect(totals.map(({ total }) => total)).toEqual([1, 0, 0, 1])
  })

  test('that breaks off is found as far as it came, and the job for it is there', async () => {
    const founder = await app.makeTenant()
    const chunks = async function* () {
      yield Buffer.from(`${lines(Array.from({ length: 500 }, (_, at) => named(`周砚秋${at}`)))}\n`)
      await expect.poll(async () => (await find(founder)).total).toBe(400)
    }
    const path = importEntities.path.replace('{type}', 'Resume')
    const sending = sendChunks(app, founder, 'people.jsonl', chunks(), { goesAway: true, path })
    await expect(sending).rejects.toThrow('went away')
    const jobs = "select 1 from pgboss.job where name = 'reindex-records' and data ->> 'tenant' = $1"
    await expect.poll(async () => (await app.database.pool.query(jobs, [founder.tenant])).rowCount).toBe(1)
    await index(founder)
    expect((await find(founder, '砚秋')).total).toBe(400)
  })

  test('belongs to one enterprise', async () => {
    const [founder, other] = [await app.makeTenant(), await app.makeTenant()]
    await importText(founder, lines([named('周砚秋', 'same')]))
    await importText(other, lines([named('沈亦禾', 'same')]))
    await index(other)
    expect((await find(other, '亦禾')).total).toBe(1)
    expect((await find(founder, '砚秋')).total).toBe(0)
    await index(founder)
    expect((await find(founder, '砚秋')).total).toBe(1)
    expect((await find(founder, '亦禾')).total).toBe(0)
  })
})

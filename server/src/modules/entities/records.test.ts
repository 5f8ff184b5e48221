import { authCodes } from '@cohort/contract/access'
import {
  createEntity,
  deleteEntities,
  deleteEntity,
  getEntity,
  linkEntity,
  listAttentionIds,
  listDeleted,
  listEntities,
  listLinks,
  listVersions,
  patchEntity,
  restoreEntities,
  searchEntities,
  setAttention,
} from '@cohort/contract/entities'
import { sql } from 'kysely'
import { describe, expect, test, vi } from 'vitest'
import { purge } from '#modules/entities/bin'
import { type Actor, testApp } from '#testing/app'
import { memberWith } from '#testing/members'

const app = testApp()
vi.setConfig({ testTimeout: 180_000 })
const params = { type: 'Resume' }

async function resume(actor: Actor, standardFields: Record<string, unknown>): Promise<string> {
  const { body, status, error } = await app.ask(createEntity, { params, query: {}, body: { standardFields } }, actor)
  if (status !== 200) throw new Error(JSON.stringify(error))
  return body.meta.openId
}
const patch = (actor: Actor, openId: string, body: Parameters<typeof app.ask<typeof patchEntity>>[1]['body']) =>
  app.ask(patchEntity, { params, query: { openId }, body }, actor)
const total = async (actor: Actor, query: string) =>
  (await app.ask(searchEntities, { body: { entityType: 'Resume', query } }, actor)).body.total

describe('one record', () => {
  test('is made with defaults, read, patched by merge and kept in versions', async () => {
    const founder = await app.makeTenant()
    const openId = await resume(founder, { humanInfo: { name: '林知遥', age: 29 }, name: '旧名' })
    const made = (await app.ask(getEntity, { params: { ...params, id: openId } }, founder)).body
    expect(made.data.standardFields.name).toBe('林知遥')
    expect(made.meta).toMatchObject({ version: 1, entityType: 'Resume' })
    const patched = (
      await patch(founder, openId, { version: 1, standardFields: { humanInfo: { age: null }, summary: '支付' } })
    ).body
    expect(patched.data.standardFields).toMatchObject({ humanInfo: { name: '林知遥' }, summary: '支付' })
    expect((patched.data.standardFields.humanInfo as Record<string, unknown>).age).toBeUndefined()
    const stale = await patch(founder, openId, { version: 1, standardFields: { summary: '别的' } })
    expect(stale).toMatchObject({
      status: 409,
      error: { error: 'Conflict', detail: { current: { meta: { version: 2 } } } },
    })
    const { data } = (await app.ask(listVersions, { params: { ...params, id: openId } }, founder)).body
    expect(data).toMatchObject([{ version: 1, data: { standardFields: { humanInfo: { age: 29 } } } }])
  })

  test('lists stand newest first, whatever order they came in', async () => {
    const founder = await app.makeTenant()
    const work = (company: string, iso: string) => ({ company, dateRange: { start: { iso }, end: { untilNow: true } } })
    const openId = await resume(founder, {
      name: '周砚秋',
      works: [work('旧', '2019-06'), work('新', '2022-03'), work('中', '2020-07')],
    })
    const { works } = (await app.ask(getEntity, { params: { ...params, id: openId } }, founder)).body.data
      .standardFields
    expect((works as { company: string }[]).map((each) => each.company)).toEqual(['新', '中', '旧'])
  })

  test('wrong and unknown values, and a required one made null, are 400 by their path', async () => {
    const founder = await app.makeTenant()
    const openId = await resume(founder, { name: '沈亦禾' })
    const field = async (standardFields: Record<string, unknown>) =>
      (await patch(founder, openId, { standardFields })).error.detail?.field
    expect(await field({ humanInfo: { age: 'old' } })).toBe('standardFields.humanInfo.age')
    expect(await field({ nonsense: 1 })).toBe('standardFields.nonsense')
    expect(await field({ name: null })).toBe('standardFields.name')
    expect(
      (
        await app.ask(
          createEntity,
          { params: { type: 'NoSuchType' }, query: {}, body: { standardFields: {} } },
          founder,
        )
      ).status,
    ).toBe(404)
    expect(
      (
        await app.ask(
          createEntity,
          { params: { type: 'GlobalConfig' }, query: {}, body: { standardFields: {} } },
          founder,
        )
      ).status,
    ).toBe(404)
  })

  test('an id can be given once', async () => {
    const founder = await app.makeTenant()
    const make = () =>
      app.ask(createEntity, { params, query: { openId: 'mine-1' }, body: { standardFields: { name: '一' } } }, founder)
    const both = await Promise.all([make(), make()])
    expect(both.map((answer) => answer.status).sort()).toEqual([200, 409])
    const other = await app.makeTenant()
    expect(
      (
        await app.ask(
          createEntity,
          { params, query: { openId: 'mine-1' }, body: { standardFields: { name: '二' } } },
          other,
        )
      ).status,
    ).toBe(200)
  })

  test('two members patch it a thousand times in parallel and nothing is lost', async () => {
    const founder = await app.makeTenant()
    const colleague = await memberWith(app, founder, [authCodes['material.view'], authCodes['material.edit']])
    const openId = await resume(founder, { name: '并发' })
    await Promise.all(
      [founder, colleague].map(async (actor, who) => {
        // Some at once, as a browser would, and one after the other until it is a thousand.
        for (let round = 0; round < 50; round++) {
          const patches = Array.from({ length: 10 }, (_, at) =>
            patch(actor, openId, {
              standardFields: who ? { humanInfo: { wechat: `w${round}-${at}` } } : { summary: `s${round}-${at}` },
            }),
          )
          for (const { status } of await Promise.all(patches)) expect(status).toBe(200)
        }
      }),
    )
    const { meta, data } = (await app.ask(getEntity, { params: { ...params, id: openId } }, founder)).body
    expect(meta.version).toBe(1001)
    expect(data.standardFields.summary).toMatch(/^s/)
    expect((data.standardFields.humanInfo as { wechat: string }).wechat).toMatch(/^w/)
    const { rows } = await sql<{ n: number }>`select count(distinct version)::int as n from entity_version
      where tenant_id = ${founder.tenant} and open_id = ${openId}`.execute(app.context(founder.tenant).db)
    expect(rows).toEqual([{ n: 1000 }])
  })
})

describe('the recycle bin', () => {
  test('deleted records leave lists and come back with links, found again', async () => {
    const founder = await app.makeTenant()
    const [one, two] = [await resume(founder, { name: '韩予墨' }), await resume(founder, { name: '方以宁' })]
    await app.ask(linkEntity, { params: { ...params, id: one }, body: { openId: two, entityType: 'Resume' } }, founder)
    expect((await app.ask(deleteEntity, { params: { ...params, id: two } }, founder)).status).toBe(200)
    expect((await app.ask(getEntity, { params: { ...params, id: two } }, founder)).status).toBe(404)
    expect(await total(founder, '方以宁')).toBe(0)
    expect((await app.ask(listLinks, { params: { ...params, id: one } }, founder)).body.data).toEqual([])
    expect((await app.ask(listDeleted, { query: {} }, founder)).body).toMatchObject({
      total: 1,
      data: [{ openId: two, name: '方以宁' }],
    })
    expect(
      (await app.ask(restoreEntities, { body: { records: [{ entityType: 'Resume', openId: two }] } }, founder)).body
        .restored,
    ).toBe(1)
    expect(await total(founder, '方以宁')).toBe(1)
    expect((await app.ask(listLinks, { params: { ...params, id: one } }, founder)).body.data).toMatchObject([
      { meta: { openId: two } },
    ])
  })

  test('what has lain there for thirty days is gone for good', async () => {
    const founder = await app.makeTenant()
    const openId = await resume(founder, { name: '久远' })
    await app.ask(deleteEntity, { params: { ...params, id: openId } }, founder)
    app.clock.advance(29 * 86_400)
    expect(await purge(app.context(founder.tenant))).toBe(0)
    app.clock.advance(2 * 86_400)
    expect(await purge(app.context(founder.tenant))).toBe(1)
    const restored = await app.ask(restoreEntities, { body: { records: [{ entityType: 'Resume', openId }] } }, founder)
    expect(restored.body.restored).toBe(0)
  })

  test('the counter is exact through creating, deleting and restoring', async () => {
    const founder = await app.makeTenant()
    const ids = await Promise.all(Array.from({ length: 20 }, (_, at) => resume(founder, { name: `第${at}人` })))
    const consumed = async () => {
      const ctx = app.context(founder.tenant)
      const row = await ctx.db
        .selectFrom('counter')
        .select('consumed')
        .where('tenant_id', '=', founder.tenant)
        .where('resource', '=', 'Entity')
        .executeTakeFirst()
      return row?.consumed
    }
    expect(await consumed()).toBe(20)
    const { deleted } = (
      await app.ask(deleteEntities, { params, body: { openIds: [...ids.slice(0, 5), 'no-such'] } }, founder)
    ).body
    expect(deleted.sort()).toEqual(ids.slice(0, 5).sort())
    expect(await consumed()).toBe(15)
    await app.ask(
      restoreEntities,
      { body: { records: ids.slice(0, 2).map((openId) => ({ entityType: 'Resume', openId })) } },
      founder,
    )
    expect(await consumed()).toBe(17)
  })
})

test('records by id come in the order asked for, and another enterprise’s are not among them', async () => {
  const [founder, other] = [await app.makeTenant(), await app.makeTenant()]
  const [one, two] = [await resume(founder, { name: '甲' }), await resume(founder, { name: '乙' })]
  const foreign = await resume(other, { name: '丙' })
  const { data } = (
    await app.ask(listEntities, { params, query: { openIds: `${two},${foreign},${one},nope` } }, founder)
  ).body
  expect(data.map((record) => record.meta.openId)).toEqual([two, one])
  const many = Array.from({ length: 600 }, (_, at) => `id${at}`).join(',')
  expect((await app.ask(listEntities, { params, query: { openIds: many } }, founder)).error.detail?.field).toBe(
    'openIds',
  )
})

test('a member follows records of their own choosing', async () => {
  const founder = await app.makeTenant()
  const openId = await resume(founder, { name: '关注' })
  await app.ask(setAttention, { params: { ...params, id: openId }, body: { attention: true } }, founder)
  expect((await app.ask(listAttentionIds, { params }, founder)).body.openIds).toEqual([openId])
  await app.ask(setAttention, { params: { ...params, id: openId }, body: { attention: false } }, founder)
  expect((await app.ask(listAttentionIds, { params }, founder)).body.openIds).toEqual([])
})

describe('bad input is refused by its name', () => {
  test('too many ids, a required field made null, an unknown or deleted field, a wrong value', async () => {
    const founder = await app.makeTenant()
    const openId = await resume(founder, { name: '甲' })
    const place = (answer: { error: { detail?: Record<string, unknown> } }) => answer.error.detail?.field
    const openIds = Array.from({ length: 20_000 }, (_, at) => `id-${at}`)
    expect(place(await app.ask(deleteEntities, { params, body: { openIds } }, founder))).toBe('openIds')
    expect(place(await app.ask(listEntities, { params, query: { openIds: openIds.join(',') } }, founder))).toBe(
      'openIds',
    )
    expect(
      place(await app.ask(listEntities, { params, query: { openIds: openIds.slice(0, 600).join(',') } }, founder)),
    ).toBe('openIds')
    expect(place(await patch(founder, openId, { standardFields: { name: null, humanInfo: null } }))).toBe(
      'standardFields.name',
    )
    expect(place(await patch(founder, openId, { standardFields: { nope: 1 } }))).toBe('standardFields.nope')
    expect(place(await patch(founder, openId, { customFields: { gone: 1 } }))).toBe('customFields.gone')
    expect(place(await patch(founder, openId, { standardFields: { humanInfo: { phone: 'x' } } }))).toBe(
      'standardFields.humanInfo.phone',
    )
  })

  test('an emoji is a name like any other', async () => {
    const founder = await app.makeTenant()
    const openId = await resume(founder, { name: '😀 王👩‍👩‍👧 芳' })
    const { body } = await app.ask(getEntity, { params: { ...params, id: openId } }, founder)
    expect(body.data.standardFields.name).toBe('😀 王👩‍👩‍👧 芳')
    expect(await total(founder, '芳')).toBe(1)
    expect(await total(founder, '😀')).toBe(0)
  })
})

import { authCodes } from '@cohort/contract/access'
import { bulkEdit, listBulkChanges, restoreVersion, undoBulkChange } from '@cohort/contract/bulk'
import { setCustomFields } from '@cohort/contract/custom-fields'
import {
  createEntity,
  getEntity,
  linkEntity,
  listLinks,
  listVersions,
  patchEntity,
  searchEntities,
} from '@cohort/contract/entities'
import { createTag } from '@cohort/contract/tags'
import { describe, expect, test, vi } from 'vitest'
import { insertRecords } from '#modules/entities/records'
import { shapeFor } from '#modules/entities/shapes'
import { forgetOld } from '#modules/entities/undo'
import { checkedData } from '#modules/entities/values'
import { type Actor, testApp } from '#testing/app'
import { memberWith } from '#testing/members'

vi.setConfig({ testTimeout: 180_000 })
const app = testApp()
const params = { type: 'Resume' }
type Edit = Parameters<typeof app.ask<typeof bulkEdit>>[1]['body']

const create = async (actor: Actor, standardFields: Record<string, unknown>, type = 'Resume') =>
  (await app.ask(createEntity, { params: { type }, query: {}, body: { standardFields } }, actor)).body.meta.openId
const read = async (actor: Actor, id: string) => (await app.ask(getEntity, { params: { ...params, id } }, actor)).body
const edit = (actor: Actor, body: Edit) => app.ask(bulkEdit, { params, body }, actor)
const undo = (actor: Actor, id: string | null) => app.ask(undoBulkChange, { params: { id: id ?? '' } }, actor)
const tag = async (actor: Actor, name: string) => (await app.ask(createTag, { body: { name } }, actor)).body.openId

describe('bulk edit', () => {
  test('values, tags and links of many at once; versions, index and audit follow; undone to the letter', async () => {
    const founder = await app.makeTenant()
    const [hot, cold, job] = [
      await tag(founder, '热'),
      await tag(founder, '冷'),
      await create(founder, { name: '岗位' }, 'Job'),
    ]
    const coldTag = { openId: cold, entityType: 'Tag', name: '冷' }
    const ids = [
      await create(founder, { name: '甲', summary: '旧', tags: [coldTag] }),
      await create(founder, { name: '乙' }),
      await create(founder, { name: '丙', summary: '新' }),
    ]
    await app.ask(
      linkEntity,
      { params: { ...params, id: ids[0] ?? '' }, body: { openId: job, entityType: 'Job' } },
      founder,
    )
    const before = await Promise.all(ids.map((id) => read(founder, id)))
    const { body } = await edit(founder, {
      openIds: [...ids, 'nobody'],
      standardFields: { summary: '新' },
      addTags: [hot],
      removeTags: [cold],
      addLinks: [{ entityType: 'Job', openId: job }],
    })
    expect(body.changed.map((one) => [one.previousVersion, one.version])).toEqual([
      [1, 2],
      [1, 2],
      [1, 2],
    ])
    expect(body.refused).toEqual([{ openId: 'nobody', error: 'NotFound' }])
    const after = await read(founder, ids[0] ?? '')
    expect(after.data.standardFields).toMatchObject({ summary: '新', tags: [{ openId: hot, name: '热' }] })
    const found = async (value: string) =>
      (
        await app.ask(
          searchEntities,
          { body: { entityType: 'Resume', filters: { field: 'data.standardFields.tags', op: 'eq', value } } },
          founder,
        )
      ).body.total
    expect([await found(hot), await found(cold)]).toEqual([3, 0])
    const keyword = async (query: string) =>
      (await app.ask(searchEntities, { body: { entityType: 'Resume', query } }, founder)).body.total
    expect([await keyword('热'), await keyword('冷')]).toEqual([3, 0])
    const linked = async (id = '') =>
      (await app.ask(listLinks, { params: { ...params, id } }, founder)).body.data.length
    expect([await linked(ids[0]), await linked(ids[1])]).toEqual([1, 1])
    expect((await undo(founder, body.changeId)).body).toEqual({ undone: 3, kept: [] })
    const undone = await Promise.all(ids.map((id) => read(founder, id)))
    expect(undone.map((record) => record.data)).toEqual(before.map((record) => record.data))
    expect(undone.map((record) => record.meta.version)).toEqual([3, 3, 3])
    expect([await found(hot), await found(cold)]).toEqual([0, 1])
    expect([await linked(ids[0]), await linked(ids[1])]).toEqual([1, 0])
    expect((await undo(founder, body.changeId)).error.error).toBe('AlreadyUndone')
    const { data } = (await app.ask(listVersions, { params: { ...params, id: ids[0] ?? '' } }, founder)).body
    expect(data.map((one) => one.version)).toEqual([2, 1])
  })

  test('what cannot be changed is named; all or nothing keeps everything; the same again changes nothing', async () => {
    const founder = await app.makeTenant()
    const ids = [await create(founder, { name: '甲' }), await create(founder, { name: '乙' })]
    const refused = await edit(founder, { openIds: ids, standardFields: { name: null } })
    expect(refused.body).toMatchObject({
      changeId: null,
      changed: [],
      refused: [{ error: 'BadInput', field: 'standardFields.name' }, {}],
    })
    const kept = await edit(founder, {
      openIds: [...ids, 'nobody'],
      standardFields: { summary: 'x' },
      allOrNothing: true,
    })
    expect(kept.body).toMatchObject({ changed: [], refused: [{ openId: 'nobody' }] })
    expect((await read(founder, ids[0] ?? '')).meta.version).toBe(1)
    await edit(founder, { openIds: ids, standardFields: { summary: 'x' } })
    expect((await edit(founder, { openIds: ids, standardFields: { summary: 'x' } })).body).toMatchObject({
      changeId: null,
      unchanged: ids,
    })
    expect((await edit(founder, { openIds: ids, addTags: ['nope'] })).error.detail?.field).toBe('addTags.0')
    expect(
      (await edit(founder, { openIds: Array.from({ length: 20_000 }, (_, at) => `id-${at}`) })).error.detail?.field,
    ).toBe('openIds')
  })

  test('links are undone too, and tags renamed in bulk are renamed wherever they stand', async () => {
    const founder = await app.makeTenant()
    const [job, label] = [await create(founder, { name: '岗位' }, 'Job'), await tag(founder, '旧称')]
    const id = await create(founder, { name: '甲', tags: [{ openId: label, entityType: 'Tag' }] })
    const link = { entityType: 'Job', openId: job }
    await app.ask(linkEntity, { params: { ...params, id }, body: link }, founder)
    const linked = async () => (await app.ask(listLinks, { params: { ...params, id } }, founder)).body.data.length
    const { body } = await edit(founder, { openIds: [id], removeLinks: [link] })
    expect(body.changed).toEqual([{ openId: id, previousVersion: 1, version: 1 }])
    expect(await linked()).toBe(0)
    await undo(founder, body.changeId)
    expect(await linked()).toBe(1)
    const renamed = await app.ask(
      bulkEdit,
      { params: { type: 'Tag' }, body: { openIds: [label], standardFields: { name: '新称' } } },
      founder,
    )
    const named = async () => (await read(founder, id)).data.standardFields.tags
    expect(await named()).toMatchObject([{ name: '新称' }])
    await undo(founder, renamed.body.changeId)
    expect(await named()).toMatchObject([{ name: '旧称' }])
    expect((await read(founder, id)).meta.version).toBe(1)
  })

  test('what somebody changed since is kept and named; everything else is undone', async () => {
    const founder = await app.makeTenant()
    const [first, second] = [await tag(founder, '一'), await tag(founder, '二')]
    const ids = [
      await create(founder, { name: '甲', summary: '旧' }),
      await create(founder, { name: '乙', summary: '旧' }),
    ]
    const { changeId } = (await edit(founder, { openIds: ids, standardFields: { summary: '批量' }, addTags: [first] }))
      .body
    const tags = [
      { openId: first, entityType: 'Tag' },
      { openId: second, entityType: 'Tag' },
    ]
    await app.ask(
      patchEntity,
      { params, query: { openId: ids[0] ?? '' }, body: { standardFields: { summary: '后来', tags } } },
      founder,
    )
    expect((await undo(founder, changeId)).body).toEqual({
      undone: 2,
      kept: [{ entityType: 'Resume', openId: ids[0] }],
    })
    expect((await read(founder, ids[0] ?? '')).data.standardFields).toMatchObject({
      summary: '后来',
      tags: [{ openId: second, name: '二' }],
    })
    expect((await read(founder, ids[1] ?? '')).data.standardFields.summary).toBe('旧')
  })

  test('only whoever made it, or an administrator, undoes it, within thirty days', async () => {
    const founder = await app.makeTenant()
    const codes = [authCodes['material.view'], authCodes['material.edit']]
    const [one, other] = [await memberWith(app, founder, codes), await memberWith(app, founder, codes)]
    const id = await create(founder, { name: '甲' })
    const { changeId } = (await edit(one, { openIds: [id], standardFields: { summary: 'x' } })).body
    expect((await undo(other, changeId)).status).toBe(404)
    expect((await app.ask(listBulkChanges, {}, one)).body.changes).toMatchObject([
      { id: changeId, kind: 'edit', count: 1, undoneAt: null },
    ])
    expect((await undo(founder, changeId)).status).toBe(200)
    const late = (await edit(one, { openIds: [id], standardFields: { summary: 'y' } })).body.changeId
    app.clock.advance(31 * 86_400)
    expect((await undo(one, late)).status).toBe(404)
    await forgetOld(app.context(founder.tenant))
    expect((await app.ask(listBulkChanges, {}, one)).body.changes).toEqual([])
  })

  test('a thousand records in one call', async () => {
    const founder = await app.makeTenant()
    const ctx = app.context(founder.tenant)
    const shape = await shapeFor(ctx, 'Resume')
    const drafts = Array.from({ length: 1000 }, (_, at) => ({
      data: checkedData(shape, { standardFields: { name: `人 ${at}` }, customFields: {} }),
      source: null,
    }))
    const ids = (await insertRecords(ctx, shape, drafts)).map((row) => row.open_id)
    const { body } = await edit(founder, { openIds: ids, standardFields: { summary: '都一样' } })
    expect(body.changed).toHaveLength(1000)
    expect(
      (await app.ask(searchEntities, { body: { entityType: 'Resume', query: '都一样' } }, founder)).body.total,
    ).toBe(1000)
    expect((await undo(founder, body.changeId)).body).toEqual({ undone: 1000, kept: [] })
    expect(
      (await app.ask(searchEntities, { body: { entityType: 'Resume', query: '都一样' } }, founder)).body.total,
    ).toBe(0)
  })
})

test('an earlier state becomes a new version; fields deleted meanwhile are left out, options may stand again', async () => {
  const founder = await app.makeTenant()
  const ofType = { type: 'Resume', id: '-' }
  const words = (zh: string) => ({ zh, en: zh })
  const set = async (fields: Parameters<typeof app.ask<typeof setCustomFields>>[1]['body']['fields']) =>
    (await app.ask(setCustomFields, { params: ofType, body: { fields } }, founder)).body.fields
  const choices = [
    { id: 'a', name: words('甲') },
    { id: 'b', name: words('乙') },
  ]
  const made = await set([
    { type: 'SingleChoice', label: words('选'), options: { choices } },
    { type: 'Number', label: words('数') },
  ])
  const [choice = '', number = ''] = made.map((field) => field.key)
  const { openId } = (
    await app.ask(
      createEntity,
      { params, query: {}, body: { standardFields: { name: '旧名' }, customFields: { [choice]: 'b', [number]: 1 } } },
      founder,
    )
  ).body.meta
  await app.ask(
    patchEntity,
    {
      params,
      query: { openId },
      body: { standardFields: { name: '新名', summary: 'x' }, customFields: { [choice]: 'a', [number]: 2 } },
    },
    founder,
  )
  await set([
    { ...made[0], key: choice, type: 'SingleChoice', label: words('选'), options: { choices: choices.slice(0, 1) } },
  ])
  const back = (version: number, seen?: number) =>
    app.ask(restoreVersion, { params: { ...params, id: openId, version }, body: { version: seen } }, founder)
  expect((await back(1, 1)).error.error).toBe('Conflict')
  const restored = (await back(1, 2)).body
  expect(restored).toMatchObject({
    meta: { version: 3 },
    data: { standardFields: { name: '旧名' }, customFields: { [choice]: 'b', [number]: 2 } },
  })
  expect(restored.data.standardFields.summary).toBeUndefined()
  expect((await back(9)).status).toBe(404)
})

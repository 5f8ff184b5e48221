import {
  getJsonSchema,
  listCreatedInSpace,
  listCustomFields,
  listCustomFieldTypes,
  listDeletedCustomFields,
  restoreCustomField,
  setCustomFields,
} from '@cohort/contract/custom-fields'
import { createEntity, getEntity, patchEntity, putCustomValues, searchEntities } from '@cohort/contract/entities'
import { createProject } from '@cohort/contract/projects'
import { createChannel, createSpace } from '@cohort/contract/spaces'
import { expect, test } from 'vitest'
import { reindexRecords } from '#modules/entities/reindex'
import { testApp } from '#testing/app'

const app = testApp()
const params = { type: 'Resume', id: '-' }
const words = (zh: string, en: string) => ({ zh, en })

test('a field is added, filled, filtered by, counted, renamed and deleted, and its values stay', async () => {
  const founder = await app.makeTenant()
  const choices = [
    { id: 'hot', name: words('热', 'Hot') },
    { id: 'cold', name: words('冷', 'Cold') },
  ]
  const set = (fields: Parameters<typeof app.ask<typeof setCustomFields>>[1]['body']['fields']) =>
    app.ask(setCustomFields, { params, body: { fields } }, founder)
  const made = (
    await set([
      { type: 'SingleChoice', label: words('热度', 'Heat'), options: { choices } },
      { type: 'Number', label: words('评分', 'Mark') },
    ])
  ).body.fields
  const [heat, mark] = made.map((field) => field.key ?? '')
  const { body } = await app.ask(
    createEntity,
    {
      params,
      query: {},
      body: { standardFields: { name: '甲' }, customFields: { [heat ?? '']: 'hot', [mark ?? '']: 7 } },
    },
    founder,
  )
  await app.ask(
    createEntity,
    { params, query: {}, body: { standardFields: { name: '乙' }, customFields: { [heat ?? '']: 'cold' } } },
    founder,
  )
  const search = (filters: object) =>
    app.ask(
      searchEntities,
      { body: { entityType: 'Resume', filters: filters as never, returnFilters: [`data.customFields.${heat}`] } },
      founder,
    )
  const hot = (await search({ field: `data.customFields.${heat}`, op: 'eq', value: 'hot' })).body
  expect(hot.data.map((record) => record.meta.openId)).toEqual([body.meta.openId])
  expect(hot.filters?.[0]?.values).toMatchObject([{ value: 'hot', name: '热', count: 1 }])
  expect((await search({ field: `data.customFields.${mark}`, op: 'gte', value: 7 })).body.total).toBe(1)
  await app.ask(
    putCustomValues,
    { params, query: { openId: body.meta.openId }, body: { customFields: { [mark ?? '']: 3 } } },
    founder,
  )
  expect((await search({ field: `data.customFields.${heat}`, op: 'eq', value: 'hot' })).body.total).toBe(0)
  await set([{ ...made[1], key: mark, type: 'Number', label: words('分数', 'Score') }])
  expect((await search({ field: `data.customFields.${heat}`, op: 'eq', value: 'hot' })).error.detail?.field).toBe(
    'filters.field',
  )
  expect((await app.ask(listCustomFields, { params }, founder)).body.fields).toMatchObject([
    { key: mark, label: { zh: '分数' } },
  ])
  expect(
    (await app.ask(getEntity, { params: { type: 'Resume', id: body.meta.openId } }, founder)).body.data.customFields,
  ).toEqual({ [mark ?? '']: 3 })
})

test('wrong values and definitions are 400 by their place, and another enterprise has none of it', async () => {
  const [founder, other] = [await app.makeTenant(), await app.makeTenant()]
  const set = (fields: Parameters<typeof app.ask<typeof setCustomFields>>[1]['body']['fields']) =>
    app.ask(setCustomFields, { params, body: { fields } }, founder)
  const [field] = (await set([{ type: 'Number', label: words('评分', 'Mark') }])).body.fields
  const create = (customFields: object) =>
    app.ask(
      createEntity,
      { params, query: {}, body: { standardFields: { name: '甲' }, customFields: customFields as never } },
      founder,
    )
  expect((await create({ [field?.key ?? '']: 'x' })).error.detail?.field).toBe(`customFields.${field?.key}`)
  expect((await create({ nope: 1 })).error.detail?.field).toBe('customFields.nope')
  expect((await set([{ key: field?.key, type: 'ShortText', label: words('a', 'b') }])).error.detail?.field).toBe(
    'fields.0.type',
  )
  expect((await set([{ key: 'mine', type: 'Number', label: words('a', 'b') }])).error.detail?.field).toBe(
    'fields.0.key',
  )
  expect((await set([{ type: 'Uuid', label: words('a', 'b') }])).error.detail?.field).toBe('fields.0.type')
  expect((await app.ask(listCustomFields, { params }, other)).body.fields).toEqual([])
})

test('kinds and schema are named in the language of the reader', async () => {
  const founder = await app.makeTenant()
  expect((await app.ask(listCustomFieldTypes, {}, founder)).body.types).toHaveLength(18)
  const en = (await app.ask(getJsonSchema, { params: { type: 'Resume' } }, founder, { 'x-locale': 'en-US' })).body
  const zh = (await app.ask(getJsonSchema, { params: { type: 'Resume' } }, founder)).body
  expect(JSON.stringify(zh)).toContain('姓名')
  expect(JSON.stringify(en)).not.toMatch(/"title":"[^"]*\p{Script=Han}/u)
})

test('options are reordered and deleted, never chosen again once deleted, and kept where they stand', async () => {
  const founder = await app.makeTenant()
  const choice = (id: string, zh: string) => ({ id, name: words(zh, zh) })
  const set = async (choices: ReturnType<typeof choice>[], key?: string) =>
    (
      await app.ask(
        setCustomFields,
        {
          params,
          body: { fields: [{ key, type: 'SingleChoice', label: words('级别', 'Level'), options: { choices } }] },
        },
        founder,
      )
    ).body.fields[0]
  const field = await set([choice('low', '低'), choice('mid', '中'), choice('high', '高')])
  const key = field?.key ?? ''
  const create = (name: string, value: string) =>
    app.ask(
      createEntity,
      { params, query: {}, body: { standardFields: { name }, customFields: { [key]: value } } },
      founder,
    )
  const ids = []
  for (const [name, value] of [
    ['甲', 'high'],
    ['乙', 'low'],
    ['丙', 'mid'],
  ] as const)
    ids.push((await create(name, value)).body.meta.openId)
  const sorted = async () =>
    (
      await app.ask(
        searchEntities,
        { body: { entityType: 'Resume', sort: [{ field: `data.customFields.${key}`, order: 'asc' }] } },
        founder,
      )
    ).body.data.map((record) => record.data.standardFields.name)
  expect(await sorted()).toEqual(['乙', '丙', '甲'])
  const after = await set([choice('high', '高'), choice('low', '低')], key)
  expect(after?.options?.choices?.map(({ id, isDeleted }) => [id, isDeleted ?? false])).toEqual([
    ['high', false],
    ['low', false],
    ['mid', true],
  ])
  await reindexRecords.run(app.context(founder.tenant), {})
  expect(await sorted()).toEqual(['甲', '乙', '丙'])
  expect((await create('丁', 'mid')).error.detail?.field).toBe(`customFields.${key}`)
  const patch = (openId = '', customFields: object = {}, standardFields: object = {}) =>
    app.ask(
      patchEntity,
      {
        params,
        query: { openId },
        body: { customFields: customFields as never, standardFields: standardFields as never },
      },
      founder,
    )
  expect((await patch(ids[2], {}, { summary: '仍可编辑' })).status).toBe(200)
  expect((await patch(ids[0], { [key]: 'mid' })).error.detail?.field).toBe(`customFields.${key}`)
  const schema = JSON.stringify((await app.ask(getJsonSchema, { params }, founder)).body)
  expect(schema.includes('"high"') && !schema.includes('"mid"')).toBe(true)
})

test('a deleted field keeps its values in records that are edited, is refused by name, and comes back with them', async () => {
  const founder = await app.makeTenant()
  const set = async (fields: Parameters<typeof app.ask<typeof setCustomFields>>[1]['body']['fields']) =>
    (await app.ask(setCustomFields, { params, body: { fields } }, founder)).body.fields
  const made = await set([
    { type: 'Number', label: words('评分', 'Mark') },
    { type: 'ShortText', label: words('备注', 'Note') },
  ])
  const [mark = '', note = ''] = made.map((field) => field.key)
  const { openId } = (
    await app.ask(
      createEntity,
      { params, query: {}, body: { standardFields: { name: '甲' }, customFields: { [mark]: 7, [note]: 'x' } } },
      founder,
    )
  ).body.meta
  await set(made.slice(1))
  const patch = (customFields: object) =>
    app.ask(
      patchEntity,
      { params, query: { openId }, body: { standardFields: { summary: 'y' }, customFields: customFields as never } },
      founder,
    )
  expect((await patch({})).body.data.customFields).toEqual({ [mark]: 7, [note]: 'x' })
  expect((await patch({ [mark]: 8 })).error.detail?.field).toBe(`customFields.${mark}`)
  await app.ask(putCustomValues, { params, query: { openId }, body: { customFields: { [note]: 'z' } } }, founder)
  const gone = (await app.ask(listDeletedCustomFields, { params }, founder)).body.fields
  expect(gone).toMatchObject([{ key: mark, label: { zh: '评分' } }])
  const restore = (key: string) => app.ask(restoreCustomField, { params: { ...params, key } }, founder)
  expect((await restore(mark)).body.fields.map((field) => field.key)).toEqual([note, mark])
  expect((await restore(note)).status).toBe(404)
  await reindexRecords.run(app.context(founder.tenant), {})
  const found = await app.ask(
    searchEntities,
    { body: { entityType: 'Resume', filters: { field: `data.customFields.${mark}`, op: 'eq', value: 7 } } },
    founder,
  )
  expect(found.body.data.map((record) => record.data.customFields)).toEqual([{ [mark]: 7, [note]: 'z' }])
})

test('fields point at types that exist, and are listed for a project by what it carries', async () => {
  const founder = await app.makeTenant()
  const set = (type: string, fields: Parameters<typeof app.ask<typeof setCustomFields>>[1]['body']['fields']) =>
    app.ask(setCustomFields, { params: { type, id: '-' }, body: { fields } }, founder)
  const wrong = await set('Resume', [
    { type: 'EntityReference', label: words('谁', 'Who'), options: { entityType: 'Nope' } },
  ])
  expect(wrong.error.detail?.field).toBe('fields.0.options.entityType')
  await set('Resume', [{ type: 'Number', label: words('简历字段', 'Of resumes') }])
  await set('Job', [{ type: 'Number', label: words('职位字段', 'Of jobs') }])
  const space = (await app.ask(createSpace, { body: { name: '空间' } }, founder)).body
  const channel = (await app.ask(createChannel, { body: { spaceId: space.id, name: '频道' } }, founder)).body
  const project = (await app.ask(createProject, { body: { channelId: channel.id, name: '项目' } }, founder)).body
  await set('Device', [{ type: 'Number', label: words('设备字段', 'Of devices') }])
  const types = async (query: { projectId?: string }) =>
    (await app.ask(listCreatedInSpace, { query }, founder)).body.fields?.map((field) => field.entityType)
  expect(await types({})).toEqual(['Resume', 'Job', 'Device'])
  expect(await types({ projectId: project.id })).toEqual(['Resume', 'Job'])
  expect((await app.ask(listCreatedInSpace, { query: { projectId: 'nope' } }, founder)).status).toBe(404)
})

test('older names of kinds are taken, and kinds that are hidden are dropped', async () => {
  const founder = await app.makeTenant()
  const types = ['String', 'Integer', 'Radio', 'FileList', 'EntityTag', 'Hidden', 'null', null, 'Email'] as const
  const fields = types.map((type, at) => ({ type, label: words(`字段 ${at}`, `Field ${at}`) }))
  const { body } = await app.ask(setCustomFields, { params, body: { fields } }, founder)
  expect(body.fields.map(({ type, options }) => [type, options?.multiple ?? false])).toEqual([
    ['ShortText', false],
    ['Number', false],
    ['SingleChoice', false],
    ['File', true],
    ['Email', false],
  ])
  const select = { type: 'SingleSelect' as const, label: words('下拉', 'Select') }
  expect((await app.ask(setCustomFields, { params, body: { fields: [select] } }, founder)).error.detail?.field).toBe(
    'fields.0.type',
  )
})

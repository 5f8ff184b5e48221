import { getJsonSchema, listCustomFields, listCustomFieldTypes, setCustomFields } from '@cohort/contract/custom-fields'
import { createEntity, getEntity, putCustomValues, searchEntities } from '@cohort/contract/entities'
import { expect, test } from 'vitest'
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

import { setCustomFields } from '@cohort/contract/custom-fields'
import { createEntity, getEntity } from '@cohort/contract/entities'
import { createEntities } from '@cohort/contract/imports'
import { expect, test } from 'vitest'
import { testApp } from '#testing/app'

const app = testApp()
const params = { type: 'Resume', id: '-' }
const words = (zh: string, en: string) => ({ zh, en })

test('a new record begins with the defaults of the fields, however it is made; a given value or none stands', async () => {
  const founder = await app.makeTenant()
  const choices = [
    { id: 'hot', name: words('热', 'Hot') },
    { id: 'cold', name: words('冷', 'Cold'), isDeleted: true },
  ]
  const fields = [
    { type: 'SingleChoice' as const, label: words('热度', 'Heat'), options: { choices, default: 'hot' } },
    { type: 'MultiChoice' as const, label: words('渠道', 'Ways'), options: { choices, default: 'hot' } },
    { type: 'Number' as const, label: words('评分', 'Mark'), options: { default: 0 } },
    { type: 'ShortText' as const, label: words('备注', 'Note'), options: { default: '待跟进' } },
    { type: 'Date' as const, label: words('日期', 'Day'), options: { default: '2026-11-15' } },
    { type: 'LongText' as const, label: words('经过', 'Story') },
  ]
  const { body: set } = await app.ask(setCustomFields, { params, body: { fields } }, founder)
  const [heat = '', ways = '', mark = '', note = '', day = ''] = set.fields.map(({ key }) => key)
  const begun = { [heat]: 'hot', [ways]: ['hot'], [mark]: 0, [note]: '待跟进', [day]: '2026-11-15' }
  const make = async (customFields?: Record<string, unknown>) => {
    const body = { standardFields: { name: '甲' }, ...(customFields && { customFields }) }
    return (await app.ask(createEntity, { params, query: {}, body }, founder)).body.data.customFields
  }
  expect(await make()).toEqual(begun)
  expect(await make({ [note]: '已约', [mark]: null })).toEqual({ ...begun, [note]: '已约', [mark]: null })
  const { body: many } = await app.ask(
    createEntities,
    { params, body: { records: [{ standardFields: { name: '乙' } }] } },
    founder,
  )
  const one = await app.ask(getEntity, { params: { ...params, id: many.openIds[0] ?? '' } }, founder)
  expect(one.body.data.customFields).toEqual(begun)
})

test.each([
  ['SingleChoice', 'gone', { choices: [{ id: 'gone', name: words('冷', 'Cold'), isDeleted: true }] }],
  ['SingleChoice', 'other', { choices: [{ id: 'hot', name: words('热', 'Hot') }] }],
  ['Number', 'many', {}],
  ['Progress', 101, {}],
  ['Progress', 'half', {}],
  ['Date', '2026-13-40', {}],
  ['ShortText', 7, {}],
  ['Email', 'a@b.example', {}],
  ['File', 'x', {}],
] as const)('%s cannot begin with %s', async (type, value, more) => {
  const founder = await app.makeTenant()
  const options = { ...more, default: value } as never
  const fields = [{ type, label: words('字段', 'Field'), options }]
  const { status, error } = await app.ask(setCustomFields, { params, body: { fields } }, founder)
  expect([status, error?.detail]).toEqual([400, { field: 'fields.0.options.default', problem: 'invalid' }])
})

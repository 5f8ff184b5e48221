import { channelModel } from '@cohort/contract/channel-model'
import { setCustomFields } from '@cohort/contract/custom-fields'
import { entityTypeOf } from '@cohort/contract/entity-types'
import { listPipelines, type Pipeline, updatePipeline } from '@cohort/contract/pipelines'
import { createSavedView, listSavedViews } from '@cohort/contract/saved-views'
import { createChannel, createSpace, getTreeItem } from '@cohort/contract/spaces'
import {
  categoryName,
  compareCategories,
  createTemplate,
  deleteTemplate,
  dumpChannel,
  getTemplate,
  listEntityTemplates,
  listTemplates,
  updateTemplate,
} from '@cohort/contract/templates'
import { beforeAll, describe, expect, test } from 'vitest'
import { shippedTemplates } from '#modules/templates/shipped/all'
import { type Actor, testApp } from '#testing/app'
import { makeWork } from '#testing/work'

const app = testApp({ OPERATOR_PHONE: '13700000000' })
const words = (zh: string, en: string) => ({ zh, en })
const body = { name: '我的模板', remark: '说明', color: 'blue', icon: 'folder', type: 'func' } as const

/** Whoever runs the installation: an administrator of the standard enterprise. */
let operator: Actor
beforeAll(async () => {
  operator = await app.signIn('13700000000')
})

const namesOf = async (actor: Actor, query: Parameters<typeof app.ask<typeof listTemplates>>[1]['query'] = {}) =>
  (await app.ask(listTemplates, { query }, actor)).body.tenantTemplates.map(({ name }) => name)

test('twelve come with the product, in both languages, each a channel that can be made', () => {
  expect(shippedTemplates.map(({ id }) => id)).toEqual([...new Set(shippedTemplates.map(({ id }) => id))])
  expect(shippedTemplates).toHaveLength(12)
  for (const { id, name, remark, category, model } of shippedTemplates) {
    for (const each of [name, remark, category]) expect([each.zh, each.en].every((text) => text.length > 1)).toBe(true)
    expect([id, channelModel.safeParse(model).error]).toEqual([id, undefined])
    expect(entityTypeOf(model.projectPayloadType) && entityTypeOf(model.taskPayloadType)).toBeTruthy()
    for (const { stages } of model.flows) {
      expect(stages.some(({ kind }) => kind === 'won')).toBe(true)
      for (const { to, name } of stages) {
        expect(name.zh && name.en).toBeTruthy()
        for (const place of to ?? []) expect(stages[place]).toBeDefined()
      }
    }
  }
})

test('numbers before a category say where it stands, and are not shown', () => {
  expect(['乙', '2-甲', '10-丙', '0-丁'].sort(compareCategories)).toEqual(['0-丁', '2-甲', '10-丙', '乙'])
  expect(categoryName('0-招聘')).toBe('招聘')
})

describe('templates', () => {
  test('are listed by category, searched, and read whole, in the language asked for', async () => {
    const founder = await app.makeTenant()
    const channels = await namesOf(founder, { type: 'channel' })
    expect(channels).toHaveLength(12)
    expect(channels[0]).toBe('技术招聘')
    expect(channels.at(-1)).toBe('看板')
    expect(await namesOf(founder, { type: 'channel', langue: 'en-US', name: 'tender' })).toEqual(['Vendor tender'])
    const whole = await app.ask(getTemplate, { params: { id: 'tech-hiring' } }, founder)
    expect(whole.body).toMatchObject({ scopeName: 'common', editable: false, data: { taskPayloadType: 'Resume' } })
    // A list says what each works with, and holds no content.
    const listed = (await app.ask(listTemplates, { query: {} }, founder)).body.tenantTemplates
    const typesOf = (id: string) => listed.find((template) => template.id === id)?.recordTypes
    expect([typesOf('tech-hiring'), typesOf('Device')]).toEqual([['Job', 'Resume'], ['Device']])
  })

  test('of an enterprise are its own; common ones are changed by the standard enterprise alone', async () => {
    const [founder, other] = [await app.makeTenant(), await app.makeTenant()]
    const made = (await app.ask(createTemplate, { body }, founder)).body
    expect(made).toMatchObject({ scopeName: 'tenant', scopeValue: founder.tenant, editable: true })
    expect([await namesOf(founder, { type: 'func' }), await namesOf(other, { type: 'func' })]).toEqual([
      ['我的模板'],
      [],
    ])
    const common = await app.ask(createTemplate, { body: { ...body, common: true } }, founder)
    expect(common.error.detail?.missing).toBe('isStandard')
    const change = (actor: Actor, id: string) =>
      app.ask(updateTemplate, { params: { id }, body: { name: '改了' } }, actor)
    expect((await change(founder, made.id)).body.name).toBe('改了')
    expect((await change(other, made.id)).status).toBe(404)
    expect((await change(founder, 'tech-hiring')).status).toBe(403)
    expect((await app.ask(deleteTemplate, { params: { id: 'tech-hiring' } }, founder)).status).toBe(403)
    await app.ask(deleteTemplate, { params: { id: made.id } }, founder)
    expect(await namesOf(founder, { type: 'func' })).toEqual([])
  })

  test('what the standard enterprise does with the product’s own, everyone sees', async () => {
    const founder = await app.makeTenant()
    const params = { id: 'internship' }
    await app.ask(updateTemplate, { params, body: { name: '实习' } }, operator)
    expect(await namesOf(founder, { type: 'channel' })).toContain('实习')
    await app.ask(deleteTemplate, { params }, operator)
    expect((await namesOf(founder, { type: 'channel' })).length).toBe(11)
    const space = (await app.ask(createSpace, { body: { name: 'x' } }, founder)).body
    const gone = await app.ask(
      createChannel,
      { body: { spaceId: space.id, name: 'x', templateId: 'internship' } },
      founder,
    )
    expect([gone.status, gone.error.detail?.field]).toEqual([400, 'templateId'])
    const common = await app.ask(createTemplate, { body: { ...body, common: true, entityType: 'Test_x' } }, operator)
    expect(common.body.scopeName).toBe('common')
    const ours = (await app.ask(createTemplate, { body: { ...body, name: '大家的' } }, operator)).body
    const share = (actor: Actor, id: string, common: boolean) =>
      app.ask(updateTemplate, { params: { id }, body: { common } }, actor)
    expect((await share(operator, ours.id, true)).body.scopeName).toBe('common')
    expect(await namesOf(founder, { type: 'func' })).toEqual(['大家的'])
    expect((await share(operator, ours.id, false)).body.scopeName).toBe('tenant')
    const own = (await app.ask(createTemplate, { body: { ...body, type: 'types' } }, founder)).body
    expect((await share(founder, own.id, true)).error.detail?.missing).toBe('isStandard')
    // What is meant for tests is shown to nobody.
    expect(await namesOf(founder, { type: 'func' })).toEqual([])
  })

  test('say what is missing: a name, a description, a colour, a picture', async () => {
    const founder = await app.makeTenant()
    for (const field of ['name', 'remark', 'color', 'icon'] as const) {
      const answer = await app.ask(createTemplate, { body: { ...body, [field]: undefined } as never }, founder)
      expect([answer.status, answer.error.detail?.field]).toEqual([400, field])
    }
  })

  test('entity types are opened and closed', async () => {
    const founder = await app.makeTenant()
    const opened = async () =>
      (
        await app.ask(listEntityTemplates, { params: { tenant: founder.tenant }, query: {} }, founder)
      ).body.entities.find(({ entityType }) => entityType === 'Device')?.opened
    expect(await opened()).toBe(false)
    await app.ask(updateTemplate, { params: { id: 'Device' }, body: { opened: true } }, founder)
    expect(await opened()).toBe(true)
    expect((await app.ask(listEntityTemplates, { params: { tenant: 'else' }, query: {} }, founder)).status).toBe(404)
    expect((await app.ask(updateTemplate, { params: { id: 'Device' }, body: {} }, founder)).error.detail?.field).toBe(
      'opened',
    )
  })
})

describe('a channel', () => {
  const flowsOf = async (actor: Actor, ownerId: string) =>
    (await app.ask(listPipelines, { query: { ownerId } }, actor)).body.data
  /** A flow without the ids that every copy has anew. */
  const plain = ({ name, stages }: Pipeline) => ({
    name,
    stages: stages.map(({ id: _, mobileRules, ...stage }) => ({
      ...stage,
      to: mobileRules.to?.map((target) => stages.findIndex(({ id }) => id === target)),
    })),
  })

  test.each(shippedTemplates.filter(({ id }) => id !== 'internship').map(({ id }) => id))(
    'is made from %s',
    async (templateId) => {
      const founder = await app.makeTenant()
      const space = (await app.ask(createSpace, { body: { name: '空间' } }, founder)).body
      const { status, body } = await app.ask(
        createChannel,
        { body: { spaceId: space.id, name: '场景', templateId } },
        founder,
      )
      expect(status).toBe(200)
      const model = shippedTemplates.find(({ id }) => id === templateId)?.model
      expect(body).toMatchObject({ templateId, taskPayloadType: model?.taskPayloadType, style: model?.style })
      const [flow] = await flowsOf(founder, body.id)
      expect(flow?.stages.map(({ name }) => name.zh)).toEqual(model?.flows[0]?.stages.map(({ name }) => name.zh))
    },
  )

  test('that is kept as a template comes out of it as it was, also in another enterprise', async () => {
    const [founder, other] = [await app.makeTenant(), operator]
    const work = await makeWork(app, founder)
    const [own] = (
      await app.ask(
        setCustomFields,
        {
          params: { type: 'HydrogenTask', id: '-' },
          body: { fields: [{ type: 'Date', label: words('到岗日期', 'Starts on') }] },
        },
        founder,
      )
    ).body.fields
    const view = { entityType: 'HydrogenTask', name: '本周到期', kind: 'list' as const, search: 'q=1', shared: true }
    await app.ask(createSavedView, { body: view }, founder)
    const [flow] = await flowsOf(founder, work.channelId)
    if (!flow) throw new Error('no flow')
    const [first, second] = flow.stages
    const stages = flow.stages.map((stage) =>
      stage.id === first?.id
        ? { ...stage, mobileRules: { to: [second?.id ?? ''] }, subStatuses: [{ id: 'a', name: words('甲', 'A') }] }
        : stage.name.en === 'Offer'
          ? { ...stage, requiredFields: [{ of: 'task' as const, field: `data.customFields.${own?.key}` }] }
          : stage,
    )
    const { version, name, openId } = flow
    await app.ask(updatePipeline, { params: { id: openId }, body: { version, name, stages } }, founder)
    const { id: templateId } = (
      await app.ask(
        dumpChannel,
        { params: { channelId: work.channelId }, body: { name: '我们的流程', remark: '全部' } },
        founder,
      )
    ).body
    const again = (
      await app.ask(createChannel, { body: { spaceId: work.spaceId, name: '第二个', templateId } }, founder)
    ).body
    const [before, after] = [await flowsOf(founder, work.channelId), await flowsOf(founder, again.id)]
    expect(after.map(plain)).toEqual(before.map(plain))
    expect(after[0]?.stages[0]?.id).not.toBe(before[0]?.stages[0]?.id)
    const item = async (id: string) => (await app.ask(getTreeItem, { query: { openId: id } }, founder)).body
    const [one, two] = [await item(work.channelId), await item(again.id)]
    expect([two.projectPayloadType, two.taskPayloadType, two.style]).toEqual([
      one.projectPayloadType,
      one.taskPayloadType,
      one.style,
    ])
    // Its own views were there already.
    const views = async (actor: Actor) =>
      (await app.ask(listSavedViews, { query: { entityType: 'HydrogenTask' } }, actor)).body.views.map(
        ({ name }) => name,
      )
    expect(await views(founder)).toEqual(['本周到期'])

    const data = (await app.ask(getTemplate, { params: { id: templateId } }, founder)).body.data
    const common = (await app.ask(createTemplate, { body: { ...body, type: 'channel', common: true, data } }, other))
      .body
    const third = await app.makeTenant()
    const space = (await app.ask(createSpace, { body: { name: '空间' } }, third)).body
    const there = (
      await app.ask(createChannel, { body: { spaceId: space.id, name: '场景', templateId: common.id } }, third)
    ).body
    const [copy] = await flowsOf(third, there.id)
    const required = copy?.stages.find(({ name }) => name.en === 'Offer')?.requiredFields[0]?.field
    expect(required).toMatch(/^data\.customFields\./)
    expect(required).not.toBe(`data.customFields.${own?.key}`)
    expect(await views(third)).toEqual(['本周到期'])
    expect((await app.ask(dumpChannel, { params: { channelId: work.channelId }, body: {} }, third)).status).toBe(404)
  })
})

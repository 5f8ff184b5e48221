import { setCustomFields } from '@cohort/contract/custom-fields'
import { createEntity, searchEntities } from '@cohort/contract/entities'
import { searchBoard, searchEverywhere, searchStructure } from '@cohort/contract/entity-searches'
import { describe, expect, test, vi } from 'vitest'
import { insertRecords } from '#modules/entities/records'
import { shapeFor } from '#modules/entities/shapes'
import { type Actor, testApp } from '#testing/app'
import { asMember } from '#testing/members'

const app = testApp()
vi.setConfig({ testTimeout: 120_000 })
const create = async (actor: Actor, type: string, standardFields: Record<string, unknown>, more: object = {}) => {
  app.clock.advance(1)
  const answer = await app.ask(createEntity, { params: { type }, query: {}, body: { standardFields, ...more } }, actor)
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.error))
  return answer.body.meta.openId
}

describe('the org chart', () => {
  const draw = (actor: Actor, body: Parameters<typeof app.ask<typeof searchStructure>>[1]['body']) =>
    app.ask(searchStructure, { query: { view: 'structureDiagram' }, body }, actor)
  const department = (actor: Actor, name: string, parent?: string, more: object = {}) =>
    create(actor, 'Department', { name, ...(parent && { parent: { openId: parent } }), ...more })

  test('is the whole tree with counts and columns; a keyword keeps the hits and those above them', async () => {
    const [founder, other] = [await app.makeTenant(), await app.makeTenant()]
    const company = await department(founder, '公司')
    const research = await department(founder, '研发中心', company, { headcount: 80 })
    const people = await department(founder, '人力资源', company, { ordered: 1 })
    const payments = await department(founder, '支付部', research)
    const column = 'data.standardFields.headcount'
    const { body } = await draw(founder, { entityType: 'Department', columns: [column] })
    expect(
      body.nodes.map(({ openId, parentId, childCount, descendantCount, depth }) => [
        openId,
        parentId,
        childCount,
        descendantCount,
        depth,
      ]),
    ).toEqual([
      [company, null, 2, 3, 0],
      [people, company, 0, 0, 1],
      [research, company, 1, 1, 1],
      [payments, research, 0, 0, 2],
    ])
    expect(body.nodes[2]?.values).toEqual({ [column]: 80 })
    expect(body).toMatchObject({ roots: [company], matched: 4, capped: false, cycles: [] })
    const narrowed = (await draw(founder, { entityType: 'Department', query: '支付' })).body
    expect(narrowed.nodes.map(({ openId, matches }) => [openId, matches])).toEqual([
      [company, false],
      [research, false],
      [payments, true],
    ])
    expect(narrowed.matched).toBe(1)
    expect((await draw(other, { entityType: 'Department' })).body.nodes).toEqual([])
    expect((await draw(founder, { entityType: 'Job' })).error.detail?.field).toBe('entityType')
    expect((await draw(founder, { entityType: 'Department', columns: ['nope'] })).error.detail?.field).toBe('columns.0')
  })

  test('holds five thousand, the oldest, and says that there are more', async () => {
    const founder = await app.makeTenant()
    const ctx = app.context(founder.tenant)
    const shape = await shapeFor(ctx, 'Department')
    const first = ctx.clock.now().getTime()
    for (let from = 0; from < 5001; from += 667) {
      const drafts = Array.from({ length: Math.min(667, 5001 - from) }, (_, at) => ({
        openId: `d${from + at}`,
        source: null,
        at: new Date(first + from + at),
        data: {
          standardFields: { name: `部门 ${from + at}`, ...(from + at > 0 && { parent: { openId: 'd0' } }) },
          customFields: {},
        },
      }))
      await insertRecords(ctx, shape, drafts)
    }
    const { body } = await draw(founder, { entityType: 'Department' })
    expect([body.nodes.length, body.capped, body.nodes[0]?.childCount]).toEqual([5000, true, 4999])
    expect((await draw(founder, { entityType: 'Department', query: '部门' })).body).toMatchObject({ capped: true })
  })

  test('cuts rings and tells of them', async () => {
    const founder = await app.makeTenant()
    await create(founder, 'Department', { name: '甲', parent: { openId: 'ring-b' } })
    const make = (openId: string, parent: string) =>
      app.ask(
        createEntity,
        {
          params: { type: 'Department' },
          query: { openId },
          body: { standardFields: { name: openId, parent: { openId: parent } } },
        },
        founder,
      )
    await make('ring-a', 'ring-b')
    await make('ring-b', 'ring-a')
    const { body } = await draw(founder, { entityType: 'Department' })
    expect(body.cycles).toEqual([['ring-a', 'ring-b']])
    expect(body.roots).toEqual(['ring-a'])
    expect(body.nodes).toHaveLength(3)
    expect((await draw(founder, { entityType: 'Department', query: '甲' })).body.nodes).toHaveLength(3)
  })
})

describe('the board', () => {
  const lay = (actor: Actor, body: Parameters<typeof app.ask<typeof searchBoard>>[1]['body']) =>
    app.ask(searchBoard, { body }, actor)
  const heads = (answer: Awaited<ReturnType<typeof lay>>) =>
    answer.body.columns.map(({ value, name, count }) => [value, name, count])

  test('has a column for each option in its order, and one for no value, each with its page', async () => {
    const founder = await app.makeTenant()
    for (let at = 0; at < 3; at++) await create(founder, 'Issue', { name: `新 ${at}`, status: 'new' })
    await create(founder, 'Issue', { name: '无', status: null })
    await create(founder, 'Issue', { name: '在做', status: 'inProgress', priority: '3' })
    const answer = await lay(founder, { entityType: 'Issue', field: 'data.standardFields.status', pageSize: 2 })
    expect(heads(answer)).toEqual([
      ['new', '待处理', 3],
      ['inProgress', '处理中', 1],
      ['waiting', '等待反馈', 0],
      ['resolved', '已解决', 0],
      ['closed', '已关闭', 0],
      [null, '', 1],
    ])
    expect(answer.body.columns[0]?.data.map((record) => record.data.standardFields.name)).toEqual(['新 2', '新 1'])
    const rest = await app.ask(
      searchEntities,
      {
        body: {
          entityType: 'Issue',
          pageSize: 2,
          current: 2,
          filters: { field: 'data.standardFields.status', op: 'eq', value: 'new' },
        },
      },
      founder,
    )
    expect(rest.body.data.map((record) => record.data.standardFields.name)).toEqual(['新 0'])
    const found = await lay(founder, {
      entityType: 'Issue',
      field: 'data.standardFields.priority',
      query: '在做',
      pageSize: 0,
    })
    expect(heads(found).filter(([, , count]) => count !== 0)).toEqual([['3', '高', 1]])
  })

  test('works by every choice-like field, the enterprise’s own too, and shows deleted options while they are used', async () => {
    const founder = await app.makeTenant()
    const me = await asMember(app, founder)
    const words = (zh: string) => ({ zh, en: zh })
    const set = async (fields: Parameters<typeof app.ask<typeof setCustomFields>>[1]['body']['fields']) =>
      (await app.ask(setCustomFields, { params: { type: 'Resume', id: '-' }, body: { fields } }, founder)).body.fields
    const options = {
      choices: [
        { id: 'Hot', name: words('热') },
        { id: 'Cold', name: words('冷') },
      ],
    }
    const made = await set([
      { type: 'SingleChoice', label: words('单'), options },
      { type: 'MultiChoice', label: words('多'), options },
      { type: 'Member', label: words('人') },
      { type: 'EntityReference', label: words('部门'), options: { entityType: 'Department' } },
    ])
    const [one = '', many = '', member = '', reference = ''] = made.map((field) => field.key)
    const customFields = {
      [one]: 'Hot',
      [many]: ['Hot', 'Cold'],
      [member]: { openId: me.memberId, name: '李蔚然' },
      [reference]: { openId: 'Dep-A', entityType: 'Department', name: '研发中心' },
    }
    await create(founder, 'Resume', { name: '甲', humanInfo: { degree: 'highSchool' } }, { customFields })
    await create(founder, 'Resume', { name: '乙' })
    const by = async (field: string) =>
      heads(await lay(founder, { entityType: 'Resume', field, pageSize: 0 })).filter(([, , count]) => count !== 0)
    const own = (key: string) => `data.customFields.${key}`
    expect(await by(own(one))).toEqual([
      ['Hot', '热', 1],
      [null, '', 1],
    ])
    expect(await by(own(many))).toEqual([
      ['Hot', '热', 1],
      ['Cold', '冷', 1],
      [null, '', 1],
    ])
    expect(await by(own(member))).toEqual([
      [me.memberId, '李蔚然', 1],
      [null, '', 1],
    ])
    expect(await by(own(reference))).toEqual([
      ['Dep-A', '研发中心', 1],
      [null, '', 1],
    ])
    expect(await by('data.standardFields.humanInfo.degree')).toEqual([
      ['highSchool', '高中', 1],
      [null, '', 1],
    ])
    await set([
      { ...made[0], type: 'SingleChoice', label: words('单'), options: { choices: options.choices.slice(1) } },
      ...made.slice(1),
    ])
    const { columns } = (await lay(founder, { entityType: 'Resume', field: own(one) })).body
    expect(columns.map(({ value, retired, count }) => [value, retired, count])).toEqual([
      ['Cold', false, 0],
      ['Hot', true, 1],
      [null, false, 1],
    ])
    expect(
      (await lay(founder, { entityType: 'Resume', field: 'data.standardFields.summary' })).error.detail?.field,
    ).toBe('field')
  })
})

test('a keyword over all shown types: the type whose name it is comes first, names before texts', async () => {
  const [founder, other] = [await app.makeTenant(), await app.makeTenant()]
  await create(founder, 'Resume', { name: '云帆', summary: '望潮科技的工程师' })
  await create(founder, 'Resume', { name: '望潮' })
  await create(founder, 'Resume', { name: '无关', summary: '也在望潮科技' })
  await create(founder, 'BusinessPartner', { name: '望潮科技' })
  await create(founder, 'Device', { name: '望潮科技的电脑' })
  const ask = (body: Parameters<typeof app.ask<typeof searchEverywhere>>[1]['body'], actor = founder) =>
    app.ask(searchEverywhere, { body }, actor)
  const names = (answer: Awaited<ReturnType<typeof ask>>) =>
    answer.body.groups.map(({ entityType, total, data }) => [
      entityType,
      total,
      data.map((record) => record.data.standardFields.name),
    ])
  expect(names(await ask({ query: '望潮科技' }))).toEqual([
    ['BusinessPartner', 1, ['望潮科技']],
    ['Resume', 2, ['无关', '云帆']],
  ])
  expect(names(await ask({ query: '望潮', pageSize: 1 }))[0]).toEqual(['Resume', 3, ['望潮']])
  expect(names(await ask({ query: '望潮', entityTypes: ['Device'] }))).toEqual([['Device', 1, ['望潮科技的电脑']]])
  expect((await ask({ query: '望潮' }, other)).body.groups).toEqual([])
})

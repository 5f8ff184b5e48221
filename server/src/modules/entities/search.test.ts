import { createEntity, type Filter, searchEntities, searchFilters } from '@cohort/contract/entities'
import { entityTypes } from '@cohort/contract/entity-types'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Actor, testApp } from '#testing/app'
import { asMember } from '#testing/members'

const app = testApp()
let founder: Actor
const people = [
  {
    name: '林知遥',
    city: '上海',
    degree: 'master',
    years: 6,
    phone: '13817246059',
    email: 'lin.zhiyao@mail.example',
    summary: '负责跨境收单核心链路，拆分清结算服务',
  },
  {
    name: '周砚秋',
    city: '杭州',
    degree: 'bachelor',
    years: 10,
    phone: '13900001111',
    email: 'zhou@mail.example',
    summary: '平台架构与 Kubernetes 弹性伸缩',
  },
  {
    name: '沈亦禾',
    city: '杭州',
    degree: 'bachelor',
    years: 4,
    phone: '13700002222',
    email: 'shen@other.example',
    summary: 'Java 与 Spring 后端开发',
  },
  {
    name: 'Nora Whitfield',
    city: '北京',
    degree: 'doctor',
    years: 15,
    phone: '13600003333',
    email: 'nora@mail.example',
    summary: 'Research lead for C++ compilers',
  },
]

beforeAll(async () => {
  founder = await app.makeTenant()
  for (const person of people) {
    app.clock.advance(60)
    const standardFields = {
      name: person.name,
      humanInfo: { name: person.name, phone: person.phone, email: person.email, degree: person.degree },
      currentJobStatus: { workLocation: { city: person.city }, workYears: person.years },
      summary: person.summary,
    }
    const { status, error } = await app.ask(
      createEntity,
      { params: { type: 'Resume' }, query: {}, body: { standardFields } },
      founder,
    )
    if (status !== 200) throw new Error(JSON.stringify(error))
  }
})

const search = async (body: Omit<Parameters<typeof app.ask<typeof searchEntities>>[1]['body'], 'entityType'>) =>
  app.ask(searchEntities, { body: { entityType: 'Resume', ...body } }, founder)
const names = async (body: Parameters<typeof search>[0]) =>
  (await search(body)).body.data.map((record) => record.data.standardFields.name)

describe('keywords', () => {
  test.each([
    ['收单', ['林知遥']],
    ['结算服', ['林知遥']],
    ['lzy', ['林知遥']],
    ['zhouyan', ['周砚秋']],
    ['秋', ['周砚秋']],
    ['kube', ['周砚秋']],
    ['c++', ['Nora Whitfield']],
    ['6059', ['林知遥']],
    ['zhiyao', ['林知遥']],
    ['mail.example', ['Nora Whitfield', '周砚秋', '林知遥']],
    ['杭州 java', ['沈亦禾']],
    ['后端 收单', []],
    ['，。', []],
  ])('%s', async (query, expected) => expect(await names({ query })).toEqual(expected))

  test('what matched is shown with its place', async () => {
    const [record] = (await search({ query: '清结算' })).body.data
    const [highlight] = record?.highlights ?? []
    expect(highlight?.text.slice(...(highlight.spans[0] ?? [0, 0]))).toBe('清结算')
  })
})

describe('filters', () => {
  const field = (key: string) => `data.standardFields.${key}`
  const cases: [string, Filter, string[]][] = [
    [
      'eq of a place',
      { field: field('currentJobStatus.workLocation'), op: 'eq', value: '杭州市' },
      ['沈亦禾', '周砚秋'],
    ],
    [
      'in of a degree',
      { field: field('humanInfo.degree'), op: 'in', value: ['master', 'doctor'] },
      ['Nora Whitfield', '林知遥'],
    ],
    ['ne', { field: field('humanInfo.degree'), op: 'ne', value: 'bachelor' }, ['Nora Whitfield', '林知遥']],
    ['between', { field: field('currentJobStatus.workYears'), op: 'between', value: [5, 12] }, ['周砚秋', '林知遥']],
    ['contains', { field: field('summary'), op: 'contains', value: '弹性' }, ['周砚秋']],
    ['contains across scripts', { field: field('summary'), op: 'contains', value: 'a 与 S' }, ['沈亦禾']],
    ['empty', { field: field('humanInfo.wechat'), op: 'empty' }, ['Nora Whitfield', '沈亦禾', '周砚秋', '林知遥']],
    [
      'and, or',
      {
        and: [
          {
            or: [
              { field: field('name'), op: 'eq', value: '沈亦禾' },
              { field: field('name'), op: 'eq', value: '周砚秋' },
            ],
          },
          { field: field('currentJobStatus.workYears'), op: 'gt', value: 4 },
        ],
      },
      ['周砚秋'],
    ],
    [
      'meta',
      { field: 'meta.createdAt', op: 'gt', value: '2000-01-01' },
      ['Nora Whitfield', '沈亦禾', '周砚秋', '林知遥'],
    ],
  ]
  test.each(cases)('%s', async (_name, filters, expected) => expect(await names({ filters })).toEqual(expected))

  test('unknown fields, ops and values, and trees too deep, are 400 by their place', async () => {
    const place = async (filters: Filter) => (await search({ filters })).error.detail?.field
    expect(await place({ field: field('nope'), op: 'eq', value: 1 })).toBe('filters.field')
    expect(await place({ and: [{ field: field('summary'), op: 'gt', value: 1 }] })).toBe('filters.and.0.op')
    expect(await place({ field: field('currentJobStatus.workYears'), op: 'gt', value: 'x' })).toBe('filters.value')
    expect(await place({ field: 'meta.secret', op: 'eq', value: 'x' })).toBe('filters.field')
    let deep: Filter = { field: field('name'), op: 'notEmpty' }
    for (let level = 0; level < 10; level++) deep = { and: [deep] }
    expect(String(await place(deep))).toMatch(/^filters/)
  })
})

test('sorts by a number either way, with the missing last, and refuses pages beyond the cap', async () => {
  const sort = (order: 'asc' | 'desc') => [{ field: 'data.standardFields.currentJobStatus.workYears', order }]
  expect(await names({ sort: sort('asc') })).toEqual(['沈亦禾', '林知遥', '周砚秋', 'Nora Whitfield'])
  expect(await names({ sort: sort('desc') })).toEqual(['Nora Whitfield', '周砚秋', '林知遥', '沈亦禾'])
  expect(await names({ sort: sort('desc'), pageSize: 2, current: 2 })).toEqual(['林知遥', '沈亦禾'])
  expect((await search({ current: 1000, pageSize: 100 })).error.detail?.field).toBe('current')
})

test('counts come in the same call, and alone', async () => {
  const paths = ['data.standardFields.currentJobStatus.workLocation', 'data.standardFields.humanInfo.degree']
  const { filters } = (await search({ returnFilters: paths })).body
  expect(filters?.[0]?.values.map(({ value, count }) => [value, count])).toEqual(
    [
      ['杭州', 2],
      ['上海', 1],
      ['北京', 1],
    ].sort((a, b) => Number(b[1]) - Number(a[1]) || String(a[0]).localeCompare(String(b[0]))),
  )
  expect(filters?.[1]?.values.find(({ value }) => value === 'bachelor')).toMatchObject({
    name: '本科',
    count: 2,
    capped: false,
  })
  const alone = (
    await app.ask(searchFilters, { body: { entityType: 'Resume', query: '杭州', returnFilters: paths } }, founder)
  ).body
  expect(alone.filters[0]?.values).toMatchObject([{ value: '杭州', count: 2 }])
})

describe('sorting', () => {
  const by = (key: string, order: 'asc' | 'desc' = 'asc') =>
    names({ sort: [{ field: `data.standardFields.${key}`, order }] })

  test('texts by pinyin and letter, whether the index ranks them or not', async () => {
    expect(await by('name')).toEqual(['林知遥', 'Nora Whitfield', '沈亦禾', '周砚秋'])
    expect(await by('name', 'desc')).toEqual(['周砚秋', '沈亦禾', 'Nora Whitfield', '林知遥'])
    expect(await by('humanInfo.email')).toEqual(['林知遥', 'Nora Whitfield', '沈亦禾', '周砚秋'])
    expect((await by('currentJobStatus.workLocation')).slice(0, 1)).toEqual(['Nora Whitfield'])
    expect(await by('humanInfo.wechat')).toHaveLength(4)
  })

  test('every field of every type can be sorted by, all values missing too', async () => {
    for (const type of entityTypes.values()) {
      if (!type.material) continue
      const keys = [
        ...type.fields.map((field) => field.key),
        ...(type.lists ?? []).flatMap((list) => list.fields.map((field) => `${list.key}.${field.key}`)),
      ]
      for (const key of keys) {
        const sort = [{ field: `data.standardFields.${key}`, order: 'asc' as const }]
        const answer = await app.ask(searchEntities, { body: { entityType: type.type, sort, pageSize: 1 } }, founder)
        expect({ type: type.type, key, status: answer.status }).toEqual({ type: type.type, key, status: 200 })
      }
    }
  })

  test('the same order whether the few are sorted or the index is walked', async () => {
    const filters: Filter = { field: 'meta.createdAt', op: 'gt', value: '2000-01-01' }
    const sort = [{ field: 'data.standardFields.name', order: 'asc' as const }]
    expect(await names({ sort, filters })).toEqual(await names({ sort }))
    expect(await names({ sort, pageSize: 2, current: 2 })).toEqual(['沈亦禾', '周砚秋'])
  })
})

test('counted values keep their spelling, references and members their names, and those without one are counted', async () => {
  const actor = await app.makeTenant()
  const { memberId } = await asMember(app, actor)
  const make = (standardFields: Record<string, unknown>) =>
    app.ask(createEntity, { params: { type: 'Resume' }, query: {}, body: { standardFields } }, actor)
  const tags = [{ openId: 'Tag-A', entityType: 'Tag', name: '核心人才' }]
  await make({
    name: '甲',
    skills: ['Java', 'C++'],
    owner: { openId: memberId, name: '李蔚然' },
    tags,
    humanInfo: { degree: 'highSchool' },
  })
  await make({ name: '乙', skills: ['Java'] })
  const keys = ['skills', 'owner', 'tags', 'humanInfo.degree'].map((key) => `data.standardFields.${key}`)
  const { filters } = (await app.ask(searchEntities, { body: { entityType: 'Resume', returnFilters: keys } }, actor))
    .body
  expect(filters?.map((facet) => facet.values.map(({ value, name, count }) => [value, name, count]))).toEqual([
    [
      ['java', 'Java', 2],
      ['c++', 'C++', 1],
    ],
    [[memberId, '李蔚然', 1]],
    [['Tag-A', '核心人才', 1]],
    [['highSchool', '高中', 1]],
  ])
  expect(filters?.map((facet) => facet.missing)).toEqual([undefined, 1, undefined, 1])
  const filter = (key: string, value: string) =>
    app.ask(searchEntities, { body: { entityType: 'Resume', filters: { field: key, op: 'eq', value } } }, actor)
  expect((await filter(keys[2] ?? '', 'Tag-A')).body.total).toBe(1)
})

test('one character finds a whole part, in a name any of its characters', async () => {
  const actor = await app.makeTenant()
  const make = (name: string, summary: string) =>
    app.ask(createEntity, { params: { type: 'Resume' }, query: {}, body: { standardFields: { name, summary } } }, actor)
  await make('林知遥', '评级：优')
  await make('周砚秋', '优秀的工程师')
  const found = async (query: string) =>
    (await app.ask(searchEntities, { body: { entityType: 'Resume', query } }, actor)).body.data.map(
      (record) => record.data.standardFields.name,
    )
  expect([await found('优'), await found('知'), await found('秋')]).toEqual([['林知遥'], ['林知遥'], ['周砚秋']])
})

test('another enterprise finds nothing of it', async () => {
  const other = await app.makeTenant()
  const { body } = await app.ask(
    searchEntities,
    { body: { entityType: 'Resume', query: '林知遥', returnFilters: ['data.standardFields.humanInfo.degree'] } },
    other,
  )
  expect(body).toMatchObject({ data: [], total: 0, filters: [{ values: [] }] })
})

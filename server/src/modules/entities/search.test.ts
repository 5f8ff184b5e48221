import { createEntity, type Filter, searchEntities, searchFilters } from '@cohort/contract/entities'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Actor, testApp } from '#testing/app'

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

test('another enterprise finds nothing of it', async () => {
  const other = await app.makeTenant()
  const { body } = await app.ask(
    searchEntities,
    { body: { entityType: 'Resume', query: '林知遥', returnFilters: ['data.standardFields.humanInfo.degree'] } },
    other,
  )
  expect(body).toMatchObject({ data: [], total: 0, filters: [{ values: [] }] })
})

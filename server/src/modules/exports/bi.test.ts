import { authCodes } from '@cohort/contract/access'
import { createEntity } from '@cohort/contract/entities'
import { type BiQuery, exportBi } from '@cohort/contract/exports'
import { moveTasks } from '@cohort/contract/tasks'
import { beforeAll, expect, test, vi } from 'vitest'
import { type Actor, testApp } from '#testing/app'
import { taken } from '#testing/exports'
import { memberWith } from '#testing/members'
import { readCsv } from '#testing/sheets'
import { makeTasks, makeWork } from '#testing/work'

vi.setConfig({ testTimeout: 60_000 })
const app = testApp()
const path = (key: string) => `data.standardFields.${key}`
let founder: Actor

const people = [
  { source: 'referral', age: 30, skills: ['Go', 'SQL'], birthday: '1996-02-01', phone: '13900000001' },
  { source: 'referral', age: 40, skills: ['go'], birthday: '1986-05-01', phone: '13900000001' },
  { source: 'upload', age: 20, skills: [], birthday: '1996-11-30', phone: '13900000002' },
  { age: 50, skills: ['SQL'] },
]

beforeAll(async () => {
  founder = await app.makeTenant()
  for (const [at, { source, age, skills, birthday, phone }] of people.entries()) {
    const standardFields = {
      name: `某${at}`,
      skills,
      ...(source && { source }),
      humanInfo: { age, ...(birthday && { birthday }), ...(phone && { phone }) },
    }
    await app.ask(createEntity, { params: { type: 'Resume' }, query: {}, body: { standardFields } }, founder)
  }
})

const answer = async (query: Partial<BiQuery>) =>
  readCsv((await taken(app, founder, exportBi, { body: { entityType: 'Resume', ...query } })).toString())

test('records are grouped by a value and measured; those without one are a group too', async () => {
  const measures: BiQuery['measures'] = [
    { op: 'count' },
    ...(['sum', 'avg', 'min', 'max', 'median'] as const).map((op) => ({ op, field: path('humanInfo.age') })),
  ]
  expect(await answer({ groupBy: [{ field: path('source') }], measures })).toEqual([
    ['来源渠道', '数量', '年龄：合计', '年龄：平均', '年龄：最小', '年龄：最大', '年龄：中位数'],
    ['内部推荐', '2', '70', '35', '30', '40', '35'],
    ['文件上传', '1', '20', '20', '20', '20', '20'],
    ['（空）', '1', '50', '50', '50', '50', '50'],
  ])
})

test('a record with several values counts in each of their groups, under filters, by steps of time', async () => {
  // Go and go are one thing; it is called as one of those who have it writes it.
  const bySkill = await answer({ groupBy: [{ field: path('skills') }] })
  expect(bySkill.map((row) => row.map((cell) => cell.toLowerCase()))).toEqual([
    ['技能', '数量'],
    ['go', '2'],
    ['sql', '2'],
    ['（空）', '1'],
  ])
  const young = { field: path('humanInfo.age'), op: 'lte' as const, value: 40 }
  const byYear = await answer({ filters: young, groupBy: [{ field: path('humanInfo.birthday'), interval: 'year' }] })
  expect(byYear.slice(1)).toEqual([
    ['1996', '2'],
    ['1986', '1'],
  ])
  const byMonth = await answer({ groupBy: [{ field: 'meta.createdAt' }], limit: 1 })
  expect(byMonth[1]).toEqual([app.clock.now().toISOString().slice(0, 7), '4'])
  expect(await answer({})).toEqual([['数量'], ['4']])
})

test('a phone number by which is grouped is masked like any other', async () => {
  const rows = await answer({ groupBy: [{ field: path('humanInfo.phone') }] })
  expect(rows.slice(1, 3)).toEqual([
    ['139****0001', '2'],
    ['139****0002', '1'],
  ])
})

test('tasks are counted as far as the member sees them', async () => {
  const { projectId, stages } = await makeWork(app, founder)
  const [first = ''] = await makeTasks(app, founder, projectId, ['甲', '乙'])
  await app.ask(moveTasks, { body: { taskIds: [first], stageId: stages.Interview ?? '' } }, founder)
  const body = { entityType: 'HydrogenTask', groupBy: [{ field: path('project') }] }
  const seen = readCsv((await taken(app, founder, exportBi, { body })).toString())
  expect(seen.slice(1)).toEqual([['后端工程师', '2']])
  const stranger = await memberWith(app, founder, [authCodes['project.view']])
  const unseen = readCsv((await taken(app, stranger, exportBi, { body })).toString())
  expect(unseen).toEqual([['所属项目', '数量']])
  const blocked = await app.ask(exportBi, { body: { entityType: 'Resume' } }, stranger)
  expect(blocked.status).toBe(404)
})

test.each([
  [{ groupBy: [{ field: path('summary') }] }, 'groupBy.0.field'],
  [{ groupBy: [{ field: path('nothing') }] }, 'groupBy.0.field'],
  [{ measures: [{ op: 'sum' as const, field: path('name') }] }, 'measures.0.field'],
  [{ measures: [{ op: 'avg' as const }] }, 'measures.0.field'],
])('%j is bad input by its place', async (wrong, field) => {
  const refused = await app.ask(exportBi, { body: { entityType: 'Resume', ...wrong } }, founder)
  expect(refused).toMatchObject({ status: 400, error: { detail: { field } } })
})

import { allCodes, authCodes } from '@cohort/contract/access'
import { deleteEntities, type Filter, patchEntity } from '@cohort/contract/entities'
import { searchTasks } from '@cohort/contract/projects'
import { getTask, updateTask } from '@cohort/contract/tasks'
import { expect, test } from 'vitest'
import { testApp } from '#testing/app'
import { memberWith } from '#testing/members'
import { makeTasks, makeWork } from '#testing/work'

const app = testApp()
const ordinary = allCodes.filter((code) => code !== authCodes['channel.manageAll'])
const path = (key: string) => `data.standardFields.${key}`

test('tasks are found by fields of what they carry, beside their own, a page at a time', async () => {
  const founder = await app.makeTenant()
  const { projectId } = await makeWork(app, founder)
  const other = await makeWork(app, founder)
  const tasks = await makeTasks(app, founder, projectId, ['林知遥', '顾南乔', '程嘉树', '陆见深'])
  const [elsewhere = ''] = await makeTasks(app, founder, other.projectId, ['江照野'])
  const records = new Map<string, string>()
  for (const id of [...tasks, elsewhere])
    records.set(id, (await app.ask(getTask, { params: { id } }, founder)).body.payload?.meta.openId ?? '')
  const degree = async (id: string, value: string) => {
    const body = { standardFields: { humanInfo: { degree: value } } }
    const query = { openId: records.get(id) ?? '' }
    expect((await app.ask(patchEntity, { params: { type: 'Resume' }, query, body }, founder)).status).toBe(200)
  }
  const [a = '', b = '', c = ''] = tasks
  for (const id of [a, b, c, elsewhere]) await degree(id, 'master')
  await app.ask(updateTask, { params: { id: a }, body: { priority: 4 } }, founder)
  const masters: Filter = { field: path('humanInfo.degree'), op: 'eq', value: 'master' }
  const here: Filter = { field: path('project'), op: 'in', value: [projectId] }
  const search = (body: object, actor = founder) => app.ask(searchTasks, { body }, actor)
  const found = async (body: object, actor = founder) => {
    const { data, total } = (await search(body, actor)).body
    return [total, data.map(({ data }) => data.standardFields.name).toSorted()]
  }
  const payload = { entityType: 'Resume', filters: masters }
  expect((await found({ payload }))[0]).toBe(4)
  expect(await found({ payload, filters: here })).toEqual([3, ['林知遥', '程嘉树', '顾南乔'].toSorted()])
  const urgent: Filter = { field: path('priority'), op: 'eq', value: '4' }
  expect(await found({ payload, filters: { and: [here, urgent] } })).toEqual([1, ['林知遥']])
  expect(await found({ payload, filters: here, query: '程' })).toEqual([1, ['程嘉树']])
  expect(await found({ payload: { ...payload, entityType: 'Job', filters: { and: [] } }, filters: here })).toEqual([
    0,
    [],
  ])
  const second = await search({ payload, filters: here, pageSize: 2, current: 2 })
  expect([second.body.total, second.body.data.length]).toEqual([3, 1])
  // A record in the recycle bin answers nothing; a colleague who takes part in no project finds nothing.
  const gone = { params: { type: 'Resume' }, body: { openIds: [records.get(c) ?? ''] } }
  expect((await app.ask(deleteEntities, gone, founder)).status).toBe(200)
  expect((await found({ payload, filters: here }))[0]).toBe(2)
  const stranger = await memberWith(app, founder, ordinary)
  expect(await found({ payload }, stranger)).toEqual([0, []])
  expect((await search({ payload: { entityType: 'Resume', filters: { ...masters, field: 'nope' } } })).status).toBe(400)
  expect((await search({ payload: { entityType: 'Nope', filters: masters } })).status).toBe(404)
})

test('words are looked for in a task and in what it carries, whatever the task is called', async () => {
  const founder = await app.makeTenant()
  const { projectId } = await makeWork(app, founder)
  const [a = '', b = ''] = await makeTasks(app, founder, projectId, ['林知遥', '顾南乔'])
  await app.ask(updateTask, { params: { id: a }, body: { name: '今天打电话' } }, founder)
  const record = (await app.ask(getTask, { params: { id: b } }, founder)).body.payload?.meta.openId ?? ''
  const body = { standardFields: { skills: ['Kubernetes'] } }
  await app.ask(patchEntity, { params: { type: 'Resume' }, query: { openId: record }, body }, founder)
  const found = async (query: string, payload?: { entityType: string }) =>
    (await app.ask(searchTasks, { body: { query, ...(payload && { payload }) } }, founder)).body.data.map(
      ({ meta }) => meta.openId,
    )
  const resume = { entityType: 'Resume' }
  expect(await found('林知遥', resume)).toEqual([a])
  expect(await found('打电话', resume)).toEqual([a])
  expect(await found('kubernetes', resume)).toEqual([b])
  expect(await found('，', resume)).toEqual([])
  expect(await found('kubernetes', { entityType: 'Job' })).toEqual([])
  expect(await found('打电话')).toEqual([a])
})

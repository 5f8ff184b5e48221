import { allCodes, authCodes } from '@cohort/contract/access'
import { deleteEntity, patchEntity, restoreEntities } from '@cohort/contract/entities'
import { listAssociatedTasks, listRecommendReasons } from '@cohort/contract/entity-searches'
import { addParticipants } from '@cohort/contract/permissions'
import { getProject, getProjectOverview, searchProjects, searchTasks } from '@cohort/contract/projects'
import {
  createTasks,
  deleteTask,
  deleteTasks,
  getBoard,
  getTask,
  listTaskReasons,
  listTasks,
  moveTasks,
  setManyTaskFields,
  setTaskFields,
  setTaskReason,
  updateTask,
  updateTasks,
} from '@cohort/contract/tasks'
import { describe, expect, test } from 'vitest'
import { type Actor, testApp } from '#testing/app'
import { asMember, memberWith } from '#testing/members'
import { makeProject, makeResume, makeTasks, makeWork } from '#testing/work'

const app = testApp()
const ordinary = allCodes.filter((code) => code !== authCodes['channel.manageAll'])
const get = async (actor: Actor, id: string) => (await app.ask(getTask, { params: { id } }, actor)).body

describe('tasks', () => {
  test('carry records into a flow, each once, and show where else they are', async () => {
    const founder = await app.makeTenant()
    const work = await makeWork(app, founder)
    const second = await makeProject(app, founder, work.channelId, '前端工程师')
    const openId = await makeResume(app, founder, '林知遥')
    const payload = { entityType: 'Resume', openId }
    const add = (projectId: string, tasks: object[], stageId?: string) =>
      app.ask(createTasks, { body: { projectId, tasks: tasks as never, ...(stageId && { stageId }) } }, founder)
    const first = (await add(work.projectId, [{ payload, priority: 3 }, { payload }])).body
    expect(
      first.data.map(({ name, priority, stageName, payload }) => [name, priority, stageName, payload?.meta.openId]),
    ).toEqual([['林知遥', 3, '待筛选', openId]])
    const again = (await add(work.projectId, [{ payload }])).body
    expect(again).toEqual({ data: [], present: [{ openId, taskId: first.data[0]?.id }] })
    const other = (await add(second, [{ payload }])).body.data[0]
    expect((await get(founder, first.data[0]?.id ?? '')).elsewhere).toMatchObject([
      { taskId: other?.id, projectName: '前端工程师', stageName: '待筛选' },
    ])
    // A plain task carries nothing, and needs a name.
    expect((await add(work.projectId, [{ name: '打电话' }])).body.data[0]?.payload).toBeNull()
    expect((await add(work.projectId, [{}])).error.detail?.field).toBe('tasks.0.name')
    expect((await add(work.projectId, [{ payload: { ...payload, openId: 'nope' } }])).error.detail?.field).toBe(
      'tasks.0.payload',
    )
    expect((await add(work.projectId, [{ name: 'x' }], 'nope')).error.detail?.field).toBe('stageId')
    expect((await app.ask(getProject, { params: { id: work.projectId } }, founder)).body.childrenCount).toBe(2)
  })

  test('two people who add the same record at once make one task of it', async () => {
    const founder = await app.makeTenant()
    const { projectId } = await makeWork(app, founder)
    const payload = { entityType: 'Resume', openId: await makeResume(app, founder, '林知遥') }
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => app.ask(createTasks, { body: { projectId, tasks: [{ payload }] } }, founder)),
    )
    expect(answers.flatMap(({ body }) => body.data)).toHaveLength(1)
    expect(answers.flatMap(({ body }) => body.present)).toHaveLength(7)
  })

  test('are changed one by one and many at once, each by its flag', async () => {
    const founder = await asMember(app, await app.makeTenant())
    const { projectId } = await makeWork(app, founder)
    const [a = '', b = ''] = await makeTasks(app, founder, projectId, ['甲', '乙'])
    const edit = (id: string, body: Parameters<typeof app.ask<typeof updateTask>>[1]['body'], actor: Actor = founder) =>
      app.ask(updateTask, { params: { id }, body }, actor)
    const { body } = await edit(a, {
      assignId: founder.userId,
      priority: 4,
      timeoutTime: '2026-11-20',
      startTime: '2026-11-16',
    })
    expect([body.assignId, body.priority, body.data.standardFields.extendData]).toEqual([
      founder.userId,
      4,
      { startTime: '2026-11-16', timeoutTime: '2026-11-20' },
    ])
    expect((await edit(a, { assginId: null, startTime: null })).body).toMatchObject({
      assignId: null,
      data: { standardFields: { extendData: { timeoutTime: '2026-11-20' } } },
    })
    expect((await edit(a, { assignId: 'nobody' })).error.detail?.field).toBe('assignId')
    expect((await edit(a, { version: 1, priority: 1 })).error.error).toBe('Conflict')
    const many = (
      await app.ask(
        updateTasks,
        {
          body: [
            { id: a, priority: 1 },
            { id: b, priority: 2 },
            { id: 'nope', priority: 2 },
          ],
        },
        founder,
      )
    ).body
    expect([many.data.map(({ priority }) => priority), many.refused]).toEqual([
      [1, 2],
      [{ id: 'nope', error: 'NotFound' }],
    ])
    // An update without an id names the field.
    const without = await app.ask(updateTasks, { body: [{ priority: 1 } as never] }, founder)
    expect([without.status, without.error.detail?.field]).toEqual([400, '0.id'])
    const member = await memberWith(app, founder, ordinary)
    await app.ask(
      addParticipants,
      { params: { openId: projectId }, body: { userIds: [member.userId], flags: 512 } },
      founder,
    )
    expect((await edit(a, { priority: 1 }, member)).error.detail?.missing).toBe('Edit')
    expect((await edit(a, { tags: [] }, member)).status).toBe(200)
  })

  test('are filled in by path, in the task and in the record that they carry', async () => {
    const founder = await app.makeTenant()
    const { projectId } = await makeWork(app, founder)
    const [a = '', b = ''] = await makeTasks(app, founder, projectId, ['甲', '乙'])
    const one = await app.ask(
      setTaskFields,
      {
        params: { id: a },
        body: {
          fields: { 'task.data.standardFields.description': '看过', 'payload.data.standardFields.summary': '稳' },
        },
      },
      founder,
    )
    expect(one.body.data.standardFields.description).toBe('看过')
    expect((await get(founder, a)).payload?.data.standardFields.summary).toBe('稳')
    const requiredFields = { 'task.data.standardFields.description': '都看过' }
    const many = await app.ask(setManyTaskFields, { body: { taskIds: [a, b], requiredFields } }, founder)
    expect(many.body.data.map((task) => task.data.standardFields.description)).toEqual(['都看过', '都看过'])
    for (const key of [
      'task.data.standardFields.nope',
      'task.data.standardFields.stageId',
      'else.data.standardFields.name',
    ])
      expect(
        (await app.ask(setTaskFields, { params: { id: a }, body: { fields: { [key]: 'x' } } }, founder)).status,
      ).toBe(400)
  })

  test('say why their record is recommended, to those who see the project', async () => {
    const founder = await app.makeTenant()
    const work = await makeWork(app, founder)
    const second = await makeProject(app, founder, work.channelId, '别的')
    const openId = await makeResume(app, founder, '甲')
    const add = async (projectId: string) =>
      (
        await app.ask(
          createTasks,
          { body: { projectId, tasks: [{ payload: { entityType: 'Resume', openId } }] } },
          founder,
        )
      ).body.data[0]?.id ?? ''
    const [a, b] = [await add(work.projectId), await add(second)]
    await app.ask(setTaskReason, { params: { id: a }, body: { reason: '做过清结算' } }, founder)
    expect((await app.ask(listTaskReasons, { params: { id: a } }, founder)).body).toMatchObject({
      reason: '做过清结算',
    })
    const reasons = async (actor: Actor, body: object = {}) =>
      (await app.ask(listRecommendReasons, { params: { type: 'Resume', id: openId }, body }, actor)).body.reasons
    expect(await reasons(founder)).toMatchObject([{ taskId: a, reason: '做过清结算' }])
    expect(await reasons(founder, { projectId: second })).toEqual([])
    const member = await memberWith(app, founder, ordinary)
    await app.ask(addParticipants, { params: { openId: second }, body: { userIds: [member.userId] } }, founder)
    expect(await reasons(member)).toEqual([])
    const associated = async (actor: Actor) =>
      (
        await app.ask(listAssociatedTasks, { params: { type: 'Resume' }, query: { openIds: openId } }, actor)
      ).body.data[0]?.tasks.map(({ meta }) => meta.openId)
    expect([(await associated(founder))?.toSorted(), await associated(member)]).toEqual([[a, b].toSorted(), [b]])
  })

  test('go to the recycle bin and come back to their stage', async () => {
    const founder = await app.makeTenant()
    const { projectId, stages } = await makeWork(app, founder)
    const [a = '', b = '', c = ''] = await makeTasks(app, founder, projectId, ['甲', '乙', '丙'])
    await app.ask(moveTasks, { body: { taskIds: [a], stageId: stages.Offer ?? '' } }, founder)
    expect((await app.ask(deleteTask, { params: { id: a } }, founder)).status).toBe(200)
    expect((await app.ask(deleteTask, { params: { id: a } }, founder)).status).toBe(404)
    expect((await app.ask(deleteTasks, { body: { taskIds: [] } }, founder)).error.detail?.field).toBe('taskIds')
    const many = await app.ask(deleteTasks, { body: { taskIds: [b, 'nope'] } }, founder)
    expect(many.body).toEqual({ deleted: [b], refused: [{ id: 'nope', error: 'NotFound' }] })
    const count = async () => (await app.ask(getBoard, { body: { projectId } }, founder)).body.total
    expect(await count()).toBe(1)
    await app.ask(restoreEntities, { body: { records: [{ entityType: 'HydrogenTask', openId: a }] } }, founder)
    expect([(await get(founder, a)).stageId, await count()]).toEqual([stages.Offer, 2])
    expect(c).not.toBe('')
  })

  test('by ids, in the order asked for, without what one does not see', async () => {
    const founder = await app.makeTenant()
    const stranger = await app.makeTenant()
    const { projectId } = await makeWork(app, founder)
    const [a = '', b = ''] = await makeTasks(app, founder, projectId, ['甲', '乙'])
    const ask = async (actor: Actor) =>
      (await app.ask(listTasks, { query: { taskIds: `${b},nope,${a}` } }, actor)).body.data.map(({ id }) => id)
    expect([await ask(founder), await ask(stranger)]).toEqual([[b, a], []])
  })

  test('outlive the record that they carry', async () => {
    const founder = await app.makeTenant()
    const { projectId } = await makeWork(app, founder)
    const [a = ''] = await makeTasks(app, founder, projectId, ['甲'])
    const openId = (await get(founder, a)).payload?.meta.openId ?? ''
    await app.ask(
      patchEntity,
      { params: { type: 'Resume' }, query: { openId }, body: { standardFields: { name: '甲改' } } },
      founder,
    )
    await app.ask(deleteEntity, { params: { type: 'Resume', id: openId } }, founder)
    expect((await get(founder, a)).payload).toBeNull()
  })
})

test('the overview shows how far people came, how long they stay, and who is stuck', async () => {
  const founder = await app.makeTenant()
  const { projectId, stages } = await makeWork(app, founder)
  const [a = '', b = ''] = await makeTasks(app, founder, projectId, ['甲', '乙', '丙'])
  const day = 86_400
  app.clock.advance(2 * day)
  const move = (id: string, stage: string) =>
    app.ask(moveTasks, { body: { taskIds: [id], stageId: stages[stage] ?? '' } }, founder)
  await move(a, 'Interview')
  await move(b, 'Rejected')
  app.clock.advance(5 * day)
  await move(a, 'Hired')
  const { pipelines, stuck } = (await app.ask(getProjectOverview, { params: { id: projectId } }, founder)).body
  const rows = pipelines[0]?.stages.map(({ present, reached, medianDays }) => [present, reached, medianDays])
  expect(rows).toEqual([
    [1, 3, 2],
    [0, 1, null],
    [0, 1, 5],
    [0, 1, null],
    [0, 1, null],
    [1, 1, 0],
    [1, 1, 5],
  ])
  expect(stuck.map(({ name, days }) => [name, days])).toEqual([['丙', 7]])
})

test('projects and tasks are found by keyword, filter and order, by those who see them', async () => {
  const founder = await app.makeTenant()
  const work = await makeWork(app, founder)
  const second = await makeProject(app, founder, work.channelId, '前端工程师')
  await makeTasks(app, founder, work.projectId, ['林知遥', '顾南乔'])
  await makeTasks(app, founder, second, ['林深'])
  const tasks = async (actor: Actor, body: object) => {
    const found = (await app.ask(searchTasks, { body }, actor)).body
    return found.data.map((record) => record.data.standardFields.name)
  }
  expect((await tasks(founder, { query: '林' })).toSorted()).toEqual(['林深', '林知遥'].toSorted())
  const inSecond = { field: 'data.standardFields.project', op: 'eq', value: second }
  expect(await tasks(founder, { filters: inSecond })).toEqual(['林深'])
  const sort = [{ field: 'data.standardFields.name', order: 'asc' }]
  expect(await tasks(founder, { sort })).toEqual(['顾南乔', '林深', '林知遥'])
  const member = await memberWith(app, founder, ordinary)
  expect(await tasks(member, {})).toEqual([])
  await app.ask(addParticipants, { params: { openId: second }, body: { userIds: [member.userId] } }, founder)
  expect([await tasks(member, {}), await tasks(member, { query: '林' })]).toEqual([['林深'], ['林深']])
  const projects = async (actor: Actor) =>
    (await app.ask(searchProjects, { body: { query: '工程师' } }, actor)).body.data.map((record) => record.meta.openId)
  expect([(await projects(founder)).length, await projects(member)]).toEqual([2, [second]])
  expect((await app.ask(searchTasks, { body: { sort: [{ field: 'nope' }] } }, founder)).error.detail?.field).toBe(
    'sort.0.field',
  )
})

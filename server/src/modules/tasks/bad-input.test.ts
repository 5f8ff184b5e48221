// What goes wrong in daily work, one by one: each is refused with a code and a field, and nothing changes.
import { allCodes, authCodes } from '@cohort/contract/access'
import { spaceFlags } from '@cohort/contract/flags'
import { addParticipants } from '@cohort/contract/permissions'
import { createProject, moveProjectTo, orderProject } from '@cohort/contract/projects'
import { createChannel, listChannelProjects, listChannels, moveChannel } from '@cohort/contract/spaces'
import {
  deleteTask,
  deleteTasks,
  getBoard,
  getTask,
  moveTasks,
  setManyTaskFields,
  setSubStatus,
  updateTask,
  updateTasks,
} from '@cohort/contract/tasks'
import { createTemplate, deleteTemplate, getTemplate, updateTemplate } from '@cohort/contract/templates'
import { expect, test } from 'vitest'
import { type Actor, testApp } from '#testing/app'
import { memberWith } from '#testing/members'
import { makeProject, makeTasks, makeWork } from '#testing/work'

const app = testApp()
const ordinary = allCodes.filter((code) => code !== authCodes['channel.manageAll'])
const standing = async (actor: Actor, projectId: string) =>
  (await app.ask(getBoard, { body: { projectId } }, actor)).body.columns.map(({ data }) => data.map(({ id }) => id))

test('a stage of another flow', async () => {
  const founder = await app.makeTenant()
  const [work, other] = [await makeWork(app, founder), await makeWork(app, founder)]
  const [a = ''] = await makeTasks(app, founder, work.projectId, ['林知遥'])
  const before = await standing(founder, work.projectId)
  for (const stageId of [other.stages.Offer ?? '', 'nope']) {
    const { status, error } = await app.ask(moveTasks, { body: { taskIds: [a], stageId } }, founder)
    expect([status, error.error, error.detail?.field]).toEqual([400, 'BadInput', 'stageId'])
  }
  expect(await standing(founder, work.projectId)).toEqual(before)
})

test('a task of another tenant', async () => {
  const [founder, stranger] = [await app.makeTenant(), await app.makeTenant()]
  const [work, own] = [await makeWork(app, founder), await makeWork(app, stranger)]
  const [a = ''] = await makeTasks(app, founder, work.projectId, ['林知遥'])
  const [mine = ''] = await makeTasks(app, stranger, own.projectId, ['顾南乔'])
  const before = await standing(founder, work.projectId)
  const stageId = own.stages.Offer ?? ''
  const params = { id: a }
  const answers = [
    await app.ask(getTask, { params }, stranger),
    await app.ask(updateTask, { params, body: { priority: 4 } }, stranger),
    await app.ask(moveTasks, { body: { taskIds: [a], stageId } }, stranger),
    await app.ask(deleteTask, { params }, stranger),
  ]
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404])
  // Among one's own it is named, and the own ones go on.
  const mixed = (await app.ask(moveTasks, { body: { taskIds: [a, mine], stageId } }, stranger)).body
  expect([mixed.data.map(({ id }) => id), mixed.refused]).toEqual([[mine], [{ id: a, error: 'NotFound' }]])
  expect(await standing(founder, work.projectId)).toEqual(before)
})

test('a cycle in moves', async () => {
  const founder = await app.makeTenant()
  const { channelId, projectId, spaceId } = await makeWork(app, founder)
  const inside = { channelId, parentId: projectId, name: '移动端' }
  const inner = (await app.ask(createProject, { body: inside }, founder)).body.id
  for (const parentId of [projectId, inner]) {
    const into = { params: { id: projectId, channelId }, body: { parentId } }
    expect((await app.ask(moveProjectTo, into, founder)).status).toBe(400)
  }
  const beside = await makeProject(app, founder, channelId, '前端工程师')
  const order = { params: { id: beside }, body: { previousId: beside, nextId: beside } }
  expect((await app.ask(orderProject, order, founder)).status).toBe(400)
  const channel = { params: { id: channelId }, body: { previousId: channelId } }
  expect((await app.ask(moveChannel, channel, founder)).status).toBe(400)
  // Neighbours that stand the other way round by now: it comes to stand behind the one before.
  const third = await makeProject(app, founder, channelId, '测试工程师')
  const names = async () =>
    (await app.ask(listChannelProjects, { params: { id: channelId }, query: {} }, founder)).body.data.map(
      ({ name }) => name,
    )
  const all = await names()
  const round = { params: { id: third }, body: { previousId: projectId, nextId: beside } }
  expect((await app.ask(orderProject, round, founder)).status).toBe(200)
  const after = await names()
  expect(after.toSorted()).toEqual(all.toSorted())
  expect(after[after.indexOf('后端工程师') + 1]).toBe('测试工程师')
  expect((await app.ask(listChannels, { params: { id: spaceId }, query: {} }, founder)).body.data).toHaveLength(1)
})

test('zero ids', async () => {
  const founder = await app.makeTenant()
  const { stages } = await makeWork(app, founder)
  const answers = [
    await app.ask(moveTasks, { body: { taskIds: [], stageId: stages.Offer ?? '' } }, founder),
    await app.ask(setSubStatus, { body: { taskIds: [], subStatusId: null } }, founder),
    await app.ask(setManyTaskFields, { body: { taskIds: [], requiredFields: {} } }, founder),
    await app.ask(deleteTasks, { body: { taskIds: [] } }, founder),
  ]
  expect(answers.map(({ status, error }) => [status, error.detail?.field])).toEqual(answers.map(() => [400, 'taskIds']))
  expect((await app.ask(updateTasks, { body: [] }, founder)).status).toBe(400)
})

test('an update without id', async () => {
  const founder = await app.makeTenant()
  const { projectId } = await makeWork(app, founder)
  const [a = ''] = await makeTasks(app, founder, projectId, ['林知遥'])
  const { status, error } = await app.ask(
    updateTasks,
    { body: [{ id: a, priority: 4 }, { priority: 4 } as never] },
    founder,
  )
  expect([status, error.detail?.field]).toEqual([400, '1.id'])
  // The one beside it was not changed either.
  expect((await app.ask(getTask, { params: { id: a } }, founder)).body.priority).toBe(0)
})

test('a deleted template', async () => {
  const founder = await app.makeTenant()
  const { spaceId } = await makeWork(app, founder)
  const body = { name: '看板', remark: '自己的', color: 'blue', icon: 'briefcase', type: 'channel' } as const
  const data = { projectPayloadType: 'Job', taskPayloadType: 'Resume', flows: [] }
  const made = await app.ask(createTemplate, { body: { ...body, data } }, founder)
  expect(made.status).toBe(200)
  const params = { id: made.body.id }
  expect((await app.ask(deleteTemplate, { params }, founder)).status).toBe(200)
  const answers = [
    await app.ask(getTemplate, { params }, founder),
    await app.ask(updateTemplate, { params, body: { name: '新名' } }, founder),
    await app.ask(deleteTemplate, { params }, founder),
  ]
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
  const from = { spaceId, name: '新频道', templateId: params.id }
  const channel = await app.ask(createChannel, { body: from }, founder)
  expect([channel.status, channel.error.detail?.field]).toEqual([400, 'templateId'])
  expect((await app.ask(listChannels, { params: { id: spaceId }, query: {} }, founder)).body.data).toHaveLength(1)
})

test('a project moved to a channel where the member may not add', async () => {
  const founder = await app.makeTenant()
  const [from, to] = [await makeWork(app, founder), await makeWork(app, founder)]
  const member = await memberWith(app, founder, ordinary)
  const join = (openId: string, flags: number) =>
    app.ask(addParticipants, { params: { openId }, body: { userIds: [member.userId], flags } }, founder)
  const { AddProject, EditBasicInfo, Delete, UpdateStatus } = spaceFlags
  await join(from.channelId, AddProject.value | EditBasicInfo.value | Delete.value | UpdateStatus.value)
  const move = () =>
    app.ask(moveProjectTo, { params: { id: from.projectId, channelId: to.channelId }, body: {} }, member)
  // A channel that they do not see is not there.
  expect((await move()).status).toBe(404)
  await join(to.channelId, EditBasicInfo.value)
  const refused = await move()
  expect([refused.status, refused.error.detail?.missing]).toEqual([403, 'AddProject'])
  const left = await app.ask(listChannelProjects, { params: { id: from.channelId }, query: {} }, founder)
  expect(left.body.data.map(({ id }) => id)).toEqual([from.projectId])
})

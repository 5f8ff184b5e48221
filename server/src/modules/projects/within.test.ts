import { allCodes, authCodes } from '@cohort/contract/access'
import { restoreEntities } from '@cohort/contract/entities'
import { addParticipants } from '@cohort/contract/permissions'
import {
  createProject,
  deleteProject,
  getProject,
  getProjectStructure,
  listProjects,
  listSubProjects,
  moveProjectTo,
  orderProject,
  setProjectStatus,
  updateProject,
} from '@cohort/contract/projects'
import { createChannel, getTreeItem, listChannelProjects, listChannels } from '@cohort/contract/spaces'
import { createTasks, getTask } from '@cohort/contract/tasks'
import { describe, expect, test } from 'vitest'
import { type Actor, testApp } from '#testing/app'
import { memberWith } from '#testing/members'
import { flowOf, makeProject, makeTasks, makeWork, type Work } from '#testing/work'

const app = testApp()
const ordinary = allCodes.filter((code) => code !== authCodes['channel.manageAll'])

const within = (actor: Actor, work: Pick<Work, 'channelId'>, parentId: string, name: string) =>
  app.ask(createProject, { body: { channelId: work.channelId, parentId, name } }, actor)
const inside = async (actor: Actor, id: string, name?: string) =>
  (await app.ask(listSubProjects, { params: { id }, query: name ? { name } : {} }, actor)).body.data
const namesOf = (items: readonly { name: string }[]) => items.map(({ name }) => name)
const read = async (actor: Actor, id: string) => (await app.ask(getProject, { params: { id } }, actor)).body
const put = (actor: Actor, id: string, status: number) =>
  app.ask(setProjectStatus, { params: { id }, body: { status } }, actor)

describe('projects in a project', () => {
  test('are made, listed, searched, put in order and counted; the channel lists the outermost', async () => {
    const founder = await app.makeTenant()
    const work = await makeWork(app, founder)
    const made = []
    for (const name of ['甲组', '乙组', '丙组']) made.push((await within(founder, work, work.projectId, name)).body)
    const [a, , c] = made
    expect(made[0]).toMatchObject({ parentId: work.projectId, parent: { name: '后端工程师' }, projectCount: 0 })
    expect(namesOf(await inside(founder, work.projectId))).toEqual(['丙组', '乙组', '甲组'])
    expect(namesOf(await inside(founder, work.projectId, '乙'))).toEqual(['乙组'])
    const order = { params: { id: a?.id ?? '' }, body: { nextId: c?.id } }
    expect((await app.ask(orderProject, order, founder)).status).toBe(200)
    expect(namesOf(await inside(founder, work.projectId))).toEqual(['甲组', '丙组', '乙组'])
    expect(await read(founder, work.projectId)).toMatchObject({ projectCount: 3, childrenCount: 0 })
    const query = { params: { id: work.channelId }, query: {} }
    const listed = (await app.ask(listChannelProjects, query, founder)).body.data
    expect(listed.map(({ name, projectCount }) => [name, projectCount])).toEqual([['后端工程师', 3]])
    const found = async (query: Parameters<typeof app.ask<typeof listProjects>>[1]['query']) =>
      (await app.ask(listProjects, { query }, founder)).body.total
    expect(await found({ channelId: work.channelId })).toBe(4)
    expect(await found({ channelId: work.channelId, level: 'outermost' })).toBe(1)
    expect(await found({ parentId: work.projectId })).toBe(3)
    const { channelId } = work
    const about = async () => [await found({ channelId, about: 'Job' }), await found({ channelId, about: 'Company' })]
    const [before = 0] = await about()
    const payload = { standardFields: { name: '平台工程师' } }
    await app.ask(createProject, { body: { channelId, name: '平台', payload } }, founder)
    expect(await about()).toEqual([before + 1, 0])
    const item = await app.ask(getTreeItem, { query: { openId: a?.id ?? '' } }, founder)
    expect(namesOf(item.body.path)).toEqual(['招聘', '社会招聘', '后端工程师', '甲组'])
    // The name of the one around is always the present one.
    await app.ask(updateProject, { params: { id: work.projectId }, body: { name: '新名' } }, founder)
    expect((await read(founder, a?.id ?? '')).parent?.name).toBe('新名')
  })

  test('stand in three levels, in their channel, and not in what is archived', async () => {
    const founder = await app.makeTenant()
    const work = await makeWork(app, founder)
    const second = (await within(founder, work, work.projectId, '二')).body.id
    const third = (await within(founder, work, second, '三')).body.id
    expect((await within(founder, work, third, '四')).error).toMatchObject({
      error: 'BadInput',
      detail: { field: 'parentId', problem: 'too deep' },
    })
    const body = { spaceId: work.spaceId, name: '校园招聘' }
    const channelId = (await app.ask(createChannel, { body }, founder)).body.id
    expect((await within(founder, { channelId }, work.projectId, 'x')).error.detail?.field).toBe('parentId')
    expect((await within(founder, work, 'nope', 'x')).status).toBe(404)
    await put(founder, work.projectId, 4)
    expect((await within(founder, work, work.projectId, 'x')).error.error).toBe('Archived')
  })

  test('are for those who take part in the one around, and need its right to edit', async () => {
    const founder = await app.makeTenant()
    const work = await makeWork(app, founder)
    const helper = await memberWith(app, founder, ordinary)
    const guest = await memberWith(app, founder, ordinary)
    const sub = (await within(founder, work, work.projectId, '甲组')).body.id
    const join = (openId: string, userId: string) =>
      app.ask(addParticipants, { params: { openId }, body: { userIds: [userId], flags: 256 } }, founder)
    expect((await join(work.projectId, helper.userId)).status).toBe(200)
    expect((await join(sub, guest.userId)).status).toBe(200)
    expect(namesOf(await inside(helper, work.projectId))).toEqual(['甲组'])
    expect((await within(helper, work, work.projectId, 'x')).error.detail?.missing).toBe('Edit')
    // Whoever takes part only in the inner one finds the way to it, and nothing more.
    expect(namesOf(await inside(guest, work.projectId))).toEqual(['甲组'])
    expect((await app.ask(getProject, { params: { id: work.projectId } }, guest)).status).toBe(404)
    expect((await app.ask(getProjectStructure, { params: { id: work.projectId } }, guest)).status).toBe(404)
    const { nodes } = (await app.ask(getProjectStructure, { params: { id: sub } }, guest)).body
    expect(nodes.slice(0, 3).map(({ count }) => count)).toEqual([null, null, null])
    expect(nodes.map(({ name }) => name)).toEqual(['招聘', '社会招聘', '后端工程师', '甲组', '招聘流程'])
  })
})

describe('as one unit', () => {
  test('a project goes and comes back with what is in it; counts are exact', async () => {
    const founder = await app.makeTenant()
    const work = await makeWork(app, founder)
    const sub = (await within(founder, work, work.projectId, '甲组')).body.id
    const gone = (await within(founder, work, work.projectId, '乙组')).body.id
    const [task = ''] = await makeTasks(app, founder, sub, ['林知遥'])
    await app.ask(deleteProject, { params: { id: gone } }, founder)
    expect((await read(founder, work.projectId)).projectCount).toBe(1)
    await app.ask(deleteProject, { params: { id: work.projectId } }, founder)
    const counted = async () =>
      (await app.ask(listChannels, { params: { id: work.spaceId }, query: {} }, founder)).body.data[0]?.childrenCount
    expect(await counted()).toBe(0)
    expect((await app.ask(getProject, { params: { id: sub } }, founder)).status).toBe(404)
    expect((await app.ask(getTask, { params: { id: task } }, founder)).status).toBe(404)
    const restore = (openId: string) =>
      app.ask(restoreEntities, { body: { records: [{ entityType: 'Project', openId }] } }, founder)
    expect((await restore(gone)).error.error).toBe('ParentDeleted')
    expect((await restore(sub)).body.restored).toBe(0)
    expect((await restore(work.projectId)).body.restored).toBe(1)
    expect(await read(founder, sub)).toMatchObject({ childrenCount: 1, parentId: work.projectId })
    expect((await restore(gone)).body.restored).toBe(1)
    expect([await counted(), (await read(founder, work.projectId)).projectCount]).toEqual([1, 2])
  })

  test('is archived and taken up again as it was', async () => {
    const founder = await app.makeTenant()
    const work = await makeWork(app, founder)
    const paused = (await within(founder, work, work.projectId, '暂停的')).body.id
    const old = (await within(founder, work, work.projectId, '旧的')).body.id
    await put(founder, paused, 1)
    await put(founder, old, 4)
    await put(founder, work.projectId, 4)
    expect((await read(founder, paused)).status).toBe(4)
    const body = { projectId: paused, tasks: [{ name: 'x' }] }
    expect((await app.ask(createTasks, { body }, founder)).error.error).toBe('Archived')
    expect((await put(founder, paused, 0)).error.error).toBe('Archived')
    await put(founder, work.projectId, 0)
    expect([(await read(founder, paused)).status, (await read(founder, old)).status]).toEqual([1, 4])
  })

  test('moves into another channel, into another project, and out again, but not into itself', async () => {
    const founder = await app.makeTenant()
    const work = await makeWork(app, founder)
    const sub = (await within(founder, work, work.projectId, '甲组')).body.id
    const body = { spaceId: work.spaceId, name: '校园招聘' }
    const channelId = (await app.ask(createChannel, { body }, founder)).body.id
    const target = await makeProject(app, founder, channelId, '容器')
    const move = (id: string, to: string, parentId?: string) =>
      app.ask(moveProjectTo, { params: { id, channelId: to }, body: { parentId } }, founder)
    expect((await move(work.projectId, work.channelId, sub)).error.detail?.problem).toBe('itself')
    expect((await move(work.projectId, channelId)).status).toBe(200)
    expect((await read(founder, sub)).channel.openId).toBe(channelId)
    expect((await move(work.projectId, channelId, target)).status).toBe(200)
    expect(namesOf(await inside(founder, target))).toEqual(['后端工程师'])
    // Three levels now: one more around them would be too many.
    const outer = await makeProject(app, founder, channelId, '外')
    expect((await move(target, channelId, outer)).error.detail?.problem).toBe('too deep')
    expect((await move(sub, work.channelId)).status).toBe(200)
    expect(await read(founder, sub)).toMatchObject({ parent: null, channel: { openId: work.channelId } })
  })
})

test('the structure of a project goes from its space to the stages of all that is in it', async () => {
  const founder = await app.makeTenant()
  const work = await makeWork(app, founder)
  const sub = (await within(founder, work, work.projectId, '甲组')).body.id
  await makeTasks(app, founder, work.projectId, ['林知遥', '顾南乔'])
  await makeTasks(app, founder, sub, ['陆见深'])
  const { nodes } = (await app.ask(getProjectStructure, { params: { id: work.projectId } }, founder)).body
  const { pipelineId } = await flowOf(app, founder, sub)
  expect(nodes.map(({ id, kind, parentId, count }) => [kind, id, parentId, count])).toEqual([
    ['Space', work.spaceId, null, 1],
    ['Channel', work.channelId, work.spaceId, 1],
    ['Project', work.projectId, work.channelId, 2],
    ['Flow', work.pipelineId, work.projectId, 2],
    ['Project', sub, work.projectId, 1],
    ['Flow', pipelineId, sub, 1],
  ])
  expect(nodes[3]?.stages[0]).toMatchObject({ id: work.stages.New, count: 2 })
  expect(nodes.every(({ kind, channelId }) => kind !== 'Project' || channelId === work.channelId)).toBe(true)
})

import { allCodes, authCodes } from '@cohort/contract/access'
import { restoreEntities, searchEntities } from '@cohort/contract/entities'
import { spaceFlags } from '@cohort/contract/flags'
import { addParticipants, setParticipant } from '@cohort/contract/permissions'
import {
  createProject,
  deleteProject,
  getProject,
  listProjects,
  moveProjectTo,
  orderProject,
  setProjectStatus,
  updateProject,
} from '@cohort/contract/projects'
import { listRemarks } from '@cohort/contract/remarks'
import {
  createChannel,
  createSpace,
  deleteChannel,
  deleteSpace,
  getFirstId,
  getTreeItem,
  listChannelProjects,
  listChannels,
  listSpaces,
  moveChannel,
  moveSpace,
  updateChannel,
  updateSpace,
} from '@cohort/contract/spaces'
import { getTask } from '@cohort/contract/tasks'
import { describe, expect, test } from 'vitest'
import { type Actor, testApp } from '#testing/app'
import { asMember, memberWith } from '#testing/members'
import { makeProject, makeTasks, makeWork } from '#testing/work'

const app = testApp()
/** Everything but the right to manage all channels. */
const ordinary = allCodes.filter((code) => code !== authCodes['channel.manageAll'])

const spacesOf = async (actor: Actor, name?: string) =>
  (await app.ask(listSpaces, { query: name ? { name } : {} }, actor)).body.data
const namesOf = (items: readonly { name: string }[]) => items.map(({ name }) => name)

describe('the tree', () => {
  test('is made, found by name, renamed, styled, archived and put in order', async () => {
    const founder = await app.makeTenant()
    const made = []
    for (const name of ['甲空间', '乙空间', '丙空间'])
      made.push(
        (await app.ask(createSpace, { body: { name, style: { color: 'blue', icon: 'layers' } } }, founder)).body,
      )
    const [a, b, c] = made.map(({ id }) => id)
    // New ones stand first.
    expect(namesOf(await spacesOf(founder))).toEqual(['丙空间', '乙空间', '甲空间'])
    expect(namesOf(await spacesOf(founder, '乙'))).toEqual(['乙空间'])
    await app.ask(moveSpace, { params: { spaceId: c ?? '' }, body: { previousId: a } }, founder)
    expect(namesOf(await spacesOf(founder))).toEqual(['乙空间', '甲空间', '丙空间'])
    const changed = await app.ask(
      updateSpace,
      { params: { spaceId: b ?? '' }, body: { name: '新名', style: { color: 'red', icon: 'folder' }, status: 1 } },
      founder,
    )
    expect(changed.body).toMatchObject({ name: '新名', style: { color: 'red', icon: 'folder' }, status: 1, version: 2 })
    const stale = await app.ask(
      updateSpace,
      { params: { spaceId: b ?? '' }, body: { name: '旧', version: 1 } },
      founder,
    )
    expect([stale.status, stale.error.error]).toEqual([409, 'Conflict'])
  })

  test('holds channels and projects, and says where the work begins', async () => {
    const founder = await app.makeTenant()
    expect((await app.ask(getFirstId, { query: {} }, founder)).body).toEqual({
      spaceId: null,
      channelId: null,
      projectId: null,
    })
    const work = await makeWork(app, founder)
    const second = await makeProject(app, founder, work.channelId, '前端工程师')
    const { body } = await app.ask(listChannelProjects, { params: { id: work.channelId }, query: {} }, founder)
    expect(body.data.map(({ taskPayloadType }) => taskPayloadType)).toEqual(['Resume', 'Resume'])
    expect(body.data.map(({ id, spaceId, channelId, entityType }) => [id, spaceId, channelId, entityType])).toEqual([
      [second, work.spaceId, work.channelId, 'Project'],
      [work.projectId, work.spaceId, work.channelId, 'Project'],
    ])
    const channels = await app.ask(listChannels, { params: { id: work.spaceId }, query: {} }, founder)
    expect(channels.body.data).toMatchObject([
      { childrenCount: 2, projectPayloadType: 'Job', taskPayloadType: 'Resume' },
    ])
    expect((await app.ask(getFirstId, { query: {} }, founder)).body).toEqual({
      spaceId: work.spaceId,
      channelId: work.channelId,
      projectId: second,
    })
    await app.ask(setProjectStatus, { params: { id: second }, body: { status: 4 } }, founder)
    expect((await app.ask(getFirstId, { query: { spaceId: work.spaceId } }, founder)).body.projectId).toBe(
      work.projectId,
    )
    const info = await app.ask(getTreeItem, { query: { openId: work.projectId } }, founder)
    expect(info.body.path.map(({ entityType }) => entityType)).toEqual(['Space', 'Channel', 'Project'])
    const wrong = await app.ask(getTreeItem, { query: { openId: work.projectId, entityType: 'Space' } }, founder)
    expect(wrong.status).toBe(404)
  })

  test('projects and channels move, where one may add them', async () => {
    const founder = await app.makeTenant()
    const work = await makeWork(app, founder)
    const other = (await app.ask(createSpace, { body: { name: '别处' } }, founder)).body.id
    const to = (await app.ask(createChannel, { body: { spaceId: other, name: '校招' } }, founder)).body.id
    const member = await memberWith(app, founder, ordinary)
    const flags = spaceFlags.EditBasicInfo.value | spaceFlags.AddProject.value
    await app.ask(
      addParticipants,
      { params: { openId: work.channelId }, body: { userIds: [member.userId], flags } },
      founder,
    )
    // They see the other channel, and may not add there.
    await app.ask(addParticipants, { params: { openId: to }, body: { userIds: [member.userId], flags: 0 } }, founder)
    const move = (actor: Actor, channelId: string) =>
      app.ask(moveProjectTo, { params: { id: work.projectId, channelId }, body: {} }, actor)
    expect((await move(member, to)).error).toMatchObject({ error: 'NoPermission', detail: { missing: 'AddProject' } })
    expect((await move(member, 'nope')).status).toBe(404)
    expect((await move(founder, to)).status).toBe(200)
    expect((await app.ask(getProject, { params: { id: work.projectId } }, founder)).body.channel.openId).toBe(to)
    expect((await app.ask(getProject, { params: { id: work.projectId } }, member)).body.flags).toBeGreaterThan(0)
    await app.ask(moveChannel, { params: { id: to }, body: { spaceId: work.spaceId } }, founder)
    const { data } = (await app.ask(listChannels, { params: { id: work.spaceId }, query: {} }, founder)).body
    expect(namesOf(data)).toEqual(['社会招聘', '校招'])
    const [one, two] = [await makeProject(app, founder, to, '一'), await makeProject(app, founder, to, '二')]
    await app.ask(orderProject, { params: { id: two }, body: { previousId: one } }, founder)
    const listed = await app.ask(listChannelProjects, { params: { id: to }, query: {} }, founder)
    expect(namesOf(listed.body.data)).toEqual(['一', '二', '后端工程师'])
  })

  test('nothing is made under a workstation, with the words of the specification', async () => {
    const founder = await app.makeTenant()
    const space = (await app.ask(createSpace, { body: { name: '邮箱', spaceType: 'Connector' } }, founder)).body
    const refused = await app.ask(createChannel, { body: { spaceId: space.id, name: 'x' } }, founder, {
      'x-locale': 'en-US',
    })
    expect([refused.status, refused.error.message]).toEqual([409, 'Sorry, cannot create under a workstation'])
  })
})

describe('what a participant sees', () => {
  test('is what they take part in, and the way to it', async () => {
    const founder = await app.makeTenant()
    const work = await makeWork(app, founder)
    await makeProject(app, founder, work.channelId, '别的项目')
    const member = await memberWith(app, founder, ordinary)
    expect(await spacesOf(member)).toEqual([])
    expect((await app.ask(listChannels, { params: { id: work.spaceId }, query: {} }, member)).status).toBe(404)
    await app.ask(addParticipants, { params: { openId: work.projectId }, body: { userIds: [member.userId] } }, founder)
    expect((await spacesOf(member)).map(({ flags, childrenCount }) => [flags, childrenCount])).toEqual([[0, 0]])
    const projects = await app.ask(listChannelProjects, { params: { id: work.channelId }, query: {} }, member)
    expect(namesOf(projects.body.data)).toEqual(['后端工程师'])
    expect(namesOf((await app.ask(listProjects, { query: {} }, member)).body.data)).toEqual(['后端工程师'])
    expect((await app.ask(listProjects, { query: {} }, founder)).body.total).toBe(2)
    // On the way is not inside: they may not rename the channel, nor read it as a record of its own.
    const renamed = await app.ask(updateChannel, { params: { id: work.channelId }, body: { name: 'x' } }, member)
    expect(renamed.status).toBe(404)
    expect((await app.ask(getFirstId, { query: {} }, member)).body.projectId).toBe(work.projectId)
  })

  test('work is not to be had by the calls for materials', async () => {
    const founder = await app.makeTenant()
    const work = await makeWork(app, founder)
    for (const entityType of ['Space', 'Channel', 'Project', 'HydrogenTask'])
      expect((await app.ask(searchEntities, { body: { entityType } }, founder)).status).toBe(404)
    const member = await memberWith(app, founder, ordinary)
    const [task = ''] = await makeTasks(app, founder, work.projectId, ['林知遥'])
    const remarks = (actor: Actor) =>
      app.ask(listRemarks, { params: { type: 'HydrogenTask', id: task }, query: {} }, actor)
    expect([(await remarks(founder)).status, (await remarks(member)).status]).toEqual([200, 404])
  })

  test('each deed needs its flag', async () => {
    const founder = await app.makeTenant()
    const work = await makeWork(app, founder)
    const member = await memberWith(app, founder, ordinary)
    const params = { openId: work.channelId }
    await app.ask(addParticipants, { params, body: { userIds: [member.userId], flags: 0 } }, founder)
    const give = (flags: number, sub = {}) =>
      app.ask(setParticipant, { params: { ...params, memberId: member.userId }, body: { flags, sub } }, founder)
    const deeds = {
      EditBasicInfo: () => app.ask(updateChannel, { params: { id: work.channelId }, body: { name: '改' } }, member),
      UpdateStatus: () => app.ask(updateChannel, { params: { id: work.channelId }, body: { status: 0 } }, member),
      AddProject: () => app.ask(createProject, { body: { channelId: work.channelId, name: '新' } }, member),
      Delete: () => app.ask(deleteChannel, { params: { id: work.channelId } }, member),
    }
    for (const [flag, deed] of Object.entries(deeds)) {
      await give(2047 & ~spaceFlags[flag as keyof typeof deeds].value)
      expect((await deed()).error).toMatchObject({ error: 'NoPermission', detail: { missing: flag } })
      await give(spaceFlags[flag as keyof typeof deeds].value)
      expect((await deed()).status).toBe(200)
    }
  })
})

describe('projects', () => {
  test('are made around a record, with people, times and copies of the channel’s flows', async () => {
    const founder = await asMember(app, await app.makeTenant())
    const work = await makeWork(app, founder)
    const member = await memberWith(app, founder, ordinary)
    const body = {
      channelId: work.channelId,
      name: '数据工程师',
      payload: { standardFields: { headcount: 3 } },
      participants: [member.userId],
      startTime: '2026-11-01',
      timeoutTime: '2026-12-31',
      priority: 3,
    }
    const { body: project } = await app.ask(createProject, { body }, founder)
    expect(project).toMatchObject({
      name: '数据工程师',
      principal: { userId: founder.userId },
      projectPayload: { entityType: 'Job', name: '数据工程师' },
      priority: 3,
      startTime: '2026-11-01',
      timeoutTime: '2026-12-31',
      childrenCount: 0,
      status: 0,
    })
    expect(project.pipelines).toHaveLength(1)
    expect(project.pipelines).not.toEqual([work.pipelineId])
    expect((await app.ask(getProject, { params: { id: project.id } }, member)).body.flags).toBe(128 | 256 | 512 | 1024)
    const bad = (change: object) => app.ask(createProject, { body: { ...body, ...change } }, founder)
    expect((await bad({ payload: { entityType: 'Job', openId: 'nope' } })).error.detail?.field).toBe('payload')
    expect((await bad({ principal: 'nobody' })).error.detail?.field).toBe('principal')
    expect((await bad({ participants: ['nobody'] })).error.detail?.field).toBe('participants')
    expect((await bad({ pipelines: ['nope'] })).error.detail?.field).toBe('pipelines')
    expect((await bad({ payload: { standardFields: { headcount: 'x' } } })).status).toBe(400)
  })

  test('are changed, archived and taken up again; an archived one is not edited', async () => {
    const founder = await app.makeTenant()
    const { projectId: id } = await makeWork(app, founder)
    const edit = (body: Parameters<typeof app.ask<typeof updateProject>>[1]['body']) =>
      app.ask(updateProject, { params: { id }, body }, founder)
    expect((await edit({ name: '新名', priority: 4, principal: null, timeoutTime: '2026-12-01' })).body).toMatchObject({
      name: '新名',
      priority: 4,
      principal: null,
      timeoutTime: '2026-12-01',
    })
    expect((await edit({ timeoutTime: null })).body.timeoutTime).toBeNull()
    expect((await edit({ version: 1, name: 'x' })).error.error).toBe('Conflict')
    await app.ask(setProjectStatus, { params: { id }, body: { status: 4 } }, founder)
    expect((await edit({ name: 'x' })).error.error).toBe('Archived')
    const listed = async (status: number) => (await app.ask(listProjects, { query: { status } }, founder)).body.total
    expect([await listed(0), await listed(4)]).toEqual([0, 1])
    await app.ask(setProjectStatus, { params: { id }, body: { status: 0 } }, founder)
    expect((await edit({ name: 'y' })).status).toBe(200)
  })
})

describe('the recycle bin', () => {
  test('takes a space with all that it holds, and gives it back as one', async () => {
    const founder = await app.makeTenant()
    const work = await makeWork(app, founder)
    const [task = '', alone = ''] = await makeTasks(app, founder, work.projectId, ['林知遥', '顾南乔'])
    await app.ask(deleteSpace, { params: { spaceId: work.spaceId } }, founder)
    expect(await spacesOf(founder)).toEqual([])
    expect((await app.ask(getProject, { params: { id: work.projectId } }, founder)).status).toBe(404)
    expect((await app.ask(getTask, { params: { id: task } }, founder)).status).toBe(404)
    const restore = (entityType: string, openId: string) =>
      app.ask(restoreEntities, { body: { records: [{ entityType, openId }] } }, founder)
    // What went along comes back only with it.
    expect((await restore('Project', work.projectId)).body.restored).toBe(0)
    expect((await restore('Space', work.spaceId)).body.restored).toBe(1)
    expect((await app.ask(getTask, { params: { id: alone } }, founder)).body.stageId).toBe(work.stages.New)
    expect((await app.ask(getProject, { params: { id: work.projectId } }, founder)).body.childrenCount).toBe(2)
  })

  test('a project comes back only into a channel that is there', async () => {
    const founder = await app.makeTenant()
    const work = await makeWork(app, founder)
    await app.ask(deleteProject, { params: { id: work.projectId } }, founder)
    await app.ask(deleteChannel, { params: { id: work.channelId } }, founder)
    const restore = (entityType: string, openId: string) =>
      app.ask(restoreEntities, { body: { records: [{ entityType, openId }] } }, founder)
    expect((await restore('Project', work.projectId)).error.error).toBe('ParentDeleted')
    await restore('Channel', work.channelId)
    expect((await restore('Project', work.projectId)).body.restored).toBe(1)
  })
})

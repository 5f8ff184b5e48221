import { patchEntity, restoreEntities } from '@cohort/contract/entities'
import {
  attachPipelines,
  createPipeline,
  detachPipelines,
  listPipelines,
  updatePipeline,
} from '@cohort/contract/pipelines'
import {
  createTasks,
  deleteTask,
  getBoard,
  getBoardColumn,
  getTask,
  moveTasks,
  updateTask,
} from '@cohort/contract/tasks'
import { describe, expect, test } from 'vitest'
import { type Actor, testApp } from '#testing/app'
import { asMember } from '#testing/members'
import { makeTasks, makeWork } from '#testing/work'

const app = testApp()
const get = async (actor: Actor, id: string) => (await app.ask(getTask, { params: { id } }, actor)).body

describe('the board', () => {
  test('is searched and filtered by tasks and by what they carry, and laid out by any choice', async () => {
    const founder = await asMember(app, await app.makeTenant())
    const { projectId, stages } = await makeWork(app, founder)
    const [a = '', b = ''] = await makeTasks(app, founder, projectId, ['林知遥', '顾南乔', '程嘉树'])
    await app.ask(updateTask, { params: { id: a }, body: { priority: 4, assignId: founder.userId } }, founder)
    await app.ask(moveTasks, { body: { taskIds: [b], stageId: stages.Offer ?? '' } }, founder)
    const openId = (await get(founder, b)).payload?.meta.openId ?? ''
    await app.ask(
      patchEntity,
      {
        params: { type: 'Resume' },
        query: { openId },
        body: { standardFields: { summary: '做过清结算', humanInfo: { degree: 'master' } } },
      },
      founder,
    )
    const board = async (body: object) => {
      const answer = await app.ask(getBoard, { body: { projectId, ...body } }, founder)
      const columns = answer.body.columns?.filter(({ count }) => count > 0)
      return answer.status === 200
        ? columns.map(({ name, data }) => [name, data.map((task) => task.name)])
        : answer.error.detail?.field
    }
    expect(await board({ query: '知遥' })).toEqual([['待筛选', ['林知遥']]])
    expect(await board({ query: '清结算' })).toEqual([['Offer', ['顾南乔']]])
    expect(await board({ query: '……' })).toEqual([])
    const priority = { field: 'data.standardFields.priority', op: 'eq', value: '4' }
    expect(await board({ filters: priority })).toEqual([['待筛选', ['林知遥']]])
    const degree = { field: 'data.standardFields.humanInfo.degree', op: 'eq', value: 'master' }
    expect(await board({ payloadFilters: degree })).toEqual([['Offer', ['顾南乔']]])
    expect(await board({ groupBy: 'data.standardFields.priority' })).toEqual([
      ['无', ['程嘉树', '顾南乔']],
      ['紧急', ['林知遥']],
    ])
    expect(await board({ groupBy: 'data.standardFields.current.assignee' })).toMatchObject([
      [expect.any(String), ['林知遥']],
      ['', ['程嘉树', '顾南乔']],
    ])
    expect(await board({ groupBy: 'data.standardFields.name' })).toBe('groupBy')
    expect(await board({ groupBy: 'nope' })).toBe('groupBy')
    expect(await board({ pipelineId: 'nope' })).toBe('pipelineId')
  })

  test('pages on within a column', async () => {
    const founder = await app.makeTenant()
    const { projectId, stages } = await makeWork(app, founder)
    const names = Array.from({ length: 12 }, (_, at) => `候选人 ${String(at).padStart(2, '0')}`)
    await makeTasks(app, founder, projectId, names)
    const first = (await app.ask(getBoard, { body: { projectId, pageSize: 5 } }, founder)).body.columns[0]
    const next = await app.ask(
      getBoardColumn,
      { body: { projectId, value: stages.New ?? '', offset: 5, pageSize: 50 } },
      founder,
    )
    expect([...(first?.data ?? []), ...next.body.data].map(({ name }) => name)).toEqual(names)
    expect([first?.count, next.body.count]).toEqual([12, 12])
    expect((await app.ask(getBoardColumn, { body: { projectId, value: 'nope' } }, founder)).error.detail?.field).toBe(
      'value',
    )
  })
})

describe('flows', () => {
  test('lose a stage only when its tasks have a place to go', async () => {
    const founder = await app.makeTenant()
    const work = await makeWork(app, founder)
    const [a = ''] = await makeTasks(app, founder, work.projectId, ['甲'])
    await app.ask(moveTasks, { body: { taskIds: [a], stageId: work.stages.Offer ?? '' } }, founder)
    const [flow] = (await app.ask(listPipelines, { query: { ownerId: work.projectId } }, founder)).body.data
    const stages = (flow?.stages ?? []).filter(({ name }) => name.en !== 'Offer')
    const change = (moveTo?: Record<string, string>) =>
      app.ask(
        updatePipeline,
        {
          params: { id: work.pipelineId },
          body: {
            version: 1,
            name: { zh: '新', en: 'New' },
            stages: [...stages, { name: { zh: '复试', en: 'Second' } }],
            ...(moveTo && { moveTo }),
          },
        },
        founder,
      )
    expect((await change()).error).toMatchObject({ error: 'StageNotEmpty', detail: { count: 1 } })
    const changed = await change({ [work.stages.Offer ?? '']: work.stages.Interview ?? '' })
    expect(changed.body).toMatchObject({ version: 2, name: { zh: '新' } })
    expect(changed.body.stages.at(-1)?.name.en).toBe('Second')
    expect((await get(founder, a)).stageId).toBe(work.stages.Interview)
    expect((await change()).error.error).toBe('Conflict')
  })

  test('are attached as copies and detached when empty, but never the last', async () => {
    const founder = await app.makeTenant()
    const work = await makeWork(app, founder)
    const params = { id: work.projectId }
    const extra = (
      await app.ask(
        createPipeline,
        {
          body: {
            ownerId: work.channelId,
            name: { zh: '校招', en: 'Campus' },
            stages: [{ name: { zh: '宣讲', en: 'Talk' } }],
          },
        },
        founder,
      )
    ).body
    const [copy] = (await app.ask(attachPipelines, { params, body: { pipelines: [extra.openId] } }, founder)).body.data
    expect(copy).toMatchObject({ ownerId: work.projectId, sourceId: extra.openId, name: { en: 'Campus' } })
    expect(copy?.stages[0]?.id).not.toBe(extra.stages[0]?.id)
    const [task] = (
      await app.ask(
        createTasks,
        { body: { projectId: work.projectId, stageId: copy?.stages[0]?.id ?? '', tasks: [{ name: 'x' }] } },
        founder,
      )
    ).body.data
    const detach = (id: string) => app.ask(detachPipelines, { params, body: { pipelines: [id] } }, founder)
    expect((await detach(copy?.openId ?? '')).error.error).toBe('StageNotEmpty')
    await app.ask(deleteTask, { params: { id: task?.id ?? '' } }, founder)
    expect((await detach(copy?.openId ?? '')).status).toBe(200)
    expect((await detach(work.pipelineId)).error.error).toBe('LastPipeline')
    expect((await detach('nope')).status).toBe(404)
    // The stage is gone: the task comes back into the first one.
    await app.ask(
      restoreEntities,
      { body: { records: [{ entityType: 'HydrogenTask', openId: task?.id ?? '' }] } },
      founder,
    )
    expect((await get(founder, task?.id ?? '')).stageId).toBe(work.stages.New)
  })
})

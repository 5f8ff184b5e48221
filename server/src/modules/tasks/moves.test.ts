import { allCodes, authCodes } from '@cohort/contract/access'
import { setCustomFields } from '@cohort/contract/custom-fields'
import { getEntity } from '@cohort/contract/entities'
import { projectFlags } from '@cohort/contract/flags'
import { addParticipants, setParticipant } from '@cohort/contract/permissions'
import { listPipelines, type Stage, updatePipeline } from '@cohort/contract/pipelines'
import { setProjectStatus } from '@cohort/contract/projects'
import { getBoard, getTask, listMoves, moveTasks, setSubStatus, undoMove } from '@cohort/contract/tasks'
import { describe, expect, test } from 'vitest'
import { type Actor, testApp } from '#testing/app'
import { memberWith } from '#testing/members'
import { flowOf, makeProject, makeTasks, makeWork, type Work } from '#testing/work'

const app = testApp()
const ordinary = allCodes.filter((code) => code !== authCodes['channel.manageAll'])

type Move = Parameters<typeof app.ask<typeof moveTasks>>[1]['body']
const move = (actor: Actor, body: Move) => app.ask(moveTasks, { body }, actor)

const columnsOf = async (actor: Actor, projectId: string) => {
  const { columns } = (await app.ask(getBoard, { body: { projectId } }, actor)).body
  return Object.fromEntries(
    columns.filter(({ count }) => count > 0).map(({ name, data }) => [name, data.map((t) => t.name)]),
  )
}

/** The flow with some of its stages changed. */
async function changeFlow(actor: Actor, work: Work, change: (name: string) => Partial<Stage>) {
  const [flow] = (await app.ask(listPipelines, { query: { ownerId: work.projectId } }, actor)).body.data
  if (!flow) throw new Error('no flow')
  const stages = flow.stages.map((stage) => ({ ...stage, ...change(stage.name.en) }))
  const { version, name, openId } = flow
  return app.ask(updatePipeline, { params: { id: openId }, body: { version, name, stages } }, actor)
}

describe('a move', () => {
  test('goes to the end of a stage or between two tasks, and keeps its history', async () => {
    const founder = await app.makeTenant()
    const { projectId, stages } = await makeWork(app, founder)
    const [a = '', b = '', c = ''] = await makeTasks(app, founder, projectId, ['甲', '乙', '丙'])
    expect(await columnsOf(founder, projectId)).toEqual({ 待筛选: ['甲', '乙', '丙'] })
    const { body } = await move(founder, { taskIds: [b, a], stageId: stages.Screening ?? '', comment: '很合适' })
    expect(body.data.map(({ id, stageName }) => [id, stageName])).toEqual([
      [b, '初筛'],
      [a, '初筛'],
    ])
    await move(founder, { taskIds: [c], stageId: stages.Screening ?? '', previousId: b, nextId: a })
    expect(await columnsOf(founder, projectId)).toEqual({ 初筛: ['乙', '丙', '甲'] })
    // Within its stage: another place, and no entry.
    await move(founder, { taskIds: [a], stageId: stages.Screening ?? '', nextId: b })
    expect(await columnsOf(founder, projectId)).toEqual({ 初筛: ['甲', '乙', '丙'] })
    const history = (await app.ask(listMoves, { params: { id: a } }, founder)).body.data
    expect(history.map(({ kind, fromName, toName, comment }) => [kind, fromName, toName, comment])).toEqual([
      ['moved', '待筛选', '初筛', '很合适'],
      ['created', null, '待筛选', ''],
    ])
  })

  test('is undone as one by whoever made it; what was moved on since stays', async () => {
    const founder = await app.makeTenant()
    const { projectId, stages } = await makeWork(app, founder)
    const [a = '', b = '', c = ''] = await makeTasks(app, founder, projectId, ['甲', '乙', '丙'])
    const { changeId } = (await move(founder, { taskIds: [a, b], stageId: stages.Interview ?? '' })).body
    await move(founder, { taskIds: [b], stageId: stages.Offer ?? '' })
    const member = await memberWith(app, founder, ordinary)
    await app.ask(
      addParticipants,
      { params: { openId: projectId }, body: { userIds: [member.userId], flags: 2047 } },
      founder,
    )
    const undo = (actor: Actor) => app.ask(undoMove, { body: { changeId } }, actor)
    expect((await undo(member)).status).toBe(404)
    expect((await undo(founder)).body).toMatchObject({ data: [{ id: a, stageId: stages.New }], kept: [b] })
    expect(await columnsOf(founder, projectId)).toEqual({ 待筛选: ['甲', '丙'], Offer: ['乙'] })
    expect((await undo(founder)).error.error).toBe('AlreadyUndone')
    expect((await app.ask(listMoves, { params: { id: a } }, founder)).body.data[0]?.kind).toBe('undone')
    expect(c).not.toBe('')
  })

  test('is refused where the flow forbids it, and says why', async () => {
    const founder = await app.makeTenant()
    const work = await makeWork(app, founder)
    const { projectId, stages } = work
    await changeFlow(founder, work, (name) =>
      name === 'New' ? { mobileRules: { to: [stages.Screening ?? '', stages.Rejected ?? ''] } } : {},
    )
    const [a = '', b = ''] = await makeTasks(app, founder, projectId, ['甲', '乙'])
    const refused = await move(founder, { taskIds: [a], stageId: stages.Offer ?? '' })
    expect([refused.status, refused.error.error, refused.error.detail]).toEqual([
      409,
      'MoveForbidden',
      { from: '待筛选', to: 'Offer' },
    ])
    expect((await app.ask(getTask, { params: { id: a } }, founder)).body.mobileRules).toEqual([
      stages.Screening,
      stages.Rejected,
    ])
    await move(founder, { taskIds: [b], stageId: stages.Screening ?? '' })
    const some = (await move(founder, { taskIds: [a, b], stageId: stages.Offer ?? '' })).body
    expect([some.data.map(({ id }) => id), some.refused]).toMatchObject([[b], [{ id: a, error: 'MoveForbidden' }]])
  })

  test('asks for the fields of a stage, of the task and of the record, and writes them with it', async () => {
    const founder = await app.makeTenant()
    const work = await makeWork(app, founder)
    const { projectId, stages } = work
    const label = { zh: '到岗日期', en: 'Starts on' }
    const [own] = (
      await app.ask(
        setCustomFields,
        { params: { type: 'HydrogenTask', id: '-' }, body: { fields: [{ type: 'Date', label }] } },
        founder,
      )
    ).body.fields
    const task = `data.customFields.${own?.key}`
    const payload = 'data.standardFields.summary'
    await changeFlow(founder, work, (name) =>
      name === 'Offer'
        ? {
            requiredFields: [
              { of: 'task', field: task },
              { of: 'payload', field: payload },
            ],
          }
        : {},
    )
    const [a = ''] = await makeTasks(app, founder, projectId, ['甲'])
    const go = (fields?: Record<string, unknown>) =>
      move(founder, { taskIds: [a], stageId: stages.Offer ?? '', ...(fields && { fields }) })
    const asked = await go()
    expect(asked.error).toMatchObject({
      error: 'RequiredFieldsMissing',
      detail: { stage: 'Offer', fields: `task.${task},payload.${payload}` },
    })
    expect((await go({ [`task.${task}`]: '2026-12-01' })).error.detail?.fields).toBe(`payload.${payload}`)
    expect((await go({ [`task.${task}`]: 'soon', [`payload.${payload}`]: 'x' })).status).toBe(400)
    expect((await go({ 'task.data.standardFields.stageId': 'x' })).status).toBe(400)
    const moved = await go({ [`task.${task}`]: '2026-12-01', [`payload.${payload}`]: '稳' })
    expect(moved.body.data[0]?.data.customFields).toEqual({ [own?.key ?? '']: '2026-12-01' })
    const { payload: record } = (await app.ask(getTask, { params: { id: a } }, founder)).body
    const read = await app.ask(getEntity, { params: { type: 'Resume', id: record?.meta.openId ?? '' } }, founder)
    expect(read.body.data.standardFields.summary).toBe('稳')
  })

  test('knows only stages of the task’s own flow, and tasks that one sees', async () => {
    const founder = await app.makeTenant()
    const stranger = await app.makeTenant()
    const work = await makeWork(app, founder)
    const [a = ''] = await makeTasks(app, founder, work.projectId, ['甲'])
    const elsewhere = await flowOf(app, founder, await makeProject(app, founder, work.channelId, '别的'))
    const bad = await move(founder, { taskIds: [a], stageId: elsewhere.stages.Offer ?? '' })
    expect([bad.status, bad.error.detail?.field]).toEqual([400, 'stageId'])
    expect((await move(founder, { taskIds: [a], stageId: 'nope' })).status).toBe(400)
    expect((await move(stranger, { taskIds: [a], stageId: work.stages.Offer ?? '' })).status).toBe(404)
    expect((await move(founder, { taskIds: [], stageId: work.stages.Offer ?? '' })).error.detail?.field).toBe('taskIds')
    const self = await move(founder, { taskIds: [a], stageId: work.stages.Offer ?? '', previousId: a })
    expect(self.error.detail?.field).toBe('previousId')
    expect((await app.ask(getTask, { params: { id: a } }, founder)).body.stageId).toBe(work.stages.New)
  })

  test('needs the flag, and a project that is not archived', async () => {
    const founder = await app.makeTenant()
    const { projectId, stages } = await makeWork(app, founder)
    const [a = ''] = await makeTasks(app, founder, projectId, ['甲'])
    const member = await memberWith(app, founder, ordinary)
    const params = { openId: projectId }
    await app.ask(addParticipants, { params, body: { userIds: [member.userId], flags: 0 } }, founder)
    const go = () => move(member, { taskIds: [a], stageId: stages.Offer ?? '' })
    expect((await go()).error).toMatchObject({ error: 'NoPermission', detail: { missing: 'MoveTaskFlow' } })
    const flags = projectFlags.MoveTaskFlow.value
    await app.ask(setParticipant, { params: { ...params, memberId: member.userId }, body: { flags } }, founder)
    expect((await go()).status).toBe(200)
    await app.ask(setProjectStatus, { params: { id: projectId }, body: { status: 4 } }, founder)
    expect((await move(member, { taskIds: [a], stageId: stages.New ?? '' })).error.error).toBe('Archived')
  })

  test('within a stage there are sub-statuses', async () => {
    const founder = await app.makeTenant()
    const work = await makeWork(app, founder)
    const { projectId, stages } = work
    const subStatuses = [{ id: 'first', name: { zh: '一面', en: 'First round' } }]
    await changeFlow(founder, work, (name) => (name === 'Interview' ? { subStatuses } : {}))
    const [a = ''] = await makeTasks(app, founder, projectId, ['甲'])
    const set = (subStatusId: string | null) => app.ask(setSubStatus, { body: { taskIds: [a], subStatusId } }, founder)
    expect((await set('first')).error.detail?.field).toBe('subStatusId')
    await move(founder, { taskIds: [a], stageId: stages.Interview ?? '', subStatusId: 'first' })
    expect((await app.ask(getTask, { params: { id: a } }, founder)).body.subStatusId).toBe('first')
    const { changeId } = (await set(null)).body
    expect((await app.ask(getTask, { params: { id: a } }, founder)).body.subStatusId).toBeNull()
    await app.ask(undoMove, { body: { changeId } }, founder)
    expect((await app.ask(getTask, { params: { id: a } }, founder)).body.subStatusId).toBe('first')
    await move(founder, { taskIds: [a], stageId: stages.Offer ?? '' })
    expect((await app.ask(getTask, { params: { id: a } }, founder)).body.subStatusId).toBeNull()
  })
})

test('fifty people move at once: nothing is lost, counts are the rows, every history is whole', async () => {
  const founder = await app.makeTenant()
  const { projectId, stages } = await makeWork(app, founder)
  const ids = await makeTasks(
    app,
    founder,
    projectId,
    Array.from({ length: 30 }, (_, at) => `候选人 ${at}`),
  )
  const targets = Object.values(stages)
  const made = new Map<string, number>()
  const walk = async () => {
    for (let n = 0; n < 8; n++) {
      const id = ids[Math.floor(Math.random() * ids.length)] ?? ''
      const stageId = targets[Math.floor(Math.random() * targets.length)] ?? ''
      const { status, body } = await move(founder, { taskIds: [id], stageId })
      expect(status).toBe(200)
      expect(body.data[0]?.stageId).toBe(stageId)
      made.set(id, (made.get(id) ?? 0) + 1)
    }
  }
  await Promise.all(Array.from({ length: 50 }, walk))
  const { columns, total } = (await app.ask(getBoard, { body: { projectId, pageSize: 100 } }, founder)).body
  expect(total).toBe(ids.length)
  expect(columns.flatMap(({ data }) => data.map(({ id }) => id)).sort()).toEqual([...ids].sort())
  for (const { value, count, data } of columns) {
    expect(count).toBe(data.length)
    for (const task of data) expect(task.stageId).toBe(value)
  }
  for (const id of ids) {
    const history = (await app.ask(listMoves, { params: { id } }, founder)).body.data.toReversed()
    // Each step begins where the one before has ended.
    for (const [at, step] of history.entries()) if (at > 0) expect(step.fromStage).toBe(history[at - 1]?.toStage)
    expect(history.at(-1)?.toStage).toBe((await app.ask(getTask, { params: { id } }, founder)).body.stageId)
  }
}, 240_000)

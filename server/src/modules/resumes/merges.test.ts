import { listMerges, mergeMany, mergeResumes, previewMerge, undoMerge } from '@cohort/contract/duplicates'
import {
  deleteEntity,
  linkEntity,
  listAttentionIds,
  listDeleted,
  listLinks,
  patchEntity,
  searchEntities,
  setAttention,
} from '@cohort/contract/entities'
import { createRemark, listRemarks } from '@cohort/contract/remarks'
import { createTasks, getBoard, moveTasks } from '@cohort/contract/tasks'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { type Actor, testApp } from '#testing/app'
import { getPerson, makePerson, worked } from '#testing/person'
import { makeProject, makeWork, type Work } from '#testing/work'

vi.setConfig({ testTimeout: 60_000 })
const app = testApp()
const resume = (id: string) => ({ type: 'Resume', id })

const merge = (actor: Actor, keptId: string, mergedId: string, more: object = {}) =>
  app.ask(mergeResumes, { body: { keptId, mergedId, keptVersion: 1, mergedVersion: 1, ...more } }, actor)
const undo = (actor: Actor, id: string) => app.ask(undoMerge, { params: { id }, body: {} }, actor)
const patch = (actor: Actor, openId: string, standardFields: Record<string, unknown>) =>
  app.ask(patchEntity, { params: { type: 'Resume' }, query: { openId }, body: { standardFields } }, actor)
const remark = (actor: Actor, id: string, text: string) => {
  const document = { type: 'doc' as const, content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] }
  return app.ask(createRemark, { params: resume(id), body: { document } } as never, actor)
}
const remarksAt = async (actor: Actor, id: string) =>
  (await app.ask(listRemarks, { params: resume(id), query: {} }, actor)).body.data?.map(({ text, edited }) => [
    text,
    edited,
  ])
const link = (actor: Actor, one: string, other: string) =>
  app.ask(linkEntity, { params: resume(one), body: { entityType: 'Resume', openId: other } }, actor)
const addTo = async (actor: Actor, projectId: string, openId: string) => {
  const tasks = [{ payload: { entityType: 'Resume', openId } }]
  return (await app.ask(createTasks, { body: { projectId, tasks } }, actor)).body.data[0]?.id ?? ''
}
const cards = async (actor: Actor, projectId: string) => {
  const { columns } = (await app.ask(getBoard, { body: { projectId } }, actor)).body
  return columns.flatMap(({ data }) =>
    data.map((task) => ({
      stage: task.stageId,
      id: task.id,
      payload: task.payload?.meta.openId,
      since: task.enteredAt,
    })),
  )
}
const linksOf = async (actor: Actor, id: string) =>
  (await app.ask(listLinks, { params: resume(id) }, actor)).body.data.map(({ meta }) => meta.openId).toSorted()

/** All that can be seen of some resumes and of what hangs on them. */
async function stateOf(actor: Actor, ids: readonly string[], projects: readonly string[]) {
  const records = []
  for (const id of ids) {
    const { data, meta } = (await getPerson(app, actor, id)).body
    records.push({ id: meta.openId, data, remarks: await remarksAt(actor, id), links: await linksOf(actor, id) })
  }
  const boards = []
  for (const id of projects) boards.push(await cards(actor, id))
  const followed = (await app.ask(listAttentionIds, { params: { type: 'Resume' } }, actor)).body.openIds.toSorted()
  const { total } = (await app.ask(searchEntities, { body: { entityType: 'Resume' } }, actor)).body
  return { records, boards, followed, total }
}

async function scene() {
  const founder = await app.makeTenant()
  const work = await makeWork(app, founder)
  const second = await makeProject(app, founder, work.channelId, '前端工程师')
  return { founder, work, second }
}

test('a merge is previewed, done with all that hangs on the record, and taken back', async () => {
  const { founder, work, second } = await scene()
  const kept = await makePerson(app, founder, '林知遥', {
    humanInfo: { phone: '13900000001' },
    skills: ['Go'],
    works: [worked('云栎科技', '2022-01')],
  })
  const other = await makePerson(app, founder, 'Zhiyao Lin', {
    humanInfo: { phone: '13900000002', email: 'lin@example.com' },
    skills: ['Go', 'Rust'],
    works: [worked('云栎科技有限公司', '2022-03'), worked('星汇支付', '2019-01')],
  })
  const third = await makePerson(app, founder, '推荐人')
  await addTo(founder, work.projectId, kept)
  const ahead = await addTo(founder, work.projectId, other)
  const stage = Object.values(work.stages)[2] ?? ''
  await app.ask(moveTasks, { body: { taskIds: [ahead], stageId: stage } }, founder)
  await addTo(founder, second, other)
  await remark(founder, other, '聊过一次')
  await link(founder, other, third)
  await link(founder, other, kept)
  await app.ask(setAttention, { params: resume(other), body: { attention: true } }, founder)
  const before = await stateOf(founder, [kept, other, third], [work.projectId, second])

  const shown = (await app.ask(previewMerge, { body: { keptId: kept, mergedId: other } }, founder)).body
  const field = (path: string) => shown.fields.find((each) => each.path === `standardFields.${path}`)
  expect(field('humanInfo.phone')).toMatchObject({ proposed: '13900000001', differs: true, joins: false })
  expect(field('humanInfo.email')).toMatchObject({ proposed: 'lin@example.com', differs: false })
  expect(field('skills')).toMatchObject({ proposed: ['Go', 'Rust'], joins: true })
  expect(shown.links).toMatchObject({ remarks: 1, followers: 1 })
  expect(shown.links.records.map(({ openId }) => openId).toSorted()).toEqual([kept, third].toSorted())
  expect(shown.links.tasks.map(({ becomes }) => becomes).toSorted()).toEqual(['aside', 'moved', 'moved'])

  const choices = { 'standardFields.humanInfo.phone': 'merged' as const }
  const { status, body } = await merge(founder, kept, other, { choices })
  expect(status).toBe(200)
  expect(body.record.data.standardFields).toMatchObject({
    name: '林知遥',
    humanInfo: { phone: '13900000002', email: 'lin@example.com' },
    skills: ['Go', 'Rust'],
  })
  expect((body.record.data.standardFields.works as { company: string }[]).map(({ company }) => company)).toEqual([
    '云栎科技',
    '星汇支付',
  ])
  // The one that was merged is the kept one now, and is found nowhere.
  expect((await getPerson(app, founder, other)).body.meta.openId).toBe(kept)
  expect((await app.ask(searchEntities, { body: { entityType: 'Resume' } }, founder)).body.total).toBe(2)
  expect((await app.ask(listDeleted, { query: { type: 'Resume' } }, founder)).body.total).toBe(0)
  expect(await remarksAt(founder, kept)).toEqual([['聊过一次', false]])
  expect(await linksOf(founder, kept)).toEqual([third])
  expect(await cards(founder, work.projectId)).toMatchObject([{ stage, id: ahead, payload: kept }])
  expect(await cards(founder, second)).toMatchObject([{ payload: kept }])
  const journal = (await app.ask(listMerges, { query: { openId: kept } }, founder)).body.data
  const names = before.records.map(({ data }) => data.standardFields.name)
  expect(journal.map(({ keptName, mergedName }) => [keptName, mergedName])).toEqual([names.slice(0, 2)])

  expect((await undo(founder, body.merge.id)).body.unchanged).toEqual([])
  expect(await stateOf(founder, [kept, other, third], [work.projectId, second])).toEqual(before)
  expect((await undo(founder, body.merge.id)).error.error).toBe('AlreadyUndone')
})

test('what was changed since on the kept one stays, and is told', async () => {
  const { founder } = await scene()
  const kept = await makePerson(app, founder, '甲', { skills: ['Go'] })
  const other = await makePerson(app, founder, '乙', { skills: ['Rust'], summary: '旧' })
  const { body } = await merge(founder, kept, other)
  await patch(founder, kept, { summary: '新', skills: ['Go', 'Rust', 'C'] })
  const undone = (await undo(founder, body.merge.id)).body
  expect(undone.unchanged).toEqual(['standardFields.summary'])
  expect(undone.kept.data.standardFields).toMatchObject({ summary: '新', skills: ['Go', 'C'] })
  expect(undone.restored.data.standardFields).toMatchObject({ summary: '旧', skills: ['Rust'] })
})

test('what cannot be merged, or given back, is refused', async () => {
  const { founder } = await scene()
  const stranger = await app.makeTenant()
  const [one, two, three] = [
    await makePerson(app, founder, '甲'),
    await makePerson(app, founder, '乙'),
    await makePerson(app, founder, '丙'),
  ]
  const foreign = await makePerson(app, stranger, '丁')
  expect((await merge(founder, one, one)).error.detail?.field).toBe('mergedId')
  expect((await merge(founder, one, foreign)).status).toBe(404)
  expect((await merge(founder, one, 'nobody')).status).toBe(404)
  expect((await merge(founder, one, two, { choices: { 'standardFields.nonsense': 'kept' } })).status).toBe(400)
  await patch(founder, two, { summary: 'x' })
  expect((await merge(founder, one, two)).error).toMatchObject({
    error: 'Conflict',
    detail: { current: { meta: { version: 2 } } },
  })
  const first = (await merge(founder, one, two, { mergedVersion: 2 })).body.merge
  expect((await merge(founder, three, two, { mergedVersion: 2 })).status).toBe(404)
  // The first is part of a third by now: that has to be taken back before.
  const second = (await merge(founder, three, one, { mergedVersion: 2 })).body.merge
  expect((await getPerson(app, founder, two)).body.meta.openId).toBe(three)
  expect((await undo(founder, first.id)).error.error).toBe('MergeHeld')
  expect((await undo(stranger, second.id)).status).toBe(404)
  expect((await undo(founder, second.id)).status).toBe(200)
  app.clock.advance(31 * 86_400)
  expect((await undo(founder, first.id)).error.error).toBe('MergeFinal')
  await app.ask(deleteEntity, { params: resume(one) }, founder)
  expect((await getPerson(app, founder, two)).status).toBe(404)
})

test('three become one in one go, and what cannot be is named by its place', async () => {
  const { founder } = await scene()
  const ids = [
    await makePerson(app, founder, '甲'),
    await makePerson(app, founder, '乙'),
    await makePerson(app, founder, '丙'),
  ]
  const [keptId = '', second = '', third = ''] = ids
  const pairs = [
    { keptId, mergedId: second },
    { keptId, mergedId: second },
    { keptId, mergedId: third },
  ]
  const { merged, refused } = (await app.ask(mergeMany, { body: { pairs } }, founder)).body
  expect(refused).toEqual([{ place: 2, error: 'NotFound' }])
  expect((await app.ask(searchEntities, { body: { entityType: 'Resume' } }, founder)).body.total).toBe(1)
  // In any order: each is taken out for itself.
  for (const { id } of merged) expect((await undo(founder, id)).status).toBe(200)
  expect((await app.ask(searchEntities, { body: { entityType: 'Resume' } }, founder)).body.total).toBe(3)
})

const person = fc.record(
  {
    skills: fc.uniqueArray(fc.constantFrom('Go', 'Rust', 'C', 'SQL')),
    summary: fc.constantFrom('甲', '乙'),
    humanInfo: fc.record(
      {
        phone: fc.constantFrom('13900000001', '13900000002'),
        email: fc.constantFrom('a@example.com', 'b@example.com'),
      },
      { requiredKeys: [] },
    ),
    works: fc.array(fc.constantFrom(worked('云栎科技', '2020-01'), worked('星汇支付', '2021-01')), { maxLength: 2 }),
  },
  { requiredKeys: [] },
)
const hanging = fc.record({
  projects: fc.subarray([0, 1]),
  moved: fc.boolean(),
  remarks: fc.nat(2),
  linked: fc.boolean(),
  linkedToOther: fc.boolean(),
  followed: fc.boolean(),
})

test('whatever hangs on them: merged and given back, all is as it was', async () => {
  const { founder, work, second } = await scene()
  const projects = [work.projectId, second]
  const third = await makePerson(app, founder, '丙')
  await fc.assert(
    fc.asyncProperty(fc.tuple(person, hanging), fc.tuple(person, hanging), async (...both) => {
      const ids: string[] = []
      for (const [fields] of both) ids.push(await makePerson(app, founder, '某人', fields))
      for (const [at, [, on]] of both.entries()) await hang(founder, work, projects, ids, at, on, third)
      const [kept = '', other = ''] = ids
      const before = await stateOf(founder, [...ids, third], projects)
      const { body, status } = await merge(founder, kept, other)
      expect(status).toBe(200)
      expect((await undo(founder, body.merge.id)).body.unchanged).toEqual([])
      expect(await stateOf(founder, [...ids, third], projects)).toEqual(before)
    }),
    { numRuns: 15 },
  )
})

async function hang(
  actor: Actor,
  work: Work,
  projects: readonly string[],
  ids: readonly string[],
  at: number,
  on: {
    projects: number[]
    moved: boolean
    remarks: number
    linked: boolean
    linkedToOther: boolean
    followed: boolean
  },
  third: string,
): Promise<void> {
  const id = ids[at] ?? ''
  for (const project of on.projects) {
    const task = await addTo(actor, projects[project] ?? '', id)
    const stageId = Object.values(work.stages)[1] ?? ''
    if (on.moved && project === 0) await app.ask(moveTasks, { body: { taskIds: [task], stageId } }, actor)
  }
  for (let count = 0; count < on.remarks; count++) await remark(actor, id, `第 ${count} 条`)
  if (on.linked) await link(actor, id, third)
  if (on.linkedToOther) await link(actor, id, ids[1 - at] ?? '')
  if (on.followed) await app.ask(setAttention, { params: resume(id), body: { attention: true } }, actor)
}

import { createEntity } from '@cohort/contract/entities'
import { recommendEntities } from '@cohort/contract/matching'
import { createProject, setProjectStatus } from '@cohort/contract/projects'
import {
  addConsent,
  addContact,
  draftReactivationLetter,
  getContactRecord,
  getReactivationSettings,
  listLeftOut,
  runReactivation,
  searchReactivations,
  setNoContact,
  setReactivation,
  setReactivationSettings,
  withdrawConsents,
} from '@cohort/contract/reactivation'
import { createTasks, moveTasks } from '@cohort/contract/tasks'
import { describe, expect, test, vi } from 'vitest'
import { type Actor, testApp } from '#testing/app'
import { flowOf, makeWork } from '#testing/work'

const app = testApp()
const dayMs = 86_400_000
const qualification = '3 年以上 Java 开发经验；熟悉 MySQL、Redis、Kafka。'
const works = [
  {
    company: '云栈科技',
    position: 'Java 开发工程师',
    description: '使用 Java 开发支付网关，Kafka 削峰，MySQL 分库，Redis 缓存。',
    dateRange: { start: { iso: '2018-03' }, end: { untilNow: true } },
  },
]

const makeRecord = async (actor: Actor, name: string): Promise<string> => {
  const standardFields = { name, works, skills: ['Java', 'Kafka'], humanInfo: { email: `${name.length}@example.com` } }
  return (await app.ask(createEntity, { params: { type: 'Resume' }, query: {}, body: { standardFields } }, actor)).body
    .meta.openId
}
const makeProject = async (actor: Actor, channelId: string, name: string): Promise<string> => {
  const payload = { standardFields: { name: 'Java 开发工程师', qualification } }
  return (await app.ask(createProject, { body: { channelId, name, payload } }, actor)).body.id
}
const passDays = (days: number) => app.clock.advance((days * dayMs) / 1000)

/** An old project in which people went through stages, and a new one for the same kind of job, half a year later. */
async function setUp(names: readonly string[]) {
  const founder = await app.makeTenant()
  const { channelId } = await makeWork(app, founder)
  const old = await makeProject(founder, channelId, '去年的后端')
  const { stages } = await flowOf(app, founder, old)
  const ids: string[] = []
  for (const name of names) ids.push(await makeRecord(founder, name))
  const add = async (openId: string, way: readonly (readonly [string, string])[]) => {
    const body = { projectId: old, tasks: [{ payload: { entityType: 'Resume', openId } }] }
    const taskId = (await app.ask(createTasks, { body }, founder)).body.data[0]?.id ?? ''
    for (const [stage, comment] of way)
      await app.ask(moveTasks, { body: { taskIds: [taskId], stageId: stages[stage] ?? '', comment } }, founder)
  }
  const later = async () => {
    passDays(200)
    const projectId = await makeProject(founder, channelId, '今年的后端')
    const compared = { params: { id: projectId }, query: {}, body: {} }
    await vi.waitFor(
      async () => expect((await app.ask(recommendEntities, compared, founder)).body.compared).toBe(names.length),
      { timeout: 45_000, interval: 50 },
    )
    return projectId
  }
  return { founder, old, ids, add, later, channelId }
}

const look = async (actor: Actor, id: string) => {
  await app.ask(runReactivation, { params: { id } }, actor)
  return (await app.ask(searchReactivations, { params: { id }, body: {} }, actor)).body
}
const namesOf = (answer: Awaited<ReturnType<typeof look>>) =>
  answer.data.map(({ entity }) => entity.data.standardFields.name)
const whyNot = async (actor: Actor, id: string) => {
  const { data } = (await app.ask(listLeftOut, { params: { id }, query: {} }, actor)).body
  return Object.fromEntries(data.map(({ name, reasons }) => [name, reasons[0]?.code]))
}

describe('reactivation', () => {
  test('puts first those who went far and were stopped from outside, and says why others are left out', async () => {
    const names = ['走远君', '初筛君', '不扰君', '撤回君', '刚聊君', '在途君', '录用君']
    const { founder, ids, add, later, channelId } = await setUp(names)
    const [far = '', early = '', alone = '', withdrawn = '', lately = '', going = '', hired = ''] = ids
    await add(far, [
      ['Screening', ''],
      ['Interview', ''],
      ['Offer', ''],
      ['Rejected', '编制冻结'],
    ])
    await add(early, [['Rejected', '薪资不合适']])
    await add(alone, [['Rejected', '']])
    await add(withdrawn, [['Rejected', '']])
    await add(lately, [['Rejected', '']])
    await add(going, [['Rejected', '']])
    await add(hired, [
      ['Offer', ''],
      ['Hired', ''],
    ])
    const projectId = await later()
    await app.ask(setNoContact, { params: { id: alone }, body: { on: true } }, founder)
    const today = app.clock.now().toISOString().slice(0, 10)
    await app.ask(withdrawConsents, { params: { id: withdrawn }, body: { on: today } }, founder)
    await app.ask(addContact, { params: { id: lately }, body: { direction: 'out', kind: 'phone' } }, founder)
    const other = await makeProject(founder, channelId, '别的职位')
    const body = { projectId: other, tasks: [{ payload: { entityType: 'Resume', openId: going } }] }
    await app.ask(createTasks, { body }, founder)
    const answer = await look(founder, projectId)
    expect(namesOf(answer)).toEqual(['走远君', '初筛君'])
    expect(answer.data[0]).toMatchObject({
      group: 'stoppedOutside',
      last: { stage: 'Offer', left: '编制冻结' },
      state: 'suggested',
    })
    expect(answer.data[0]?.factors.map(({ text }) => text).join()).toContain('编制冻结')
    expect(await whyNot(founder, projectId)).toMatchObject({
      不扰君: 'asksNoContact',
      撤回君: 'consentWithdrawn',
      刚聊君: 'coolDown',
      在途君: 'activeElsewhere',
      录用君: 'hired',
    })
    expect(answer.leftOut.reduce((sum, { count }) => sum + count, 0)).toBe(5)
  })

  test('follows a suggestion from the letter to the hire, and does not suggest again who was dismissed', async () => {
    const { founder, old, ids, later } = await setUp(['甲君', '乙君'])
    const [first = '', second = ''] = ids
    await app.ask(setProjectStatus, { params: { id: old }, body: { status: 3 } }, founder)
    const id = await later()
    expect((await look(founder, id)).funnel).toMatchObject({ suggested: 2, contacted: 0 })
    const letter = (await app.ask(draftReactivationLetter, { params: { id, openId: first } }, founder)).body
    expect(letter.subject).toContain('Java 开发工程师')
    expect(letter.body).toContain('甲君')
    expect(letter.body).not.toMatch(/[{}[\]]/)
    expect(letter.to).toBe('2@example.com')
    const set = (openId: string, state: 'contacted' | 'replied' | 'dismissed') =>
      app.ask(setReactivation, { params: { id, openId }, body: { state, reason: '改行了' } }, founder)
    await set(first, 'contacted')
    await set(first, 'replied')
    await set(second, 'dismissed')
    const { contacts } = (await app.ask(getContactRecord, { params: { id: first } }, founder)).body
    expect(contacts.map(({ direction }) => direction).sort()).toEqual(['in', 'out'])
    const { stages } = await flowOf(app, founder, id)
    const body = { projectId: id, tasks: [{ payload: { entityType: 'Resume', openId: first } }] }
    const taskId = (await app.ask(createTasks, { body }, founder)).body.data[0]?.id ?? ''
    const go = (stage: string) =>
      app.ask(moveTasks, { body: { taskIds: [taskId], stageId: stages[stage] ?? '' } }, founder)
    await go('Interview')
    const states = async () => (await look(founder, id)).data.map(({ state }) => state)
    expect(await states()).toEqual(['interviewed'])
    await go('Hired')
    const end = await look(founder, id)
    expect(end.funnel).toEqual({ suggested: 2, contacted: 1, replied: 1, interviewed: 1, hired: 1 })
    expect(namesOf(end)).toEqual(['甲君'])
    const dismissed = (await app.ask(searchReactivations, { params: { id }, body: { states: ['dismissed'] } }, founder))
      .body
    expect(dismissed.data).toMatchObject([{ reason: '改行了' }])
  })

  test('keeps to what the enterprise has set', async () => {
    const { founder, ids, later } = await setUp(['丙君'])
    const [only = ''] = ids
    const id = await later()
    const set = (body: object) => app.ask(setReactivationSettings, { body }, founder)
    expect(namesOf(await look(founder, id))).toEqual(['丙君'])
    await set({ inactiveDays: 3000 })
    expect(namesOf(await look(founder, id))).toEqual([])
    expect(await whyNot(founder, id)).toEqual({ 丙君: 'recentActivity' })
    await set({ inactiveDays: 90, consentMonths: 0 })
    expect(namesOf(await look(founder, id))).toEqual([])
    expect(await whyNot(founder, id)).toEqual({ 丙君: 'consentMissing' })
    await app.ask(
      addConsent,
      { params: { id: only }, body: { givenOn: '2026-01-01', expiresOn: '2999-01-01' } },
      founder,
    )
    expect((await look(founder, id)).data).toMatchObject([{ consent: { state: 'valid', on: '2999-01-01' } }])
    await set({ letters: { zh: { subject: '{{jobTitle}}', body: '{{name}}，{{salary}}' }, en: null } })
    expect((await app.ask(draftReactivationLetter, { params: { id, openId: only } }, founder)).error.error).toBe(
      'BadInput',
    )
    const settings = (await app.ask(getReactivationSettings, {}, founder)).body
    expect(settings).toMatchObject({ consentMonths: 0, usual: { en: { subject: expect.any(String) } } })
    expect(
      (
        await app.ask(
          addConsent,
          { params: { id: only }, body: { givenOn: '2026-01-02', expiresOn: '2026-01-01' } },
          founder,
        )
      ).error.detail?.field,
    ).toBe('expiresOn')
    const stranger = await app.makeTenant()
    expect((await app.ask(searchReactivations, { params: { id }, body: {} }, stranger)).status).toBe(404)
    expect((await app.ask(getContactRecord, { params: { id: only } }, stranger)).status).toBe(404)
  })
})

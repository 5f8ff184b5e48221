import { allCodes, authCodes } from '@cohort/contract/access'
import { createEntity, type Filter, patchEntity } from '@cohort/contract/entities'
import { listRecommendReasons } from '@cohort/contract/entity-searches'
import {
  addRecommended,
  copyConditions,
  dismissRecommended,
  getConditions,
  recommendEntities,
  recommendJobs,
  setConditions,
  undismissRecommended,
} from '@cohort/contract/matching'
import { createProject } from '@cohort/contract/projects'
import { getTask } from '@cohort/contract/tasks'
import { describe, expect, test, vi } from 'vitest'
import { begin } from '#modules/matching/upkeep'
import { type Actor, testApp } from '#testing/app'
import { memberWith } from '#testing/members'
import { flowOf, makeWork } from '#testing/work'

const app = testApp()
const ordinary = allCodes.filter((code) => code !== authCodes['channel.manageAll'])

const ad = `岗位职责
负责支付系统后端服务的设计与开发。
任职要求
1. 本科及以上学历，3 年以上 Java 开发经验；
2. 熟悉 MySQL、Redis、Kafka；
3. 有 Kubernetes 经验者优先。`

const work = (company: string, position: string, from: string, to: string | null, description: string) => ({
  company,
  position,
  description,
  dateRange: { start: { iso: from }, end: to ? { iso: to } : { untilNow: true } },
})

const people = {
  zh: {
    name: '林知遥',
    works: [
      work(
        '云栈科技',
        'Java 开发工程师',
        '2019-03',
        null,
        '知遥，女性，28岁，江南大学毕业，使用 Java 与 Spring Boot 开发支付网关，基于 Kafka 削峰，MySQL 分库，Redis 缓存。',
      ),
    ],
    educations: [{ school: '江南大学', degree: '本科', major: '软件工程' }],
    skills: ['Java', 'Kafka', 'MySQL', 'Redis'],
  },
  en: {
    name: 'Mary Chen',
    works: [
      work(
        'Northwind Pay',
        'Senior Backend Engineer',
        '2017-01',
        null,
        'Mary, age 31, of Leeds. Built payment services in Java on Kubernetes; tuned MySQL and Redis from 840 ms to 90 ms; event streaming with Kafka.',
      ),
    ],
    educations: [{ school: 'Leeds', degree: '硕士', major: 'Computer Science' }],
    skills: ['Java', 'Kubernetes', 'Kafka', 'MySQL', 'Redis'],
  },
  stuffed: {
    name: '堆砌君',
    works: [work('好味餐饮', '店长', '2018-01', null, '负责门店日常运营与排班。')],
    skills: ['Java', 'Kafka', 'MySQL', 'Redis', 'Kubernetes', 'Python', 'Go', 'Rust', 'C++', 'Spark', 'Flink', 'React'],
  },
  sales: {
    name: '周到',
    works: [work('大地商贸', '销售经理', '2016-01', null, '负责华东区域大客户销售，年销售额 3000 万。')],
    skills: ['大客户销售'],
  },
}

const makeRecord = async (actor: Actor, type: string, standardFields: object): Promise<string> => {
  const body = { standardFields: standardFields as Record<string, unknown> }
  return (await app.ask(createEntity, { params: { type }, query: {}, body }, actor)).body.meta.openId
}

async function makeJobProject(actor: Actor, channelId: string, qualification = ad): Promise<string> {
  const payload = { standardFields: { name: 'Java 开发工程师', qualification } }
  return (await app.ask(createProject, { body: { channelId, name: '支付后端', payload } }, actor)).body.id
}

type Body = Partial<Parameters<typeof asked>[2]>
const asked = (
  actor: Actor,
  id: string,
  body: { blind?: boolean; show?: 'open' | 'dismissed'; filters?: Filter[] } = {},
) => app.ask(recommendEntities, { params: { id }, query: { filterFlow: 'true' }, body }, actor)

/** What was written has come to the index. */
const recommended = (actor: Actor, id: string, compared: number, body: Body = {}) =>
  vi.waitFor(
    async () => {
      const answer = (await asked(actor, id, body)).body
      expect(answer.compared).toBe(compared)
      return answer
    },
    { timeout: 45_000, interval: 50 },
  )

async function setUp() {
  const founder = await app.makeTenant()
  const { channelId } = await makeWork(app, founder)
  const projectId = await makeJobProject(founder, channelId)
  const ids = {} as Record<keyof typeof people, string>
  for (const [key, fields] of Object.entries(people)) {
    ids[key as keyof typeof people] = await makeRecord(founder, 'Resume', fields)
  }
  return { founder, channelId, projectId, ids }
}

describe('recommendations', () => {
  test('put first who has done it, in either language, each requirement with the words that prove it', async () => {
    const { founder, projectId, ids } = await setUp()
    const answer = await recommended(founder, projectId, 4)
    const order = answer.data.map(({ entity }) => entity.meta.openId)
    expect(new Set(order.slice(0, 2))).toEqual(new Set([ids.zh, ids.en]))
    const score = (id: string) => answer.data.find(({ entity }) => entity.meta.openId === id)?.match.score ?? 0
    expect(score(ids.stuffed)).toBeLessThan(score(ids.zh) - 25)
    expect(score(ids.sales)).toBeLessThan(score(ids.zh) - 25)
    for (const { entity, match } of answer.data) {
      for (const { path, quote, start, end } of match.findings.flatMap(({ proofs }) => proofs)) {
        const value = path
          .split('.')
          .reduce<unknown>((at, key) => (at as Record<string, unknown>)?.[key], entity.data.standardFields)
        // A degree is kept as a choice and quoted by its name.
        if (path.endsWith('.degree')) expect(['本科', '硕士']).toContain(quote)
        else if (typeof value === 'string') expect(value.slice(start, end)).toBe(quote)
      }
    }
    const kafka = answer.data
      .find(({ entity }) => entity.meta.openId === ids.en)
      ?.match.findings.find(({ label }) => label.includes('Kafka'))
    expect(kafka).toMatchObject({
      verdict: 'met',
      proofs: expect.arrayContaining([expect.objectContaining({ path: 'works.0.description' })]),
    })
    expect((await asked(founder, projectId)).body.data).toEqual(answer.data)
  })

  test('are dismissed with a reason, taken back, and put into a stage with their reasons', async () => {
    const { founder, projectId, ids } = await setUp()
    await recommended(founder, projectId, 4)
    const params = { id: projectId }
    await app.ask(dismissRecommended, { params, body: { openIds: [ids.zh], reason: '近期联系过' } }, founder)
    const without = (await asked(founder, projectId)).body
    expect(without.data.map(({ entity }) => entity.meta.openId)).not.toContain(ids.zh)
    expect(without.dismissed).toBe(1)
    const dismissed = (await asked(founder, projectId, { show: 'dismissed' })).body.data
    expect(dismissed).toMatchObject([
      { entity: { meta: { openId: ids.zh } }, decision: { kind: 'dismissed', reason: '近期联系过' } },
    ])
    await app.ask(undismissRecommended, { params, body: { openIds: [ids.zh] } }, founder)
    const { stages } = await flowOf(app, founder, projectId)
    const stageId = stages.Screening ?? ''
    const { added } = (await app.ask(addRecommended, { params, body: { openIds: [ids.zh, ids.en], stageId } }, founder))
      .body
    expect(added.map(({ openId }) => openId).sort()).toEqual([ids.zh, ids.en].sort())
    const task = (await app.ask(getTask, { params: { id: added[0]?.taskId ?? '' } }, founder)).body
    expect(task).toMatchObject({ stageId })
    expect(task.recommendReason).toMatch(/「(本科|硕士)」/)
    expect(task.recommendReason).not.toMatch(/bachelor|master/)
    const again = (await app.ask(addRecommended, { params, body: { openIds: [ids.zh] } }, founder)).body
    expect(again).toMatchObject({ added: [], present: [{ openId: ids.zh }] })
    expect((await asked(founder, projectId)).body.data.map(({ entity }) => entity.meta.openId)).not.toContain(ids.zh)
  })

  test('follow what a recruiter corrects, and the corrections serve another project', async () => {
    const { founder, channelId, projectId, ids } = await setUp()
    const before = await recommended(founder, projectId, 4)
    const params = { id: projectId }
    const read = (await app.ask(getConditions, { params }, founder)).body
    const cloud = read.requirements.find(({ label }) => label.includes('Kubernetes'))
    expect(cloud).toMatchObject({
      importance: 'should',
      from: 'text',
      quote: { text: expect.stringContaining('Kubernetes') },
    })
    const conditions = {
      corrections: [{ id: cloud?.id ?? '', importance: 'must' as const, weight: 60 }],
      added: [{ kind: 'skill' as const, importance: 'should' as const, text: 'Go' }],
    }
    const saved = (await app.ask(setConditions, { params, body: conditions }, founder)).body
    expect(saved.requirements.find(({ id }) => id === cloud?.id)).toMatchObject({ importance: 'must' })
    expect(saved.requirements.some(({ from, label }) => from === 'added' && label.includes('Go'))).toBe(true)
    const after = (await asked(founder, projectId)).body
    expect(after.data[0]?.entity.meta.openId).toBe(ids.en)
    const scoreOf = (answer: typeof after, id: string) =>
      answer.data.find(({ entity }) => entity.meta.openId === id)?.match
    expect(scoreOf(after, ids.zh)?.passesHard).toBe(false)
    expect(scoreOf(after, ids.zh)?.score).toBeLessThan(scoreOf(before, ids.zh)?.score ?? 0)
    const other = await makeJobProject(founder, channelId)
    const copied = (
      await app.ask(copyConditions, { params: { id: other }, body: { fromProjectId: projectId } }, founder)
    ).body
    expect(copied.conditions).toEqual(conditions)
    const removed = { corrections: [{ id: cloud?.id ?? '', removed: true }], added: [] }
    const without = (await app.ask(setConditions, { params, body: removed }, founder)).body
    expect(without.requirements.find(({ id }) => id === cloud?.id)).toBeDefined()
    expect((await asked(founder, projectId)).body.requirements.map(({ id }) => id)).not.toContain(cloud?.id)
  })

  test('show nothing of who someone is in blind mode', async () => {
    const { founder, projectId } = await setUp()
    await recommended(founder, projectId, 4)
    const { data } = (await asked(founder, projectId, { blind: true })).body
    expect(data.length).toBeGreaterThan(1)
    const told = JSON.stringify(data)
    for (const secret of ['林知遥', 'Mary', '江南大学', 'Leeds', '知遥', '28岁', '女性', 'age 31'])
      expect(told).not.toContain(secret)
    // What proves something is quoted all the same.
    expect(told).toContain('开发支付网关')
    expect(told).toContain('Built payment services')
    expect(told).toContain('840 ms')
    expect(data.every(({ openRank }) => openRank !== undefined)).toBe(true)
  })

  test('are narrowed by filters, of which one is enough; in blind mode not by what is hidden', async () => {
    const { founder, projectId, ids } = await setUp()
    await recommended(founder, projectId, 4)
    const skill = (value: string): Filter => ({ field: 'data.standardFields.skills', op: 'in', value: [value] })
    const name: Filter = { field: 'data.standardFields.name', op: 'contains', value: '林知遥' }
    const found = async (body: Body) =>
      (await asked(founder, projectId, body)).body.data.map(({ entity }) => entity.meta.openId)
    expect(await found({ filters: [skill('Rust')] })).toEqual([ids.stuffed])
    expect((await found({ filters: [skill('Rust'), name] })).toSorted()).toEqual([ids.stuffed, ids.zh].toSorted())
    expect(await found({ filters: [{ and: [skill('Rust'), name] }] })).toEqual([])
    expect(await found({ blind: true, filters: [skill('Rust')] })).toEqual([ids.stuffed])
    const told = await asked(founder, projectId, { blind: true, filters: [{ or: [skill('Rust'), name] }] })
    expect(told.error.detail?.field).toBe('filters.0.or.1.field')
  })

  test('know of a change within moments, and of jobs for a person too', async () => {
    const { founder, projectId, ids } = await setUp()
    const before = await recommended(founder, projectId, 4)
    const rankOf = (answer: typeof before) =>
      answer.data.find(({ entity }) => entity.meta.openId === ids.sales)?.match.score ?? 0
    const standardFields = { works: people.en.works, skills: people.en.skills }
    await app.ask(
      patchEntity,
      { params: { type: 'Resume' }, query: { openId: ids.sales }, body: { standardFields } },
      founder,
    )
    await vi.waitFor(
      async () => expect(rankOf((await asked(founder, projectId)).body)).toBeGreaterThan(rankOf(before) + 25),
      {
        timeout: 45_000,
        interval: 50,
      },
    )
    const params = { type: 'Resume', id: ids.zh }
    await vi.waitFor(
      async () => {
        const { data } = (await app.ask(recommendJobs, { params, body: {} }, founder)).body
        expect(data[0]?.entity.data.standardFields.name).toBe('Java 开发工程师')
      },
      { timeout: 45_000, interval: 50 },
    )
    const { reason, match } = (await app.ask(listRecommendReasons, { params, body: { projectId } }, founder)).body
    expect(match?.score).toBeGreaterThan(60)
    expect(reason).toContain('Java')
  })

  test('know of everyone soon after a start, also of those who were written while nobody listened', async () => {
    const { founder, projectId } = await setUp()
    await recommended(founder, projectId, 4)
    const { db } = app.context(founder.tenant)
    await db.updateTable('match_item').set({ version: 0 }).where('tenant_id', '=', founder.tenant).execute()
    const stale = async () =>
      (await db.selectFrom('match_item').select('open_id').where('version', '=', 0).execute()).length
    expect(await stale()).toBeGreaterThan(3)
    const stop = begin({ live: app.live, contextFor: (tenant) => app.context(tenant) })
    await expect.poll(stale).toBe(0)
    await stop()
  })

  test('are for those who take part, and never of another enterprise', async () => {
    const { founder, projectId } = await setUp()
    await recommended(founder, projectId, 4)
    const stranger = await app.makeTenant()
    expect((await asked(stranger, projectId)).status).toBe(404)
    const { channelId } = await makeWork(app, stranger)
    const own = await makeJobProject(stranger, channelId)
    expect((await asked(stranger, own)).body).toMatchObject({ data: [], compared: 0 })
    const colleague = await memberWith(app, founder, ordinary)
    expect((await asked(colleague, projectId)).status).toBe(404)
    expect(
      (await asked(founder, projectId, { filters: [{ field: 'nope', op: 'eq', value: 1 }] })).error.detail?.field,
    ).toContain('filters')
  })
})

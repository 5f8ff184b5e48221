// A job and the people of a pool for it, made over the API.
import { createEntity } from '@cohort/contract/entities'
import { recommendEntities } from '@cohort/contract/matching'
import { createProject } from '@cohort/contract/projects'
import type { Page } from 'playwright-core'
import { ask } from './ask.ts'
import { newProject } from './board.ts'
import { eventually, serverUrl } from './harness.ts'

const qualification = '3 年以上 Java 开发经验；熟悉 MySQL、Redis、Kafka；有 Kubernetes 经验者优先。'
/** Where they live. */
const lives = (city: string): Values => ({ currentJobStatus: { workLocation: { city } } })

type Values = Record<string, unknown>

const engineer = (description: string) => [
  {
    company: '云栈科技',
    position: 'Java 开发工程师',
    description,
    dateRange: { start: { iso: '2018-03' }, end: { untilNow: true } },
  },
]
const pool: Record<string, Values> = {
  顾行舟: {
    works: engineer('使用 Java 开发支付网关，Kafka 削峰，MySQL 分库，Redis 缓存，部署在 Kubernetes。'),
    ...lives('上海'),
    skills: ['Java', 'Kafka', 'Kubernetes'],
  },
  沈听澜: {
    works: engineer('以 Java 与 Spring Boot 写订单服务，MySQL 调优，Redis 做缓存。'),
    ...lives('杭州'),
    skills: ['Java', 'MySQL'],
  },
  陆见微: { works: engineer('Java 后端，Kafka 消息平台与 MySQL。'), ...lives('上海'), skills: ['Java', 'MySQL'] },
  'Iris Tan': {
    works: engineer('Built billing services in Java with MySQL, Redis and Kafka.'),
    ...lives('北京'),
    skills: ['Java', 'Redis'],
  },
  白小满: { works: [{ ...engineer('负责门店日常运营与排班。')[0], company: '好味餐饮', position: '店长' }] },
}

/** A pool of five, a project for a job, and the matcher that has seen them all. */
export async function jobWithPool(token: string): Promise<{ projectId: string; channelId: string; address: string }> {
  for (const [name, fields] of Object.entries(pool))
    await ask(
      serverUrl,
      createEntity,
      { params: { type: 'Resume' }, query: {}, body: { standardFields: { name, ...fields } } },
      token,
    )
  const made = await newProject(token, '别的职位')
  const payload = { standardFields: { name: 'Java 开发工程师', qualification } }
  const body = { channelId: made.channelId, name: '支付后端', payload }
  const { id } = await ask(serverUrl, createProject, { body }, token)
  await seen(token, id, Object.keys(pool).length)
  return { projectId: id, channelId: made.channelId, address: `/channel/${made.channelId}/project/detail/${id}` }
}

/** The matcher has seen so many. */
export const seen = (token: string, id: string, count: number) =>
  eventually(
    async () => (await ask(serverUrl, recommendEntities, { params: { id }, query: {}, body: {} }, token)).compared,
  ).toBe(count)

export const people = (page: Page) => page.getByRole('list', { name: '人选', exact: true })

import type { Pool } from 'pg'
import { makePerson, randomOf } from '#bench/lib/people'
import { newId } from '#server/kernel/ids'
import { hashed, jobOf, madeBy, makeItem } from '#server/modules/matching/profiles'
import { queryTermsOf } from '#talent/matching/index-terms'

const ask = (name: string, ...lines: string[]) => ({ name, qualification: `任职要求：\n${lines.join('；\n')}` })

/** What is looked for in the pool. */
export const poolJobs = [
  ask('后端工程师', '3 年以上 Java 开发经验', '熟悉 MySQL、Redis、Kafka', '有 Kubernetes 经验者优先'),
  ask('数据工程师', '精通 Flink、ClickHouse', '熟悉 Python 与数据分析'),
  ask('前端工程师', '精通 React、TypeScript', '本科及以上学历'),
  ask('Project Manager', '5+ years of experience in project management', 'Fluent English'),
  ask('销售经理', '3 年以上销售经验，工作地点上海', '良好的跨部门沟通能力'),
  ask('算法工程师', '精通 Python、PyTorch', '硕士及以上学历'),
]

export const termsOf = (job: (typeof poolJobs)[number] | undefined): number[] =>
  hashed(queryTermsOf(jobOf(job ?? {}))).map(({ term }) => term)

const pick = <T>(random: () => number, all: readonly T[]): T => all[Math.floor(random() * all.length)] as T
const tools = 'Go Java Python Kubernetes Kafka MySQL Redis React TypeScript Spring Flink ClickHouse PyTorch'.split(' ')

interface Work {
  description: string
}

/** Someone of the benchmark's, who also says with what the work was done. */
export function person(random: () => number): Record<string, unknown> {
  const { standardFields } = makePerson(random).data
  const works = (standardFields.works as Work[]).map((work) => ({
    ...work,
    description: `使用 ${[1, 2, 3].map(() => pick(random, tools)).join('、')} 开发。${work.description}`,
  }))
  return { ...standardFields, works }
}

/** Someone who has all that the first job asks for, and more of it than anyone of the pool. */
export function personFor(random: () => number): object {
  const description = '使用 Java、Spring 开发后端服务，基于 MySQL、Redis、Kafka，部署在 Kubernetes。'
  const work = (from: string, end: object) => ({
    company: '云栎科技',
    position: '后端工程师',
    description,
    dateRange: { start: { iso: from }, end },
  })
  const works = [work('2020-01', { untilNow: true }), work('2014-01', { iso: '2019-12' })]
  const expectation = { positions: ['后端工程师'] }
  return { standardFields: { ...makePerson(random).data.standardFields, currentJobStatus: {}, expectation, works } }
}

const distinct = 1_000
const batch = 100

/** Straight into the tables, as the owner of the database. */
export async function fillPool(pool: Pool, tenant: string, count: number): Promise<void> {
  const random = randomOf(20_261_115)
  const now = new Date()
  const kinds = Math.min(distinct, count)
  const copies = Math.ceil(count / kinds)
  for (let done = 0; done < kinds; done += batch) {
    const made = Array.from({ length: Math.min(batch, kinds - done) }, () => {
      const data = { standardFields: person(random), customFields: {} }
      const id = newId()
      const item = makeItem({ openId: id, version: 1, isJob: false, fields: data.standardFields }, now)
      return {
        id,
        data,
        profile: item.profile,
        terms: [...item.terms],
        impacts: Buffer.from(item.impacts).toString('hex'),
      }
    })
    await pool.query(
      `with made as (select r.*, r.id || '-' || n as own from jsonb_to_recordset($2::jsonb)
         as r(id text, data jsonb, profile jsonb, terms int4[], impacts text), generate_series(1, $3) n),
       e as (insert into entity (tenant_id, entity_type, open_id, version, created_at, updated_at, data, facets, nums)
         select $1, 'Resume', own, 1, now(), now(), data, '{}', '{}' from made),
       i as (insert into match_item (tenant_id, entity_type, open_id, version, made_by, written_at, terms, impacts)
         select $1, 'Resume', own, 1, $4, now() - interval '1 hour', terms, decode(impacts, 'hex') from made)
       insert into match_profile (tenant_id, entity_type, open_id, profile) select $1, 'Resume', own, profile from made`,
      [tenant, JSON.stringify(made), copies, madeBy(now)],
    )
  }
  await pool.query('vacuum analyze entity, match_item, match_profile')
}

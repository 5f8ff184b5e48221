import { describe, expect, it } from 'vitest'
import type { CandidateProfile } from '#matching/candidate'
import { indexTermsOf, queryTermsOf, type Term } from '#matching/index-terms'
import type { JobProfile } from '#matching/match'
import { profileOf } from '#matching/profile-of'
import { readJob } from '#matching/read-job'
import { match } from '#matching/score'
import { Dice } from '#testing/dice'

const posts: readonly (readonly [title: string, words: readonly string[]])[] = [
  ['Java 开发工程师', ['Java', 'Spring Boot', 'MySQL', 'Redis', 'Kafka']],
  ['Frontend Developer', ['React', 'TypeScript', 'CSS', 'Vue']],
  ['数据工程师', ['Flink', 'Spark', 'ClickHouse', 'Python']],
  ['Data Analyst', ['SQL', 'Tableau', 'Excel', 'Python']],
  ['会计', ['总账', '纳税申报', 'Excel', '成本核算']],
  ['Accountant', ['general ledger', 'accounts payable', 'QuickBooks', 'Excel']],
  ['销售经理', ['大客户销售', '渠道管理', 'CRM']],
  ['厨师', ['川菜', '面点', '菜单设计']],
  ['HR Specialist', ['recruiting', 'employee relations', 'payroll']],
  ['施工员', ['AutoCAD', '施工管理', '工程造价']],
]
const cities = ['北京', '上海', '深圳', '杭州']
const degrees = ['associate', 'bachelor', 'master']

function pool(size: number, seed: number): CandidateProfile[] {
  const random = new Dice(seed)
  return Array.from({ length: size }, () => {
    const [title, words] = random.pick(posts)
    const [second, more] = random.pick(posts)
    const start = 2008 + random.int(0, 10)
    const year = start + random.int(1, 6)
    const work = (position: string, all: readonly string[], from: number, to: number) => ({
      company: '云栎科技',
      position,
      description: `负责 ${all.filter(() => random.chance(0.6)).join('、')} 相关工作`,
      dateRange: { start: { iso: `${from}-01` }, end: { iso: `${to}-01` } },
    })
    return profileOf(
      {
        humanInfo: { degree: random.pick(degrees) },
        currentJobStatus: { workLocation: { city: random.pick(cities) } },
        works: [work(title, words, year, 2026), work(random.chance(0.6) ? title : second, more, start, year)],
        skills: random.pick(posts)[1],
      },
      '2026-11-15',
    )
  })
}

const jobs: readonly JobProfile[] = [
  readJob({ title: 'Java 后端工程师', text: '任职要求：本科，3年以上 Java 经验；熟悉 MySQL、Kafka；工作地点上海。' }),
  readJob({
    title: 'Accountant',
    text: 'Requirements:\n- 3+ years of accounting\n- general ledger, Excel\n- CPA is a plus',
  }),
  readJob({ title: '数据分析师', text: '任职要求：熟练使用 SQL、Python、Tableau。' }),
]

const product = (query: readonly Term[], terms: readonly Term[]): number => {
  const weights = new Map(terms.map(({ term, weight }) => [term, weight]))
  return query.reduce((sum, { term, weight }) => sum + weight * (weights.get(term) ?? 0), 0)
}

/** The best by a number, the earlier first where it is equal. */
const bestOf = (scores: readonly number[], most: number): number[] =>
  scores
    .map((_, at) => at)
    .toSorted((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b)
    .slice(0, most)

/** Of the fifty best of a loop over all, how many stand among those that the index hands on to be looked at closely. */
function recallAt50(people: readonly CandidateProfile[], job: JobProfile, closely: number): number {
  const terms = people.map(indexTermsOf)
  const query = queryTermsOf(job)
  const likely = new Set(
    bestOf(
      terms.map((each) => product(query, each)),
      closely,
    ),
  )
  const scores = people.map((person) => match(job, person).score)
  const exact = bestOf(scores, 50)
  // Any of those with the last score of the fifty is as good as another.
  const last = scores[exact.at(-1) ?? 0] ?? 0
  const sure = exact.filter((at) => (scores[at] ?? 0) > last)
  const equal = scores.flatMap((score, at) => (score === last && likely.has(at) ? [at] : []))
  const found = sure.filter((at) => likely.has(at)).length + Math.min(equal.length, exact.length - sure.length)
  return found / exact.length
}

describe('the terms of the index', () => {
  const people = pool(1_500, 7)

  it.each(jobs.map((job) => [job.title, job] as const))('hand the best for %s on to be scored', (_, job) => {
    expect(recallAt50(people, job, 300)).toBeGreaterThanOrEqual(0.9)
  })

  it('are the same in both directions, and small enough to be kept', () => {
    const [job] = jobs
    const [person] = people
    if (!job || !person) throw new Error('nobody to compare')
    expect(indexTermsOf(person)).toEqual(indexTermsOf(structuredClone(person)))
    for (const { weight } of [...queryTermsOf(job), ...indexTermsOf(person)]) {
      expect(Number.isInteger(weight)).toBe(true)
      expect(weight).toBeGreaterThanOrEqual(1)
      expect(weight).toBeLessThanOrEqual(255)
    }
  })
})

import { describe, expect, it } from 'vitest'
import type { JobProfile, Match } from '#matching/match'
import { profileOf } from '#matching/profile-of'
import { readJob } from '#matching/read-job'
import { match, matchVersion } from '#matching/score'

const today = '2026-11-15'
const work = (position: string, description: string, from = '2019-01') => ({
  company: '云栎科技',
  position,
  description,
  dateRange: { start: { iso: from }, end: { untilNow: true } },
})
const job = readJob({
  title: 'Java 开发工程师',
  text: '任职要求：\n1、3 年以上 Java 开发经验，精通 Spring Boot；\n2、熟悉 MySQL、Kafka；\n3、有 Kubernetes 经验者优先。',
})

const people = {
  chinese: { works: [work('Java 开发工程师', '使用 Java、Spring Boot 开发支付服务，MySQL 分库，Kafka 削峰')] },
  english: { works: [work('Software Engineer', 'Built services in Java and Spring Boot on MySQL and Kubernetes')] },
  denies: { works: [work('测试工程师', '负责支付系统测试，没有 Java 和 Spring Boot 经验，不会 Kafka')] },
  barista: { works: [work('Barista', 'Brewed Java coffee from single estates in spring, served guests')] },
  stuffed: {
    works: [work('店长', '负责门店排班')],
    skills:
      'Java,Spring Boot,MySQL,Kafka,Kubernetes,Python,Go,Rust,C++,Spark,Flink,React,Vue,Redis,Docker,PHP,Ruby,Scala,Hadoop,Hive,Oracle'.split(
        ',',
      ),
  },
}
type Name = keyof typeof people

function ranked(names: readonly Name[], asked: JobProfile): { name: Name; found: Match }[] {
  return names
    .map((name) => ({ name, found: match(asked, profileOf(people[name], today)) }))
    .toSorted((a, b) => b.found.score - a.found.score || (a.name < b.name ? -1 : 1))
}
const names = Object.keys(people) as Name[]

describe('a ranking', () => {
  it('is the same twice, in any order of the pool, and says under which rules', () => {
    const first = ranked(names, job)
    expect(ranked(names.toReversed(), readJob({ title: job.title, text: '' }))).not.toEqual(first)
    expect(ranked(names.toReversed(), job)).toEqual(first)
    expect(ranked([...names.slice(2), ...names.slice(0, 2)], job)).toEqual(first)
    expect(first.every(({ found }) => found.version === matchVersion)).toBe(true)
  })

  it('puts first those who have done it, in either language, and counts no empty word', () => {
    const [first, second, ...others] = ranked(names, job)
    expect(new Set([first?.name, second?.name])).toEqual(new Set(['chinese', 'english']))
    for (const { found } of others) expect(found.score).toBeLessThan((second?.found.score ?? 0) / 2)
  })

  it.each(['denies', 'barista'] as const)('takes nothing from the word alone: %s', (name) => {
    const { findings } = match(job, profileOf(people[name], today))
    const java = findings.find(
      ({ requirement }) => requirement.startsWith('years:java') || requirement === 'skill:java',
    )
    expect(java).toMatchObject({ share: 0, proofs: [] })
  })
})

describe('what would change', () => {
  it('is the score with that one condition met, and nothing else', () => {
    const { counterfactuals, findings, score } = match(job, profileOf(people.english, today))
    expect(counterfactuals.length).toBeGreaterThan(0)
    const weights = new Map(job.requirements.map((one) => [one.id, one]))
    for (const { requirement, from, to } of counterfactuals) {
      expect(from).toBe(score)
      let [reached, possible, missing] = [0, 0, 0]
      for (const one of findings) {
        const asked = weights.get(one.requirement)
        if (!asked || one.verdict === 'unknown') continue
        const met = one.requirement === requirement
        reached += asked.weight * (met ? 1 : one.share)
        possible += asked.weight
        if (!met && asked.importance === 'must' && one.verdict === 'missing') missing += 1
      }
      expect(to).toBe(Math.round((reached / possible) * 100 * Math.max(0.5, 0.85 ** missing)))
    }
  })
})

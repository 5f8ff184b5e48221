import { describe, expect, it } from 'vitest'
import type { CandidateProfile, SkillUse } from '#matching/candidate'
import { profileOf } from '#matching/profile-of'

const today = '2026-11-15'
const span = (from: string, to?: string) => ({ start: { iso: from }, end: to ? { iso: to } : { untilNow: true } })
const work = (position: string, description: string, from?: string, to?: string) => ({
  company: '某公司',
  position,
  description,
  ...(from && { dateRange: span(from, to) }),
})
const of = (fields: Record<string, unknown>): CandidateProfile => profileOf(fields, today)
const skill = (profile: CandidateProfile, id: string): SkillUse | undefined =>
  profile.skills.find((one) => one.id === id)

describe('skills with work behind them', () => {
  it('counts months of the posts that show them, overlaps once', () => {
    const profile = of({
      works: [
        work('Java 工程师', '用 Java 开发订单系统', '2020-01', '2021-12'),
        work('Java engineer', 'Java services', '2021-07', '2022-06'),
      ],
    })
    expect(skill(profile, 'java')).toMatchObject({ months: 30, shown: true })
    expect(profile.totalMonths).toBe(30)
  })
  it('counts a project without dates in the time of its company', () => {
    const profile = of({
      works: [{ ...work('工程师', '写代码', '2020-01', '2020-12'), company: '甲' }],
      projects: [{ name: '订单', company: '甲', description: '用 Kafka 做消息' }],
    })
    expect(skill(profile, 'kafka')?.months).toBe(12)
  })
  it('knows when it was last used and how well it is said to be known', () => {
    const profile = of({ works: [work('工程师', '精通 Java', '2010-01', '2012-12')] })
    expect(skill(profile, 'java')).toMatchObject({ lastMonth: 2013 * 12, depth: 4 })
  })
  it('proves each by a quote at its place', () => {
    const description = '负责架构。\n用 Java 和 Redis 重写了支付服务。'
    const proof = skill(of({ works: [work('工程师', description, '2020-01')] }), 'redis')?.proofs[0]
    expect(proof?.path).toBe('works.0.description')
    expect(description.slice(proof?.start, proof?.end)).toBe(proof?.quote)
    expect(proof?.quote).toContain('Redis')
  })
})

describe('words without work behind them', () => {
  it('marks what stands only in a list or a summary', () => {
    const profile = of({
      skills: ['Redis'],
      summary: '熟悉 Kafka',
      works: [work('Java 工程师', '用 Java 开发', '2020-01')],
    })
    expect(skill(profile, 'redis')?.shown).toBe(false)
    expect(skill(profile, 'kafka')?.shown).toBe(false)
  })
  it.each([
    'No Java, only PHP on the server',
    '没有 Java 经验，后端用 PHP',
    'I want to learn Java, so far PHP development',
    '希望学习 Java，目前用 PHP 开发',
  ])('does not count %s', (description) => {
    const profile = of({ works: [work('PHP developer', description, '2020-01')] })
    expect(skill(profile, 'java')).toBeUndefined()
    expect(skill(profile, 'php')?.shown).toBe(true)
  })
  it.each([
    ['Barista', 'Brewed Java and espresso for guests', 'java'],
    ['Zoo keeper', 'Cared for a Python and other reptiles', 'python'],
    ['Retail assistant', 'Go the extra mile for guests', 'go'],
    ['咖啡师', '制作 Java 咖啡与拿铁', 'java'],
  ])('does not take the word of another trade: %s', (position, description, id) => {
    expect(skill(of({ works: [work(position, description, '2020-01')] }), id)).toBeUndefined()
  })
  it('finds one-letter names in a list of their kind', () => {
    const profile = of({ skills: ['C', 'R', 'Python'], works: [work('软件工程师', '开发', '2020-01')] })
    expect(skill(profile, 'c')).toBeDefined()
    expect(skill(profile, 'r')).toBeDefined()
  })
  it('sees a stuffed list', () => {
    const all =
      'Java,Python,Go,Rust,Kotlin,Scala,PHP,Ruby,Perl,MySQL,PostgreSQL,Redis,Kafka,MongoDB,Docker,Kubernetes,Terraform,Ansible,React,Vue,Angular,Spring Boot'
    const profile = of({ skills: all.split(','), works: [work('Software engineer', 'Fixed bugs in PHP', '2020-01')] })
    expect(profile.stuffed).toBe(true)
    expect(of({ skills: ['Java', 'Redis'], works: [] }).stuffed).toBe(false)
  })
})

describe('the rest of a resume', () => {
  it('counts people led', () => {
    expect(of({ works: [work('Manager', 'Managed a team of 12 engineers')] }).peopleLed?.count).toBe(12)
    expect(of({ works: [work('组长', '带领 8 人团队完成交付')] }).peopleLed?.count).toBe(8)
    expect(of({ works: [work('研发总监', '负责研发')] }).leads?.path).toBe('works.0.position')
    expect(of({ works: [work('产品经理', '负责产品')] }).leads).toBeUndefined()
  })
  it('measures stability from the dates', () => {
    const profile = of({
      works: [work('A', 'x', '2024-01'), work('B', 'x', '2021-01', '2021-06'), work('C', 'x', '2019-01', '2020-12')],
    })
    expect(profile.stability).toMatchObject({ medianMonths: 24, shortStays: 1, gapMonths: 30, gapAfter: '2021-06' })
  })
  it('takes the highest degree, from words as from ids', () => {
    expect(
      of({
        educations: [
          { school: 'x', degree: 'bachelor' },
          { school: 'y', degree: 'master' },
        ],
      }).degree?.id,
    ).toBe('master')
    expect(of({ humanInfo: { degree: '本科' } }).degree?.id).toBe('bachelor')
  })
  it('names a city the same in both languages', () => {
    expect(of({ currentJobStatus: { workLocation: { city: 'Shanghai' } } }).cityNow?.id).toBe('上海')
    expect(of({ expectation: { cities: [{ city: '杭州市' }] } }).citiesWanted[0]?.id).toBe('杭州')
    const cities = ['shanghai', "Xi'an", 'Peking', '伦敦', 'London, UK', '香港特别行政区', 'Taizhou', 'Springfield']
    expect(of({ expectation: { cities } }).citiesWanted.map(({ id }) => id)).toEqual([
      '上海',
      '西安',
      '北京',
      'london',
      'london',
      '香港',
      '台州',
      'springfield',
    ])
  })
  it('reads pay as fen a month', () => {
    const salary = { gt: { amount: { number: 360_000, unit: 'CNY' }, period: 'year' } }
    expect(of({ expectation: { salary } }).salary).toMatchObject({ min: 3_000_000, expected: true })
  })
  it('reads languages and certificates, not those in preparation', () => {
    const profile = of({
      languages: [{ name: '英语', level: 'fluent' }],
      certificates: [{ name: '注册会计师' }],
      summary: '正在备考 CFA',
    })
    expect(profile.languages).toMatchObject([{ id: 'en', level: 3 }])
    expect(profile.certificates.map(({ id }) => id)).toEqual(['cpa'])
  })
  it('never holds a name, a gender, an age or a photo', () => {
    const named = {
      humanInfo: { name: '王小芳', genderName: 'female', age: 33, birthday: '1993-02-03' },
      name: '王小芳',
    }
    expect(of({ ...named, works: [work('会计', '记账', '2020-01')] })).toEqual(
      of({ works: [work('会计', '记账', '2020-01')] }),
    )
  })
  it('reads an empty resume', () => {
    expect(of({})).toMatchObject({ skills: [], stays: [], stuffed: false })
  })
})

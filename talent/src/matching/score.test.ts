import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Finding, JobProfile, Match } from '#matching/match'
import { profileOf } from '#matching/profile-of'
import { readJob } from '#matching/read-job'
import { match } from '#matching/score'
import { type Row, today, work } from '#matching/testing/careers'

const scored = (job: JobProfile, fields: Row, blind = false): Match => match(job, profileOf(fields, today), { blind })
const of = (found: Match, requirement: string): Finding => {
  const one = found.findings.find((each) => each.requirement === requirement)
  if (!one) throw new Error(`no ${requirement} among ${found.findings.map((each) => each.requirement).join(', ')}`)
  return one
}

const javaAd = readJob({
  title: '高级 Java 开发工程师',
  text: '任职要求：\n1、本科及以上学历；\n2、5 年以上 Java 开发经验，精通 Spring Boot，熟悉 MySQL、Redis；\n3、英语流利优先；985/211 优先。\n工作地点：上海\n薪资：25-40K',
})
const english: Row = {
  works: [
    work('Senior Java Engineer', 'Built payment services in Java and Spring Boot on MySQL with Redis.', '2018-01'),
  ],
  educations: [{ school: 'University of X', degree: 'bachelor', major: 'Computer Science' }],
}

describe('what would be', () => {
  const ad = readJob({
    title: 'Java Engineer',
    text: 'Requirements:\n- 3+ years of Java\n- Strong Spring Boot\n- Familiar with Redis',
  })
  it('comes true when the work is there', () => {
    const before = scored(ad, { works: [work('Java Engineer', 'Java and Spring Boot')] })
    const after = scored(ad, { works: [work('Java Engineer', 'Java and Spring Boot with Redis')] })
    expect(before.counterfactuals).toContainEqual({ requirement: 'skill:redis', from: before.score, to: after.score })
    expect(after.score).toBeGreaterThan(before.score)
  })
  it('years of a field are those of its parts, overlaps counted once', () => {
    const lead = readJob({
      title: 'Engineering Manager',
      text: 'Requirements:\n- Must have 4+ years of software development',
    })
    const found = scored(lead, {
      works: [
        work('Java Programmer', 'Java and Spring Boot', '2020-01', '2021-12'),
        work('Java Programmer', 'Java and Spring Boot', '2020-06', '2021-12'),
      ],
    })
    expect(of(found, 'years:>=4').note).toMatchObject({ code: 'yearsFew', values: { years: 2, asked: 4 } })
  })
})

describe('across languages', () => {
  it('lets a Chinese ad find an English resume', () => {
    const found = scored(javaAd, english)
    expect(found.score).toBeGreaterThanOrEqual(85)
    expect(of(found, 'skill:spring-boot')).toMatchObject({ verdict: 'met' })
    expect(of(found, 'title').verdict).toBe('met')
  })
  it('lets an English ad find a Chinese resume', () => {
    const job = readJob({
      title: 'Data Analyst',
      text: 'Requirements\n- Must have SQL and Python\n- 3+ years of experience',
    })
    const found = scored(job, { works: [work('数据分析师', '用 SQL 和 Python 做用户分析', '2019-01')] })
    expect(found.score).toBeGreaterThanOrEqual(90)
    expect(found.passesHard).toBe(true)
  })
  it('prefers the right trade', () => {
    const cook = scored(javaAd, { works: [work('Line Cook', 'Cooked for 200 guests a day', '2015-01')] })
    expect(cook.score).toBeLessThan(15)
  })
})

describe('words without work behind them', () => {
  const proven = scored(javaAd, english).score
  const listed = { works: [work('Cashier', 'Served customers')], skills: ['Java', 'Spring Boot', 'MySQL', 'Redis'] }
  it('counts a list little', () => {
    const found = scored(javaAd, listed)
    expect(of(found, 'skill:mysql')).toMatchObject({ verdict: 'partly', note: { code: 'listedOnly' } })
    expect(found.score).toBeLessThan(proven / 2)
  })
  it('counts a stuffed list as nothing, and says so', () => {
    const all =
      'Java,Spring Boot,MySQL,Redis,Python,Rust,Kotlin,Scala,PHP,Perl,PostgreSQL,Kafka,MongoDB,Docker,Kubernetes,Terraform,Ansible,React,Vue,Angular,Hadoop,Flink'
    const found = scored(javaAd, { ...listed, skills: all.split(',') })
    expect(of(found, 'skill:mysql')).toMatchObject({ verdict: 'missing', share: 0 })
    expect(found.risks.map(({ code }) => code)).toContain('stuffedList')
    expect(found.score).toBeLessThan(scored(javaAd, listed).score)
  })
  it.each(['No Java, no Spring Boot.', '没有 Java 经验', 'Wants to learn Java'])('does not count: %s', (text) => {
    expect(of(scored(javaAd, { works: [work('Tester', text)] }), 'skill:java').share).toBe(0)
  })
})

describe('findings', () => {
  it('leaves what the resume does not say unknown, and out of the sum', () => {
    const found = scored(javaAd, english)
    expect(of(found, 'city:上海').verdict).toBe('unknown')
    expect(of(found, 'salary:CNY').verdict).toBe('unknown')
    const here = scored(javaAd, { ...english, currentJobStatus: { workLocation: { city: '上海市' } } })
    expect(of(here, 'city:上海').verdict).toBe('met')
    expect(found.components.some(({ kind }) => kind === 'city')).toBe(false)
    expect(here.score).toBeGreaterThanOrEqual(found.score)
  })
  it('gives a neighbour a part of the share and names it', () => {
    const job = readJob({ title: '', text: 'Must have PostgreSQL' })
    const found = of(scored(job, { works: [work('Developer', 'Ran MySQL databases')] }), 'skill:postgresql')
    expect(found).toMatchObject({ verdict: 'partly', note: { code: 'neighbour', values: { had: 'mysql' } } })
  })
  it('counts years from the dates, and only relevant ones', () => {
    const job = readJob({ title: 'Accountant', text: 'Requirements: 5 years of experience' })
    const mixed = scored(job, {
      works: [work('Accountant', 'Books', '2024-11'), work('Waiter', 'Tables', '2010-01', '2024-10')],
    })
    expect(of(mixed, 'years:>=5')).toMatchObject({ verdict: 'missing', note: { values: { years: 2 } } })
    const whole = scored(job, { works: [work('Accountant', 'Books', '2018-11')] })
    expect(of(whole, 'years:>=5').verdict).toBe('met')
  })
  it('knows no years without dates', () => {
    const job = readJob({ title: 'Accountant', text: 'Requirements: 5 years of experience' })
    const found = scored(job, { works: [{ company: 'x', position: 'Accountant', description: 'Books' }] })
    expect(of(found, 'years:>=5').verdict).toBe('unknown')
    expect(found.risks.map(({ code }) => code)).toContain('noDates')
  })
  it('holds a hard condition', () => {
    const found = scored(javaAd, { ...english, educations: [{ school: 'x', degree: 'highSchool' }] })
    expect(of(found, 'degree:bachelor').verdict).toBe('missing')
    expect(found.passesHard).toBe(false)
    expect(found.score).toBeLessThan(scored(javaAd, english).score)
  })
  it('takes experience for a degree where the ad allows it', () => {
    const job = readJob({ title: 'Java Engineer', text: "Requirements\n- Bachelor's degree or equivalent experience" })
    const found = scored(job, { ...english, educations: [{ school: 'x', degree: 'associate' }] })
    expect(of(found, 'degree:bachelor')).toMatchObject({ verdict: 'met', note: { code: 'degreeEquivalent' } })
  })
  it('asks for two of three', () => {
    const job = readJob({ title: '', text: 'At least two of Kafka, RabbitMQ, Redis' })
    const one = scored(job, { works: [work('Developer', 'Used Elasticsearch and Redis', '2018-01')] })
    const two = scored(job, { works: [work('Developer', 'Used Kafka and Redis', '2018-01')] })
    expect(two.score).toBeGreaterThan(one.score)
  })
  it('quotes a line of the resume for each proof', () => {
    const { works } = english as { works: Row[] }
    for (const { proofs } of scored(javaAd, english).findings)
      for (const { path, quote, start, end } of proofs) {
        const [list, at, key] = path.split('.')
        if (list === 'works') expect(String(works[Number(at)]?.[key ?? '']).slice(start, end)).toBe(quote)
      }
  })
})

describe('risks', () => {
  it('tells gaps, short stays, salary and place', () => {
    const found = scored(javaAd, {
      works: [
        work('Java 工程师', 'Java', '2024-01', '2024-06'),
        work('Java 工程师', 'Java', '2021-01', '2021-09'),
        work('Java 工程师', 'Java', '2015-01', '2018-12'),
      ],
      currentJobStatus: { workLocation: { city: '成都市' } },
      expectation: { salary: { gt: { amount: { number: 60_000, unit: 'CNY' }, period: 'month' } } },
    })
    expect(found.risks.map(({ code }) => code).sort()).toEqual(['commute', 'gap', 'salaryAbove', 'shortStays'])
  })
  it('tells who has far more than is asked', () => {
    const job = readJob({ title: 'Accountant', text: 'Requirements: 1-2 years of experience' })
    const found = scored(job, { works: [work('Accountant', 'Books', '2005-01')] })
    expect(found.risks.map(({ code }) => code)).toContain('overqualified')
  })
})

describe('blind', () => {
  const school = { ...english, educations: [{ school: '清华大学', degree: 'bachelor' }] }
  it('leaves the school out and tells the score with it', () => {
    const found = scored(javaAd, school, true)
    expect(found.findings.some(({ requirement }) => requirement.startsWith('school'))).toBe(false)
    expect(found.unblinded).toBe(scored(javaAd, school).score)
    expect(JSON.stringify(found)).not.toContain('清华')
  })
  it('is the same whoever it is', () => {
    const person = { humanInfo: { name: '张伟', genderName: 'male', age: 58, avatar: [{ id: 'x' }] }, name: '张伟' }
    expect(scored(javaAd, { ...school, ...person }, true)).toEqual(scored(javaAd, school, true))
    expect(scored(javaAd, { ...school, ...person })).toEqual(scored(javaAd, school))
  })
})

describe('counterfactuals', () => {
  it('says what would raise the score most', () => {
    const without = {
      ...english,
      works: [work('Senior Java Engineer', 'Built services in Java and Spring Boot.', '2018-01')],
    }
    const found = scored(javaAd, without)
    const [first] = found.counterfactuals
    expect(first?.requirement).toMatch(/^skill:(?:mysql|redis)$/)
    expect(first?.from).toBe(found.score)
    expect(first?.to).toBeGreaterThan(found.score)
  })
})

const names = ['Java', 'Spring Boot', 'MySQL', 'Redis', 'Kafka', 'Python', 'Docker', 'PostgreSQL']
const titles = ['Java Engineer', '后端工程师', 'Accountant', '销售经理', 'Line Cook']
const month = fc.integer({ min: 2005, max: 2025 }).map((year) => `${year}-03`)
const anyWork = fc
  .record({ title: fc.constantFrom(...titles), used: fc.subarray(names), from: month, dated: fc.boolean() })
  .map(({ title, used, from, dated }): Row => {
    const { dateRange, ...row } = work(title, `Worked with ${used.join(', ')} every day.`, from)
    return dated ? { ...row, dateRange } : row
  })
const resume = fc.record({
  works: fc.array(anyWork, { maxLength: 4 }),
  skills: fc.subarray(names),
  degree: fc.constantFrom(undefined, 'associate', 'bachelor', 'doctor'),
})
const fieldsOf = ({ works, skills, degree }: { works: Row[]; skills: string[]; degree: string | undefined }): Row => ({
  works,
  skills,
  ...(degree && { educations: [{ school: 'x', degree }] }),
})

describe('properties', () => {
  it('stays within bounds, is whole and the same each time', () => {
    fc.assert(
      fc.property(resume, (one) => {
        const found = scored(javaAd, fieldsOf(one))
        expect(Number.isInteger(found.score) && found.score >= 0 && found.score <= 100).toBe(true)
        for (const { share } of found.findings) expect(share >= 0 && share <= 1).toBe(true)
        expect(scored(javaAd, structuredClone(fieldsOf(one)))).toEqual(found)
      }),
      { numRuns: 60 },
    )
  })
  it('takes years as unknown where a post without dates may hold the rest of them', () => {
    const undated = { company: 'Acme', position: 'Java Engineer', description: 'Java every day.' }
    const [dated, both] = [
      [work('Java Engineer', 'Java.', '2024-03')],
      [work('Java Engineer', 'Java.', '2024-03'), undated],
    ]
    expect(of(scored(javaAd, { works: dated }), 'years:java>=5').verdict).toBe('missing')
    expect(of(scored(javaAd, { works: both }), 'years:java>=5').verdict).toBe('unknown')
  })
  it('never falls when a required skill is proven', () => {
    fc.assert(
      fc.property(resume, fc.constantFrom('Java', 'Spring Boot', 'MySQL', 'Redis'), (one, skill) => {
        const [first = work('Java Engineer', 'Worked.'), ...rest] = one.works
        const before = { ...one, works: [first, ...rest] }
        const more = { ...first, description: `${String(first.description)}\nBuilt a system with ${skill}.` }
        const after = { ...one, works: [more, ...rest] }
        expect(scored(javaAd, fieldsOf(after)).score).toBeGreaterThanOrEqual(scored(javaAd, fieldsOf(before)).score)
      }),
      { numRuns: 80 },
    )
  })
  it('does not depend on the order of posts or lists', () => {
    fc.assert(
      fc.property(resume, (one) => {
        const turned = { ...one, works: one.works.toReversed(), skills: one.skills.toReversed() }
        expect(scored(javaAd, fieldsOf(turned)).score).toBe(scored(javaAd, fieldsOf(one)).score)
      }),
      { numRuns: 60 },
    )
  })
})

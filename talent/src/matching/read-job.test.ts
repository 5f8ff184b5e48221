import { describe, expect, it } from 'vitest'
import type { JobProfile, Requirement } from '#matching/match'
import { readJob } from '#matching/read-job'

const of = (job: JobProfile, id: string): Requirement => {
  const found = job.requirements.find((one) => one.id === id)
  if (!found) throw new Error(`${id} is not among ${job.requirements.map((one) => one.id).join(', ')}`)
  return found
}
const has = (job: JobProfile, start: string): boolean => job.requirements.some(({ id }) => id.startsWith(start))
const asked = (line: string, title = '工程师'): JobProfile => readJob({ title, text: `任职要求：\n${line}` })
const required = (line: string, title = 'Engineer'): JobProfile => readJob({ title, text: `Requirements:\n- ${line}` })

describe('degrees', () => {
  it.each([
    ['本科及以上学历', 'bachelor'],
    ['大专以上学历', 'associate'],
    ['硕士及以上', 'master'],
    ['全日制统招本科学历', 'bachelor'],
  ])('reads %s as a must', (line, id) => {
    expect(of(asked(line), `degree:${id}`).importance).toBe('must')
  })
  it.each([
    ["Bachelor's degree in a related field", 'bachelor'],
    ["Master's degree or higher", 'master'],
    ['PhD in physics', 'doctor'],
    ['High school diploma or GED', 'highSchool'],
  ])('reads %s', (line, id) => {
    expect(of(required(line), `degree:${id}`).importance).toBe('must')
  })
  it('takes a softening word to its own part of the clause', () => {
    const job = asked('本科及以上学历，硕士优先')
    expect(of(job, 'degree:bachelor').importance).toBe('must')
    expect(of(job, 'degree:master').importance).toBe('should')
  })
  it('tells that experience may stand for a degree, and doubts it', () => {
    const job = required("Bachelor's degree or equivalent experience")
    expect(of(job, 'degree:bachelor').orEquivalent).toBe(true)
    expect(job.doubts.map(({ why }) => why)).toContain('orEquivalent')
  })
  it.each(['学历不限', 'No degree required'])('asks for none where the ad says so: %s', (line) => {
    expect(has(asked(line), 'degree')).toBe(false)
  })
})

describe('years', () => {
  it.each([
    ['3年以上工作经验', 3],
    ['五年及以上相关工作经验', 5],
    ['3-5 年后端经验', 3],
    ['至少十年管理经验', 10],
    ['两年以上销售经验', 2],
  ])('reads %s', (line, min) => {
    expect(has(asked(line), `years:>=${min}`)).toBe(true)
  })
  it.each([
    ['3+ years of experience', 3],
    ['at least five years of experience in sales', 5],
    ['7-10 years of relevant experience', 7],
    ['Minimum of 2 years in a similar role', 2],
  ])('reads %s', (line, min) => {
    expect(has(required(line), `years:>=${min}`)).toBe(true)
  })
  it('knows of what the years are', () => {
    expect(of(required('5+ years of Java experience'), 'years:java>=5').min).toBe(5)
    expect(of(asked('5年以上Java开发经验'), 'years:java>=5').min).toBe(5)
  })
  it.each(['公司成立于 10 年前', 'We were founded 20 years ago', '签订三年合同'])('is not misled by %s', (line) => {
    expect(has(asked(line), 'years')).toBe(false)
  })
})

describe('skills', () => {
  it('weighs 精通, 熟悉 and 了解 as a must, a wish and a plus', () => {
    const job = asked('精通 Java，熟悉 MySQL，了解 Kubernetes')
    expect(
      [of(job, 'skill:java'), of(job, 'skill:mysql'), of(job, 'skill:kubernetes')].map((one) => one.importance),
    ).toEqual(['must', 'should', 'nice'])
  })
  it('keeps what is one condition together', () => {
    expect(of(asked('熟悉 Kafka 或 RocketMQ'), 'skill:kafka|rocketmq').ids).toHaveLength(2)
    expect(of(required('Java or Kotlin'), 'skill:java|kotlin').ids).toHaveLength(2)
    expect(of(required('Java, Kotlin, or Scala'), 'skill:java|kotlin|scala').ids).toHaveLength(3)
  })
  it.each([
    ['At least two of the following: Kafka, RabbitMQ, Redis', 2],
    ['至少熟悉 Kafka、RabbitMQ、Redis 中的两种', 2],
  ])('counts how many of a list: %s', (line, need) => {
    expect(of(required(line), 'skill:kafka|rabbitmq|redis#2').need).toBe(need)
  })
  it('makes one of a list enough where the ad says so', () => {
    const job = asked('熟悉 MySQL、Oracle、PostgreSQL 等任意一种')
    expect(job.requirements.filter(({ kind }) => kind === 'skill')).toHaveLength(1)
  })
  it('takes examples of what is asked for as wishes, unless the ad insists or asks for mastery', () => {
    const examples = required('Proficient in accounting software such as QuickBooks or SAP')
    expect(of(examples, 'skill:quickbooks|sap').importance).toBe('should')
    expect(of(asked('熟练使用 Photoshop、Illustrator 等设计软件'), 'skill:illustrator').importance).toBe('should')
    expect(of(asked('必须熟练使用 Photoshop、Illustrator 等软件'), 'skill:illustrator').importance).toBe('must')
    expect(of(asked('精通 Java、Kafka 等'), 'skill:kafka').importance).toBe('must')
    expect(of(asked('熟练使用 Photoshop、Illustrator'), 'skill:illustrator').importance).toBe('must')
  })
  it('does not ask for what is not required', () => {
    expect(has(required('Python is not required'), 'skill:python')).toBe(false)
  })
  it.each([
    ['Nice to have\n- Terraform', 'nice'],
    ['Must have\n- Terraform', 'must'],
    ['加分项：\n1、Terraform', 'nice'],
    ['Requirements\n- Terraform preferred', 'should'],
  ])('takes the importance from the heading or the word: %j', (text, importance) => {
    expect(of(readJob({ title: 'Engineer', text }), 'skill:terraform').importance).toBe(importance)
  })
  it('asks for a technology that the title names', () => {
    expect(of(readJob({ title: 'Java 开发工程师', text: '' }), 'skill:java').importance).toBe('must')
  })
  it('asks no barista for programming', () => {
    const job = readJob({ title: 'Barista', text: 'Requirements: brew Java coffee and go above and beyond' })
    expect(has(job, 'skill:java')).toBe(false)
    expect(has(job, 'skill:go')).toBe(false)
  })
  it('keeps words that the taxonomy does not know, and says so', () => {
    const job = required('Experience with quokka husbandry', 'Zoo keeper')
    expect(of(job, 'skill:word:quokka husbandry').importance).toBe('should')
    expect(job.doubts.map(({ why }) => why)).toContain('unknownWord')
  })
})

describe('other conditions', () => {
  it.each([
    ['会计学专业', 'should'],
    ['会计学相关专业优先', 'should'],
    ['必须为会计学专业', 'must'],
    ['Degree in accounting or a related field', 'should'],
    ['Degree in accounting required', 'must'],
  ])('a major is a wish unless the ad insists on it: %s', (line, importance) => {
    expect(of(required(line), 'major:accounting').importance).toBe(importance)
  })
  it('reads languages with their level', () => {
    expect(of(asked('英语六级以上'), 'language:en').level).toBe(2)
    expect(of(required('Fluent English; Mandarin a plus'), 'language:en')).toMatchObject({
      level: 3,
      importance: 'must',
    })
    expect(of(required('Fluent English; Mandarin a plus'), 'language:zh').importance).toBe('nice')
  })
  it('reads certificates, and one of two as one condition', () => {
    expect(
      of(asked('持有中级会计师或注册会计师证书'), 'certificate:cpa|intermediate-accountant-title').importance,
    ).toBe('must')
    expect(of(required('PMP certification preferred'), 'certificate:pmp').importance).toBe('should')
  })
  it.each([['5人以上团队管理经验'], ['有带领 5 人团队的经验'], ['Managed a team of 5 engineers']])(
    'reads people led: %s',
    (line) => {
      expect(of(asked(line), 'people:>=5').min).toBe(5)
    },
  )
  it.each([
    ['薪资：25-40K·14薪', 2_500_000, 4_000_000, 'CNY'],
    ['月薪 1-1.5 万', 1_000_000, 1_500_000, 'CNY'],
    ['年薪30-60万', 2_500_000, 5_000_000, 'CNY'],
    ['月薪 8000-12000 元', 800_000, 1_200_000, 'CNY'],
    ['Salary: $120,000 - $144,000 per year', 1_000_000, 1_200_000, 'USD'],
  ])('reads pay as fen a month: %s', (text, min, max, unit) => {
    expect(of(readJob({ title: '', text }), `salary:${unit}`)).toMatchObject({ min, max })
  })
  it.each(['服务 1000 万用户', '管理 20-50 人', '公司注册资本 500 万元'])('is not misled by %s', (text) => {
    expect(has(readJob({ title: '', text }), 'salary')).toBe(false)
  })
  it('takes a city for a hard condition where the ad insists on it', () => {
    expect(of(asked('工作地点：必须在上海'), 'city:上海').importance).toBe('must')
    expect(of(required('Must be based in Berlin'), 'city:berlin').importance).toBe('must')
    expect(of(asked('工作地点：上海'), 'city:上海').importance).toBe('should')
  })
  it('reads languages of one letter beside another, and where they are called a plus', () => {
    const job = readJob({ title: 'Statistician', text: 'Requirements:\n- Proficient in R and Python' })
    expect(job.requirements.map(({ id }) => id)).toEqual(expect.arrayContaining(['skill:r', 'skill:python']))
    const go = readJob({ title: 'Go Backend Engineer', text: 'Requirements:\n- C is a plus\n- Grade A is a plus' })
    expect(of(go, 'skill:c').importance).toBe('nice')
  })
  it('reads the city beside a word for the place, by one id in both languages', () => {
    expect(has(readJob({ title: '', text: '工作地点：上海浦东' }), 'city:上海')).toBe(true)
    expect(has(readJob({ title: '', text: 'Location: Shanghai' }), 'city:上海')).toBe(true)
    expect(has(readJob({ title: '', text: '服务上海的客户' }), 'city')).toBe(false)
  })
  it('reads wishes for schools', () => {
    expect(of(asked('985/211 院校优先'), 'school:211|985').importance).toBe('should')
  })
  it('shows traits of a person and counts none', () => {
    const job = asked('35 岁以下，男性优先，形象气质佳')
    expect(job.doubts.filter(({ why }) => why === 'personalTrait')).toHaveLength(3)
    expect(job.requirements.map(({ kind }) => kind)).toEqual(['title'])
  })
})

describe('readJob', () => {
  const text =
    '岗位职责：\n1、负责支付系统开发。\n任职要求：1、本科及以上学历；2、5年以上Java开发经验，精通Spring Boot。'
  it('quotes each condition by its span', () => {
    for (const { quote } of readJob({ title: 'Java', text }).requirements)
      if (quote) expect(text.slice(quote.start, quote.end)).toBe(quote.text)
  })
  it('gives weights of 100 together', () => {
    const sum = readJob({ title: 'Java', text }).requirements.reduce((total, { weight }) => total + weight, 0)
    expect(sum).toBeCloseTo(100, 0)
  })
  it('lets the fields of a record win, and says where prose differs', () => {
    const job = readJob({
      title: 'Java',
      text,
      fields: {
        degree: 'master',
        years: { gt: 8 },
        city: { city: '杭州市' },
        skills: ['Go'],
        languages: ['英语 流利'],
      },
    })
    expect(has(job, 'degree:bachelor')).toBe(false)
    expect(of(job, 'degree:master').importance).toBe('must')
    expect(of(job, 'years:>=8').min).toBe(8)
    expect(has(job, 'city:杭州')).toBe(true)
    expect(of(job, 'skill:go').importance).toBe('must')
    expect(of(job, 'language:en').level).toBe(3)
    expect(job.doubts.map(({ why }) => why)).toContain('fieldWins')
  })
  it('doubts what is written both ways', () => {
    const job = readJob({ title: '', text: 'Requirements\n- Must have Terraform\nNice to have\n- Terraform' })
    expect(job.doubts.map(({ why }) => why)).toContain('bothMustAndWish')
  })
  it('finds a title in the first line where none is given', () => {
    expect(readJob({ title: '', text: '招聘会计主管，要求大专以上学历' }).title).toBe('会计主管')
  })
  it('reads nothing out of nothing', () => {
    expect(readJob({ title: '', text: '' }).requirements).toEqual([])
  })
})

import type { Chance } from '#modules/examples/content/random'
import { englishTrade, type Trade, trades } from '#modules/examples/content/trades'

const surnames = [...'林周沈陈顾陆苏韩方叶唐秦何白程蒋贺许邵纪江温宋裴傅章柳孟丁岑王李张刘赵杨吴徐孙朱']
const givenNames = [
  '知遥',
  '砚秋',
  '亦禾',
  '望舒',
  '南乔',
  '景行',
  '念安',
  '予墨',
  '以宁',
  '向晚',
  '书言',
  '照野',
  '清越',
  '若川',
  '嘉树',
  '以南',
  '启明',
  '若溪',
  '一诺',
  '蔚然',
  '子言',
  '思源',
  '明哲',
  '雨桐',
  '欣然',
  '浩然',
  '时安',
  '梓涵',
  '诗琪',
  '博文',
  '天佑',
  '静雯',
  '晓东',
  '云舟',
  '星野',
  '初夏',
  '修远',
  '听澜',
  '怀瑾',
  '南星',
]
const englishNames = [
  'Nora Ashdown',
  'Owen Marlowe',
  'Priya Venkat',
  'Tomas Lindqvist',
  'Elena Moraru',
  'Daniel Okafor',
  'Maya Hollis',
  'Lucas Ferreira',
  'Hana Kobori',
  'Ivy Thornbury',
  'Samuel Adeyle',
  'Clara Wenzel',
  'Felix Arden',
  'Rosa Quintel',
]
const cities = [
  '上海',
  '上海',
  '上海',
  '北京',
  '北京',
  '杭州',
  '杭州',
  '深圳',
  '深圳',
  '广州',
  '成都',
  '南京',
  '苏州',
  '武汉',
  '西安',
  '厦门',
]
const companies = [
  '云栎科技',
  '望潮数据',
  '青屿软件',
  '星汇支付',
  '北辰智能',
  '恒川物流',
  '拾光互娱',
  '鹿鸣电商',
  '素问健康',
  '远岫医疗',
  '澜沧电子',
  '知木教育',
  '松果出行',
  '乘风新能源',
]
const englishCompanies = ['Northlight Labs', 'Harbour Analytics', 'Bluefern Systems', 'Quietriver']
const schools = ['临江大学', '东陵理工大学', '华昭大学', '青城大学', '澜江师范大学', '云麓科技大学', '海岳大学']
const englishSchools = ['Eastfield University', 'Kingsmere College', 'University of Arden']
const sources = [
  'upload',
  'upload',
  'website',
  'website',
  'website',
  'mailbox',
  'referral',
  'headhunter',
  'campus',
  'careers',
]
const states = ['available', 'looking', 'looking', 'open', 'open', 'open', 'notLooking']

export interface Reference {
  openId: string
  name: string
}

interface Given {
  /** Any, unless told. */
  trade?: Trade | undefined
  tags: readonly Reference[]
  owners: readonly Reference[]
}

/** The year that the demo takes for this one: its resumes must not change with the calendar. */
const thisYear = 2026
const month = (year: number, at: number) => ({ iso: `${year}-${String(at).padStart(2, '0')}` })
const pay = (from: number, to: number, months: number) => ({
  gt: { amount: { number: from * 1000, unit: 'CNY' }, period: 'month', months },
  lt: { amount: { number: to * 1000, unit: 'CNY' }, period: 'month', months },
})

/** A resume of a person who does not exist: its years, titles, pay and skills belong together. */
export function makeResume(chance: Chance, { trade: given, tags, owners }: Given): Record<string, unknown> {
  const english = chance.next() < 0.07 && !given
  const trade = given ?? (english ? englishTrade : chance.pick(trades))
  const years = Math.min(chance.between(0, 9) + chance.between(0, 9), 17)
  const degree = chance.pick([
    'associate',
    'bachelor',
    'bachelor',
    'bachelor',
    'bachelor',
    'master',
    'master',
    'doctor',
  ])
  const name = english ? chance.pick(englishNames) : chance.pick(surnames) + chance.pick(givenNames)
  const age = 22 + years + (degree === 'master' ? 3 : degree === 'doctor' ? 6 : 0)
  const works = makeWorks(chance, trade, years, english)
  const city = chance.pick(cities)
  const low = Math.round(trade.pay * (1 + years * 0.13) + chance.between(-2, 3))
  const digits = String(chance.between(0, 99_999_999)).padStart(8, '0')
  return {
    name,
    humanInfo: {
      name,
      genderName: chance.pick(['male', 'female']),
      age,
      phone: `199${digits}`,
      email: `candidate${digits}@mail.example`,
    },
    currentJobStatus: {
      status: years === 0 ? 'student' : chance.pick(states),
      workLocation: { city },
      workYears: years,
      industry: trade.industry,
    },
    expectation: {
      positions: [titleAt(trade, years + 2)],
      cities: [...new Set([city, chance.pick(cities)])].map((one) => ({ city: one })),
      salary: pay(low, Math.round(low * 1.3), chance.pick([12, 13, 14, 15])),
      jobType: years === 0 ? 'internship' : 'fullTime',
    },
    skills: chance.some(trade.skills, chance.between(3, 6)),
    works,
    projects: makeProjects(chance, trade, years),
    educations: makeEducations(chance, trade, thisYear - years, degree, english),
    summary: chance.some(trade.deeds, 2).join(english ? '. ' : '；'),
    source: chance.pick(sources),
    tags: chance.next() < 0.4 ? chance.some(tags, chance.between(1, 2)) : [],
    ...(chance.next() < 0.6 ? { owner: chance.pick(owners) } : {}),
  }
}

const titleAt = ({ titles }: Trade, years: number): string =>
  titles[Math.min(titles.length - 1, Math.floor(years / 4))] ?? ''

function makeWorks(chance: Chance, trade: Trade, years: number, english: boolean) {
  const works: object[] = []
  const firms = chance.some(english ? englishCompanies : companies, 4)
  let end = thisYear
  for (const company of firms) {
    const start = Math.max(thisYear - years, end - chance.between(1, 4))
    if (start >= end) break
    works.push({
      company,
      position: titleAt(trade, start - (thisYear - years)),
      industry: trade.industry,
      description: chance.some(trade.deeds, 2).join(english ? '. ' : '；'),
      dateRange: { start: month(start, 3), end: end === thisYear ? { untilNow: true } : month(end, 2) },
    })
    end = start
  }
  return works
}

function makeProjects(chance: Chance, trade: Trade, years: number) {
  if (years < 2 || chance.next() < 0.4) return []
  const year = thisYear - chance.between(1, Math.min(years, 4))
  return [
    {
      name: chance.pick(['核心系统升级', '实时指标平台', '客户增长计划', '年度组织项目', 'Platform renewal']),
      role: titleAt(trade, years),
      dateRange: { start: month(year, 2), end: month(year, 11) },
      description: chance.pick(trade.deeds),
    },
  ]
}

function makeEducations(chance: Chance, trade: Trade, graduated: number, degree: string, english: boolean) {
  const school = () => chance.pick(english ? englishSchools : schools)
  const major = chance.pick(trade.major)
  const entry = (from: number, to: number, level: string) => ({
    school: school(),
    major,
    degree: level,
    isFullTime: true,
    dateRange: { start: month(from, 9), end: month(to, 6) },
  })
  if (degree === 'associate' || degree === 'bachelor') return [entry(graduated - 4, graduated, degree)]
  const span = degree === 'doctor' ? 5 : 3
  return [entry(graduated - span, graduated, degree), entry(graduated - span - 4, graduated - span, 'bachelor')]
}

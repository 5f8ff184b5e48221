import { filled, type Language } from '#bench/resumes/fill'
import { type Employment, historyOf, type Month, type Schooling } from '#bench/resumes/history'
import { awardsEn, citiesEn, companySignsEn, firstEn, lastEn, summariesEn } from '#bench/resumes/words/people-en'
import {
  awardsZh,
  citiesZh,
  ethnicitiesZh,
  givenZh,
  longNamesZh,
  mailHosts,
  politicsZh,
  provincesZh,
  summariesZh,
  surnamesZh,
} from '#bench/resumes/words/people-zh'
import type { Trade } from '#bench/resumes/words/trade'
import { fieldTradesEn } from '#bench/resumes/words/trades-en-field'
import { officeTradesEn } from '#bench/resumes/words/trades-en-office'
import { fieldTradesZh } from '#bench/resumes/words/trades-zh-field'
import { officeTradesZh } from '#bench/resumes/words/trades-zh-office'
import type { Dice } from '#talent/testing/dice'

export type JobStatus = 'available' | 'looking' | 'open' | 'notLooking'

export interface Salary {
  low: number
  high: number
  unit: 'CNY' | 'USD' | 'GBP' | 'EUR'
  period: 'month' | 'year'
}

/** Somebody who does not exist, with all that a resume might say of them. */
export interface Person {
  language: Language
  trade: Trade
  name: string
  gender: 'male' | 'female'
  birth: Month & { day: number }
  phone: string
  email: string
  wechat: string
  city: string
  nativePlace: string
  ethnicity: string
  politics: string
  married: boolean
  educations: Schooling[]
  works: Employment[]
  interns: Employment[]
  projects: { name: string; role: string; start: Month; end: Month; lines: string[] }[]
  skills: string[]
  languages: { name: string; level?: 'native' | 'fluent' | 'working' | 'basic'; certificate?: string }[]
  certificates: { name: string; date: Month }[]
  awards: { name: string; date: Month }[]
  cities: string[]
  position: string
  salary: Salary
  status: JobStatus
  summary: string[]
}

const tradesOf = (language: Language): Trade[] =>
  language === 'zh' ? [...officeTradesZh, ...fieldTradesZh] : [...officeTradesEn, ...fieldTradesEn]

const nameZh = (dice: Dice): string => {
  if (dice.chance(0.02)) return dice.pick(longNamesZh)
  const given = dice.some(givenZh, dice.chance(0.72) ? 2 : 1)
  return dice.pick(surnamesZh) + given.join('')
}

const nameEn = (dice: Dice): string => {
  const middle = dice.chance(0.15) ? ` ${dice.pick([...'ABCDEJKLMRST'])}.` : ''
  const double = dice.chance(0.06) ? `-${dice.pick(lastEn)}` : ''
  return `${dice.pick(firstEn)}${middle} ${dice.pick(lastEn)}${double}`
}

const phoneOf = (language: Language, dice: Dice): string =>
  language === 'zh'
    ? `${dice.pick(['13800', '13900', '15000', '18600', '17700', '19900'])}${dice.digits(6)}`
    : `${dice.pick(['212', '312', '415', '617', '206', '303'])}55501${dice.digits(2)}`

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/[^a-zA-Z]/g, '')
    .toLowerCase()

const emailOf = (name: string, language: Language, dice: Dice): string => {
  const host = dice.pick(mailHosts)
  if (language === 'zh')
    return `${dice.pick(['li', 'zhou', 'lin', 'hr', 'work', 'sunny', 'mr', 'xiao'])}${dice.pick(['', '_', '.'])}${dice.pick(['wei', 'yu', 'chen', 'ming', 'hao'])}${dice.digits(dice.int(2, 5))}@${host}`
  const [first = '', last = ''] = [plain(name.split(' ')[0] ?? ''), plain(name.split(' ').at(-1) ?? '')]
  return `${dice.pick([`${first}.${last}`, `${first}${last}`, `${first.slice(0, 1)}${last}`, `${first}_${last}${dice.digits(2)}`])}@${host}`
}

const languagesOf = (language: Language, dice: Dice): Person['languages'] => {
  if (language === 'zh') {
    const english = dice.pick<Person['languages'][number]>([
      { name: '英语', certificate: 'CET-6' },
      { name: '英语', certificate: 'CET-4' },
      { name: '英语', level: 'fluent' },
      { name: '英语', level: 'working', certificate: 'IELTS 7.0' },
    ])
    return [
      english,
      ...(dice.chance(0.3)
        ? [{ name: dice.pick(['日语', '法语', '德语', '韩语', '粤语']), level: 'basic' as const }]
        : []),
    ]
  }
  const rest = dice.some(
    ['Spanish', 'French', 'German', 'Mandarin', 'Hindi', 'Arabic', 'Portuguese', 'Italian'],
    dice.int(1, 2),
  )
  return [
    { name: 'English', level: 'native' },
    ...rest.map((name) => ({ name, level: dice.pick(['fluent', 'working', 'basic'] as const) })),
  ]
}

const salaryOf = (language: Language, dice: Dice): Salary => {
  if (language === 'zh') {
    const low = dice.int(6, 40)
    return { low: low * 1000, high: (low + dice.int(2, 15)) * 1000, unit: 'CNY', period: 'month' }
  }
  const low = dice.int(38, 150)
  return {
    low: low * 1000,
    high: (low + dice.int(5, 30)) * 1000,
    unit: dice.pick(['USD', 'USD', 'GBP', 'EUR']),
    period: 'year',
  }
}

export function makePerson(dice: Dice, language: Language): Person {
  const zh = language === 'zh'
  const trade = dice.pick(tradesOf(language))
  const name = zh ? nameZh(dice) : nameEn(dice)
  const history = historyOf(dice, language, trade)
  const last = history.works[0]?.start ?? { year: 2024, month: 1 }
  const before = (): Month => ({ year: last.year - dice.int(0, 3), month: dice.int(1, 12) })
  const city = dice.pick(zh ? citiesZh : citiesEn)
  const projects = dice.some(trade.projects, dice.int(1, 3)).map((project, at) => {
    const end = { year: last.year - at, month: dice.int(7, 12) }
    const role = dice.pick(
      zh
        ? ['项目负责人', '核心成员', '技术负责人', '执行负责人']
        : ['Project Lead', 'Team Member', 'Coordinator', 'Technical Lead'],
    )
    const lines = dice.some(trade.duties, dice.int(1, 3)).map((text) => filled(text, trade, dice))
    return { name: project, role, start: { year: end.year, month: dice.int(1, 6) }, end, lines }
  })
  return {
    language,
    trade,
    name,
    gender: dice.pick(['male', 'female']),
    birth: { year: history.birthYear, month: dice.int(1, 12), day: dice.int(1, 28) },
    phone: phoneOf(language, dice),
    email: emailOf(name, language, dice),
    wechat: `wx_${dice.pick(['sky', 'moon', 'river', 'maple', 'stone'])}${dice.digits(4)}`,
    city,
    nativePlace: zh ? dice.pick(provincesZh) : dice.pick(companySignsEn),
    ethnicity: dice.pick(ethnicitiesZh),
    politics: dice.pick(politicsZh),
    married: dice.chance(0.5),
    ...history,
    projects,
    skills: dice.some(trade.skills, dice.int(6, 11)),
    languages: languagesOf(language, dice),
    certificates: dice.some(trade.certificates, dice.int(1, 3)).map((title) => ({ name: title, date: before() })),
    awards: dice.some(zh ? awardsZh : awardsEn, dice.int(1, 3)).map((title) => ({ name: title, date: before() })),
    cities: zh
      ? [
          city,
          ...dice.some(
            citiesZh.filter((one) => one !== city),
            dice.int(0, 2),
          ),
        ]
      : [city],
    position: history.works[0]?.position ?? dice.pick(trade.titles),
    salary: salaryOf(language, dice),
    status: dice.pick(['available', 'looking', 'open', 'notLooking']),
    summary: dice.some(zh ? summariesZh : summariesEn, dice.int(3, 5)).map((text) => filled(text, trade, dice)),
  }
}

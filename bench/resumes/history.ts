import { filled, type Language } from '#bench/resumes/fill'
import {
  citiesEn,
  collegesEn,
  companyFormsEn,
  companySignsEn,
  schoolsEn,
  wholeCompaniesEn,
} from '#bench/resumes/words/people-en'
import {
  citiesZh,
  collegesZh,
  companyFormsZh,
  companySignsZh,
  schoolsZh,
  wholeCompaniesZh,
} from '#bench/resumes/words/people-zh'
import type { Trade } from '#bench/resumes/words/trade'
import type { Dice } from '#talent/testing/dice'

export interface Month {
  year: number
  month: number
}

export interface Employment {
  company: string
  position: string
  department?: string
  location: string
  start: Month
  /** Missing where it lasts until now. */
  end?: Month
  lines: string[]
}

export type DegreeId = 'associate' | 'bachelor' | 'master' | 'mba' | 'doctor'

export interface Schooling {
  school: string
  major: string
  degree: DegreeId
  start: Month
  end: Month
}

/** The month in which all these resumes were written. */
export const writtenIn: Month = { year: 2026, month: 6 }

const companyOf = (dice: Dice, language: Language, trade: Trade): string => {
  const kind = dice.pick(trade.companies)
  if (language === 'en') {
    const name = `${dice.pick(companySignsEn)} ${kind}`
    const form = dice.pick(companyFormsEn)
    return form && !wholeCompaniesEn.test(kind) ? `${name} ${form}` : name
  }
  const town = dice.chance(0.55) ? dice.pick(citiesZh) : ''
  const sign = dice.pick(companySignsZh)
  if (wholeCompaniesZh.test(kind)) return `${town}${sign}${kind}`
  const form = dice.pick(companyFormsZh)
  if (town && form && dice.chance(0.15)) return `${sign}${kind}（${town}）${form}`
  return `${town}${sign}${kind}${form || (town ? '公司' : '')}`
}

const later = ({ year, month }: Month, months: number): Month => {
  const all = year * 12 + month - 1 + months
  return { year: Math.floor(all / 12), month: (all % 12) + 1 }
}
const isAfter = (a: Month, b: Month): boolean => a.year * 12 + a.month > b.year * 12 + b.month

const schooling = (dice: Dice, language: Language, trade: Trade): Schooling[] => {
  const zh = language === 'zh'
  const college = dice.chance(0.15)
  const first: Schooling = {
    school: dice.pick(college ? (zh ? collegesZh : collegesEn) : zh ? schoolsZh : schoolsEn),
    major: dice.pick(trade.majors),
    degree: college ? 'associate' : 'bachelor',
    start: { year: dice.int(1998, 2014), month: 9 },
    end: { year: 0, month: 6 },
  }
  first.end = { year: first.start.year + (college ? 3 : 4), month: zh ? 6 : 5 }
  if (college || dice.chance(0.6)) return [first]
  const degree = dice.pick(['master', 'master', 'master', 'mba', 'doctor'] as const)
  const start = { year: first.end.year + (degree === 'mba' ? 4 : 0), month: 9 }
  const second: Schooling = {
    school: dice.pick(zh ? schoolsZh : schoolsEn),
    major: degree === 'mba' ? (zh ? '工商管理' : 'Business Administration') : dice.pick(trade.majors),
    degree,
    start,
    end: { year: start.year + (degree === 'doctor' ? 4 : 2), month: 6 },
  }
  return [second, first]
}

const linesOf = (dice: Dice, trade: Trade, count: number): string[] =>
  dice.some(trade.duties, count).map((text) => filled(text, trade, dice))

/** One after another, with gaps, an overlap now and then, and sometimes two titles in one company. */
const employments = (dice: Dice, language: Language, trade: Trade, from: Month): Employment[] => {
  const found: Employment[] = []
  const count = dice.int(2, 6)
  let start = later(from, dice.int(1, 8))
  while (found.length < count && isAfter(later(writtenIn, -10), start)) {
    const previous = found.at(-1)
    const stays = previous !== undefined && dice.chance(0.2)
    const end = later(start, dice.int(9, 46))
    const rest = trade.titles.filter((title) => title !== previous?.position)
    const isLast = found.length === count - 1 || isAfter(later(end, 9), writtenIn)
    found.push({
      company: stays ? previous.company : companyOf(dice, language, trade),
      location: stays ? previous.location : dice.pick(language === 'zh' ? citiesZh : citiesEn),
      position: dice.pick(rest),
      department: dice.chance(0.6) ? dice.pick(trade.departments) : undefined,
      start,
      end: isLast && dice.chance(0.8) ? undefined : isAfter(end, writtenIn) ? later(writtenIn, -1) : end,
      lines: linesOf(dice, trade, dice.int(2, 5)),
    })
    if (isLast) break
    start = later(end, dice.pick([0, 0, 1, 1, 2, 5, 14, -2]))
  }
  return found.toReversed()
}

export interface History {
  birthYear: number
  educations: Schooling[]
  works: Employment[]
  interns: Employment[]
}

export const historyOf = (dice: Dice, language: Language, trade: Trade): History => {
  const educations = schooling(dice, language, trade)
  const graduated = educations[0]?.end ?? writtenIn
  const works = employments(dice, language, trade, graduated)
  const begin = later(graduated, -dice.int(8, 22))
  const intern: Employment = {
    company: companyOf(dice, language, trade),
    location: dice.pick(language === 'zh' ? citiesZh : citiesEn),
    position:
      language === 'zh'
        ? `${dice.pick(['运营', '产品', '研发', '行政', '市场', '财务', '设计'])}实习生`
        : `${dice.pick(['Marketing', 'Engineering', 'Finance', 'Research', 'Design', 'Operations'])} Intern`,
    start: begin,
    end: later(begin, dice.int(2, 6)),
    lines: linesOf(dice, trade, dice.int(1, 3)),
  }
  return {
    birthYear: (educations.at(-1)?.start.year ?? 2000) - 18,
    educations,
    works,
    interns: dice.chance(0.4) ? [intern] : [],
  }
}

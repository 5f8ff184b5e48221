import type { Language } from '#bench/resumes/fill'
import type { DegreeId, Month } from '#bench/resumes/history'
import type { JobStatus, Salary } from '#bench/resumes/person'
import type { Dice } from '#talent/testing/dice'

const two = (number: number): string => String(number).padStart(2, '0')
const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]
const longMonth = ({ month }: Month): string => months[month - 1] ?? ''
const shortMonth = (at: Month): string => (at.month === 9 ? 'Sept' : longMonth(at).slice(0, 3))

/** Written so that the language of the month and the sign between the ends change from layout to layout. */
export interface DateFormat {
  month: (at: Month) => string
  /** Between the ends. */
  to: string
  now: string
  /** Only years are shown, so only years can be read. */
  yearOnly?: boolean
}

export const dateFormats: Record<Language, readonly DateFormat[]> = {
  zh: [
    { month: ({ year, month }) => `${year}.${two(month)}`, to: '-', now: '至今' },
    { month: ({ year, month }) => `${year}/${two(month)}`, to: ' - ', now: '至今' },
    { month: ({ year, month }) => `${year}年${month}月`, to: '-', now: '至今' },
    { month: ({ year, month }) => `${year}-${two(month)}`, to: ' ~ ', now: '至今' },
    { month: ({ year, month }) => `${year}.${month}`, to: '—', now: '今' },
    { month: ({ year, month }) => `${year}年${two(month)}月`, to: ' 至 ', now: '今' },
    { month: ({ year, month }) => `${year}/${month}`, to: '–', now: '现在' },
    { month: ({ year, month }) => `${year}.${two(month)}`, to: ' -- ', now: '至今' },
  ],
  en: [
    { month: (at) => `${shortMonth(at)} ${at.year}`, to: ' – ', now: 'Present' },
    { month: (at) => `${longMonth(at)} ${at.year}`, to: ' - ', now: 'Present' },
    { month: ({ year, month }) => `${two(month)}/${year}`, to: ' – ', now: 'Current' },
    { month: ({ year, month }) => `${year}-${two(month)}`, to: ' to ', now: 'present' },
    { month: (at) => `${longMonth(at).slice(0, 3)}. ${at.year}`, to: '—', now: 'Now' },
    { month: ({ year, month }) => `${two(month)}.${year}`, to: ' – ', now: 'Current' },
    { month: (at) => `${longMonth(at).slice(0, 3).toUpperCase()} ${at.year}`, to: ' - ', now: 'PRESENT' },
    { month: ({ year }) => String(year), to: ' – ', now: 'Present', yearOnly: true },
    { month: (at) => `${longMonth(at)} ${at.year}`, to: ' to ', now: 'today' },
  ],
}

export const rangeText = (format: DateFormat, start: Month, end: Month | undefined): string =>
  `${format.month(start)}${format.to}${end ? format.month(end) : format.now}`
    .replace('至 至今', '至今')
    .replace('-- 至今', '-- 至今')

export const iso = ({ year, month }: Month, yearOnly = false): string =>
  yearOnly ? String(year) : `${year}-${two(month)}`

const degreeWords: Record<Language, Record<DegreeId, readonly string[]>> = {
  zh: {
    associate: ['大专', '专科'],
    bachelor: ['本科', '学士', '本科（全日制）'],
    master: ['硕士', '硕士研究生'],
    mba: ['MBA'],
    doctor: ['博士', '博士研究生'],
  },
  en: {
    associate: ['Associate Degree', 'Associate of Science', 'Associate of Applied Science'],
    bachelor: ['Bachelor of Science', 'Bachelor of Arts', 'BSc', 'B.S.', 'BA', "Bachelor's Degree", 'B.A.'],
    master: ['Master of Science', 'MSc', 'M.S.', "Master's Degree", 'Master of Arts'],
    mba: ['MBA', 'Master of Business Administration'],
    doctor: ['PhD', 'Ph.D.', 'Doctor of Philosophy'],
  },
}
export const degreeText = (language: Language, degree: DegreeId, dice: Dice): string =>
  dice.pick(degreeWords[language][degree])

export const levelWords: Record<Language, Record<'native' | 'fluent' | 'working' | 'basic', readonly string[]>> = {
  zh: { native: ['母语'], fluent: ['流利', '精通'], working: ['可作为工作语言'], basic: ['入门', '基础'] },
  en: {
    native: ['Native', 'Native speaker', 'Mother tongue'],
    fluent: ['Fluent', 'Full professional proficiency'],
    working: ['Professional working proficiency', 'Working proficiency'],
    basic: ['Basic', 'Elementary', 'Beginner'],
  },
}

const statusWords: Record<Language, Record<JobStatus, readonly string[]>> = {
  zh: {
    available: ['离职-随时到岗', '已离职，可随时到岗', '离职，随时到岗'],
    looking: ['在职-月内到岗', '在职，正在找工作', '在职，一个月内到岗'],
    open: ['在职-考虑机会', '在职，看看机会', '在职，考虑更好的机会'],
    notLooking: ['在职-暂不考虑', '在职，暂不考虑新机会', '在职，暂无跳槽打算'],
  },
  en: {
    available: ['Available immediately', 'Unemployed, available immediately'],
    looking: ['Employed, actively looking', 'Employed, looking for a new position'],
    open: ['Employed, open to offers', 'Employed, open to opportunities'],
    notLooking: ['Employed, not looking', 'Employed, not currently looking'],
  },
}
export const statusText = (language: Language, status: JobStatus, dice: Dice): string =>
  dice.pick(statusWords[language][status])

const signs = { CNY: '¥', USD: '$', GBP: '£', EUR: '€' }
const grouped = (number: number): string => String(number).replace(/(\d)(?=(\d{3})+$)/g, '$1,')

/** The same money in one of the ways in which people write it. */
export const salaryText = (language: Language, salary: Salary, dice: Dice): string => {
  const [low, high] = [salary.low / 1000, salary.high / 1000]
  if (language === 'zh')
    return dice.pick([
      `${low}K-${high}K`,
      `${low}-${high}K/月`,
      `${salary.low}-${salary.high}元/月`,
      `${low / 10}万-${high / 10}万/月`,
      `${salary.low}-${salary.high}`,
    ])
  const sign = signs[salary.unit]
  return dice.pick([
    `${sign}${grouped(salary.low)} – ${sign}${grouped(salary.high)} per year`,
    `${salary.unit} ${grouped(salary.low)} - ${grouped(salary.high)} per annum`,
    `${sign}${low}k – ${sign}${high}k a year`,
  ])
}

export const phoneText = (language: Language, phone: string, dice: Dice): string => {
  if (language === 'zh')
    return dice.pick([
      phone,
      phone,
      `${phone.slice(0, 3)}-${phone.slice(3, 7)}-${phone.slice(7)}`,
      `${phone.slice(0, 3)} ${phone.slice(3, 7)} ${phone.slice(7)}`,
      `+86 ${phone}`,
      `(+86) ${phone.slice(0, 3)}-${phone.slice(3, 7)}-${phone.slice(7)}`,
    ])
  const [area, first, rest] = [phone.slice(0, 3), phone.slice(3, 6), phone.slice(6)]
  return dice.pick([
    `(${area}) ${first}-${rest}`,
    `+1 ${area}-${first}-${rest}`,
    `${area}.${first}.${rest}`,
    `+1 (${area}) ${first} ${rest}`,
    `${area}-${first}-${rest}`,
  ])
}

import { z } from 'zod'
import { currencySigns, money } from '#fields/currency'
import type { FieldType } from '#fields/field'
import { numberOperand, numberOps } from '#fields/operands'
import { plain } from '#fields/values'
import type { Locale } from '#limits'

export const salaryPeriods = ['hour', 'day', 'week', 'month', 'year'] as const

const salaryEnd = z.strictObject({
  amount: money.refine(({ number }) => number >= 0, { path: ['number'] }),
  period: z.enum(salaryPeriods).default('month'),
  /** How many months are paid in a year. */
  months: z.number().min(1).max(36).optional(),
})
type SalaryEnd = z.infer<typeof salaryEnd>

/** Working days of a month by law are 21.75, of eight hours. A year holds its paid months. */
const monthly = ({ amount, period, months = 12 }: SalaryEnd): number =>
  amount.number * { hour: 174, day: 21.75, week: 52 / 12, month: 1, year: 1 / months }[period]

export const salaryRangeValue = z
  .strictObject({ gt: salaryEnd.optional(), lt: salaryEnd.optional() })
  .refine(({ gt, lt }) => Boolean(gt || lt))
  .refine(({ gt, lt }) => !gt || !lt || monthly(gt) <= monthly(lt), { path: ['lt'] })
export type SalaryRange = z.infer<typeof salaryRangeValue>

const per = {
  'zh-CN': { hour: '/时', day: '/天', week: '/周', month: '', year: '/年' },
  'en-US': { hour: '/hr', day: '/day', week: '/wk', month: '', year: '/yr' },
}
const signOf = ({ amount }: SalaryEnd): string => (amount.unit === 'CNY' ? '' : currencySigns[amount.unit])

/** In K (spec 1 §9); a daily rate of 300 would only be harder to read that way. */
const inK = ({ amount, period }: SalaryEnd): boolean => period === 'month' || period === 'year' || amount.number >= 1000
const counted = ({ amount }: SalaryEnd, k: boolean): string =>
  k ? plain(amount.number / 1000, 1) : plain(amount.number, 2)

const timesText = (gt: SalaryEnd | undefined, lt: SalaryEnd | undefined): string => {
  const months = [...new Set([gt?.months, lt?.months].filter((count) => count !== undefined))].sort((a, b) => a - b)
  return months.length === 0 || months.join() === '12' ? '' : ` × ${months.join('–')}`
}

/** One unit, sign and period for both ends. */
const spanText = (low: SalaryEnd | undefined, high: SalaryEnd | undefined, locale: Locale): string => {
  const ends = [low, high].filter((end) => end !== undefined)
  const [first] = ends
  if (!first) return ''
  const k = ends.every(inK)
  const span = [...new Set(ends.map((end) => counted(end, k)))].join('–')
  return `${signOf(first)}${span}${k ? 'K' : ''}${per[locale][first.period]}`
}

export const salaryText = ({ gt, lt }: SalaryRange, locale: Locale): string => {
  const times = timesText(gt, lt)
  if (gt && lt) {
    const alike = gt.period === lt.period && gt.amount.unit === lt.amount.unit
    const span = alike
      ? spanText(gt, lt, locale)
      : `${spanText(gt, undefined, locale)} – ${spanText(lt, undefined, locale)}`
    return span + times
  }
  const only = spanText(gt, lt, locale)
  if (gt) return locale === 'en-US' ? `${only}+${times}` : `${only} 以上${times}`
  return locale === 'en-US' ? `Up to ${only}${times}` : `${only} 以下${times}`
}

/** Pay from one amount to another; sorted and compared by the lower one, as a month's pay. */
export const salaryRange: FieldType<SalaryRange> = {
  name: 'SalaryRange',
  words: { zh: '薪资范围', en: 'Salary range' },
  schema: () => salaryRangeValue,
  initial: () => null,
  ops: numberOps,
  equality: 'number',
  operand: numberOperand,
  text: (value, _, locale) => salaryText(value, locale),
  csv: (value, _, locale) => salaryText(value, locale),
  facets: () => [],
  number: ({ gt, lt }) => (gt ? monthly(gt) : lt && monthly(lt)),
  keywords: () => [],
}

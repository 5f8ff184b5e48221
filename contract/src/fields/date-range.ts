import { z } from 'zod'
import type { FieldType } from '#fields/field'
import { endOf, iso, isoCsv, isoText, startOf } from '#fields/iso'
import { dateOperand, dateOps } from '#fields/operands'
import { inLocale } from '#fields/values'
import type { Locale } from '#limits'

const end = z.strictObject({ iso: iso.nullish(), untilNow: z.boolean().optional() })

const dateRangeValue = z
  .strictObject({ start: end, end: end.optional() })
  .refine(({ start, end }) => Boolean(start.iso || end?.iso || end?.untilNow))
  .refine(({ start, end }) => !start.iso || !end?.iso || end.untilNow || startOf(start.iso) <= endOf(end.iso), {
    path: ['end', 'iso'],
  })
export type DateRange = z.infer<typeof dateRangeValue>

const now = { zh: '至今', en: 'Present' }

const rangeText = ({ start, end }: DateRange, locale: Locale): string => {
  const from = start.iso ? isoText(start.iso, locale, '.') : ''
  const to = end?.untilNow ? inLocale(now, locale) : end?.iso ? isoText(end.iso, locale, '.') : ''
  if (from && to) return `${from} – ${to}`
  if (from) return locale === 'en-US' ? `From ${from}` : `${from} 起`
  if (end?.untilNow) return to
  return locale === 'en-US' ? `Until ${to}` : `至 ${to}`
}

const rangeCsv = ({ start, end }: DateRange, locale: Locale): string =>
  [start.iso ? isoCsv(start.iso) : '', end?.untilNow ? inLocale(now, locale) : end?.iso ? isoCsv(end.iso) : '']
    .join(' ~ ')
    .trim()

/** From one time to another, or until now (spec 1 §3). Sorted by its beginning. */
export const dateRange: FieldType<DateRange> = {
  name: 'DateRange',
  words: { zh: '日期范围', en: 'Date range' },
  schema: () => dateRangeValue,
  initial: () => null,
  ops: dateOps,
  equality: 'number',
  operand: dateOperand,
  text: (value, _, locale) => rangeText(value, locale),
  csv: (value, _, locale) => rangeCsv(value, locale),
  facets: () => [],
  number: ({ start, end }) => (start.iso ? startOf(start.iso) : end?.iso ? startOf(end.iso) : undefined),
  keywords: () => [],
}

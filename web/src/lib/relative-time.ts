import type { Locale } from '@cohort/contract/limits'

const units = [
  ['year', 365 * 86_400],
  ['month', 30 * 86_400],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const

/** Our strings carry a space between Hanzi and digits. */
const spaced = (text: string): string => text.replace(/(\d)(?=\p{Script=Han})|(\p{Script=Han})(?=\d)/gu, '$1$2 ')

/** 「2 小时前」 or “in 6 days”; undefined within a minute, for which every place has its own words. */
export function relativeTime(iso: string, locale: Locale, now = Date.now()): string | undefined {
  const seconds = (Date.parse(iso) - now) / 1000
  const [unit, length] = units.find(([, size]) => Math.abs(seconds) >= size) ?? []
  if (!unit) return undefined
  const words = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(Math.trunc(seconds / length), unit)
  return spaced(words)
}

export const exactTime = (iso: string, locale: Locale): string =>
  spaced(new Date(iso).toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short' }))

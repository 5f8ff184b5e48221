import type { Locale } from '@cohort/contract/limits'

const units = [
  ['year', 365 * 86_400],
  ['month', 30 * 86_400],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const

/** Our strings carry a space between Hanzi and digits. */
export const spaced = (text: string): string => text.replace(/(\d)(?=\p{Script=Han})|(\p{Script=Han})(?=\d)/gu, '$1$2 ')

/** 「2 小时前」 or “in 6 days”; undefined within a minute, for which every place has its own words. */
export function relativeTime(iso: string, locale: Locale, now = Date.now()): string | undefined {
  const seconds = (Date.parse(iso) - now) / 1000
  const [unit, length] = units.find(([, size]) => Math.abs(seconds) >= size) ?? []
  if (!unit) return undefined
  // What happened counts by whole units; of what is to come, 29 days and 23 hours are 30 days.
  const count = seconds < 0 ? Math.trunc(seconds / length) : Math.round(seconds / length)
  return spaced(formats(locale).relative.format(count, unit))
}

export const exactTime = (iso: string, locale: Locale): string => spaced(formats(locale).exact.format(new Date(iso)))

interface Formats {
  relative: Intl.RelativeTimeFormat
  exact: Intl.DateTimeFormat
}

const known = new Map<Locale, Formats>()

/** Making a format takes longer than using it, and a list uses it for every row. */
function formats(locale: Locale): Formats {
  const made = known.get(locale) ?? {
    relative: new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }),
    exact: new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }),
  }
  known.set(locale, made)
  return made
}

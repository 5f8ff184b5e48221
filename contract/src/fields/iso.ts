import { z } from 'zod'
import type { Locale } from '#limits'
import { remembered } from '#remembered'

const day = 86_400_000
/** An instant with nine places of a second and its offset. */
const longest = '2026-11-16T08:00:00.000000000+08:00'.length
const pattern = /^(\d{4})(?:-(\d{2})(?:-(\d{2})(T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:\d{2}))?)?)?$/

interface Parts {
  year: number
  month?: number
  day?: number
  /** Full: an instant, with its time and offset. */
  at?: number
}

/** The same few dates come again and again; null where it is none. */
const known = remembered((text): Parts | null => readParts(text) ?? null)

const partsOf = (text: string): Parts | undefined => (text.length > longest ? undefined : (known(text) ?? undefined))

const readParts = (text: string): Parts | undefined => {
  const found = pattern.exec(text)
  if (!found) return undefined
  const [, year, month, date, time] = found
  const parts: Parts = {
    year: Number(year),
    month: month ? Number(month) : undefined,
    day: date ? Number(date) : undefined,
    at: time ? Date.parse(text) : undefined,
  }
  return isReal(parts) ? parts : undefined
}

const isReal = ({ year, month = 1, day: date = 1, at }: Parts): boolean => {
  if (at !== undefined && Number.isNaN(at)) return false
  const real = new Date(utc(year, month, date))
  return year > 0 && real.getUTCMonth() === month - 1 && real.getUTCDate() === date
}

/** Date.UTC takes the years 0 to 99 for 1900 to 1999; the setter does not. */
const utc = (year: number, month: number, date: number): number => new Date(0).setUTCFullYear(year, month - 1, date)

/** A year, a month, a day, or an instant with its offset (spec 1 §3: iso). */
export const iso = z
  .string()
  .trim()
  .refine((text) => partsOf(text) !== undefined)

/** The first millisecond of it. Days are counted in UTC, so that a birthday is the same everywhere. */
export const startOf = (text: string): number => {
  const parts = partsOf(text)
  if (!parts) return Number.NaN
  return parts.at ?? utc(parts.year, parts.month ?? 1, parts.day ?? 1)
}

/** The last millisecond of it; of an instant, the instant. */
export const endOf = (text: string): number => {
  const parts = partsOf(text)
  if (!parts) return Number.NaN
  if (parts.at !== undefined) return parts.at
  if (parts.day !== undefined) return startOf(text) + day - 1
  const next = parts.month === undefined ? utc(parts.year + 1, 1, 1) : utc(parts.year, parts.month + 1, 1)
  return next - 1
}

const two = (count: number): string => String(count).padStart(2, '0')
const four = (year: number): string => String(year).padStart(4, '0')
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

const english = ({ year, month, day: date }: Parts): string => {
  if (month === undefined) return four(year)
  const name = months[month - 1]
  return date === undefined ? `${name} ${four(year)}` : `${name} ${date}, ${four(year)}`
}

const joined = ({ year, month, day: date }: Parts, by: string): string =>
  [four(year), ...[month, date].filter((part) => part !== undefined).map(two)].join(by)

/** An instant as the clock on the reader's wall shows it. */
const local = (at: number): { parts: Parts; time: string } => {
  const date = new Date(at)
  return {
    parts: { year: date.getFullYear(), month: date.getMonth() + 1, day: date.getDate() },
    time: ` ${two(date.getHours())}:${two(date.getMinutes())}`,
  }
}

/** As people write it: 2024-05-10 or, in a range, 2024.05; May 10, 2024 in English. */
export const isoText = (text: string, locale: Locale, by: '-' | '.' = '-'): string => {
  const parts = partsOf(text)
  if (!parts) return text
  const shown = parts.at === undefined ? { parts, time: '' } : local(parts.at)
  return (locale === 'en-US' ? english(shown.parts) : joined(shown.parts, by)) + shown.time
}

/** For a sheet: the same in every language. */
export const isoCsv = (text: string): string => isoText(text, 'zh-CN')

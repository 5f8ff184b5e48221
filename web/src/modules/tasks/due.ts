import type { Locale } from '@cohort/contract/limits'

export type DueState = 'late' | 'today' | 'soon' | 'later'

export interface Due {
  state: DueState
  /** Whole days from today; negative: since when it is late. */
  days: number
  date: Date
  /** With a time of day, and not only a day. */
  timed: boolean
}

const dayMs = 86_400_000
const startOfDay = (at: Date): number => new Date(at.getFullYear(), at.getMonth(), at.getDate()).getTime()

/** How close a date is. A day without a time lasts until its end, wherever the reader is. */
export function dueOn(iso: string, now = new Date()): Due | undefined {
  const timed = iso.includes('T')
  const [year = 0, month = 1, day = 1] = iso.split('-').map(Number)
  const date = timed ? new Date(iso) : new Date(year, month - 1, day)
  if (Number.isNaN(date.getTime())) return undefined
  const days = Math.round((startOfDay(date) - startOfDay(now)) / dayMs)
  const late = timed ? date.getTime() < now.getTime() : days < 0
  return { state: late ? 'late' : days === 0 ? 'today' : days <= 3 ? 'soon' : 'later', days, date, timed }
}

const two = (count: number): string => String(count).padStart(2, '0')
export const clockOf = (date: Date): string => `${two(date.getHours())}:${two(date.getMinutes())}`

/** 11-19, or 2027-01-04 of another year; Nov 19 in English. */
export function shortDay(date: Date, locale: Locale, now = new Date()): string {
  const same = date.getFullYear() === now.getFullYear()
  if (locale === 'en-US')
    return date.toLocaleDateString('en-US', { month: 'short', day: 'numeric', ...(same ? {} : { year: 'numeric' }) })
  const day = `${two(date.getMonth() + 1)}-${two(date.getDate())}`
  return same ? day : `${date.getFullYear()}-${day}`
}

export const isoDay = (date: Date): string => `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`

import type { Locale } from '@cohort/contract/limits'
import { spaced } from '#lib/relative-time.ts'

const dayOf = (date: Date): number => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime()

/** 「今天」「昨天」「11 月 12 日」, with the year where it is another. */
export function dayName(iso: string, locale: Locale, now = new Date()): string {
  const date = new Date(iso)
  const ago = Math.round((dayOf(date) - dayOf(now)) / 86_400_000)
  if (ago >= -1 && ago <= 0) {
    const word = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(ago, 'day')
    return word.charAt(0).toUpperCase() + word.slice(1)
  }
  const year = date.getFullYear() === now.getFullYear() ? {} : ({ year: 'numeric' } as const)
  return spaced(new Intl.DateTimeFormat(locale, { ...year, month: 'long', day: 'numeric' }).format(date))
}

/** Whether something stands on another day than what stands before it. */
export const startsDay = (iso: string, before: string | undefined): boolean =>
  before === undefined || dayOf(new Date(iso)) !== dayOf(new Date(before))

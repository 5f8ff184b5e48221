/** Days and months as they are counted in Beijing, which has had one offset without summer time since 1991. */
const offsetMs = 8 * 3_600_000
export const dayMs = 86_400_000

const local = (at: Date): Date => new Date(at.getTime() + offsetMs)
const instant = (year: number, month: number, day: number, timeOfDay = 0): Date =>
  new Date(Date.UTC(year, month, day) + timeOfDay - offsetMs)
const lastDay = (year: number, month: number): number => new Date(Date.UTC(year, month + 1, 0)).getUTCDate()

export const dayOfMonth = (at: Date): number => local(at).getUTCDate()

/** 2026-11-16 */
export const dayOf = (at: Date): string => local(at).toISOString().slice(0, 10)
/** 2026-11 */
export const monthOf = (at: Date): string => local(at).toISOString().slice(0, 7)

export function nextMonth(at: Date): Date {
  const there = local(at)
  return instant(there.getUTCFullYear(), there.getUTCMonth() + 1, 1)
}

/**
 * So many months later, at the same time of day, on the day on which the chain of packages began: what was bought on 31
 * January ends on 28 February, and what follows it on 31 March again.
 */
export function monthsAfter(at: Date, months: number, anchorDay: number): Date {
  const there = local(at)
  const month = there.getUTCMonth() + months
  const year = there.getUTCFullYear()
  const timeOfDay = there.getTime() - Date.UTC(year, there.getUTCMonth(), there.getUTCDate())
  return instant(year, month, Math.min(anchorDay, lastDay(year, month)), timeOfDay)
}

export const toSecond = (at: Date): Date => new Date(Math.floor(at.getTime() / 1000) * 1000)

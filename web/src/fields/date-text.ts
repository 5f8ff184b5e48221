import { iso } from '@cohort/contract/fields/iso'

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const two = (count: number | string): string => String(count).padStart(2, '0')

/** 2019, 201906, 20190615, 2019.6, 2019/6/15, 2019年6月15日. */
function byNumbers(text: string): string | undefined {
  const packed = /^(\d{4})(\d{2})(\d{2})?$/.exec(text)
  const spaced = /^(\d{4})(?:[-/.年]\s*(\d{1,2})(?:[-/.月]\s*(\d{1,2})日?|月)?)?年?$/.exec(text)
  const [, year, month, day] = packed ?? spaced ?? []
  if (!year) return undefined
  return [year, ...[month, day].filter((part) => part !== undefined).map(two)].join('-')
}

/** Jun 2019, June 15, 2019, 15 June 2019. */
function byName(text: string): string | undefined {
  const [, early, name = '', late, year] =
    /^(?:(\d{1,2})\s+)?([a-z]{3,9})\.?\s+(?:(\d{1,2}),?\s+)?(\d{4})$/i.exec(text) ?? []
  const month = months.indexOf(name.slice(0, 3).toLowerCase()) + 1
  if (!year || month === 0) return undefined
  const day = early ?? late
  return [year, two(month), ...(day ? [two(day)] : [])].join('-')
}

const withClock = /^(.+?)(?:\s+|T)(\d{1,2}):(\d{2})$/i

/** A year, a month or a day as people type it, in the form that records keep; undefined where it cannot be read. */
export function isoOf(typed: string, withTime = false): string | undefined {
  const text = typed.normalize('NFKC').trim()
  const [, day = text, hour, minute] = (withTime ? withClock.exec(text) : null) ?? []
  const date = byNumbers(day) ?? byName(day)
  if (!date || !iso.safeParse(date).success) return undefined
  if (hour === undefined) return date
  const [y = 0, m = 1, d = 1] = date.split('-').map(Number)
  if (date.length < 10 || Number(hour) > 23 || Number(minute) > 59) return undefined
  // The clock on the wall of whoever types it.
  return new Date(y, m - 1, d, Number(hour), Number(minute)).toISOString()
}

/** As it stands in an input. Of an instant, the local day and, where it matters, the time. */
export function typedOf(value: unknown, withTime = false): string {
  if (typeof value !== 'string') return ''
  if (!value.includes('T') || !iso.safeParse(value).success) return value
  const at = new Date(value)
  const day = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`
  return withTime ? `${day} ${two(at.getHours())}:${two(at.getMinutes())}` : day
}

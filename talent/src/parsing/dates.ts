import { dateAt, type ReadDate, untilNowAt } from '#parsing/date-forms'
import { type Found, foundAs, type Piece, part } from '#parsing/span'

interface End {
  iso?: string
  untilNow?: boolean
}

export interface DateSpan {
  start: { iso?: string }
  end?: End
}

export interface FoundRange extends Found<DateSpan> {
  /** One date alone: for an education or an award the end of it. */
  single: boolean
  /** In the future or reversed. */
  suspicious: boolean
}

/** `ï¼` is what is left of a dash of full width that was read in another code. */
const joint =
  /^\s*(?:-{1,3}|ï(?:1⁄4|¼)|[‐-―−]{1,2}|~{1,2}|一(?=\s*[\d至今])|至(?!今)|到|to\b|until\b|till?\b|through\b|thru\b|→|⟶|➔|\/(?=\s*\d{4}))\s*/i
const since = /(?:\bsince|\bfrom|自从?)\s*$/i
const onwards = /^\s*(?:起|开始|以来|onwards?\b|以后)/i

const isoOf = ({ year, month, day }: ReadDate): string =>
  [
    String(year),
    ...[month, day].filter((count) => count !== undefined).map((count) => String(count).padStart(2, '0')),
  ].join('-')

const comparable = (iso: string): string => iso.padEnd(10, '-00')

/** A month without its year takes that of the other end: "Mar – Jun 2019", "2019.03-06". */
const withYear = (date: ReadDate, other: ReadDate): ReadDate => (date.year === 0 ? { ...date, year: other.year } : date)

interface Pair {
  first: ReadDate
  last?: ReadDate
  now: boolean
  length: number
}

/** Two years before words. */
const bareYears = /^\d{4} ((?:19|20)\d{2})(?=[.,:]?\s\p{Lu})/u

/** "04/2020 08/2021": the sign between them was lost. */
const beside = (text: string, at: number, first: ReadDate): Pair | undefined => {
  const next = at + first.length + 1
  const years = at === 0 ? bareYears.exec(text) : null
  if (years && Number(years[1]) >= first.year && first.month === undefined)
    return { first, last: { year: Number(years[1]), length: 4 }, now: false, length: years[0].length }
  if (first.year === 0 || text.charAt(next - 1) !== ' ') return undefined
  const now = untilNowAt(text, next)
  if (first.month === undefined) {
    const present = at === 0 && /^(?:present|now)\b(?=$|[.,:|]|\s\p{Lu})/iu.test(text.slice(next))
    return present ? { first, now: true, length: next + now - at } : undefined
  }
  if (now > 0) return { first, now: true, length: next + now - at }
  const last = dateAt(text, next)
  const later = last && last.month !== undefined && last.year * 12 + last.month > first.year * 12 + first.month
  return later ? { first, last, now: false, length: next + last.length - at } : undefined
}

const pairAt = (text: string, at: number): Pair | undefined => {
  const first = dateAt(text, at)
  if (!first) return undefined
  const behind = text.slice(at + first.length)
  const sep = joint.exec(behind)
  const afterSep = at + first.length + (sep?.[0].length ?? 0)
  const nowLength = untilNowAt(text, afterSep)
  if (nowLength > 0) return { first, now: true, length: afterSep + nowLength - at }
  const open = onwards.exec(behind)
  if (open) return { first, now: false, length: first.length + open[0].length }
  if (!sep)
    return beside(text, at, first) ?? (first.year === 0 ? undefined : { first, now: false, length: first.length })
  const last = dateAt(text, afterSep, first)
  if (!last || (last.year === 0 && first.year === 0))
    return first.year === 0 ? undefined : { first, now: false, length: first.length }
  return { first: withYear(first, last), last: withYear(last, first), now: false, length: afterSep + last.length - at }
}

const rangeOf = (piece: Piece, at: number, pair: Pair, today: string): FoundRange => {
  const start = isoOf(pair.first)
  const end = pair.now ? { untilNow: true } : pair.last ? { iso: isoOf(pair.last) } : undefined
  const reversed = end?.iso !== undefined && comparable(end.iso) < comparable(start.slice(0, end.iso.length))
  const future = start > today.slice(0, start.length)
  const before = since.exec(piece.text.slice(0, at))
  const from = before ? at - before[0].length : at
  const value: DateSpan = { start: { iso: start }, ...(end && { end }) }
  if (!end && before) value.end = { untilNow: true }
  return {
    ...foundAs(part(piece, from, at + pair.length), value, end ? 'date.range' : 'date.single', end ? 0.97 : 0.9),
    single: !value.end,
    suspicious: reversed || future,
  }
}

/** All dates and ranges of dates in a text, from left to right. */
export const datesIn = (piece: Piece, today: string): FoundRange[] => {
  const ranges: FoundRange[] = []
  let at = 0
  while (at < piece.text.length) {
    const pair = pairAt(piece.text, at)
    if (pair) {
      ranges.push(rangeOf(piece, at, pair, today))
      at += pair.length
    } else at += 1
  }
  return ranges
}

/** What the contract takes: not reversed, with an end that is a time. */
export const validRange = ({ value, suspicious }: FoundRange): boolean => {
  const { start, end } = value
  if (suspicious && end?.iso && start.iso && comparable(end.iso) < comparable(start.iso.slice(0, end.iso.length)))
    return false
  return start.iso !== undefined || end?.iso !== undefined || end?.untilNow === true
}

/** The whole text is one date or one range. */
export const dateAlone = (piece: Piece): boolean => {
  const [only, second] = datesIn(piece, '9999-12-31')
  return only !== undefined && second === undefined && only.end - only.start >= piece.text.trim().length - 2
}

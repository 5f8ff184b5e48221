import { type Fields, isFields, textAt, valueAt } from '#matching/fields'
import type { Proof } from '#matching/match'
import { merged, monthOf, type Stretch } from '#matching/months'

export interface Dated {
  stretch?: Stretch
  untilNow: boolean
}

/** A period of a record; an end before its start or after today is taken for today or left out. */
export function datesOf(row: Fields, today: number): Dated {
  const range = valueAt(row, 'dateRange')
  if (!isFields(range)) return { untilNow: false }
  const [start, end] = [isFields(range.start) ? range.start : {}, isFields(range.end) ? range.end : {}]
  const isoOf = (one: Fields): string | undefined => (typeof one.iso === 'string' ? one.iso : undefined)
  const untilNow = end.untilNow === true
  const from = monthOf(isoOf(start))
  const last = untilNow ? today : monthOf(isoOf(end), true)
  if (from === undefined || last === undefined || last < from) return { untilNow }
  const to = Math.min(untilNow ? today : last + 1, today + 1)
  return { stretch: { from, to: Math.max(to, from + 1) }, untilNow }
}

export const proofOf = (path: string, text: string, start = 0, end = text.length): Proof => ({
  path,
  quote: text.slice(start, end),
  start,
  end,
})

/** The first text of a row that is filled, as proof. */
export function rowProof(row: Fields, path: string, keys: readonly string[]): Proof | undefined {
  for (const key of keys) {
    const text = textAt(row, key)
    if (text !== '') return proofOf(`${path}.${key}`, text)
  }
  return undefined
}

/** The sentence around a span, so that a quote can be read by itself. */
export function sentenceAround(text: string, start: number, end: number, most = 160): { start: number; end: number } {
  const before = Math.max(
    ...['\n', '。', '；', ';', '. ', '! '].map((sign) => text.lastIndexOf(sign, start - 1) + 1),
    0,
  )
  const ends = ['\n', '。', '；', ';', '. '].map((sign) => text.indexOf(sign, end)).filter((at) => at >= 0)
  let [from, to] = [before, Math.min(text.length, ...ends)]
  if (to - from > most) {
    from = Math.max(from, start - Math.floor((most - (end - start)) / 2))
    to = Math.min(to, from + most)
  }
  to = Math.max(to, end)
  while (from < start && /[\s•·\-*]/.test(text[from] ?? '')) from += 1
  while (to > end && /\s/.test(text[to - 1] ?? '')) to -= 1
  return { start: from, end: to }
}

export const quoted = (path: string, text: string, start: number, end: number): Proof => {
  const around = sentenceAround(text, start, end)
  return proofOf(path, text, around.start, around.end)
}

/** The longest time between two posts, and the time since the last one ended. */
export function gapsIn(stretches: readonly Stretch[], today: number): { months: number; after?: number } {
  const all = merged(stretches)
  let longest: { months: number; after?: number } = { months: 0 }
  for (const [at, stretch] of all.entries()) {
    const next = all[at + 1]?.from ?? today
    if (next - stretch.to > longest.months) longest = { months: next - stretch.to, after: stretch.to - 1 }
  }
  return longest
}

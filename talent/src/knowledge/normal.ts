import { remembered } from '@cohort/contract/remembered'

/** A text as the matcher reads it, with the way back: each character knows which span of the original it came from. */
export interface Normal {
  text: string
  starts: readonly number[]
  ends: readonly number[]
}

const marks = /\p{M}/gu
const tight = new Set(['/', '&'])

/** Hanzi, which stand without spaces and without word boundaries. */
export const isHan = (char: string | undefined): boolean => char !== undefined && char >= '\u3400' && char <= '\u9fff'

/** Lower case, no accents, full-width as half-width. An accent may be a character of its own and then becomes nothing. */
function plain(point: string): string {
  const code = point.charCodeAt(0)
  if (code < 128) return point.toLowerCase()
  if (isHan(point)) return point
  return point.normalize('NFKD').replace(marks, '').toLowerCase()
}

const blanks = new Set('\u200b\ufeff-_\u2010\u2011\u2012\u2013\u2014\u2015\u2212')
const isBlank = (char: string): boolean => char <= ' ' || blanks.has(char)

/** As many as one resume has: one list of names after another is looked for in the same few texts. */
export const lately = 64

/**
 * Runs of blanks and dashes become one space (front-end, front end). None is left between Hanzi and Latin, around a slash,
 * and where a line of Hanzi was broken, so that one alias covers all the ways to write it.
 */
export const normalise = remembered(normalised, lately)

function normalised(source: string): Normal {
  const chars: string[] = []
  const starts: number[] = []
  const ends: number[] = []
  let gap: { start: number; end: number; broken: boolean } | undefined
  for (let at = 0; at < source.length; ) {
    const point = String.fromCodePoint(source.codePointAt(at) ?? 0)
    const end = at + point.length
    const made = plain(point)
    if (made === '' && chars.length > 0 && !gap) ends[ends.length - 1] = end
    for (const char of made) {
      if (isBlank(char)) {
        gap = { start: gap?.start ?? at, end, broken: (gap?.broken ?? false) || char === '\n' }
        continue
      }
      const before = chars.at(-1)
      if (gap && before !== undefined && keepsGap(before, char, gap.broken)) {
        chars.push(' ')
        starts.push(gap.start)
        ends.push(gap.end)
      }
      gap = undefined
      chars.push(char)
      starts.push(at)
      ends.push(end)
    }
    at = end
  }
  // A surrogate pair is one entry of `chars` but two units of the text: pad so that indexes agree.
  return chars.some((char) => char.length > 1) ? spread(chars, starts, ends) : { text: chars.join(''), starts, ends }
}

function keepsGap(before: string, after: string, broken: boolean): boolean {
  if (tight.has(before) || tight.has(after)) return false
  if (isHan(before) && isHan(after)) return !broken
  return !isHan(before) && !isHan(after)
}

function spread(chars: readonly string[], starts: readonly number[], ends: readonly number[]): Normal {
  const each = chars.flatMap((char, at) => [...Array(char.length).keys()].map(() => at))
  return {
    text: chars.join(''),
    starts: each.map((at) => starts[at] ?? 0),
    ends: each.map((at) => ends[at] ?? 0),
  }
}

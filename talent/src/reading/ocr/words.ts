import { isWide } from '../signs.ts'
import { type PlacedSign, widthOf } from './spaces.ts'

/** From where to where, in the same units as the places of signs. */
export type Stretch = readonly [number, number]

/** A letter as it was recognised; `spaced` where the recognition itself saw a space before it. */
export interface ReadSign extends PlacedSign {
  spaced: boolean
}

export interface WordSign {
  text: string
  from: number
  to: number
  /** A space stands before it. */
  parted: boolean
}

/** Shares of the letters' height: the white between two letters of a word is less, and that between words more. */
const white = { least: 0.17, digits: 0.42 }

/** What it is worth that a word begins where the recognition saw a space. */
const agreed = 0.5

/** White between letters that are set apart on purpose, by what lies between most of them. */
const apart = 1.9

/**
 * The letters of a line in the words that its ink shows. The recognition tells letters well and their places only about,
 * so each word takes as many letters in a row as fill its width and stand near it. Chinese has no words to be told apart.
 */
export function inWords(signs: readonly ReadSign[], ink: readonly Stretch[], height: number): WordSign[] | undefined {
  const wide = signs.filter((sign) => isWide(sign.text)).length
  if (ink.length === 0 || signs.length < 2 || wide * 5 > signs.length) return undefined
  const words = wordsOf(ink, signs.length, height)
  const all = signs.reduce((sum, sign) => sum + widthOf(sign.text), 0)
  const unit = words.reduce((sum, [from, to]) => sum + to - from, 0) / all
  if (unit < 0.5 * height || unit > 1.8 * height) return undefined
  const counts = countsOf(signs, words, unit)
  return counts?.flatMap((many, at) => placed(signs, counts, words, at, many, unit))
}

function wordsOf(ink: readonly Stretch[], signs: number, height: number): Stretch[] {
  const gaps = ink.slice(1).map(([from], at) => from - (ink[at]?.[1] ?? from))
  // Letters that touch have no gap between them.
  const inner = [...gaps, ...Array.from({ length: Math.max(0, signs - 1 - gaps.length) }, () => 0)]
  const usual = inner.toSorted((a, b) => a - b)[inner.length >> 1] ?? 0
  const least = Math.max(white.least * height, apart * usual)
  const words: [number, number][] = []
  for (const [from, to] of ink) {
    const last = words.at(-1)
    if (last && from - last[1] < least) last[1] = to
    else words.push([from, to])
  }
  return words
}

/** How many letters stand in each word: what fits all of them best. */
function countsOf(signs: readonly ReadSign[], words: readonly Stretch[], unit: number): number[] | undefined {
  const widths = signs.map((sign) => widthOf(sign.text))
  let best: { cost: number; counts: number[] }[] = [{ cost: 0, counts: [] }]
  for (const [from, to] of words) {
    const next: { cost: number; counts: number[] }[] = []
    for (let begin = 0; begin <= signs.length; begin += 1) {
      const known = best[begin]
      if (!known) continue
      let [filled, away] = [0, 0]
      for (let end = begin; end <= signs.length; end += 1) {
        const sign = signs[end - 1]
        if (end > begin && sign) {
          filled += widths[end - 1] ?? 0
          away += Math.max(0, from - sign.at, sign.at - to) / unit
        }
        const bonus = end > begin && signs[begin]?.spaced ? agreed : 0
        const cost = known.cost + Math.abs(filled - (to - from) / unit) + away - bonus
        const other = next[end]
        if (!other || cost < other.cost) next[end] = { cost, counts: [...known.counts, end - begin] }
        // A word that is filled twice over takes no more.
        if (filled > 2 + (2 * (to - from)) / unit) break
      }
    }
    best = next
  }
  return best[signs.length]?.counts
}

function placed(
  signs: readonly ReadSign[],
  counts: readonly number[],
  words: readonly Stretch[],
  at: number,
  many: number,
  unit: number,
): WordSign[] {
  const begin = counts.slice(0, at).reduce((sum, count) => sum + count, 0)
  const own = signs.slice(begin, begin + many)
  const [from, to] = words[at] ?? [0, 0]
  const whole = own.reduce((sum, sign) => sum + widthOf(sign.text), 0)
  const gap = from - (words[at - 1]?.[1] ?? from)
  let filled = 0
  return own.map((sign, index) => {
    const start = from + ((to - from) * filled) / whole
    filled += widthOf(sign.text)
    const shown = index === 0 && begin > 0 && parts(signs[begin - 1]?.text ?? '', sign.text, gap / unit)
    const end = from + ((to - from) * filled) / whole
    return { text: sign.text, from: start, to: end, parted: shown || sign.spaced }
  })
}

/** A 1 is narrow and has white on both sides, and before a comma there is no space. */
function parts(before: string, next: string, gap: number): boolean {
  if (/\d/.test(before) && /\d/.test(next)) return gap > white.digits
  return !/[,;:.!?)\]%]/.test(next) || gap > white.digits
}

import { isWide } from '../signs.ts'

/** Usual widths of signs, as shares of the letters' height. */
export function widthOf(sign: string): number {
  if (isWide(sign)) return 1.05
  if (/[ilIj.,:;'!|()[\]]/.test(sign)) return 0.32
  if (/[ftr1/-]/.test(sign)) return 0.42
  if (/[mwMWOQ@%—]/.test(sign)) return 0.85
  if (/[A-Z]/.test(sign)) return 0.7
  return 0.56
}

export interface PlacedSign {
  text: string
  /** Middle of the sign. */
  at: number
}

/**
 * How high letters are that stand so far apart, by the signs themselves: the box around a line is lower where nothing
 * reaches below it, and heavy letters are wider than others.
 */
export function unitOf(signs: readonly PlacedSign[], height: number): number {
  const units = signs.flatMap((sign, at) => {
    const before = signs[at - 1]
    if (!before || before.text.trim() === '' || sign.text.trim() === '') return []
    return [(sign.at - before.at) / ((widthOf(before.text) + widthOf(sign.text)) / 2)]
  })
  if (units.length < 3) return height
  const middle = units.toSorted((a, b) => a - b)[units.length >> 1] ?? height
  return Math.min(1.6 * height, Math.max(height, middle))
}

/** What lies between two signs beyond their own widths, as a share of the letters' height. */
export function gapBetween(before: PlacedSign, next: PlacedSign, height: number): number {
  return (next.at - before.at) / height - (widthOf(before.text) + widthOf(next.text)) / 2
}

/** The gap from which on letters of a line are parted: where its gaps leap from those in words to those between them. */
export function spaceFrom(gaps: readonly number[]): number {
  const sorted = gaps.toSorted((a, b) => a - b)
  let [leap, found] = [0.1, 0.34]
  for (const [at, gap] of sorted.entries()) {
    const before = sorted[at - 1] ?? gap
    const middle = (before + gap) / 2
    if (gap - before > leap && middle > 0.14 && middle < 0.42) [leap, found] = [gap - before, middle]
  }
  return found
}

const month = /(?:^|[^a-z])(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\.?$/i

/**
 * Whether a gap that the recognition did not read as a space is one. `least` is what parts words of this line; behind a
 * comma, and between a month and its year, a space is certain.
 */
export function isSpace(before: string, next: string, gap: number, least: number): boolean {
  const [last, first] = [before.slice(-1), next]
  if (/\d/.test(last) && /\d/.test(first)) return gap > 0.6
  // "Until now" is often set wide.
  if (last === '至' && first === '今') return false
  if (isWide(last) && isWide(first)) return gap > 0.7
  if (isWide(last) || isWide(first)) return gap > 0.45
  if (/[,;]/.test(last) && /[A-Za-z]/.test(first)) return gap > -0.05
  if (/\d/.test(first) && month.test(before)) return true
  if (/[:)]/.test(last) && /[A-Za-z]/.test(first)) return gap > 0.1
  return gap > least
}

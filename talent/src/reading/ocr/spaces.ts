import { isWide } from '../signs.ts'

/** Usual widths of signs, as shares of the letters' height. */
function widthOf(sign: string): number {
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

/** What lies between two signs beyond their own widths, as a share of the letters' height. */
export function gapBetween(before: PlacedSign, next: PlacedSign, height: number): number {
  return (next.at - before.at) / height - (widthOf(before.text) + widthOf(next.text)) / 2
}

/** Whether a gap that the recognition did not read as a space is one. */
export function isSpace(before: string, next: string, gap: number): boolean {
  if (isWide(before) && isWide(next)) return gap > 0.7
  if (/[,;:)]/.test(before) && /[A-Za-z]/.test(next)) return gap > 0.18
  return gap > (isWide(before) || isWide(next) ? 0.45 : 0.3)
}

import { expect, test } from 'vitest'
import { gapBetween, isSpace, type PlacedSign, spaceFrom, unitOf } from './spaces.ts'

/** Letters set one beside the other, `wide` times as wide as usual; a space takes its own room. */
function said(text: string, wide: number, height = 20): string {
  const widths: Record<string, number> = { i: 0.32, l: 0.32, ',': 0.32, t: 0.42, r: 0.42, f: 0.42, m: 0.85, ' ': 0.3 }
  const placed: PlacedSign[] = []
  let x = 0
  for (const sign of text) {
    const width = (widths[sign] ?? (/[A-Z]/.test(sign) ? 0.7 : 0.56)) * height * wide
    if (sign !== ' ') placed.push({ text: sign, at: x + width / 2 })
    x += width
  }
  const unit = unitOf(placed, height)
  const gaps = placed.slice(1).map((sign, at) => gapBetween(placed[at] ?? sign, sign, unit))
  const least = spaceFrom(gaps)
  return placed.reduce((sum, sign, at) => {
    const parted = at > 0 && isSpace(sum, sign.text, gaps[at - 1] ?? 0, least)
    return `${sum}${parted ? ' ' : ''}${sign.text}`
  }, '')
}

test('spaces are where letters stand apart, in usual and in heavy letters', () => {
  for (const wide of [1, 1.25, 1.5]) expect(said('Education and Training', wide)).toBe('Education and Training')
})

test('commas and months have a space behind them; words of letters and numbers stay whole', () => {
  for (const wide of [1, 1.5]) {
    expect(said('Acme GmbH, Dublin, UK Feb 2015', wide)).toBe('Acme GmbH, Dublin, UK Feb 2015')
    expect(said('JavaScript B2B 3D HTML5', wide)).toBe('JavaScript B2B 3D HTML5')
  }
})

test('"until now" is one word, however wide it is set', () => {
  expect(isSpace('2019 - 至', '今', 1.2, 0.3)).toBe(false)
  expect(isSpace('甲', '乙', 1.2, 0.3)).toBe(true)
})

import { expect, test } from 'vitest'
import { widthOf } from './spaces.ts'
import { inWords, type ReadSign, type Stretch } from './words.ts'

const height = 20

/** Letters in a line as they are drawn, and as the recognition tells them: `off` is how far it is from where they stand. */
function drawn(
  text: string,
  { off = () => 0, between = 1.5 }: { off?: (at: number) => number; between?: number } = {},
) {
  const signs: ReadSign[] = []
  const ink: [number, number][] = []
  let x = 40
  for (const sign of text) {
    const width = widthOf(sign) * height
    if (sign !== ' ') {
      signs.push({ text: sign, at: x + width / 2 + off(signs.length), spaced: false })
      ink.push([x, x + width - between])
    }
    x += sign === ' ' ? 0.28 * height : width
  }
  return { signs, ink }
}
const said = (signs: readonly ReadSign[], ink: readonly Stretch[]) =>
  inWords(signs, ink, height)?.reduce((sum, one) => `${sum}${one.parted ? ' ' : ''}${one.text}`, '')

test('words are told by their ink where the places of letters are not exact', () => {
  const text = 'Skills of Isabella Dubois, Dublin, Ireland: curriculum (2015 - 2018)'
  for (const off of [() => 0, (at: number) => ((at * 7) % 5) - 2, () => 5, () => -5]) {
    const { signs, ink } = drawn(text, { off })
    expect(said(signs, ink)).toBe(text)
  }
})

test('letters stand within the ink of their word', () => {
  const { signs, ink } = drawn('Creative Director', { off: () => 4 })
  const placed = inWords(signs, ink, height) ?? []
  expect(placed[0]?.from).toBeCloseTo(40)
  const second = placed.findIndex((one) => one.parted)
  expect([placed[second]?.text, placed[second]?.from]).toEqual(['D', ink[second]?.[0]])
})

test('letters set apart on purpose are one word, and a number with ones in it is one number', () => {
  const { signs, ink } = drawn('SKILLS', { between: 5 })
  expect(said(signs, ink)).toBe('SKILLS')
  const year = drawn('2011 to 2018', { between: 1 })
  const narrow = year.ink.map(([from, to], at): Stretch => (at === 2 ? [from + 4, to] : [from, to]))
  expect(said(year.signs, narrow)).toBe('2011 to 2018')
})

test('Chinese is left to the gaps between its signs', () => {
  const { signs, ink } = drawn('负责订单系统')
  expect(inWords(signs, ink, height)).toBeUndefined()
})

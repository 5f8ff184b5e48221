/** Headings are set as "E X P E R I E N C E" or "工 作 经 历": the letters are one word, wider gaps part words. */
const letter = /^[\p{Lu}\p{Script=Han}&]$/u

function isSpaced(text: string): boolean {
  const tokens = text.split(/\s+/).filter((token) => token !== '')
  if (tokens.length < 2) return false
  const single = tokens.filter((token) => letter.test(token)).length
  const han = tokens.every((token) => /^\p{Script=Han}$/u.test(token))
  return han ? tokens.length <= 8 : tokens.length >= 4 && single === tokens.length
}

/** "姓    名：" is set as wide as "出生日期：" above it: one label, and no two cells. */
const spreadLabel = /(?<![\p{L}\p{N}])\p{Script=Han}(?:[ \u3000]+\p{Script=Han}){1,3}(?=[ \u3000]*[:：])/gu

export const closeLabels = (text: string): string =>
  text.replace(spreadLabel, (label) => label.replace(/[ \u3000]+/g, ''))

/** For text whose runs of spaces are still as written. */
export function closeLetters(text: string): string {
  if (!isSpaced(text)) return text
  const wide = / {2,}/.test(text.trim()) && !/^(?:\S {2,})+\S$/.test(text.trim())
  if (!wide) return text.replace(/\s+/g, '')
  return text
    .trim()
    .split(/ {2,}/)
    .map((word) => word.replaceAll(' ', ''))
    .join(' ')
}

/** For text with places: a gap that is not clearly wider than the others goes. */
export function closePlacedLetters(text: string, stops: readonly number[]): { text: string; stops: number[] } {
  if (!isSpaced(text)) return { text, stops: [...stops] }
  const at = [...text].flatMap((sign, index) => (sign === ' ' ? [index] : []))
  const widths = at.map((index) => (stops[index + 1] ?? 0) - (stops[index] ?? 0))
  const limit = (widths.toSorted((a, b) => a - b)[widths.length >> 1] ?? 0) * 1.6
  const dropped = new Set(at.filter((_, index) => (widths[index] ?? 0) <= limit))
  return {
    text: [...text].filter((_, index) => !dropped.has(index)).join(''),
    stops: stops.filter((_, index) => !dropped.has(index)),
  }
}

/** Numbers as people write them in ads and resumes: 3, 三, 十二, three, 1.5. */

const digits = '零一二三四五六七八九'
const english = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
]
const tens: Record<string, number> = { twenty: 20, thirty: 30, forty: 40, fifty: 50 }

/** A pattern for one number, without groups. Longer words first, so that "sixteen" is not read as six. */
export const number = `(?:\\d{1,3}(?:,\\d{3})+(?:\\.\\d+)?|\\d+(?:\\.\\d+)?|[${digits}两十百]{1,4}|(?:${[
  ...Object.keys(tens),
  ...english.toReversed(),
].join('|')})\\b)`

export function toNumber(text: string): number | undefined {
  const word = text.trim().toLowerCase()
  if (/^\d/.test(word)) return Number(word.replaceAll(',', ''))
  const at = english.indexOf(word)
  if (at >= 0) return at
  return tens[word] ?? chinese(word)
}

function chinese(word: string): number | undefined {
  const text = word.replaceAll('两', '二')
  if (text === '') return undefined
  if (!new RegExp(`^[${digits}十百]+$`).test(text)) return undefined
  let [sum, last] = [0, 0]
  for (const sign of text) {
    if (sign === '百' || sign === '十') {
      sum += (last || 1) * (sign === '百' ? 100 : 10)
      last = 0
    } else last = digits.indexOf(sign)
  }
  return sum + last
}

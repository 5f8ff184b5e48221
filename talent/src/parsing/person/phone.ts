import { type Found, foundAs, type Piece, part } from '#parsing/span'

type Form = readonly [
  pattern: RegExp,
  rule: string,
  normal: (match: RegExpMatchArray) => string | undefined,
  confidence: number,
]

const digitsOf = (text: string): string => text.replace(/\D/g, '')
const gap = '[\\s\\-.·‐-―]{0,2}'

/** A mobile number of China: eleven digits from 13 to 19. */
const mobile = new RegExp(
  `(?<![\\d.-])(?:\\(?(?:\\+|00)?\\s?86\\)?${gap})?(1[3-9]\\d${gap}\\d{4}${gap}\\d{4}|1[3-9]\\d{2}${gap}\\d{3}${gap}\\d{4}|1[3-9]\\d{3}${gap}\\d{3}${gap}\\d{3})(?!\\d)`,
  'g',
)
const international = /(?<![\w+])(?:\+|00)\s?\(?(\d{1,3})\)?(?:[\s\-.·‐-―]{0,2}\(?\d{1,5}\)?){2,6}(?![\d])/g
const american = /(?<![\d.\-/])(?:1[\s.-])?(?:\(\d{3}\)\s?[-.]?\s?|\d{3}[\s.-])\d{3}\s?[-.\s‐-―]\s?\d{4}(?![\d-])/g
const landline = /(?<![\d.-])(?:\(?(?:\+?86)\)?[\s-]?)?\(?(0[1-9]\d{1,2})\)?[\s-]{0,2}(\d{7,8})(?!\d)/g
const labelled =
  /(?:\btel(?:ephone)?|\bphone|\bmobile|\bcell|\bcontact(?: (?:no|number))?|电话|手机)[\s.:：#]*(?:\(?[hmco]\)?[\s.:])?\s*(\(?\d{2,5}\)?(?:[\s.-]?\d{2,5}){1,4})(?!\d)/gi

/** Without its country the number of a place far away cannot be dialled; nine to eleven digits of an American shape can. */
const american10 = (digits: string): string | undefined => {
  const ten = digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits
  return ten.length === 10 && !/^[01]/.test(ten) ? `+1${ten}` : undefined
}

const forms: readonly Form[] = [
  [mobile, 'phone.mobile', (match) => digitsOf(match[1] ?? ''), 0.99],
  [
    international,
    'phone.international',
    (match) => {
      // Two zeros begin many numbers; only a gap behind the country says that it is one to dial.
      if (/^00(?!\s?\(?86)\d+$/.test(match[0])) return undefined
      const digits = digitsOf(match[0].replace(/^00/, ''))
      if (/^861\d{10}$/.test(digits)) return digits.slice(2)
      return digits.length >= 8 && digits.length <= 15
        ? `+${digits.replace(/^(\d{2})0(?=\d{9,10}$)/, '$1')}`
        : undefined
    },
    0.97,
  ],
  [american, 'phone.american', (match) => american10(digitsOf(match[0])), 0.95],
  [landline, 'phone.landline', (match) => `+86${(match[1] ?? '').slice(1)}${match[2]}`, 0.9],
  [
    labelled,
    'phone.labelled',
    (match) => {
      const digits = digitsOf(match[1] ?? '')
      if (/^1[3-9]\d{9}$/.test(digits)) return digits
      return american10(digits)
    },
    0.85,
  ],
]

/** Numbers in the order in which they stand; a span belongs to the first form that takes it. */
export const phonesIn = (piece: Piece): Found<string>[] => {
  const taken: Found<string>[] = []
  for (const [pattern, rule, normal, confidence] of forms) {
    for (const match of piece.text.matchAll(pattern)) {
      const value = normal(match)
      const whole = rule === 'phone.labelled' ? (match[1] ?? '') : match[0]
      const from = match.index + match[0].indexOf(whole)
      const span = part(piece, from, from + whole.trimEnd().length)
      const one = value && foundAs(span, value, rule, confidence)
      if (one && !taken.some((other) => one.start < other.end && other.start < one.end)) taken.push(one)
    }
  }
  return taken.toSorted((a, b) => a.start - b.start)
}

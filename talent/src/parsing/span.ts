/** Pieces of the document's text that know where they stand; everything that is found is made of them. */

export interface Piece {
  text: string
  /** Offset in the text of the document. */
  start: number
}

/** A value with the span that it was read from. */
export interface Found<T = unknown> {
  value: T
  start: number
  end: number
  rule: string
  confidence: number
}

export const endOf = ({ text, start }: Piece): number => start + text.length

export const part = ({ text, start }: Piece, from: number, to = text.length): Piece => ({
  text: text.slice(from, to),
  start: start + from,
})

const edge = /[\s,，;；:：|｜·•・‧∙▪■●◆★☆►▶➢➤✓✔✦※\-‐-―~_=/\\、。.<>《》「」『』【】“”«»*#^]/u
const [openings, closings] = ['《「『【“«', '》」』】”»']

/** Without the signs at both ends that part one thing from another; a closing bracket stays with its opening one. */
export const trimmed = (piece: Piece, sign: RegExp = edge): Piece => {
  let [from, to] = [0, piece.text.length]
  while (
    from < to &&
    sign.test(piece.text.charAt(from)) &&
    !/^\.NET\b/i.test(piece.text.slice(from)) &&
    !opensWithin(piece.text, from, to)
  )
    from += 1
  while (
    to > from &&
    sign.test(piece.text.charAt(to - 1)) &&
    !keepsSign(piece.text, from, to) &&
    !closesWithin(piece.text, from, to)
  )
    to -= 1
  return part(piece, from, to)
}

/** "《星海》杂志社": what opens at the beginning closes before the end, and belongs to the words. */
const opensWithin = (text: string, from: number, to: number): boolean => {
  const closing = closings.charAt(openings.indexOf(text.charAt(from)))
  const closed = openings.includes(text.charAt(from)) ? text.indexOf(closing, from) : -1
  return closed > from && closed < to - 1 && /[\p{L}\p{N}]/u.test(text.slice(closed + 1, to))
}

const closesWithin = (text: string, from: number, to: number): boolean => {
  const opening = openings.charAt(closings.indexOf(text.charAt(to - 1)))
  return closings.includes(text.charAt(to - 1)) && text.lastIndexOf(opening, to - 1) > from
}

/** The dot of "Inc.", "B.Sc." and "Ltd." belongs to the word, and so does the last sign of "C#". */
const keepsSign = (text: string, from: number, to: number): boolean =>
  /(?<![A-Za-z])[A-Z]#$/.test(text.slice(from, to)) ||
  (text.charAt(to - 1) === '.' &&
    /(?:\b(?:Inc|Ltd|Corp|Co|Jr|Sr|Bros|St)|\b[A-Za-z]\.[A-Za-z]{1,3}|\b[A-Z])\.$/.test(text.slice(from, to)))

const spaces = /\s/

export const stripped = (piece: Piece): Piece => trimmed(piece, spaces)

/** Split by a pattern, the parts trimmed, empty ones left out. */
export const split = (piece: Piece, pattern: RegExp): Piece[] => {
  const all = new RegExp(pattern.source, pattern.flags.includes('g') ? pattern.flags : `${pattern.flags}g`)
  const parts: Piece[] = []
  let from = 0
  for (const match of piece.text.matchAll(all)) {
    parts.push(part(piece, from, match.index))
    from = match.index + match[0].length
  }
  parts.push(part(piece, from))
  return parts.map((one) => trimmed(one)).filter(({ text }) => text !== '')
}

/** What is left of a piece where spans are taken out of it. */
export const without = (piece: Piece, spans: readonly { start: number; end: number }[]): Piece[] => {
  const parts: Piece[] = []
  let from = piece.start
  for (const span of spans.toSorted((a, b) => a.start - b.start)) {
    if (span.start > from) parts.push(part(piece, from - piece.start, span.start - piece.start))
    from = Math.max(from, span.end)
  }
  if (from < endOf(piece)) parts.push(part(piece, from - piece.start))
  return parts.map((one) => trimmed(one)).filter(({ text }) => text !== '')
}

/** As one line: the end of a line is a space, and between Chinese characters nothing. */
const oneLine = (text: string): string =>
  text.replace(/(?<=[\u3400-\u9fff])\s*\n\s*(?=[\u3400-\u9fff])/g, '').replace(/\s*\n\s*/g, ' ')

export const found = (piece: Piece, rule: string, confidence: number): Found<string> => ({
  value: oneLine(piece.text),
  start: piece.start,
  end: endOf(piece),
  rule,
  confidence,
})

/** The same span with another value: the normal form of what stands there. */
export const foundAs = <T>(piece: Piece, value: T, rule: string, confidence: number): Found<T> => ({
  ...found(piece, rule, confidence),
  value,
})

/** The first group of a match as a piece. */
export const groupOf = (piece: Piece, match: RegExpMatchArray, group = 1): Piece | undefined => {
  const text = match[group]
  if (text === undefined || match.index === undefined) return undefined
  const from = match.index + match[0].indexOf(text)
  return part(piece, from, from + text.length)
}

export const cjk = /[\u3400-\u9fff\uf900-\ufaff]/
export const hasCjk = (text: string): boolean => cjk.test(text)

/** How wide a text is: a Chinese character counts two. */
export const widthOf = (text: string): number => {
  let width = 0
  for (const sign of text) width += cjk.test(sign) ? 2 : 1
  return width
}

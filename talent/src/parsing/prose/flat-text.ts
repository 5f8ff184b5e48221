import type { Row } from '#parsing/rows'
import type { Found } from '#parsing/span'

/** Running text whose lines were broken anywhere, read as one line; every character knows where it stands. */
export interface FlatText {
  text: string
  offsets: readonly number[]
}

export const flatOf = (rows: readonly Row[]): FlatText => {
  let text = ''
  const offsets: number[] = []
  for (const { piece, continues, line } of rows) {
    // A new paragraph ends a sentence even where its full stop is missing.
    const ends = text === '' || /[。;；!?:：]$/.test(text)
    if (text !== '' && !ends && !continues && line.text.length > 0 && !breaksWord(text, piece.text)) {
      text += '。'
      offsets.push(-1)
    }
    for (const [at, sign] of piece.text.split('').entries()) {
      text += sign
      offsets.push(piece.start + at)
    }
  }
  return { text, offsets }
}

const breaksWord = (before: string, next: string): boolean =>
  before.length > 30 &&
  /[\u3400-\u9fff,，、]$/.test(before) &&
  /^[\u3400-\u9fff]/.test(next) &&
  !/^[\u3400-\u9fff]{2,4}[,，]/.test(next)

/** A part of it as a value: the span may go over the end of a line. */
export const foundIn = <T>(
  flat: FlatText,
  from: number,
  to: number,
  value: T,
  rule: string,
  confidence: number,
): Found<T> | undefined => {
  const [start, last] = [flat.offsets[from], flat.offsets[to - 1]]
  if (start === undefined || last === undefined || start < 0 || last < start) return undefined
  return { value, start, end: last + 1, rule, confidence }
}

export const textIn = (
  flat: FlatText,
  from: number,
  to: number,
  rule: string,
  confidence: number,
): Found<string> | undefined => foundIn(flat, from, to, flat.text.slice(from, to), rule, confidence)

export interface Clause {
  from: number
  to: number
  text: string
  /** The first of a sentence. */
  first: boolean
}

/** Between commas, semicolons and full stops. */
export const clausesOf = ({ text }: FlatText): Clause[] => {
  const clauses: Clause[] = []
  let from = 0
  let first = true
  for (let at = 0; at <= text.length; at += 1) {
    const sign = text.charAt(at)
    if (at < text.length && !/[,，;；。!?]/.test(sign)) continue
    const body = text.slice(from, at)
    const lead = body.length - body.trimStart().length
    if (body.trim() !== '')
      clauses.push({ from: from + lead, to: from + lead + body.trim().length, text: body.trim(), first })
    first = /[;；。!?]/.test(sign)
    from = at + 1
  }
  return clauses
}

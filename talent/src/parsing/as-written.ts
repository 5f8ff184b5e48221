import type { DocumentText } from '#reading/document'
import { plainSigns } from '#reading/signs'

/** The document as rules read it: Chinese signs as their narrow twins, every character at its own place. */
export const plainDocument = (document: DocumentText): DocumentText => {
  const text = plainSigns(document.text)
  if (text === document.text) return document
  return { ...document, text, lines: document.lines.map((line) => ({ ...line, text: plainSigns(line.text) })) }
}

/** Bullets and labels that a value leaves out are no longer than this. */
const mostLeftOut = 40

/** A value that was read in plain signs, with the signs of the span that it stands in. */
export const asWritten = (value: string, span: string): string => {
  const plain = plainSigns(span)
  if (plain === span) return value
  let [result, at] = ['', 0]
  for (const sign of value) {
    const next = sign.trim() === '' ? -1 : plain.indexOf(sign, at)
    if (next < 0 || next - at > mostLeftOut) {
      result += sign
      continue
    }
    result += span.slice(next, next + sign.length)
    at = next + sign.length
  }
  return result
}

import { assemble } from './assemble.ts'
import type { DocumentText } from './document.ts'
import { closeLabels } from './letter-spacing.ts'
import { plainLine } from './plain-line.ts'
import { brokenShare } from './quality.ts'

/** Bytes of a text whose encoding nobody names. */
export function decodeText(bytes: Uint8Array): string {
  const [first = 0, second = 0, third = 0] = bytes
  if (first === 0xef && second === 0xbb && third === 0xbf) return new TextDecoder('utf-8').decode(bytes)
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  const wide = zeroSide(bytes)
  if (wide) return new TextDecoder(wide).decode(bytes)
  const utf8 = tryDecode(bytes, 'utf-8')
  if (utf8 !== undefined) return utf8
  return bestOf(bytes)
}

/** Every second byte is zero in UTF-16 of Latin letters. */
function zeroSide(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const length = Math.min(bytes.length, 2000)
  if (length < 4) return undefined
  const zeros = [0, 0]
  for (let at = 0; at < length; at += 1) if (bytes[at] === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1
  const [even = 0, odd = 0] = zeros
  if (odd > length * 0.15 && even < length * 0.02) return 'utf-16le'
  if (even > length * 0.15 && odd < length * 0.02) return 'utf-16be'
  return undefined
}

function tryDecode(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/** Of the encodings that are usual here, the one whose text has the most common signs. */
function bestOf(bytes: Uint8Array): string {
  const sample = bytes.subarray(0, 20_000)
  const score = (encoding: string): number => {
    const text = new TextDecoder(encoding).decode(sample)
    const common = text.match(/[\u4E00-\u9FA5，。、：；（）《》]/g)?.length ?? 0
    const odd = text.match(/[\uE000-\uF8FF\u3400-\u4DBF\uFF61-\uFF9F\u0080-\u009F]/g)?.length ?? 0
    return common * 2 - odd * 4 - brokenShare(text, 0) * text.length * 4
  }
  const [chinese, western, taiwan] = [score('gb18030'), score('windows-1252'), score('big5')]
  if (taiwan > chinese * 1.1 && taiwan > western) return new TextDecoder('big5').decode(bytes)
  return new TextDecoder(chinese > western ? 'gb18030' : 'windows-1252').decode(bytes)
}

/** Wide runs of spaces part cells, as people set columns in plain text. */
const cellGap = /[ \u3000]{3,}/g

export function readPlainText(bytes: Uint8Array): DocumentText {
  return assemble({
    kind: 'text',
    lines: linesOfText(decodeText(bytes)),
    pages: [{ number: 1, width: 0, height: 0, ocr: false }],
  })
}

/** A text that came through a form or a table on one line: each end of a line is two spaces there, an empty line four. */
function withLostBreaks(line: string): string {
  if (line.length < 800) return line
  const runs = [...line.matchAll(/(\S) {2,}(?=\S)/g)]
  const inside = runs.filter(([, before = '']) => !/[.!?;:]/.test(before)).length
  // People who set two spaces behind a sentence set them nowhere else.
  const lost = runs.length >= 8 && line.length / runs.length <= 200 && inside >= runs.length * 0.4
  if (!lost) return line
  // Of "2016 – Present" the dash may be lost as well; both ends stay on one line.
  return line
    .replace(/(?<=\b(?:19|20)\d{2}) {2,3}(?=(?:(?:19|20)\d{2}|Present)\b)/g, ' ')
    .replace(/ {4,}/g, '\n\n')
    .replace(/ {2,3}/g, '\n')
}

export function linesOfText(text: string) {
  let region = 0
  let empty = 0
  const lines = text
    .split(/\r\n?|\n|\f/)
    .map(withLostBreaks)
    .join('\n')
    .split('\n')
  return lines.flatMap((raw) => {
    const line = plainLine(closeLabels(raw.trim()).replace(cellGap, '\t'), { region })
    if (line) empty = 0
    else if (empty++ === 0) region += 1
    return line ? [{ ...line, region }] : []
  })
}

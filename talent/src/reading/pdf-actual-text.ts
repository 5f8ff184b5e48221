import { inflateSync } from 'node:zlib'
import type { UnpackedStreams } from './pdf-inflate.ts'

/** A stretch of marked content in the order of a page: what it stands for, if its writer says so. */
interface Mark {
  tag: string
  text: string | null
}

/**
 * Browsers write a ligature, or a digit of another shape, as a glyph without a code and say in `ActualText` what it is. pdf.js
 * does not pass that on, so it is looked up in the page's own stream, which is told by the order of its marks.
 */
export class ActualTexts {
  private readonly bytes: Uint8Array
  private readonly unpacked: UnpackedStreams
  private streams: { marks: Mark[]; used: boolean }[] | undefined

  constructor(bytes: Uint8Array, unpacked: UnpackedStreams) {
    this.bytes = bytes
    this.unpacked = unpacked
  }

  /** For each mark of a page, in order. */
  of(tags: readonly string[]): (string | null)[] {
    this.streams ??= streamsOf(this.bytes, this.unpacked)
    const texts: (string | null)[] = tags.map(() => null)
    const taken: boolean[] = tags.map(() => false)
    const free = this.streams.filter((stream) => !stream.used)
    const whole = free.find((stream) => stream.marks.length === tags.length && startsAt(stream.marks, tags, 0))
    for (const stream of whole ? [whole] : free) {
      const at = tags.findIndex((_, index) => !taken[index] && startsAt(stream.marks, tags, index))
      if (at < 0) continue
      stream.used = true
      for (const [index, mark] of stream.marks.entries()) {
        texts[at + index] = mark.text
        taken[at + index] = true
      }
    }
    return texts
  }
}

function startsAt(marks: readonly Mark[], tags: readonly string[], at: number): boolean {
  return at + marks.length <= tags.length && marks.every((mark, index) => tags[at + index] === mark.tag)
}

const most = { streams: 4000, bytes: 20 * 2 ** 20 }

function streamsOf(bytes: Uint8Array, unpacked: UnpackedStreams): { marks: Mark[]; used: boolean }[] {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const found: { marks: Mark[]; used: boolean }[] = []
  let at = 0
  for (let count = 0; count < most.streams; count += 1) {
    const start = buffer.indexOf('stream', at, 'latin1')
    if (start < 0) break
    const end = buffer.indexOf('endstream', start, 'latin1')
    if (end < 0) break
    at = end + 9
    const head = buffer.toString('latin1', Math.max(0, start - 400), start)
    const dictionary = head.slice(Math.max(0, head.lastIndexOf(' obj')))
    if (/\/Image|\/Length1|\/FontFile|\/XRef|\/ObjStm|\/Metadata/.test(dictionary)) continue
    const from = start + 6 + (buffer[start + 6] === 13 ? 2 : 1)
    const text = unpacked.of(from, end - from) ?? inflated(buffer.subarray(from, end), dictionary)
    if (text.includes('/ActualText')) found.push({ marks: marksOf(text.toString('latin1')), used: false })
  }
  return found
}

function inflated(part: Buffer, dictionary: string): Buffer {
  if (!dictionary.includes('/FlateDecode')) return part
  try {
    return inflateSync(part, { maxOutputLength: most.bytes, finishFlush: 2 })
  } catch {
    return Buffer.alloc(0)
  }
}

const begin = /\/([^\s/<>[\]()]+)\s*(<<[\s\S]*?>>|\/[^\s/<>[\]()]+)?\s*(?:BDC|BMC)\b/g

function marksOf(text: string): Mark[] {
  return [...text.matchAll(begin)].map((match) => ({ tag: match[1] ?? '', text: actualText(match[2] ?? '') }))
}

function actualText(properties: string): string | null {
  const hex = /\/ActualText\s*<([0-9A-Fa-f\s]*)>/.exec(properties)?.[1]
  const literal = /\/ActualText\s*\(((?:\\[\s\S]|[^\\)])*)\)/.exec(properties)?.[1]
  if (hex === undefined && literal === undefined) return null
  const bytes = hex === undefined ? unescaped(literal ?? '') : Buffer.from(hex.replace(/\s/g, ''), 'hex')
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes.subarray(2))
  return bytes.toString('latin1')
}

function unescaped(literal: string): Buffer {
  const plain = literal.replace(/\\(\d{1,3}|[\s\S])/g, (_, code: string) => {
    if (/^\d/.test(code)) return String.fromCharCode(Number.parseInt(code, 8) & 255)
    return { n: '\n', r: '\r', t: '\t' }[code] ?? code
  })
  return Buffer.from(plain, 'latin1')
}

import type { Box, Reading } from '@cohort/contract/readings'

/** What a file says, line by line in reading order, with where each line stands. Every reader ends in this shape. */

type Wire = Reading['document']

/** In points of the page (PDF) or pixels of its picture, from the upper left corner. */
export type { Box } from '@cohort/contract/readings'

/** A part of a line that stands apart from its neighbours: a table's cell, or a run after a wide gap or a tab. */
export interface Cell {
  /** Offsets in the line's text; the end is behind the last character. */
  start: number
  end: number
}

export interface Line {
  /** NFKC but for signs of Chinese sentences; runs of spaces as one, trimmed; never empty. Cells are parted by one tab. */
  text: string
  /** Offset of the first character in `DocumentText.text`. */
  start: number
  /** From 1. */
  page: number
  /** Missing where a format has no places (plain text, HTML). */
  box: Box | null
  /** x of the left edge of each character and of the end of the last one: `text.length + 1` numbers, where there is a box. */
  stops: readonly number[] | null
  cells: readonly Cell[]
  /** Height of the letters in points; 0 where it is not known. */
  size: number
  bold: boolean
  /** Lines of one block (a column, a side bar, a table, the body between two gaps) share a number, in reading order. */
  region: number
  /** The format itself calls it a heading (Word style, HTML h1…h6, Markdown #). */
  heading: boolean
}

export type Page = Wire['pages'][number]

/** Text that a person does not see. It is told, and never counted. */
export type HiddenText = Wire['hidden'][number]

/** A picture in the file that may be the photo of a person: portrait shape, near the top of the first page. */
export interface Picture {
  page: number
  box: Box | null
  /** PNG or JPEG. */
  type: string
  bytes: Uint8Array
}

/** How well the file was read. Below `good` a person looks at it before it enters the pool. */
export type Quality = Omit<Wire['quality'], 'problems'> & { problems: readonly Wire['quality']['problems'][number][] }
export type Problem = Quality['problems'][number]['problem']

export type DocumentKind = Wire['kind']

export interface DocumentText {
  kind: DocumentKind
  /** All lines joined by line feeds. */
  text: string
  lines: readonly Line[]
  pages: readonly Page[]
  hidden: readonly HiddenText[]
  /** Page numbers, and headers and footers that a page before has said already: told, and no part of the text. */
  margins: readonly { text: string; page: number }[]
  pictures: readonly Picture[]
  language: Wire['language']
  quality: Quality
  /** Attached files of a message, which are documents of their own. */
  attachments: readonly { name: string; type: string; bytes: Uint8Array }[]
  /** Of the readers, so that a later one may read again. */
  version: string
}

export const failureReasons = [
  'encrypted',
  'corrupt',
  'tooLarge',
  'tooManyPages',
  'expandsTooMuch',
  'unsupported',
  'tookTooLong',
  'outOfMemory',
] as const
export type FailureReason = (typeof failureReasons)[number]

/** Why a file cannot be read at all. The message holds no content of the file. */
export class ReadFailure extends Error {
  readonly reason: FailureReason
  constructor(reason: FailureReason) {
    super(reason)
    this.reason = reason
  }
}

/** Where a span of `document.text` stands: a box for each line that it touches. */
export function placesOf(
  document: Pick<DocumentText, 'lines'>,
  start: number,
  end: number,
): { page: number; box: Box }[] {
  return document.lines.flatMap((line) => {
    const [from, to] = [
      Math.max(start, line.start) - line.start,
      Math.min(end, line.start + line.text.length) - line.start,
    ]
    if (from >= to || !line.box) return []
    // The lines of a narrow cell are one: its text may begin at the left again.
    const stops = line.stops?.slice(from, to + 1) ?? [line.box.x, line.box.x + line.box.width]
    const left = Math.min(...stops)
    return [{ page: line.page, box: { ...line.box, x: left, width: Math.max(...stops) - left } }]
  })
}

/** The page of a span's beginning. */
export function pageOf(document: Pick<DocumentText, 'lines'>, start: number): number {
  return document.lines.findLast((line) => line.start <= start)?.page ?? 1
}

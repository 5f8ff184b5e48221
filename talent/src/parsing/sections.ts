import { type Heading, headingOf, kindOfHeading } from '#parsing/headings'
import type { Section, SectionKind } from '#parsing/parsed'
import { type Row, rowFrom } from '#parsing/rows'
import { endOf } from '#parsing/span'

export interface SectionRows extends Section {
  rows: readonly Row[]
}

interface Open {
  kind: SectionKind
  heading: string
  start: number
  rows: Row[]
}

const overlap = (a: Row, b: Row): number => {
  const [first, second] = [a.line.box, b.line.box]
  if (!first || !second) return 1
  const shared = Math.min(first.x + first.width, second.x + second.width) - Math.max(first.x, second.x)
  return shared / Math.max(1, Math.min(first.width, second.width))
}

/** A column that goes on from above or from the page before goes on with its section. */
const kindBefore = (
  row: Row,
  at: number,
  rows: readonly Row[],
  kinds: readonly SectionKind[],
): SectionKind | undefined => {
  const before = rows[at - 1]
  if (!before || before.line.region === row.line.region || !row.line.box) return undefined
  if (overlap(before, row) > 0.3) return undefined
  for (let back = at - 1; back >= 0; back -= 1) {
    const other = rows[back]
    if (other && overlap(other, row) > 0.5) return kinds[back]
  }
  return row.line.page === 1 ? 'person' : undefined
}

const closed = (open: Open, end: number): SectionRows => ({ ...open, end })

/** Headings that look like the rest of the text, as where all styles were lost. */
const isPlain = (rows: readonly Row[]): boolean => {
  const sure = rows.filter((row) => row.cells.length === 1 && kindOfHeading(row.piece.text)?.weak === false)
  return sure.length > 1 && sure.filter(({ loud }) => !loud).length > sure.length / 2
}

/** Behind an item of a list or a sentence something new may begin; behind a short line it may be one of several. */
const endsThought = (row: Row | undefined): boolean =>
  row !== undefined && (row.bullet || row.continues || row.piece.text.length > 60 || /[.。;]$/.test(row.piece.text))

/** Cuts the document at its headings. What comes before the first one is about the person. */
export const sectionsOf = (rows: readonly Row[]): SectionRows[] => {
  const sections: SectionRows[] = []
  const kinds: SectionKind[] = []
  const plain = isPlain(rows)
  let open: Open = { kind: 'person', heading: '', start: rows[0]?.piece.start ?? 0, rows: [] }
  const begin = (kind: SectionKind, heading: string, start: number) => {
    if (open.rows.length > 0 || open.heading !== '') sections.push(closed(open, start))
    open = { kind, heading, start, rows: [] }
  }
  for (const [at, row] of rows.entries()) {
    const heading: Heading | undefined = headingOf(row, open.kind, plain && endsThought(rows[at - 1]))
    if (heading) {
      begin(heading.kind, heading.piece.text, row.piece.start)
      if (heading.restFrom !== undefined) open.rows.push(rowFrom(row, heading.restFrom))
    } else {
      const kind = kindBefore(row, at, rows, kinds)
      if (kind && kind !== open.kind) begin(kind, '', row.piece.start)
      open.rows.push(row)
    }
    kinds.push(open.kind)
  }
  const last = rows.at(-1)
  sections.push(closed(open, last ? endOf(last.piece) : 0))
  return sections
}

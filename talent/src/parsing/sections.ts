import { dateAlone } from '#parsing/dates'
import { type Heading, headingOf, kindOfHeading } from '#parsing/headings'
import type { Section, SectionKind } from '#parsing/parsed'
import { labelsIn } from '#parsing/person/labels'
import { type Row, rowFrom } from '#parsing/rows'
import { endOf } from '#parsing/span'

export interface SectionRows extends Section {
  rows: readonly Row[]
}

interface Open {
  kind: SectionKind
  heading: string
  start: number
  /** The row that it begins with. */
  first: Row
  end: number
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

const topOf = (row: Row): number => row.line.box?.y ?? 0

/** Of the sections of the block beside it, the one at whose height a row stands. */
const atHeight = (row: Row, before: Row, sections: readonly Open[]): Open | undefined =>
  sections.findLast(
    ({ first }) =>
      first.line.page === row.line.page &&
      first.line.region === before.line.region &&
      topOf(first) <= topOf(row) + 3 &&
      overlap(first, row) <= 0.3,
  )

/** Dates beside what they belong to come between its rows; a second entry beside the first one comes behind it. */
const putBeside = (open: Open, rows: readonly Row[]): void => {
  const [first] = rows
  open.rows.push(...rows)
  if (first && dateAlone(first.piece)) open.rows.sort((a, b) => a.line.page - b.line.page || topOf(a) - topOf(b))
}

/** Headings that look like the rest of the text, as where all styles were lost. */
const isPlain = (rows: readonly Row[]): boolean => {
  const sure = rows.filter((row) => row.cells.length === 1 && kindOfHeading(row.piece.text)?.weak === false)
  return sure.length > 1 && sure.filter(({ loud }) => !loud).length > sure.length / 2
}

/** Behind an item of a list or a sentence something new may begin; behind a short line it may be one of several. */
const endsThought = (row: Row | undefined): boolean =>
  row !== undefined && (row.bullet || row.continues || row.piece.text.length > 60 || /[.。;]$/.test(row.piece.text))

const isAbove = (row: Row, other: Row): boolean => row.line.page === other.line.page && topOf(row) < topOf(other) - 6
const isBelow = (row: Row, other: Row): boolean => row.line.page === other.line.page && topOf(row) > topOf(other)

/** Rows that stand beside a block with headings, and have none of their own. */
const besideRows = (rows: readonly Row[]): ReadonlySet<Row> => {
  const headed = new Set(
    rows.filter((row) => kindOfHeading(row.cells[0]?.text ?? '')?.weak === false).map(({ line }) => line.region),
  )
  return new Set(rows.filter(({ line }) => line.box && !headed.has(line.region)))
}

/** "Languages: English, Polish" among the contacts is one row of them; the next label is about the person again. */
const goesBack = (current: Open, before: Row, row: Row): boolean =>
  current.kind === 'languages' &&
  current.rows.length === 1 &&
  /^[^:：]{2,20}[:：]/.test(before.piece.text) &&
  before.piece.start === current.start &&
  (labelsIn(row).some(({ label }) => label !== 'ignored') || /\S@\S/.test(row.piece.text))

const listed: ReadonlySet<SectionKind> = new Set(['certificates', 'awards', 'skills', 'activities', 'publications'])
const contacts: ReadonlySet<string> = new Set(
  'phone email wechat birthday gender age city address nativePlace maritalStatus politicalStatus ethnicity'.split(' '),
)

/** Contacts at the foot of the last page stand under whatever heading was the last. */
const isContact = (current: Open, row: Row): boolean => {
  if (!listed.has(current.kind) || row.bullet || row.continues) return false
  const [first] = labelsIn(row)
  return (
    first !== undefined &&
    contacts.has(first.label) &&
    /^[^:：\t]{1,16}[:：\t]/.test(row.piece.text) &&
    first.value.start - row.piece.start <= 18
  )
}

const groups =
  /^(?:[•·▪*-]\s*)?(?:(?:programming|scripting|web|server|markup|query)[ -]languages?|(?:web|server|mobile|cloud|core|network|software)?[ -]?(?:technolog(?:y|ies)|frameworks?|libraries|tools|protocols|platforms|services)(?: (?:&|and) (?:technologies|frameworks|libraries|tools))?|databases?|environments?|ides?|operating systems?|os|systems?|version control|methodolog(?:y|ies)|web|backend|frontend|cloud|devops|编程语言|开发语言|数据库|开发框架|框架|开发工具|操作系统|中间件)(?:\s*[-–—/&,]\s*[A-Za-z ]{2,20})?\s*[:：]/i

/** A summary that says only which tools are known, by groups, is a list of skills. */
const kindByContent = ({ kind, rows }: Open): SectionKind => {
  if (kind !== 'summary' || rows.length === 0) return kind
  const starts = rows.filter(({ continues }) => !continues)
  const told = starts.filter(({ piece }) => groups.test(piece.text)).length
  return told > 0 && told >= starts.length * 0.6 ? 'skills' : kind
}

/** Cuts the document at its headings. What comes before the first one is about the person. */
export const sectionsOf = (rows: readonly Row[]): SectionRows[] => {
  const [top] = rows
  if (!top) return [{ kind: 'person', heading: '', start: 0, end: 0, rows: [] }]
  const sections: Open[] = []
  const kinds: SectionKind[] = []
  const [plain, loose] = [isPlain(rows), besideRows(rows)]
  const open = (kind: SectionKind, heading: string, first: Row): Open => {
    const one = { kind, heading, start: first.piece.start, end: endOf(first.piece), first, rows: [] }
    sections.push(one)
    return one
  }
  let current = open('person', '', top)
  /** Rows of a block beside another, with the section at whose height they stand. */
  let beside: { section: Open; before: Row } | undefined
  const waiting = new Map<Open, Row[]>()
  /** A section of which only the heading was read before the block beside it came. */
  let left: Open | undefined
  for (const [at, row] of rows.entries()) {
    const before = rows[at - 1]
    const heading: Heading | undefined = headingOf(row, current.kind, plain && endsThought(before))
    if (heading) {
      beside = undefined
      current = open(heading.kind, heading.piece.text, row)
      current.heading = heading.piece.text
      if (heading.restFrom !== undefined) current.rows.push(rowFrom(row, heading.restFrom))
    } else {
      // Beside its heading stands what it is the heading of, even where that is a table of its own.
      const empty = current.heading !== '' && current.rows.length === 0
      const begins = empty && !isAbove(row, current.first)
      const parts = before && before.line.region !== row.line.region
      if (parts && empty && !begins) {
        left = current
        current = open('person', '', row)
      }
      if (parts && !begins && loose.has(row) && overlap(before, row) <= 0.3 && before.line.page === row.line.page) {
        const section = atHeight(row, before, sections)
        beside = section && { section, before }
      } else if (parts) beside = undefined
      const aside = beside && (atHeight(row, beside.before, sections) ?? beside.section)
      if (aside) {
        waiting.set(aside, [...(waiting.get(aside) ?? []), row])
        kinds.push(aside.kind)
        continue
      }
      if (parts && left && isBelow(row, left.first)) {
        current = left
        left = undefined
      }
      const kind = begins || current.rows.length === 0 ? undefined : kindBefore(row, at, rows, kinds)
      const back = isContact(current, row) || (before && goesBack(current, before, row)) ? 'person' : undefined
      const other = kind ?? back
      if (other && other !== current.kind) current = open(other, '', row)
      current.rows.push(row)
    }
    current.end = endOf(row.piece)
    kinds.push(current.kind)
  }
  for (const [section, own] of waiting) putBeside(section, own)
  return sections
    .filter((one) => one.rows.length > 0 || one.heading !== '')
    .map((one) => ({
      kind: kindByContent(one),
      heading: one.heading,
      start: one.start,
      end: one.end,
      rows: one.rows,
    }))
}

import type { Area, Segment } from './glyph.ts'

/** A block of the page that is read as a whole; `column` is set where it stands beside another. */
export interface Block {
  segments: Segment[]
  column: { left: number; right: number } | null
  /** It goes on with what the block before is about. */
  joins?: boolean
}

interface Gutter {
  x: number
  top: number
  bottom: number
  score: number
  /** Two entries beside each other, and no columns of the page. */
  cards: boolean
}

export const dateLike =
  /(?:19|20)\d\d|\bpresent\b|\bcurrent\b|\bnow\b|至今|现在|\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\b|\d{1,2}\s*[/.月]/i

const dateWords =
  /\d+|present|current|now|to|至今|现在|[年月至]|\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*/gi

/** Parts a page into blocks in reading order. Rules across the whole width part it first: no column goes on behind one. */
export function blocksOf(segments: readonly Segment[], rules: readonly Area[] = []): Block[] {
  if (segments.length === 0) return []
  const [left, right] = [Math.min(...segments.map((one) => one.x)), Math.max(...segments.map((one) => one.right))]
  const wide = rules.filter((rule) => rule.bottom - rule.top < 4 && rule.right - rule.left > 0.9 * (right - left))
  const cuts = wide
    .map((rule) => (rule.top + rule.bottom) / 2)
    .filter((y) => !segments.some((one) => one.top + one.size * 0.3 < y && one.baseline - one.size * 0.1 > y))
    .toSorted((a, b) => a - b)
  const bands: Segment[][] = Array.from({ length: cuts.length + 1 }, () => [])
  for (const one of segments) bands[cuts.filter((y) => y < one.baseline - one.size * 0.3).length]?.push(one)
  const blocks = bands.flatMap((band) => cut(band, 0))
  // Without columns the rules say nothing of the order, and the page is one.
  return blocks.some((block) => block.column) ? blocks : [{ segments: [...segments], column: null }]
}

/** What spans the band, then its columns from the left. */
function cut(segments: readonly Segment[], depth: number): Block[] {
  if (segments.length === 0) return []
  const gutter = depth < 6 ? findGutter(segments) : undefined
  if (!gutter) return [{ segments: [...segments], column: null }]
  const above = segments.filter((one) => middleY(one) < gutter.top)
  const below = segments.filter((one) => middleY(one) > gutter.bottom)
  const between = segments.filter((one) => middleY(one) >= gutter.top && middleY(one) <= gutter.bottom)
  const sides = [between.filter((one) => one.x < gutter.x - 1), between.filter((one) => one.x >= gutter.x - 1)]
  const columns = sides.flatMap((side, index) => {
    const column = { left: Math.min(...side.map((one) => one.x)), right: Math.max(...side.map((one) => one.right)) }
    return cut(side, depth + 1).map((block, at) => ({
      ...block,
      column: block.column ?? column,
      ...(gutter.cards && index + at > 0 && { joins: true }),
    }))
  })
  return [...cut(above, depth + 1), ...columns, ...cut(below, depth + 1)]
}

/** The white strip between two columns that stand beside each other over the greatest height. */
function findGutter(segments: readonly Segment[]): Gutter | undefined {
  let best: Gutter | undefined
  const starts = columnStarts(segments)
  for (const x of starts) {
    for (const strip of stripsAt(segments, x)) {
      const [whole] = asGutter(segments, starts, x, strip)
      const [part] = whole && whole.score > 250 ? [] : asGutter(segments, starts, x, trimmed(segments, x, strip))
      const gutter = part ?? whole
      if (gutter && gutter.score > (best?.score ?? 0)) best = gutter
    }
  }
  return best
}

/** Left edges that several lines share, bullets and what is a little indented among them. */
export function columnStarts(segments: readonly Segment[]): number[] {
  const edges = segments.map((one) => one.x).toSorted((a, b) => a - b)
  const starts: number[] = []
  for (const [at, edge] of edges.entries()) {
    if (edge - (edges[at - 1] ?? Number.NEGATIVE_INFINITY) < 2) continue
    const many = edges.filter((other) => other >= edge && other < edge + 14).length
    if (many >= 2) starts.push(edge - 0.5)
  }
  return starts.filter((x) => x > (edges[0] ?? 0) + 20)
}

interface Strip {
  top: number
  bottom: number
}

/** From where to where nothing crosses a left edge. */
export function stripsAt(segments: readonly Segment[], x: number): Strip[] {
  const blockers = segments.filter((one) => one.x < x - 1 && one.right > x + 1).toSorted((a, b) => a.top - b.top)
  const strips: Strip[] = []
  let top = Number.NEGATIVE_INFINITY
  for (const blocker of [...blockers, undefined]) {
    const bottom = blocker ? blocker.top : Number.POSITIVE_INFINITY
    if (bottom > top) strips.push({ top, bottom })
    if (blocker) top = Math.max(top, blocker.bottom)
  }
  return strips
}

/**
 * Lines above or below a heading may have a cell behind the edge too: dates at the right, tags, pairs of facts. They are
 * read across, and are no part of the columns under the heading or above it.
 */
function trimmed(segments: readonly Segment[], x: number, strip: Strip): Strip {
  const within = segments.filter((one) => middleY(one) > strip.top && middleY(one) < strip.bottom)
  const left = rows(within.filter((one) => one.x < x - 1))
  const right = rows(within.filter((one) => one.x >= x - 1))
  const usual = middleOf(left.map((row) => row.size))
  const lone = left.filter(
    (row) =>
      (row.bold || row.size > usual + 0.8) &&
      !right.some((other) => Math.abs(other.baseline - row.baseline) < 1.2 * Math.max(row.size, other.size)),
  )
  const few = (side: Row[]) => side.length > 0 && side.length <= 4 && side.every((row) => meets(row, left))
  const begin = lone.findLast((row) => few(right.filter((other) => other.baseline < row.baseline)))
  const end = lone.find((row) => few(right.filter((other) => other.baseline > row.baseline)))
  const top = begin ? begin.baseline - begin.size : strip.top
  const bottom = end ? end.baseline - end.size : strip.bottom
  return top < bottom ? { top, bottom } : strip
}

const middleY = (one: Segment): number => (one.top + one.bottom) / 2

function asGutter(
  segments: readonly Segment[],
  starts: readonly number[],
  x: number,
  { top, bottom }: Strip,
): Gutter[] {
  const within = segments.filter((one) => middleY(one) > top && middleY(one) < bottom)
  if (within.some((one) => one.noteEdge !== undefined && Math.abs(one.noteEdge - x) < 14)) return []
  const left = rows(within.filter((one) => one.x < x - 1))
  const behind = within.filter((one) => one.x >= x - 1)
  if (behind.filter((one) => one.x < x + 14).length < 2) return []
  if (starts.some((next) => next > x + 20 && hasOwnDates(left, behind, next))) return []
  const right = rows(behind)
  if (left.length < 2 || right.length < 2) return []
  const begin = Math.max(first(left), first(right)) - 3
  const entries = isEntry(left, begin) && isEntry(right, begin)
  if (!entries && (left.length < 3 || right.length < 3)) return []
  const width = Math.min(...right.map((row) => row.x)) - Math.max(...left.map((row) => row.right))
  const size = Math.min(middleOf(left.map((row) => row.size)), middleOf(right.map((row) => row.size)))
  if (width < Math.max(5, size * 0.7)) return []
  const shared = Math.min(last(left), last(right)) - Math.max(first(left), first(right))
  if (!entries && (shared < size * 3.5 || (shared < size * 6 && !wraps(left) && !wraps(right)))) return []
  if (!entries && readAcross(left, right)) return []
  const noted = within.some((one) => one.noteEdge !== undefined)
  const cards = entries || (shared < size * 14 && beginTogether(left, right, noted))
  return [{ x, top, bottom: Math.min(bottom, endOf(left, right)), score: shared + Math.min(width, 40), cards }]
}

/** Under one heading (or beside it), the first line of the one side has that of the other beside it. */
function beginTogether(left: Row[], right: Row[], noted: boolean): boolean {
  const [head] = right
  if (!head || !meets(head, left)) return false
  const above = left.filter((row) => row.baseline < head.baseline - 3)
  return above.length === 0 ? noted : above.length === 1 && above.every((row) => row.bold || row.size > head.size + 0.8)
}

/** Where one side has ended, a heading on the other begins what comes after both. */
function endOf(left: Row[], right: Row[]): number {
  const end = Math.min(last(left), last(right))
  const sizes = [...left, ...right].map((row) => row.size)
  const heading = [...left, ...right].find(
    (row) => row.baseline > end + row.size * 0.5 && row.size > middleOf(sizes) + 0.8,
  )
  return heading ? heading.baseline - heading.size : Number.POSITIVE_INFINITY
}

/** Dates before the next column that stand in the lines of this one: the column goes on to them. */
function hasOwnDates(left: Row[], behind: readonly Segment[], next: number): boolean {
  const dates = behind.filter((one) => one.x < next - 1)
  if (dates.length === 0 || dates.some((one) => one.right > next) || behind.length - dates.length < 3) return false
  const found = rows(dates)
  return share(found, (row) => dateLike.test(row.text)) >= 0.8 && share(found, (row) => meets(row, left)) >= 0.75
}

/** A date behind other words in the first line: two such beside each other are two entries of a resume, each in its card. */
function isEntry(side: Row[], begin: number): boolean {
  const head = side.find((row) => row.baseline >= begin)
  return head !== undefined && dateLike.test(head.text) && /\p{L}{2}/u.test(head.text.replace(dateWords, ''))
}

interface Row {
  x: number
  right: number
  baseline: number
  size: number
  text: string
  bold: boolean
}

const first = (side: Row[]): number => side[0]?.baseline ?? 0
const last = (side: Row[]): number => side.at(-1)?.baseline ?? 0

function rows(side: Segment[]): Row[] {
  const found: Row[] = []
  for (const one of side.flatMap(endsOf).toSorted((a, b) => a.baseline - b.baseline)) {
    const row = found.at(-1)
    if (row && one.baseline - row.baseline < 0.4 * one.size) {
      row.x = Math.min(row.x, one.x)
      row.right = Math.max(row.right, one.right)
      row.text += ` ${one.text}`
      row.bold &&= one.bold
    } else
      found.push({ x: one.x, right: one.right, baseline: one.baseline, size: one.size, text: one.text, bold: one.bold })
  }
  return found
}

/** A table among lines of text counts by its first and its last row. */
function endsOf(one: Segment): Segment[] {
  if (one.bottom - one.top < 2 * one.size) return [one]
  return [
    { ...one, baseline: one.top + one.size },
    { ...one, baseline: one.bottom },
  ]
}

/** Dates beside their text, labels beside values, the rows of a table: one line, not two columns. */
function readAcross(left: Row[], right: Row[]): boolean {
  const minor = left.length <= right.length ? left : right
  const major = minor === left ? right : left
  const aligned = share(minor, (row) => meets(row, major))
  if (aligned < 0.75) return false
  if (share(minor, (row) => dateLike.test(row.text)) >= 0.5) return true
  if (aligned < 0.85) return false
  if (minor === right && rightAligned(right)) return true
  const both = share(major, (row) => meets(row, minor))
  if (both >= 0.9) return !wraps(left) && !wraps(right)
  return runLength(minor) < 1.8 && !wraps(minor)
}

const share = (side: Row[], test: (row: Row) => boolean): number => side.filter(test).length / side.length

function meets(row: Row, others: Row[]): boolean {
  return others.some((other) => Math.abs(other.baseline - row.baseline) < 0.25 * Math.min(other.size, row.size))
}

function rightAligned(side: Row[]): boolean {
  const edge = Math.max(...side.map((row) => row.right))
  const start = Math.min(...side.map((row) => row.x))
  return share(side, (row) => edge - row.right < 3) > 0.8 && share(side, (row) => row.x - start < 3) < 0.6
}

/** How many lines stand close under each other, on the average. */
function runLength(side: Row[]): number {
  let runs = 1
  for (const [at, row] of side.entries()) {
    const before = side[at - 1]
    if (before && row.baseline - before.baseline > 1.9 * Math.max(row.size, before.size)) runs += 1
  }
  return side.length / runs
}

/** A sentence goes on from one line to the next: cells of a table do not. */
function wraps(side: Row[]): boolean {
  const [start, end] = [Math.min(...side.map((row) => row.x)), Math.max(...side.map((row) => row.right))]
  return side.some((row, at) => {
    const next = side[at + 1]
    if (!next || next.baseline - row.baseline > 1.9 * row.size || Math.abs(next.x - row.x) > 1.5 * row.size)
      return false
    const full = (row.right - start) / (end - start)
    if (/[.!?;。；！？]$/.test(row.text)) return false
    return /^\p{Ll}/u.test(next.text)
      ? full > 0.7 && row.text.length > 15
      : full > 0.93 && /\p{Script=Han}$/u.test(row.text) && row.text.length > 12
  })
}

function middleOf(values: number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0
}

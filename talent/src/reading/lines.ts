import type { Block } from './columns.ts'
import type { Cell, Line } from './document.ts'
import type { Segment } from './glyph.ts'
import { closePlacedLetters } from './letter-spacing.ts'
import { withWrappedCells } from './wrapped-cells.ts'

/** A line before its place in the whole text is known. */
export type DraftLine = Omit<Line, 'start'>

interface Row {
  segments: Segment[]
  baseline: number
  size: number
}

/** The lines of one block, from the top: pieces on one baseline are the cells of a line. */
export function linesOf(segments: readonly Segment[], page: number, region: number): DraftLine[] {
  return withWrappedCells(rowsOf(segments)).map((row) => toLine(row.segments, page, region))
}

/** How many of the block's lines hold pieces that do not quite stand on one baseline: a sign of columns read across. */
export function unevenRows(block: Block): { uneven: number; all: number } {
  const rows = rowsOf(block.segments)
  const uneven = rows.filter((row) =>
    row.segments.some((one) => Math.abs(one.baseline - row.baseline) > 0.22 * row.size && one.text.length > 12),
  )
  return { uneven: uneven.length, all: rows.length }
}

function rowsOf(segments: readonly Segment[]): Row[] {
  const rows: Row[] = []
  for (const one of segments.toSorted((a, b) => a.baseline - b.baseline)) {
    const row = rows.slice(-3).find((known) => fits(known, one))
    if (row) {
      row.segments.push(one)
      row.size = Math.max(row.size, one.size)
    } else rows.push({ segments: [one], baseline: one.baseline, size: one.size })
  }
  return rows.map((row) => ({ ...row, segments: row.segments.toSorted((a, b) => a.x - b.x) }))
}

function fits(row: Row, one: Segment): boolean {
  if (Math.abs(one.baseline - row.baseline) > 0.45 * Math.min(row.size, one.size)) return false
  return row.segments.every((known) => known.right <= one.x + 1 || known.x >= one.right - 1)
}

function toLine(segments: readonly Segment[], page: number, region: number): DraftLine {
  let text = ''
  const stops: number[] = []
  const cells: Cell[] = []
  let end = 0
  for (const [at, segment] of segments.entries()) {
    const closed = closePlacedLetters(segment.text, segment.stops)
    if (at > 0) {
      text += '\t'
      stops.push(end)
    }
    cells.push({ start: text.length, end: text.length + closed.text.length })
    text += closed.text
    stops.push(...closed.stops.slice(0, -1))
    end = closed.stops.at(-1) ?? segment.right
  }
  const [left, right] = [Math.min(...segments.map((one) => one.x)), Math.max(...segments.map((one) => one.right))]
  const [top, bottom] = [Math.min(...segments.map((one) => one.top)), Math.max(...segments.map((one) => one.bottom))]
  const letters = segments.reduce((sum, one) => sum + one.text.length, 0)
  const bold = segments.reduce((sum, one) => sum + (one.bold ? one.text.length : 0), 0) * 2 > letters
  return {
    text,
    page,
    box: { x: left, y: top, width: right - left, height: bottom - top },
    stops: [...stops, end],
    cells,
    size: Math.max(...segments.map((one) => one.size)),
    bold,
    region,
    heading: false,
  }
}

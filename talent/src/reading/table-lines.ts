import { type Area, inside, type Segment } from './glyph.ts'
import { gapOf, joinTwo } from './joined-lines.ts'
import type { DraftLine } from './lines.ts'
import type { Ruled } from './ruled.ts'
import { isBullet } from './signs.ts'

/** Lays out what stands in one cell. */
type CellLines = (segments: readonly Segment[]) => Filled

/** What stands in a part of a table. `inner` is set where it is more than lines of one cell. */
export interface Filled {
  lines: DraftLine[]
  inner: boolean
}

/** A cell of a narrow column breaks its lines where nobody meant to; in a wide one they are lines as elsewhere. */
const narrow = 0.45

/** The lines of a table, row by row: cells of a row stand beside each other in one line. */
export function tableLines(
  table: Ruled,
  segments: readonly Segment[],
  region: number,
  cellLines: CellLines,
): DraftLine[] {
  const width = table.area.right - table.area.left
  const fill = (part: Ruled, own: readonly Segment[]): Filled => {
    if (own.length === 0) return { lines: [], inner: false }
    if (part.kind === 'cell') {
      const { lines, inner } = cellLines(own)
      const isNarrow = part.area.right - part.area.left < narrow * width
      return { lines: isNarrow ? unwrapped(lines, part.area) : lines, inner }
    }
    const parts = part.parts.map((one) => fill(one, within(own, one.area)))
    if (part.kind === 'rows') return { lines: parts.flatMap((one) => one.lines), inner: true }
    return { lines: besides(parts, region), inner: true }
  }
  return fill(table, segments).lines
}

export function within(segments: readonly Segment[], area: Area): Segment[] {
  return segments.filter((one) => inside(area, (one.x + one.right) / 2, one.baseline - one.size * 0.3))
}

/** Cells with a few lines stand beside each other; two long ones are columns, which are read one after the other. */
function besides(parts: readonly Filled[], region: number): DraftLine[] {
  const said = parts.filter((part) => part.lines.length > 0)
  const long = said.filter((part) => part.inner || part.lines.length > 2)
  if (said.length === 2 && long.length === 2) return said.flatMap((part) => part.lines)
  const flat = said.filter((part) => !part.inner)
  const height = Math.max(0, ...flat.map((part) => part.lines.length))
  const rows = Array.from({ length: height }, (_, at) => joinCells(flat.flatMap((part) => part.lines[at] ?? [])))
  const inner = said.filter((part) => part.inner).flatMap((part) => part.lines)
  return [...rows, ...inner].map((line) => ({ ...line, region }))
}

/** Lines of cells that stand beside each other as one line with their cells. */
function joinCells(lines: readonly DraftLine[]): DraftLine {
  return lines.reduce((left, right) => joinTwo(left, right, '\t'))
}

/** Joins a line with the next where the next one's first word would not have had room in it. */
function unwrapped(lines: readonly DraftLine[], area: Area): DraftLine[] {
  const indent = Math.min(12, Math.max(0, ...lines.slice(0, 1).map((line) => (line.box?.x ?? 0) - area.left)))
  const edge = area.right - Math.min(indent, ...lines.map((line) => Math.max(0, area.right - rightOf(line))))
  const found: DraftLine[] = []
  let end = 0
  for (const line of lines) {
    const last = found.at(-1)
    const free = edge - end
    end = rightOf(line)
    if (last && last.cells.length === 1 && line.cells.length === 1 && wraps(last, line, free))
      found[found.length - 1] = joinTwo(last, line, gapOf(last.text, line.text))
    else found.push(line)
  }
  return found
}

const rightOf = (line: DraftLine): number => (line.box ? line.box.x + line.box.width : 0)

function wraps(last: DraftLine, line: DraftLine, free: number): boolean {
  if (isBullet(line.text.charAt(0)) || Math.abs(last.size - line.size) > 0.5 || !line.stops) return false
  // A period goes on behind its dash.
  if (/\d ?[-–—~～]$/u.test(last.text)) return true
  const [word = ''] = /^(?:[\u2E80-\u9FFF][、,。;:!?)》」]*|[^\s\u2E80-\u9FFF]+)/u.exec(line.text) ?? []
  const width = (line.stops[word.length] ?? 0) - (line.stops[0] ?? 0)
  const gap = gapOf(last.text, line.text) === '' ? 0 : line.size * 0.25
  return width + gap > free - 0.5
}

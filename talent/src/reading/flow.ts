import { blocksOf } from './columns.ts'
import type { Area, Segment } from './glyph.ts'
import { joinNarrow } from './joined-lines.ts'
import { type DraftLine, linesOf, unevenRows } from './lines.ts'
import { horizontal, type Ruled, tablesOf } from './ruled.ts'
import { withSideNotes } from './side-notes.ts'
import { type Filled, tableLines, within } from './table-lines.ts'

export interface Flow {
  lines: DraftLine[]
  regions: number
  /** Columns were perhaps read across. */
  mixed: boolean
}

/** Pieces of a page, or of a cell, as lines in reading order: tables stand as a whole among the blocks around them. */
export function flowOf(segments: readonly Segment[], rules: readonly Area[], page: number): Flow {
  let [region, mixed] = [0, false]
  const whole = spanOf(segments)
  const asLines = (lines: DraftLine[]) => (spanOfLines(lines) < narrow * whole ? joinNarrow(lines) : lines)
  const place = (own: readonly Segment[], tables: readonly Ruled[], bars: readonly Area[]): Filled => {
    const free = new Set(own)
    const held = new Map<Segment, DraftLine[]>()
    for (const [at, table] of tables.entries()) {
      const content = within([...free], table.area)
      if (!isFilled(table, content)) continue
      for (const one of content) free.delete(one)
      const inner = tables.slice(at + 1)
      region += 1
      const lines = tableLines(table, content, region, (cell) => place(cell, inner, []))
      held.set(standIn(table.area, content), lines)
    }
    region += 1
    const blocks = blocksOf(withSideNotes([...free, ...held.keys()]), bars)
    const lines = blocks.flatMap((block) => {
      const { uneven, all } = unevenRows(block)
      mixed ||= uneven >= 5 && uneven > all * 0.3
      if (!block.joins) region += 1
      const made = between(block.segments, held).flatMap((part) =>
        'lines' in part ? part.lines : asLines(linesOf(part.segments, page, region)),
      )
      return made
    })
    region += 1
    return { lines, inner: held.size > 0 || blocks.length > 1 }
  }
  const { lines } = place(segments, tablesOf(rules), rules.filter(horizontal))
  const order = [...new Set(lines.map((line) => line.region))]
  const numbers = new Map(order.map((own, at) => [own, at]))
  return {
    lines: lines.map((line) => ({ ...line, region: numbers.get(line.region) ?? 0 })),
    regions: order.length,
    mixed,
  }
}

/** Of the width of all that stands on the page. */
const narrow = 0.45

const spanOf = (segments: readonly Segment[]): number =>
  Math.max(...segments.map((one) => one.right)) - Math.min(...segments.map((one) => one.x))
const spanOfLines = (lines: readonly DraftLine[]): number =>
  Math.max(...lines.map(({ box }) => (box ? box.x + box.width : 0))) - Math.min(...lines.map(({ box }) => box?.x ?? 0))

/** At least two cells beside each other say something: else the rules are a frame, and part nothing. */
function isFilled(table: Ruled, content: readonly Segment[]): boolean {
  if (table.kind === 'cell') return false
  const said = table.parts.map((part) => within(content, part.area))
  if (table.kind === 'columns' && said.filter((one) => one.length > 0).length > 1) return true
  return table.parts.some((part, at) => isFilled(part, said[at] ?? []))
}

/** What stands for a table where the blocks of a page are told apart. */
function standIn(area: Area, content: readonly Segment[]): Segment {
  const sizes = content.map((one) => one.size).toSorted((a, b) => a - b)
  const size = sizes[sizes.length >> 1] ?? 0
  return {
    text: '',
    stops: [],
    x: area.left,
    right: area.right,
    top: area.top,
    bottom: area.bottom,
    baseline: area.bottom,
    size,
    bold: false,
  }
}

type Part = { segments: Segment[] } | { lines: DraftLine[] }

/** The pieces of a block from the top, with its tables where they stand. */
function between(segments: readonly Segment[], held: ReadonlyMap<Segment, DraftLine[]>): Part[] {
  const parts: Part[] = []
  let rest = segments.filter((one) => !held.has(one))
  for (const table of segments.filter((one) => held.has(one)).toSorted((a, b) => a.top - b.top)) {
    const above = rest.filter((one) => one.baseline - one.size * 0.3 < table.top)
    rest = rest.filter((one) => one.baseline - one.size * 0.3 >= table.top)
    parts.push({ segments: above }, { lines: held.get(table) ?? [] })
  }
  return [...parts, { segments: rest }]
}

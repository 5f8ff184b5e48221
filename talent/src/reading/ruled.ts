import type { Area } from './glyph.ts'

/** A drawn line: where it stands, and from where to where it runs. */
interface Rule {
  at: number
  from: number
  to: number
}

/** The parts of a table as its rules cut it: a cell, parts below each other, or parts beside each other. */
export type Ruled =
  | { kind: 'cell'; area: Area }
  | { kind: 'rows'; area: Area; parts: Ruled[] }
  | { kind: 'columns'; area: Area; parts: Ruled[] }

/** Rules this far apart are one: borders are drawn cell by cell, and not quite in one line. */
const near = 3
/** Past these the page is a drawing and no text. */
const most = { rules: 1500, lines: 120 }

export function horizontal(rule: Area): boolean {
  return rule.bottom - rule.top <= 4 && rule.right - rule.left > 6
}

export function vertical(rule: Area): boolean {
  return rule.right - rule.left <= 4 && rule.bottom - rule.top > 6
}

/** The tables that rules draw, the outer ones first. An open side is taken as closed: a table goes on behind a page's end. */
export function tablesOf(rules: readonly Area[]): Ruled[] {
  const across = joined(
    rules.filter(horizontal).map((one) => ({ at: (one.top + one.bottom) / 2, from: one.left, to: one.right })),
  )
  const down = joined(
    rules.filter(vertical).map((one) => ({ at: (one.left + one.right) / 2, from: one.top, to: one.bottom })),
  )
  if (across.length + down.length > most.rules) return []
  return connected(across, down)
    .flatMap((one) => tableOf(one.across, one.down) ?? [])
    .toSorted((a, b) => sizeOf(b.area) - sizeOf(a.area))
}

const sizeOf = ({ left, top, right, bottom }: Area): number => (right - left) * (bottom - top)

/** Pieces of one line as one. */
function joined(rules: Rule[]): Rule[] {
  const lines: Rule[][] = []
  for (const rule of rules.toSorted((a, b) => a.at - b.at)) {
    const line = lines.at(-1)
    if (line && rule.at - (line[0]?.at ?? 0) <= near) line.push(rule)
    else lines.push([rule])
  }
  return lines.flatMap((line) => {
    const found: Rule[] = []
    for (const rule of line.toSorted((a, b) => a.from - b.from)) {
      const last = found.at(-1)
      if (last && rule.from - last.to <= near) last.to = Math.max(last.to, rule.to)
      else found.push({ ...rule })
    }
    return found
  })
}

interface Net {
  across: Rule[]
  down: Rule[]
}

/** Rules that touch each other belong to one table. */
function connected(across: Rule[], down: Rule[]): Net[] {
  const nets: Net[] = []
  const open = new Set([...across, ...down])
  const rows = new Set(across)
  for (const start of across) {
    if (!open.delete(start)) continue
    const net: Net = { across: [], down: [] }
    const queue = [start]
    for (let rule = queue.pop(); rule; rule = queue.pop()) {
      const own = rule
      const isRow = rows.has(own)
      ;(isRow ? net.across : net.down).push(own)
      for (const other of isRow ? down : across) {
        if (open.has(other) && (isRow ? meet(own, other) : meet(other, own))) {
          open.delete(other)
          queue.push(other)
        }
      }
    }
    if (net.down.length > 0) nets.push(net)
  }
  return nets
}

function meet(across: Rule, down: Rule): boolean {
  return (
    down.at >= across.from - near &&
    down.at <= across.to + near &&
    across.at >= down.from - near &&
    across.at <= down.to + near
  )
}

function tableOf(across: Rule[], down: Rule[]): Ruled | undefined {
  const area = {
    left: Math.min(...across.map((one) => one.from), ...down.map((one) => one.at)),
    right: Math.max(...across.map((one) => one.to), ...down.map((one) => one.at)),
    top: Math.min(...down.map((one) => one.from), ...across.map((one) => one.at)),
    bottom: Math.max(...down.map((one) => one.to), ...across.map((one) => one.at)),
  }
  const table = cut(area, across, down, 0)
  return hasColumns(table) ? table : undefined
}

const hasColumns = (part: Ruled): boolean =>
  part.kind === 'columns' || (part.kind === 'rows' && part.parts.some(hasColumns))

/** Cut where a rule runs through the whole part: first into rows, then into columns. */
function cut(area: Area, across: readonly Rule[], down: readonly Rule[], depth: number): Ruled {
  if (depth > 8) return { kind: 'cell', area }
  const rows = cutsOf(across, area.top, area.bottom, area.left, area.right)
  if (rows.length > 0 && rows.length < most.lines) {
    const edges = [area.top, ...rows, area.bottom]
    const parts = rows.map((_, at) => at).concat(rows.length)
    return {
      kind: 'rows',
      area,
      parts: parts.map((at) =>
        cut({ ...area, top: edges[at] ?? 0, bottom: edges[at + 1] ?? 0 }, across, down, depth + 1),
      ),
    }
  }
  const columns = cutsOf(down, area.left, area.right, area.top, area.bottom)
  if (columns.length === 0 || columns.length >= most.lines) return { kind: 'cell', area }
  const edges = [area.left, ...columns, area.right]
  const parts = columns.map((_, at) => at).concat(columns.length)
  return {
    kind: 'columns',
    area,
    parts: parts.map((at) =>
      cut({ ...area, left: edges[at] ?? 0, right: edges[at + 1] ?? 0 }, across, down, depth + 1),
    ),
  }
}

/** Where rules inside an area run from its one side to the other. */
function cutsOf(rules: readonly Rule[], low: number, high: number, from: number, to: number): number[] {
  return rules
    .filter(
      (rule) =>
        rule.at > low + 2 * near && rule.at < high - 2 * near && rule.from <= from + near && rule.to >= to - near,
    )
    .map((rule) => rule.at)
    .toSorted((a, b) => a - b)
}

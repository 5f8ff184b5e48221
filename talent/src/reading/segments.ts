import type { Area, Glyph, Segment } from './glyph.ts'
import { isWide, normaliseSign } from './signs.ts'

/** Glyphs in the order of one baseline, with how many spaces were written before each. */
interface Run {
  glyphs: Glyph[]
  spaces: number[]
  baseline: number
  size: number
  right: number
}

/** Shares of an em. */
const gaps = { space: 0.17, wideSpace: 0.45, cell: 1.5, cellAfterSpace: 2, cellAfterSpaces: 0.8 }
/** Such a gap, and how many lines must begin behind it. */
const beforeColumn = [
  [1.25, 1],
  [1.05, 2],
  [0.8, 4],
] as const

/** Whether something is drawn between two signs of one line. */
type Parted = (left: number, right: number, baseline: number, size: number) => boolean

/**
 * Joins drawn signs to pieces of lines: in the order of drawing first, then whatever meets on a baseline. Nothing is
 * joined through a wall, which is an upright rule between two cells.
 */
export function segmentsOf(glyphs: readonly Glyph[], walls: readonly Area[] = []): Segment[] {
  const parted: Parted = (left, right, baseline, size) =>
    walls.some(
      (wall) =>
        wall.left > left - 0.5 &&
        wall.right < right + 0.5 &&
        wall.top < baseline - size * 0.5 &&
        wall.bottom > baseline - size * 0.2 &&
        wall.bottom - wall.top > size * 1.1,
    )
  const runs = rowsOf(runsOf(withoutDoubles(glyphs), parted)).flatMap((row) => joinRow(row, parted))
  const edges = edgesOf(runs)
  return runs.flatMap((run) => atEdges(run, edges)).flatMap((run) => toSegment(run) ?? [])
}

/** How many lines begin at a place, in whole points. */
function edgesOf(runs: readonly Run[]): (x: number) => number {
  const counts = new Map<number, number>()
  for (const run of runs) counts.set(Math.round(left(run)), (counts.get(Math.round(left(run))) ?? 0) + 1)
  return (x) => [-1, 0, 1].reduce((sum, off) => sum + (counts.get(Math.round(x) + off) ?? 0), 0)
}

/** A gap that is too small for a cell's parts what stands on both sides of it where other lines begin behind it. */
function atEdges(run: Run, edges: (x: number) => number): Run[] {
  const cuts = run.glyphs.flatMap((glyph, at) => {
    const before = run.glyphs[at - 1]
    const gap = before ? (glyph.x - before.right) / Math.max(glyph.size, before.size) : 0
    const needed = beforeColumn.find(([least]) => gap > least)?.[1]
    return needed !== undefined && edges(glyph.x) >= needed ? [at] : []
  })
  return cutRun(run, [0, ...cuts, run.glyphs.length])
}

function cutRun(run: Run, at: readonly number[]): Run[] {
  return at.slice(1).map((to, index) => {
    const glyphs = run.glyphs.slice(at[index], to)
    const right = Math.max(...glyphs.map((one) => one.right))
    return {
      ...run,
      glyphs,
      spaces: run.spaces.slice(at[index], to),
      size: Math.max(...glyphs.map((one) => one.size)),
      right,
    }
  })
}

/** A heavier letter is sometimes the same letter drawn twice, a little apart. */
function withoutDoubles(glyphs: readonly Glyph[]): Glyph[] {
  const seen = new Map<string, Glyph[]>()
  return glyphs.filter((glyph) => {
    if (glyph.text.trim() === '') return true
    const key = `${glyph.text}${Math.round(glyph.baseline / 4)}`
    const others = seen.get(key)
    if (!others) {
      seen.set(key, [glyph])
      return true
    }
    const near = glyph.size * 0.12
    const double = others.some(
      (other) =>
        Math.abs(other.x - glyph.x) < near &&
        Math.abs(other.baseline - glyph.baseline) < near &&
        Math.abs(other.size - glyph.size) < near,
    )
    if (!double) others.push(glyph)
    return !double
  })
}

function runsOf(glyphs: readonly Glyph[], parted: Parted): Run[] {
  const runs: Run[] = []
  let run: Run | undefined
  let spaces = 0
  for (const glyph of glyphs) {
    if (glyph.size <= 0) continue
    if (glyph.text.trim() === '') {
      spaces += 1
      continue
    }
    if (run && belongs(run, glyph) && !parted(run.right, glyph.x, glyph.baseline, glyph.size)) {
      run.glyphs.push(glyph)
      run.spaces.push(spaces)
      run.right = Math.max(run.right, glyph.right)
      if (glyph.size > run.size) Object.assign(run, { size: glyph.size, baseline: glyph.baseline })
    } else {
      run = { glyphs: [glyph], spaces: [0], baseline: glyph.baseline, size: glyph.size, right: glyph.right }
      runs.push(run)
    }
    spaces = 0
  }
  return runs
}

function belongs(run: Run, glyph: Glyph): boolean {
  const size = Math.max(run.size, glyph.size)
  const gap = glyph.x - run.right
  const off = Math.abs(glyph.baseline - run.baseline)
  if (off <= size * 0.15) return gap >= -0.5 * size && gap <= size * gaps.cell
  // Raised or lowered small signs stay with their word.
  const smaller = Math.min(run.size, glyph.size) / size
  return smaller < 0.85 && off < size * 0.55 && gap > -0.3 * size && gap < size * 0.25
}

function rowsOf(runs: Run[]): Run[][] {
  const rows: { baseline: number; size: number; runs: Run[] }[] = []
  for (const run of runs.toSorted((a, b) => a.baseline - b.baseline)) {
    const row = rows.at(-1)
    if (row && Math.abs(run.baseline - row.baseline) <= 0.15 * Math.max(row.size, run.size)) {
      row.runs.push(run)
      row.size = Math.max(row.size, run.size)
    } else rows.push({ baseline: run.baseline, size: run.size, runs: [run] })
  }
  return rows.map((row) => row.runs.toSorted((a, b) => left(a) - left(b)))
}

const left = (run: Run): number => run.glyphs[0]?.x ?? 0

/** Neighbours in a row that touch are one; what stands apart stays apart. */
function joinRow(row: Run[], parted: Parted): Run[] {
  const joined: Run[] = []
  for (const run of row) {
    const last = joined.at(-1)
    const gap = last ? left(run) - last.right : 0
    const close = last && gap < gaps.cell * Math.max(last.size, run.size) && gap > -0.6 * run.size
    if (last && close && !parted(last.right, left(run), run.baseline, run.size)) {
      last.glyphs.push(...run.glyphs)
      last.spaces.push(...run.spaces)
      last.right = Math.max(last.right, run.right)
      last.size = Math.max(last.size, run.size)
    } else joined.push({ ...run, glyphs: [...run.glyphs], spaces: [...run.spaces] })
  }
  return joined.flatMap(splitRun)
}

/** Cuts a run where written spaces fill the gap between two cells. */
function splitRun(run: Run): Run[] {
  const cuts = run.glyphs.flatMap((next, at) => {
    const [before, spaces] = [run.glyphs[at - 1], run.spaces[at] ?? 0]
    if (!before) return []
    const gap = (next.x - before.right) / Math.max(before.size, next.size)
    const limit = spaces === 0 ? gaps.cell : spaces < 3 ? gaps.cellAfterSpace : gaps.cellAfterSpaces
    return gap < limit ? [] : [at]
  })
  return cutRun(run, [0, ...cuts, run.glyphs.length])
}

function toSegment(run: Run): Segment | undefined {
  const limit = spaceLimit(run)
  let text = ''
  const stops: number[] = []
  const add = (part: string, from: number, to: number) => {
    for (let at = 0; at < part.length; at += 1) stops.push(from + ((to - from) * at) / part.length)
    text += part
  }
  let end = 0
  for (const [at, glyph] of run.glyphs.entries()) {
    const part = normaliseSign(glyph.text).trim()
    const before = run.glyphs[at - 1]
    if (before && text !== '' && !text.endsWith(' ')) {
      const gap = (glyph.x - before.right) / Math.max(glyph.size, before.size)
      const wide = isWide(glyph.text) && isWide(before.text)
      const written = (run.spaces[at] ?? 0) > 0 && gap > limit - gaps.space - 0.05
      if (part !== '' && (written || gap > (wide ? gaps.wideSpace : limit))) add(' ', end, glyph.x)
      else if (part === '') add(' ', end, glyph.x)
    }
    add(part, glyph.x, glyph.right)
    end = glyph.right
  }
  const trimmed = text.trimEnd()
  if (trimmed === '') return undefined
  stops.length = trimmed.length
  const bold = run.glyphs.filter((glyph) => glyph.bold).length * 2 > run.glyphs.length
  const size = commonSize(run)
  return {
    text: trimmed,
    stops: [...stops, end],
    x: stops[0] ?? 0,
    right: Math.max(end, stops[0] ?? 0),
    top: run.baseline - size * 0.85,
    bottom: run.baseline + size * 0.25,
    baseline: run.baseline,
    size,
    bold,
  }
}

/** Where letters are set apart on purpose, a space is wider than their distance. */
function spaceLimit(run: Run): number {
  const apart: number[] = []
  for (const [at, glyph] of run.glyphs.entries()) {
    const before = run.glyphs[at - 1]
    if (before && !run.spaces[at]) apart.push((glyph.x - before.right) / Math.max(glyph.size, before.size))
  }
  if (apart.length < 3) return gaps.space
  const middle = apart.toSorted((a, b) => a - b)[apart.length >> 1] ?? 0
  return middle > 0.08 ? middle * 1.5 + 0.1 : gaps.space
}

function commonSize(run: Run): number {
  const sizes = run.glyphs.map((glyph) => glyph.size).toSorted((a, b) => a - b)
  return sizes[sizes.length >> 1] ?? run.size
}

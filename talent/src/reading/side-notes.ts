import { columnStarts, dateLike, stripsAt } from './columns.ts'
import type { Segment } from './glyph.ts'

/** Lines close under each other in the column of notes. */
interface Group {
  rows: Segment[][]
  top: number
  bottom: number
}

/**
 * Dates or headings in a narrow column of their own, each beside the first line of what it belongs to. They are no side
 * bar: each is read with its text, in one piece where it is broken into several lines.
 */
export function withSideNotes(segments: readonly Segment[]): Segment[] {
  let found = [...segments]
  for (const x of columnStarts(found)) {
    for (const { top, bottom } of stripsAt(found, x)) {
      const inside = found.filter((one) => middle(one) > top && middle(one) < bottom)
      const left = inside.filter((one) => one.x < x - 1 && one.noteEdge === undefined)
      const right = inside.filter((one) => one.x >= x - 1)
      const notes = notesIn(left, right, x)
      if (notes) found = [...found.filter((one) => !notes.taken.has(one)), ...notes.made]
    }
  }
  return found
}

const middle = (one: Segment): number => (one.top + one.bottom) / 2

function notesIn(left: Segment[], right: Segment[], x: number): { taken: Set<Segment>; made: Segment[] } | undefined {
  if (left.length === 0 || right.length < 3 || left.length > right.length) return undefined
  const starts = startsOf(right)
  const texts = right.toSorted((a, b) => a.baseline - b.baseline)
  const beside: { group: Group; start: Segment }[] = []
  let failed = 0
  for (const group of groupsOf(left)) {
    const first = group.rows[0]?.[0]
    const start = first && starts.find((one) => Math.abs(one.baseline - first.baseline) < 0.45 * first.size)
    if (start && group.rows.length <= 3 && group.rows.every((row) => row.length === 1)) beside.push({ group, start })
    // A line that has nothing beside it is neither: a heading above the next entries, say.
    else if (texts.some((one) => one.bottom > group.top + 1 && one.top < group.bottom - 1)) failed += 1
  }
  if (beside.length * 4 < failed * 16 || beside.length < 2) return undefined
  const edge = Math.max(...right.map((one) => one.right))
  const widest = Math.max(...beside.map(({ group }) => Math.max(...group.rows.flat().map((one) => one.right))))
  const begin = Math.min(...beside.map(({ group }) => Math.min(...group.rows.flat().map((one) => one.x))))
  if (widest - begin > 0.4 * (edge - begin)) return undefined
  return {
    taken: new Set(beside.flatMap(({ group }) => group.rows.flat())),
    made: beside.map(({ group, start }) => joined(group.rows.flat(), start, x)),
  }
}

function groupsOf(side: Segment[]): Group[] {
  const groups: Group[] = []
  let last: Segment | undefined
  for (const one of side.toSorted((a, b) => a.baseline - b.baseline || a.x - b.x)) {
    const group = groups.at(-1)
    const row = group?.rows.at(-1)
    const alike = last && Math.abs(last.size - one.size) < 0.8 && last.bold === one.bold
    if (group && row && last && one.baseline - last.baseline < 0.4 * one.size) {
      row.push(one)
      group.bottom = Math.max(group.bottom, one.bottom)
    } else if (group && last && alike && one.baseline - last.baseline < 1.6 * one.size) {
      group.rows.push([one])
      group.bottom = Math.max(group.bottom, one.bottom)
    } else groups.push({ rows: [[one]], top: one.top, bottom: one.bottom })
    last = one
  }
  return groups
}

/** Lines of a column that stand farther below the one before than lines do: something new begins there. */
function startsOf(side: Segment[]): Segment[] {
  const lines = side.toSorted((a, b) => a.baseline - b.baseline)
  const steps = lines.flatMap((one, at) => {
    const step = one.baseline - (lines[at - 1]?.baseline ?? one.baseline)
    return step > 0.4 * one.size ? [step] : []
  })
  const usual = steps.toSorted((a, b) => a - b)[Math.floor(steps.length * 0.4)] ?? 0
  return lines.filter((one) => {
    const before = lines.findLast((other) => other.baseline < one.baseline - 0.4 * one.size)
    return !before || one.baseline - before.baseline > 1.1 * usual
  })
}

/** The note as one piece; a heading stands above its text, and anything else before it. */
function joined(parts: readonly Segment[], start: Segment, x: number): Segment {
  const [first, ...rest] = parts
  if (!first) return start
  const whole = { ...first }
  for (const one of rest) {
    const gap = /\p{Script=Han}$/u.test(whole.text) && /^\p{Script=Han}/u.test(one.text) ? '' : ' '
    whole.text += gap + one.text
    whole.stops = [...whole.stops.slice(0, gap === '' ? -1 : undefined), ...one.stops]
    whole.right = Math.max(whole.right, one.right)
    whole.x = Math.min(whole.x, one.x)
    whole.bottom = one.bottom
  }
  const heading = !dateLike.test(whole.text) && (whole.size > start.size + 0.4 || (whole.bold && !start.bold))
  return { ...whole, baseline: start.baseline - (heading ? 0.7 * start.size : 0), noteEdge: x }
}

import { dateLike } from './columns.ts'
import type { Segment } from './glyph.ts'
import { gapOf } from './joined-lines.ts'
import { isBullet } from './signs.ts'

/** Shares of the letters' size. */
const most = { step: 1.75, room: 1.3 }

/**
 * A name beside its dates that goes on in the next line, because its next word found no room before them: one cell with two
 * lines. A title below a name is another matter; it looks different, or would have had room.
 */
export function withWrappedCells<T extends { segments: Segment[] }>(rows: readonly T[]): T[] {
  const found: T[] = []
  let end: Segment | undefined
  for (const row of rows) {
    const before = found.at(-1)
    const [name, date] = before?.segments ?? []
    const [next] = row.segments
    if (before && name && date && next && end && row.segments.length === 1 && goesOn(name, end, date, next)) {
      const whole = joined(name, next)
      found[found.length - 1] = { ...before, segments: [whole, ...before.segments.slice(1)] }
      end = next
    } else {
      found.push(row)
      end = row.segments.length > 1 ? next : undefined
    }
  }
  return found
}

/** `end` is the last line of the name so far. */
function goesOn(name: Segment, end: Segment, date: Segment, next: Segment): boolean {
  if (!dateLike.test(date.text) || dateLike.test(next.text) || isBullet(next.text.charAt(0))) return false
  if (Math.abs(next.x - name.x) > 2 || Math.abs(next.size - end.size) > 0.5 || next.bold !== name.bold) return false
  if (next.right > date.x || next.baseline - end.baseline > most.step * next.size) return false
  const word = /^\S+\s/.exec(next.text)?.[0].length ?? next.text.length
  const width = (next.stops[Math.min(word, next.stops.length - 1)] ?? next.right) - next.x
  return width > date.x - end.right - most.room * next.size
}

function joined(name: Segment, next: Segment): Segment {
  const gap = gapOf(name.text, next.text)
  return {
    ...name,
    text: name.text + gap + next.text,
    stops: [...name.stops.slice(0, gap === '' ? -1 : undefined), ...next.stops],
    right: Math.max(name.right, next.right),
    bottom: next.bottom,
  }
}

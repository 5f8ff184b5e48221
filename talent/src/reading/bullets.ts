import type { Area, Segment } from './glyph.ts'
import { isBullet } from './signs.ts'

/** Browsers draw the dot of a list instead of writing it: it is put before the line that it stands at. */
export function withBullets(segments: readonly Segment[], dots: readonly Area[]): Segment[] {
  if (dots.length === 0) return [...segments]
  const taken = new Map<Segment, Area>()
  for (const dot of dots) {
    const y = (dot.top + dot.bottom) / 2
    const line = segments
      .filter((one) => y > one.top && y < one.baseline + one.size * 0.1)
      .filter((one) => one.x >= dot.right - 1 && one.x - dot.right < 2.5 * one.size)
      .filter((one) => dot.bottom - dot.top < 0.6 * one.size && !isBullet(one.text[0] ?? ''))
      .toSorted((a, b) => a.x - b.x)[0]
    if (line && !taken.has(line)) taken.set(line, dot)
  }
  return segments.map((one) => {
    const dot = taken.get(one)
    return dot ? { ...one, text: `• ${one.text}`, stops: [dot.left, dot.right, ...one.stops], x: dot.left } : one
  })
}

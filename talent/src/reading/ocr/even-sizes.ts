import type { Segment } from '../glyph.ts'

/** Such a share may a line be higher or lower than others of the same letters: one has a g in it, and "zones" has no l. */
const uneven = { higher: 0.14, lower: 0.3 }

/** Letters of about the size of most are of that size: what is larger then is so on purpose. */
export function evenSizes(segments: readonly Segment[]): Segment[] {
  const sizes = segments.flatMap(({ size, text }) => Array.from({ length: text.length }, () => size))
  const usual = sizes.toSorted((a, b) => a - b)[sizes.length >> 1] ?? 0
  return segments.map((one) =>
    one.size > usual * (1 + uneven.higher) || one.size < usual * (1 - uneven.lower) ? one : { ...one, size: usual },
  )
}

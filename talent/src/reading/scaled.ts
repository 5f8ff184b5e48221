import type { Segment } from './glyph.ts'

/** From pixels of the picture that was read to the units of the page. */
export function scaled(one: Segment, factor: number): Segment {
  return {
    ...one,
    stops: one.stops.map((stop) => stop * factor),
    x: one.x * factor,
    right: one.right * factor,
    top: one.top * factor,
    bottom: one.bottom * factor,
    baseline: one.baseline * factor,
    size: one.size * factor,
  }
}

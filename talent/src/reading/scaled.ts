import type { Area, Segment } from './glyph.ts'
import type { DraftLine } from './lines.ts'

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

export function scaledArea({ left, top, right, bottom }: Area, factor: number): Area {
  return { left: left * factor, top: top * factor, right: right * factor, bottom: bottom * factor }
}

/** The places of a line in the units of its file; the size of its letters stays in points. */
export function scaledLine(line: DraftLine, factor: number): DraftLine {
  const { box, stops } = line
  return {
    ...line,
    box: box && { x: box.x * factor, y: box.y * factor, width: box.width * factor, height: box.height * factor },
    stops: stops?.map((stop) => stop * factor) ?? null,
  }
}

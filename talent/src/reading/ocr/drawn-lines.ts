import type { Canvas } from '@napi-rs/canvas'
import { type Chain, chainsOf } from './line-chains.ts'

/** A thin straight line that is drawn in a picture, from its one end to the other, in pixels. */
export interface DrawnLine {
  from: { x: number; y: number }
  to: { x: number; y: number }
  /** How far it reaches to each side of its middle. */
  half: number
}

export interface DrawnLines {
  /** From the left to the right. */
  across: DrawnLine[]
  /** From the top to the bottom. */
  down: DrawnLine[]
}

/** A picture in shades of grey, and how it is walked: along a line, and over it. */
export interface Greys {
  data: Uint8Array
  long: number
  wide: number
  alongStep: number
  overStep: number
  /** Pixels of a point, if the shorter side is that of A4. */
  unit: number
}

const pageSide = 595
/** In points: shorter lines are strokes of letters. `gap` is what may be missing in a line, as where grain lies on it. */
const least = { across: 30, down: 15, gap: 1.5 }
/** Such a share of a line is dark, which a row of letters is not, and has light at both sides, which a gap between white letters has not. */
const share = { dark: 0.97, free: 0.75 }

/**
 * The thin lines that are drawn in a picture: borders of tables, rules under headings. They may lean by a few degrees.
 * White lines on dark ground, and the edges of filled areas, are none.
 */
export function drawnLines(canvas: Canvas): DrawnLines {
  const { width, height } = canvas
  const data = greysOf(canvas)
  const unit = Math.min(width, height) / pageSide
  const flat: Greys = { data, long: width, wide: height, alongStep: 1, overStep: width, unit }
  const steep: Greys = { data, long: height, wide: width, alongStep: width, overStep: 1, unit }
  return {
    across: linesAlong(flat, least.across).map(({ from, to, half }) => ({
      from: { x: from.along, y: from.over },
      to: { x: to.along, y: to.over },
      half,
    })),
    down: linesAlong(steep, least.down).map(({ from, to, half }) => ({
      from: { x: from.over, y: from.along },
      to: { x: to.over, y: to.along },
      half,
    })),
  }
}

function greysOf(canvas: Canvas): Uint8Array {
  const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height)
  // Four parts of a pixel at once, red in the lowest.
  const pixels = new Uint32Array(data.buffer, data.byteOffset, canvas.width * canvas.height)
  const greys = new Uint8Array(pixels.length)
  for (let at = 0; at < pixels.length; at += 1) {
    const pixel = pixels[at] as number
    greys[at] = ((pixel & 255) * 77 + ((pixel >> 8) & 255) * 150 + ((pixel >> 16) & 255) * 29) >> 8
  }
  return greys
}

interface Place {
  along: number
  over: number
}

function linesAlong(greys: Greys, shortest: number): { from: Place; to: Place; half: number }[] {
  return chainsOf(greys, shortest).flatMap((chain) =>
    stretchesOf(greys, chain)
      .filter(([from, to]) => to - from >= shortest * greys.unit)
      .map(([from, to]) => {
        const over = straight(chain, from, to)
        return { from: { along: from, over: over(from) }, to: { along: to, over: over(to) }, half: chain.half }
      }),
  )
}

/** The straight line that is nearest to a chain between two places. */
function straight(chain: Chain, from: number, to: number): (along: number) => number {
  const places = Array.from({ length: to - from }, (_, at) => ({ along: at + 0.5, over: chain.over(from + at) }))
  const [along, over] = [(to - from) / 2, places.reduce((sum, place) => sum + place.over, 0) / places.length]
  const spread = places.reduce((sum, place) => sum + (place.along - along) ** 2, 0)
  const slope = places.reduce((sum, place) => sum + (place.along - along) * (place.over - over), 0) / spread
  return (place) => over + slope * (place - from - along)
}

/** From where to where the picture is dark along a chain, pixel by pixel. */
function stretchesOf({ data, long, wide, alongStep, overStep, unit }: Greys, chain: Chain): [number, number][] {
  const gap = least.gap * unit
  const found: { from: number; to: number; dark: number; free: number }[] = []
  const [begin, end] = [Math.max(0, chain.from), Math.min(long, chain.to)]
  const [side, { limit }] = [chain.side * overStep, chain]
  for (let along = begin; along < end; along += 1) {
    const over = Math.round(chain.over(along))
    if (over < chain.side || over >= wide - chain.side) continue
    const at = along * alongStep + over * overStep
    const darkest = Math.min(data[at - overStep] ?? 255, data[at] ?? 255, data[at + overStep] ?? 255)
    if (darkest > limit) continue
    const free = (data[at - side] ?? 255) > limit && (data[at + side] ?? 255) > limit ? 1 : 0
    const last = found.at(-1)
    if (last && along - last.to <= gap)
      Object.assign(last, { to: along + 1, dark: last.dark + 1, free: last.free + free })
    else found.push({ from: along, to: along + 1, dark: 1, free })
  }
  return found
    .filter(({ from, to, dark, free }) => dark >= share.dark * (to - from) && free >= share.free * (to - from))
    .map(({ from, to }) => [from, to])
}

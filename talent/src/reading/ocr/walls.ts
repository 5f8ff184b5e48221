import type { Area } from '../glyph.ts'
import type { DrawnLine, DrawnLines } from './drawn-lines.ts'
import type { LeaningBox } from './picture.ts'

/**
 * Lines without those that are strokes of large letters: one that goes down is no longer than the box around its writing is
 * high, and those of a row of capitals lie in the midst of their box, where no rule under a word does.
 */
export function withoutStrokes({ across, down }: DrawnLines, boxes: readonly LeaningBox[]): DrawnLines {
  return {
    across: across.filter(
      (line) => !boxes.some((box) => lengthOf(line) < 6 * box.height && holds(box, line, 0.36 * box.height)),
    ),
    down: down.filter(
      (line) => !boxes.some((box) => lengthOf(line) < 1.15 * box.height && holds(box, line, 0.5 * box.height)),
    ),
  }
}

const lengthOf = ({ from, to }: DrawnLine): number => Math.hypot(to.x - from.x, to.y - from.y)

/** Whether the middle of a line is so near to the middle of a box. */
function holds(box: LeaningBox, { from, to }: DrawnLine, near: number): boolean {
  const [x, y] = [(from.x + to.x) / 2 - box.x, (from.y + to.y) / 2 - box.y]
  return Math.abs(x) < box.width / 2 && Math.abs(y - x * Math.tan(box.angle)) < near
}

/** Writing that was found as one line on both sides of a wall stands in two cells. */
export function cutAtWalls(boxes: readonly LeaningBox[], walls: readonly DrawnLine[]): LeaningBox[] {
  return boxes.flatMap((box) => {
    const places = walls
      .filter(({ from, to }) => from.y < box.y - 0.2 * box.height && to.y > box.y + 0.2 * box.height)
      .map(({ from, to }) => from.x + ((to.x - from.x) * (box.y - from.y)) / (to.y - from.y) - box.x)
      .filter((place) => Math.abs(place) < box.width / 2)
      .toSorted((a, b) => a - b)
    if (places.length === 0) return [box]
    const edges = [-box.width / 2, ...places, box.width / 2]
    return edges.slice(1).flatMap((right, at) => {
      const left = edges[at] ?? 0
      // The margin of a box may reach over a wall, and holds no letter.
      if (right - left < Math.max(0.5 * box.height, 2)) return []
      const middle = (left + right) / 2
      return [
        {
          ...box,
          x: box.x + middle * Math.cos(box.angle),
          y: box.y + middle * Math.sin(box.angle),
          width: right - left,
        },
      ]
    })
  })
}

/** How much the lines of a page lean, by its long ones; undefined where there are too few to tell. */
export function leanOf(across: readonly DrawnLine[], width: number): number | undefined {
  const long = across.filter(({ from, to }) => to.x - from.x > 0.25 * width)
  if (long.length < 2) return undefined
  const angles = long.map(({ from, to }) => Math.atan2(to.y - from.y, to.x - from.x)).toSorted((a, b) => a - b)
  return angles[angles.length >> 1]
}

/** Drawn lines laid flat, as the writing is. Each ends in the midst of the line that it meets, not behind it. */
export function rulesOf({ across, down }: DrawnLines, flat: (x: number, y: number) => [number, number]): Area[] {
  const ends = (line: DrawnLine) => [flat(line.from.x, line.from.y), flat(line.to.x, line.to.y)] as const
  return [
    ...across.map((line) => {
      const [[left, first], [right, last]] = ends(line)
      const middle = (first + last) / 2
      return { left: left + line.half, right: right - line.half, top: middle - line.half, bottom: middle + line.half }
    }),
    ...down.map((line) => {
      const [[first, top], [last, bottom]] = ends(line)
      const middle = (first + last) / 2
      return { left: middle - line.half, right: middle + line.half, top: top + line.half, bottom: bottom - line.half }
    }),
  ]
}

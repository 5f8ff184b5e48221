import type { Spans } from './detect.ts'
import type { LeaningBox } from './picture.ts'

type Point = readonly [number, number]

/** The smallest rectangle around a spot, lying as the writing does: its angle is within an eighth turn of flat. */
export function leaningBoxOf(spans: Spans): LeaningBox | undefined {
  const hull = hullOf(
    [...spans].flatMap(([y, [from, to]]): Point[] => [
      [from, y],
      [to + 1, y],
      [from, y + 1],
      [to + 1, y + 1],
    ]),
  )
  let best: LeaningBox | undefined
  for (const [at, [x, y]] of hull.entries()) {
    const [nextX, nextY] = hull[(at + 1) % hull.length] ?? [x, y]
    const box = boxAlong(hull, Math.atan2(nextY - y, nextX - x))
    if (!best || box.width * box.height < best.width * best.height) best = box
  }
  return best && flat(best)
}

function boxAlong(hull: readonly Point[], angle: number): LeaningBox {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const along = hull.map(([x, y]) => x * cos + y * sin)
  const over = hull.map(([x, y]) => y * cos - x * sin)
  const [left, right, top, bottom] = [Math.min(...along), Math.max(...along), Math.min(...over), Math.max(...over)]
  const [a, b] = [(left + right) / 2, (top + bottom) / 2]
  return { x: a * cos - b * sin, y: a * sin + b * cos, width: right - left, height: bottom - top, angle }
}

function flat(box: LeaningBox): LeaningBox {
  let { width, height, angle } = box
  while (angle > Math.PI / 4) {
    angle -= Math.PI / 2
    ;[width, height] = [height, width]
  }
  while (angle < -Math.PI / 4) {
    angle += Math.PI / 2
    ;[width, height] = [height, width]
  }
  // A short spot says nothing of how the page leans.
  return { ...box, width, height, angle: width < 3 * height ? 0 : angle }
}

function hullOf(points: readonly Point[]): Point[] {
  const sorted = points.toSorted((a, b) => a[0] - b[0] || a[1] - b[1])
  return [...half(sorted), ...half(sorted.toReversed())]
}

function half(points: readonly Point[]): Point[] {
  const chain: Point[] = []
  for (const point of points) {
    while (chain.length >= 2 && turn(chain.at(-2), chain.at(-1), point) <= 0) chain.pop()
    chain.push(point)
  }
  chain.pop()
  return chain
}

function turn(a: Point | undefined, b: Point | undefined, c: Point): number {
  if (!a || !b) return 1
  return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
}

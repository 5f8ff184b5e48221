import { type Canvas, createCanvas } from '@napi-rs/canvas'
import type { DrawnLine, DrawnLines } from './drawn-lines.ts'

/** The page without its drawn lines, which would be read as letters: each pixel takes the lighter of what lies at its sides. */
export function withoutLines(page: Canvas, { across, down }: DrawnLines): Canvas {
  if (across.length + down.length === 0) return page
  const { width, height } = page
  const picture = page.getContext('2d').getImageData(0, 0, width, height)
  const { data } = picture
  const erase = (line: DrawnLine, isDown: boolean) => {
    const [from, to] = isDown ? [line.from.y, line.to.y] : [line.from.x, line.to.x]
    const [first, last] = isDown ? [line.from.x, line.to.x] : [line.from.y, line.to.y]
    const [alongStep, overStep] = isDown ? [width, 1] : [1, width]
    const [long, wide] = isDown ? [height, width] : [width, height]
    const half = Math.ceil(line.half) + 1
    for (let along = Math.max(0, Math.floor(from) - 1); along < Math.min(long, to + 1); along += 1) {
      const over = Math.round(first + ((last - first) * (along - from)) / (to - from))
      if (over - half - 1 < 0 || over + half + 1 >= wide) continue
      const pixel = (off: number) => 4 * (along * alongStep + (over + off) * overStep)
      const [one, other] = [pixel(-half - 1), pixel(half + 1)]
      const lighter = lightness(data, one) > lightness(data, other) ? one : other
      for (let off = -half; off <= half; off += 1)
        if (lightness(data, pixel(off)) < lightness(data, lighter)) data.copyWithin(pixel(off), lighter, lighter + 4)
    }
  }
  for (const line of across) erase(line, false)
  for (const line of down) erase(line, true)
  const canvas = createCanvas(width, height)
  canvas.getContext('2d').putImageData(picture, 0, 0)
  return canvas
}

const lightness = (data: Uint8ClampedArray, at: number): number =>
  (data[at] ?? 0) + (data[at + 1] ?? 0) + (data[at + 2] ?? 0)

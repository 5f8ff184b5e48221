import { type Canvas, createCanvas } from '@napi-rs/canvas'
import { Tensor } from 'onnxruntime-node'
import { leaningBoxOf } from './hull.ts'
import type { Models } from './models.ts'
import { type LeaningBox, planes, scaleFor, toCanvas } from './picture.ts'

const norm = [
  { mean: 0.485, scale: 1 / 0.229 },
  { mean: 0.456, scale: 1 / 0.224 },
  { mean: 0.406, scale: 1 / 0.225 },
]
const sides = { least: 0, most: 900, longest: 4000 }
const marks = { ink: 0.3, sure: 0.55, smallest: 3, most: 1500, unclip: 1.6 }

/** Where there is writing on a page: one box a line or piece of a line. */
export async function detect(models: Models, page: Canvas): Promise<LeaningBox[]> {
  const canvas = toCanvas(page, scaleFor(page, sides))
  const [width, height] = [Math.ceil(canvas.width / 32) * 32, Math.ceil(canvas.height / 32) * 32]
  const input = new Float32Array(3 * width * height)
  const padded = pad(canvas, width, height)
  planes(padded, input, 0, norm)
  const name = models.detection.inputNames[0] ?? 'x'
  const output = await models.detection.run({ [name]: new Tensor('float32', input, [1, 3, height, width]) })
  const map = output[models.detection.outputNames[0] ?? '']?.data as Float32Array
  const scale = page.width / canvas.width
  return components(map, width, height)
    .flatMap((rows) => leaningBoxOf(rows) ?? [])
    .filter((box) => Math.min(box.width, box.height) >= marks.smallest)
    .map((box) => unclip(box))
    .map((box) => ({
      ...box,
      x: box.x * scale,
      y: box.y * scale,
      width: box.width * scale,
      height: box.height * scale,
    }))
}

function pad(canvas: Canvas, width: number, height: number): Canvas {
  if (canvas.width === width && canvas.height === height) return canvas
  const padded = createCanvas(width, height)
  const context = padded.getContext('2d')
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, width, height)
  context.drawImage(canvas, 0, 0)
  return padded
}

/** The model marks the core of a line; its whole height lies around it. */
function unclip(box: LeaningBox): LeaningBox {
  const grow = (box.width * box.height * marks.unclip) / (2 * (box.width + box.height))
  return { ...box, width: box.width + 2 * grow, height: box.height + 2 * grow }
}

/** Ends of the ink in one row of pixels of one spot. */
export type Spans = Map<number, [number, number]>

/** Spots of ink that hang together, as the ends of each of their rows. */
function components(map: Float32Array, width: number, height: number): Spans[] {
  const seen = new Uint8Array(map.length)
  const found: Spans[] = []
  const stack: number[] = []
  for (let start = 0; start < map.length && found.length < marks.most; start += 1) {
    if (seen[start] || (map[start] ?? 0) <= marks.ink) continue
    const spans: Spans = new Map()
    let [sum, count] = [0, 0]
    stack.push(start)
    seen[start] = 1
    while (stack.length > 0) {
      const at = stack.pop() ?? 0
      const [x, y] = [at % width, (at / width) | 0]
      sum += map[at] ?? 0
      count += 1
      const span = spans.get(y)
      if (!span) spans.set(y, [x, x])
      else if (x < span[0]) span[0] = x
      else if (x > span[1]) span[1] = x
      for (let dy = -1; dy <= 1; dy += 1) {
        const line = y + dy
        if (line < 0 || line >= height) continue
        for (let dx = -1; dx <= 1; dx += 1) {
          const column = x + dx
          const next = line * width + column
          if (column < 0 || column >= width || seen[next] || (map[next] ?? 0) <= marks.ink) continue
          seen[next] = 1
          stack.push(next)
        }
      }
    }
    if (count >= 12 && sum / count >= marks.sure) found.push(spans)
  }
  return found
}

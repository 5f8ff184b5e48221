import type { Canvas } from '@napi-rs/canvas'
import { Tensor } from 'onnxruntime-node'
import type { Models } from './models.ts'
import { cutOut, type LeaningBox, planes } from './picture.ts'

const norm = [0, 1, 2].map(() => ({ mean: 0.5, scale: 2 }))
const [height, width, samples] = [48, 192, 9]

/** Whether the page stands on its head, by its longest lines. */
export async function isUpsideDown(models: Models, page: Canvas, boxes: readonly LeaningBox[]): Promise<boolean> {
  const longest = boxes.toSorted((a, b) => b.width / b.height - a.width / a.height).slice(0, samples)
  if (longest.length === 0) return false
  const each = 3 * height * width
  const input = new Float32Array(longest.length * each)
  for (const [at, box] of longest.entries()) {
    // The beginning of a line is enough, and is not squeezed.
    const wide = Math.min(box.width, (box.height * width) / height)
    const shift = (box.width - wide) / 2
    const begin = {
      ...box,
      width: wide,
      x: box.x - shift * Math.cos(box.angle),
      y: box.y - shift * Math.sin(box.angle),
    }
    const crop = cutOut(page, begin, height)
    if (crop.width <= width) planes(crop, input, at * each, norm, width)
  }
  const { direction } = models
  const name = direction.inputNames[0] ?? 'x'
  const result = await direction.run({ [name]: new Tensor('float32', input, [longest.length, 3, height, width]) })
  const data = result[direction.outputNames[0] ?? '']?.data as Float32Array
  const upside = longest.filter((_, at) => (data[at * 2 + 1] ?? 0) > 0.7).length
  return upside * 2 > longest.length
}

import type { Canvas } from '@napi-rs/canvas'
import { Tensor } from 'onnxruntime-node'
import { type Ink, inkOf } from './ink.ts'
import type { Models } from './models.ts'
import { cutOut, type LeaningBox, planes } from './picture.ts'

export interface RecognisedSign {
  text: string
  /** Share of the line's width where it begins and ends. */
  from: number
  to: number
}

export interface RecognisedLine {
  box: LeaningBox
  signs: RecognisedSign[]
  confidence: number
  ink: Ink
}

const norm = [0, 1, 2].map(() => ({ mean: 0.5, scale: 2 }))
const size = { height: 48, widest: 3200, batch: 8, pixels: 48 * 6000 }

/** Reads each box. Lines of about one width go together, since a batch is as wide as its widest. */
export async function recognise(models: Models, page: Canvas, boxes: readonly LeaningBox[]): Promise<RecognisedLine[]> {
  const crops = boxes
    .map((box) => ({ box, crop: cutOut(page, box, size.height) }))
    .filter(({ crop }) => crop.width <= size.widest)
    .toSorted((a, b) => a.crop.width - b.crop.width)
  const lines: RecognisedLine[] = []
  for (let at = 0; at < crops.length; ) {
    const width = (crops[Math.min(at + size.batch, crops.length) - 1]?.crop.width ?? 1) + 8
    const count = Math.max(1, Math.min(size.batch, Math.floor(size.pixels / (width * size.height))))
    const batch = crops.slice(at, at + count)
    lines.push(...(await readBatch(models, batch)))
    at += batch.length
  }
  return lines
}

async function readBatch(
  models: Models,
  batch: readonly { box: LeaningBox; crop: Canvas }[],
): Promise<RecognisedLine[]> {
  const width = Math.ceil((Math.max(...batch.map(({ crop }) => crop.width)) + 8) / 8) * 8
  const each = 3 * size.height * width
  const input = new Float32Array(batch.length * each)
  for (const [at, { crop }] of batch.entries()) planes(crop, input, at * each, norm, width)
  const { recognition, signs } = models
  const name = recognition.inputNames[0] ?? 'x'
  const result = await recognition.run({ [name]: new Tensor('float32', input, [batch.length, 3, size.height, width]) })
  const output = result[recognition.outputNames[0] ?? '']
  const [, steps = 0, classes = 0] = (output?.dims ?? []) as number[]
  const data = output?.data as Float32Array
  return batch.map(({ box, crop }, at) => {
    const used = Math.min(steps, Math.ceil((steps * crop.width) / width) + 1)
    const read = decode(data.subarray(at * steps * classes, (at + 1) * steps * classes), used, classes, signs)
    const share = width / crop.width / steps
    return {
      box,
      confidence: read.confidence,
      ink: inkOf(crop),
      signs: read.signs.map(({ text, step }) => ({ text, from: (step - 0.5) * share, to: (step + 1) * share })),
    }
  })
}

/** The best class of each step; the same class in a row is one sign, blanks part. */
function decode(data: Float32Array, steps: number, classes: number, signs: readonly string[]) {
  const read: { text: string; step: number }[] = []
  let [last, sum] = [0, 0]
  for (let step = 0; step < steps; step += 1) {
    let [best, most] = [0, Number.NEGATIVE_INFINITY]
    for (let at = step * classes, end = at + classes; at < end; at += 1) {
      const value = data[at] ?? 0
      if (value > most) [best, most] = [at - step * classes, value]
    }
    if (best !== 0 && best !== last) {
      read.push({ text: signs[best] ?? '', step })
      sum += most
    }
    last = best
  }
  return { signs: read, confidence: read.length === 0 ? 0 : sum / read.length }
}

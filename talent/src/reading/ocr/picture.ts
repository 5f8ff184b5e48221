import { type Canvas, createCanvas, type Image } from '@napi-rs/canvas'

/** A rectangle that may lean: its middle, its sides, and the angle of its long writing direction. */
export interface LeaningBox {
  x: number
  y: number
  width: number
  height: number
  angle: number
}

/** Pixels: of the shorter side, so that the letters of a long screenshot are as large as those of a page, and of the longer. */
export interface Sides {
  least: number
  most: number
  longest: number
}

/** The factor that brings a picture between its limits; none is enlarged more than twice. */
export function scaleFor(
  { width, height }: { width: number; height: number },
  { least, most, longest }: Sides,
): number {
  const side = Math.min(width, height)
  const wanted = Math.min(most / side, Math.max(1, Math.min(2, least / side)))
  return Math.min(wanted, longest / Math.max(width, height))
}

/** The picture of a page on white ground. */
export function toCanvas(source: Image | Canvas, scale: number): Canvas {
  const canvas = createCanvas(
    Math.max(1, Math.round(source.width * scale)),
    Math.max(1, Math.round(source.height * scale)),
  )
  const context = canvas.getContext('2d')
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(source, 0, 0, canvas.width, canvas.height)
  return canvas
}

/** Turned clockwise by quarters. */
export function turned(source: Canvas, quarters: number): Canvas {
  const flat = quarters % 2 === 0
  const canvas = createCanvas(flat ? source.width : source.height, flat ? source.height : source.width)
  const context = canvas.getContext('2d')
  context.translate(canvas.width / 2, canvas.height / 2)
  context.rotate((quarters * Math.PI) / 2)
  context.drawImage(source, -source.width / 2, -source.height / 2)
  return canvas
}

/** The red, green and blue planes of a picture, blue first as the models were trained. */
export function planes(
  canvas: Canvas,
  into: Float32Array,
  at: number,
  norm: readonly { mean: number; scale: number }[],
  stride = canvas.width,
): void {
  const { width, height } = canvas
  const { data } = canvas.getContext('2d').getImageData(0, 0, width, height)
  const plane = stride * height
  for (const [channel, { mean, scale }] of norm.entries()) {
    const from = 2 - channel
    const start = at + channel * plane
    for (let y = 0; y < height; y += 1) {
      for (let x = 0; x < width; x += 1) {
        into[start + y * stride + x] = ((data[(y * width + x) * 4 + from] ?? 255) / 255 - mean) * scale
      }
    }
  }
}

/** The writing in a leaning box, set upright at a given height. */
export function cutOut(source: Canvas, box: LeaningBox, height: number): Canvas {
  const scale = height / Math.max(1, box.height)
  const canvas = createCanvas(Math.max(8, Math.round(box.width * scale)), height)
  const context = canvas.getContext('2d')
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.translate(canvas.width / 2, canvas.height / 2)
  context.scale(scale, scale)
  context.rotate(-box.angle)
  context.drawImage(source, -box.x, -box.y)
  return canvas
}

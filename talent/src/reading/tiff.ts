import { inflateSync } from 'node:zlib'
import { type Canvas, createCanvas } from '@napi-rs/canvas'
import { ReadFailure } from './document.ts'

/** Tags of the first picture of the file, each as its numbers. */
function tagsOf(view: DataView, little: boolean): Map<number, number[]> {
  const tags = new Map<number, number[]>()
  const directory = view.getUint32(4, little)
  for (let entry = 0; entry < view.getUint16(directory, little); entry += 1) {
    const at = directory + 2 + entry * 12
    const [tag, kind, count] = [
      view.getUint16(at, little),
      view.getUint16(at + 2, little),
      view.getUint32(at + 4, little),
    ]
    const size = kind === 3 ? 2 : kind === 4 ? 4 : kind === 1 ? 1 : 0
    if (size === 0 || count > 100_000) continue
    const from = size * count <= 4 ? at + 8 : view.getUint32(at + 8, little)
    const read = (where: number) =>
      size === 2 ? view.getUint16(where, little) : size === 4 ? view.getUint32(where, little) : view.getUint8(where)
    tags.set(
      tag,
      Array.from({ length: count }, (_, index) => read(from + index * size)),
    )
  }
  return tags
}

/** Plain, packed and deflated TIFF of grey, black-and-white or three colours. Fax coding is not read. */
export async function readTiff(bytes: Uint8Array): Promise<Canvas> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const little = view.getUint8(0) === 0x49
  const tags = tagsOf(view, little)
  const one = (tag: number, otherwise: number) => tags.get(tag)?.[0] ?? otherwise
  const [width, height, compression] = [one(256, 0), one(257, 0), one(259, 1)]
  const [bits, samples, meaning] = [one(258, 1), one(277, 1), one(262, 1)]
  const known = (bits === 8 && (samples === 1 || samples >= 3)) || (bits === 1 && samples === 1)
  if (!known || ![1, 8, 32946, 32773].includes(compression) || one(317, 1) !== 1 || one(284, 1) !== 1 || tags.has(324))
    throw new ReadFailure('unsupported')
  const strips = (tags.get(273) ?? []).map((offset, at) => {
    return unpack(bytes.subarray(offset, offset + (tags.get(279)?.[at] ?? bytes.length)), compression)
  })
  const data = Buffer.concat(strips)
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  const image = context.createImageData(width, height)
  const row = bits === 1 ? Math.ceil(width / 8) : width * samples
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const to = (y * width + x) * 4
      for (let channel = 0; channel < 3; channel += 1) {
        const from = bits === 1 ? y * row + (x >> 3) : y * row + x * samples + (samples >= 3 ? channel : 0)
        const raw = data[from] ?? 255
        const value = bits === 1 ? ((raw >> (7 - (x & 7))) & 1) * 255 : raw
        image.data[to + channel] = meaning === 0 ? 255 - value : value
      }
      image.data[to + 3] = 255
    }
  }
  context.putImageData(image, 0, 0)
  return canvas
}

function unpack(strip: Uint8Array, compression: number): Uint8Array {
  if (compression === 8 || compression === 32946) return inflateSync(strip, { maxOutputLength: 200 * 2 ** 20 })
  return compression === 32773 ? packBits(strip) : strip
}

function packBits(strip: Uint8Array): Uint8Array {
  const out: number[] = []
  for (let at = 0; at < strip.length; ) {
    const count = strip[at] ?? 128
    if (count < 128) for (const value of strip.subarray(at + 1, at + 2 + count)) out.push(value)
    else if (count > 128) for (let times = 0; times < 257 - count; times += 1) out.push(strip[at + 1] ?? 0)
    at += count < 128 ? count + 2 : count > 128 ? 2 : 1
  }
  return Uint8Array.from(out)
}

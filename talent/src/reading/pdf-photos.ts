import type { Picture } from './document.ts'
import type { PageContent, PdfPage } from './pdf-page.ts'
import type { Placed } from './pdf-painter.ts'
import { isPhotoShape } from './photo-shape.ts'

type Pixels = Uint8ClampedArray | Uint8Array

/** As pdf.js unpacks a picture: `kind` 2 has three bytes a pixel, 3 has four. */
interface Unpacked {
  width: number
  height: number
  kind: number
  data?: Pixels
}

/** More pixels than a photo in a resume has, and how long pdf.js may take to hand one over. */
const most = { pixels: 30_000_000, photos: 3, wait: 3000 }

/** Pixels of the longer side that show a face well; a camera writes ten times as many. */
const wanted = 480

/** Pictures of a page that may be the photo of a person: in its upper part, and of that shape. */
export async function photosOf(page: PdfPage, content: PageContent): Promise<Picture[]> {
  const likely = content.images.filter(({ area }) => {
    const [width, height] = [area.right - area.left, area.bottom - area.top]
    return area.top < 0.4 * content.height && area.bottom < 0.55 * content.height && isPhotoShape(width, height)
  })
  const pictures: Picture[] = []
  for (const placed of likely.slice(0, most.photos)) {
    const image = await unpackedOf(page, placed)
    const bytes = image && (await pressed(image))
    const { left, top, right, bottom } = placed.area
    const box = { x: left, y: top, width: right - left, height: bottom - top }
    if (bytes) pictures.push({ page: page.pageNumber, box, type: 'image/jpeg', bytes })
  }
  return pictures
}

function unpackedOf(page: PdfPage, { name }: Placed): Promise<Unpacked | undefined> {
  if (name === null) return Promise.resolve(undefined)
  // Pictures that several pages use are kept with the fonts.
  const store = name.startsWith('g_') ? page.commonObjs : page.objs
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(undefined), most.wait)
    store.get(name, (found: Unpacked | null) => {
      clearTimeout(timer)
      resolve(found ?? undefined)
    })
  })
}

async function pressed(image: Unpacked): Promise<Uint8Array | undefined> {
  const { width, height, kind, data } = image
  if (!data || kind < 2 || width * height > most.pixels || data.length < width * height * bytesIn(kind))
    return undefined
  const { createCanvas } = await import('@napi-rs/canvas')
  const every = Math.max(1, Math.floor(Math.max(width, height) / wanted))
  const small = { width: Math.floor(width / every), height: Math.floor(height / every) }
  const canvas = createCanvas(small.width, small.height)
  const context = canvas.getContext('2d')
  const whole = context.createImageData(small.width, small.height)
  fill(whole, image, data, every)
  context.putImageData(whole, 0, 0)
  return new Uint8Array(canvas.toBuffer('image/jpeg', 90))
}

/** Each pixel is the mean of as many as it stands for, a square of `every` by `every`. */
function fill(
  small: { data: Uint8ClampedArray; width: number },
  { width, kind }: Unpacked,
  from: Pixels,
  every: number,
) {
  // Asking the picture for its pixels each time would take longer than to write them.
  const pixels = small.data
  const step = bytesIn(kind)
  const sums = new Float64Array(small.width * 3)
  const rows = pixels.length / 4 / small.width
  for (let row = 0; row < rows; row += 1) {
    sums.fill(0)
    for (let down = 0; down < every; down += 1) addRow(sums, from, (row * every + down) * width * step, step, every)
    for (let at = 0, to = row * small.width * 4; at < sums.length; at += 3, to += 4) {
      pixels[to] = (sums[at] ?? 0) / (every * every)
      pixels[to + 1] = (sums[at + 1] ?? 0) / (every * every)
      pixels[to + 2] = (sums[at + 2] ?? 0) / (every * every)
      pixels[to + 3] = 255
    }
  }
}

function addRow(sums: Float64Array, from: Pixels, start: number, step: number, every: number): void {
  let at = start
  for (let to = 0; to < sums.length; to += 3) {
    for (let right = 0; right < every; right += 1, at += step) {
      sums[to] = (sums[to] ?? 0) + (from[at] ?? 0)
      sums[to + 1] = (sums[to + 1] ?? 0) + (from[at + 1] ?? 0)
      sums[to + 2] = (sums[to + 2] ?? 0) + (from[at + 2] ?? 0)
    }
  }
}

const bytesIn = (kind: number): number => (kind === 3 ? 4 : 3)

import type { Picture } from './document.ts'
import type { PageContent, PdfPage } from './pdf-page.ts'
import type { Placed } from './pdf-painter.ts'
import { isPhotoShape } from './photo-shape.ts'

/** As pdf.js unpacks a picture: `kind` 2 has three bytes a pixel, 3 has four. */
interface Unpacked {
  width: number
  height: number
  kind: number
  data?: Uint8ClampedArray | Uint8Array
}

/** More pixels than a photo in a resume has, and how long pdf.js may take to hand one over. */
const most = { pixels: 30_000_000, photos: 3, wait: 3000 }

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

async function pressed({ width, height, kind, data }: Unpacked): Promise<Uint8Array | undefined> {
  const step = kind === 3 ? 4 : 3
  if (!data || kind < 2 || width * height > most.pixels || data.length < width * height * step) return undefined
  const { createCanvas } = await import('@napi-rs/canvas')
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  const whole = context.createImageData(width, height)
  for (let from = 0, to = 0; to < whole.data.length; from += step, to += 4) {
    whole.data[to] = data[from] ?? 255
    whole.data[to + 1] = data[from + 1] ?? 255
    whole.data[to + 2] = data[from + 2] ?? 255
    whole.data[to + 3] = 255
  }
  context.putImageData(whole, 0, 0)
  return new Uint8Array(canvas.toBuffer('image/jpeg', 90))
}

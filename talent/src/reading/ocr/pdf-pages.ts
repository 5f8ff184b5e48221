import { type Canvas, createCanvas } from '@napi-rs/canvas'
import { createIsomorphicCanvasFactory } from 'unpdf'
import { openPdf } from '../pdf-open.ts'
import { type PictureText, readPicture } from './read-picture.ts'

/** An A4 page is 1,900 pixels high then. */
const side = { short: 1340, long: 6000 }

export interface RecognisedPage {
  read: PictureText
  /** Points that one pixel takes. */
  scale: number
}

/** Recognises pages of a PDF that are pictures. */
export async function recognisePages(
  bytes: Uint8Array,
  numbers: readonly number[],
): Promise<Map<number, RecognisedPage>> {
  // The library names another version of the same module.
  const CanvasFactory = await createIsomorphicCanvasFactory((() => import('@napi-rs/canvas')) as never)
  const pdf = await openPdf(bytes, { CanvasFactory })
  const pages = new Map<number, RecognisedPage>()
  try {
    for (const number of numbers) {
      const page = await pdf.getPage(number)
      const { width, height } = page.getViewport({ scale: 1 })
      const zoom = Math.min(side.short / Math.min(width, height), side.long / Math.max(width, height))
      const viewport = page.getViewport({ scale: zoom })
      const canvas = createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height))
      await page.render({ canvas: canvas as never, canvasContext: canvas.getContext('2d') as never, viewport }).promise
      pages.set(number, { read: await readPicture(canvas as Canvas), scale: 1 / zoom })
      page.cleanup()
    }
  } finally {
    await pdf.loadingTask.destroy()
  }
  return pages
}

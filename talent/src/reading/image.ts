import { assemble } from './assemble.ts'
import { type DocumentText, ReadFailure } from './document.ts'
import { flowOf } from './flow.ts'
import { imageSize } from './image-size.ts'
import type { ImageType } from './kind.ts'
import { recognitionProblems } from './recognition-problems.ts'
import { scaled, scaledArea, scaledLine } from './scaled.ts'
import { readTiff } from './tiff.ts'

/** Larger pictures are no pages; unpacked they would fill the memory. */
const mostPixels = 60_000_000
/** While it is read. Small pictures are read better when they are enlarged. */
const sides = { least: 1130, most: 1700, longest: 8000 }

/** In points, as A4 has it. */
const pageWidth = 595

/** A photo or scan of a page. Boxes are in its own pixels. */
export async function readImage(bytes: Uint8Array, type: ImageType): Promise<DocumentText> {
  const size = imageSize(bytes, type)
  if (!size || size.width < 1 || size.height < 1) throw new ReadFailure('corrupt')
  if (size.width * size.height > mostPixels) throw new ReadFailure('tooLarge')
  // Loaded here, since texts need neither.
  const { loadImage } = await import('@napi-rs/canvas')
  const { scaleFor, toCanvas } = await import('./ocr/picture.ts')
  const { readPicture } = await import('./ocr/read-picture.ts')
  const source = type === 'tiff' ? await readTiff(bytes) : await loadImage(bytes).catch(() => undefined)
  if (!source || source.width === 0) throw new ReadFailure('corrupt')
  const scale = scaleFor(source, sides)
  const read = await readPicture(toCanvas(source, scale))
  // A page is laid out in points, whatever its pixels; its places are told in pixels of the file.
  const points = pageWidth / read.width
  const { lines } = flowOf(
    read.segments.map((one) => scaled(one, points)),
    read.rules.map((one) => scaledArea(one, points)),
    1,
  )
  return assemble({
    kind: 'image',
    lines: lines.map((line) => scaledLine(line, 1 / points / scale)),
    pages: [{ number: 1, width: read.width / scale, height: read.height / scale, ocr: true }],
    found: recognitionProblems(read, undefined),
  })
}

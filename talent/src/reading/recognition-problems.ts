import type { Quality } from './document.ts'
import type { PictureText } from './ocr/read-picture.ts'

const sure = 0.88

/** What a person should know of a recognised page; without a page number it is said of the whole file. */
export function recognitionProblems(read: PictureText, page: number | undefined): Quality['problems'] {
  if (read.segments.length === 0) return [{ problem: 'imageOnly', page }]
  return read.confidence < sure ? [{ problem: 'lowRecognition', page, detail: read.confidence.toFixed(2) }] : []
}

import { assemble } from '#reading/assemble'
import type { DocumentText } from '#reading/document'
import { linesOfText } from '#reading/plain-text'

/** Pasted text as a document: no places, no sizes, one page. */
export const documentOfText = (text: string): DocumentText =>
  assemble({ kind: 'text', lines: linesOfText(text), pages: [{ number: 1, width: 0, height: 0, ocr: false }] })

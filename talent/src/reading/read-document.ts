import { assemble } from './assemble.ts'
import { readDoc } from './doc.ts'
import { type DocumentText, ReadFailure } from './document.ts'
import { readDocx } from './docx.ts'
import { readEml } from './eml.ts'
import { readHtml } from './html.ts'
import { readImage } from './image.ts'
import { kindOf } from './kind.ts'
import { readMarkdown } from './markdown.ts'
import { readPdf } from './pdf.ts'
import { readPlainText } from './plain-text.ts'
import { readRtf } from './rtf.ts'

/** A resume is not larger; what is, is not opened. */
const mostBytes = 50 * 2 ** 20

export interface ReadOptions {
  /** Pictures are recognised. Without it a scan is told as `imageOnly`, which takes no time. */
  ocr?: boolean
}

const readers = {
  zip: readDocx,
  docx: readDocx,
  doc: readDoc,
  rtf: readRtf,
  html: readHtml,
  eml: readEml,
  markdown: readMarkdown,
  text: readPlainText,
} as const

/** Reads a file of any kind that a resume comes in. What it is, its content says. Throws a ReadFailure. */
export async function readDocument(bytes: Uint8Array, name: string, options: ReadOptions = {}): Promise<DocumentText> {
  const { ocr = true } = options
  if (bytes.length > mostBytes) throw new ReadFailure('tooLarge')
  if (bytes.length === 0) throw new ReadFailure('corrupt')
  const found = kindOf(bytes, name)
  try {
    if (!found) throw new ReadFailure('unsupported')
    if (found.kind === 'image') return ocr ? await readImage(bytes, found.type) : unreadImage()
    if (found.kind === 'pdf') return await readPdf(bytes, { ocr })
    return await readers[found.kind](bytes)
  } catch (error) {
    throw error instanceof ReadFailure ? error : new ReadFailure('corrupt')
  }
}

function unreadImage(): DocumentText {
  const pages = [{ number: 1, width: 0, height: 0, ocr: false }]
  return assemble({ kind: 'image', lines: [], pages, found: [{ problem: 'imageOnly' }] })
}

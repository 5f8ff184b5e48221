/// <reference path="./word-extractor.d.ts" />
import WordExtractor from 'word-extractor'
import { assemble } from './assemble.ts'
import { type DocumentText, ReadFailure } from './document.ts'
import { linesOfText } from './plain-text.ts'

/** Word's format before 2007. */
export async function readDoc(bytes: Uint8Array): Promise<DocumentText> {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (buffer.includes(Buffer.from('EncryptedPackage', 'utf16le'))) throw new ReadFailure('encrypted')
  if (!buffer.includes(Buffer.from('WordDocument', 'utf16le'))) throw new ReadFailure('unsupported')
  // Bit 8 of the flags after the format's mark says that the text is encrypted.
  const start = buffer.indexOf(Buffer.from([0xec, 0xa5]))
  if (start >= 0 && start % 512 === 0 && ((buffer[start + 11] ?? 0) & 1) === 1) throw new ReadFailure('encrypted')
  const parts = await extract(buffer)
  let region = 0
  const lines = parts.flatMap((part) => {
    const made = linesOfText(part).map((line) => ({ ...line, region: line.region + region }))
    region = (made.at(-1)?.region ?? region) + 1
    return made
  })
  return assemble({ kind: 'doc', lines, pages: [{ number: 1, width: 0, height: 0, ocr: false }] })
}

async function extract(buffer: Buffer): Promise<string[]> {
  try {
    const document = await new WordExtractor().extract(buffer)
    const { getHeaders, getBody, getTextboxes, getFooters } = document
    const body = getBody.call(document)
    const boxes = getTextboxes.call(document, { includeHeadersAndFooters: false, includeBody: true })
    const seen = (part: string) => !body.includes(part.trim())
    return [
      ...[getHeaders.call(document, { includeFooters: false })].filter(seen),
      body,
      ...[boxes].filter(seen),
      ...[getFooters.call(document)].filter(seen),
    ]
  } catch (error) {
    throw error instanceof ReadFailure ? error : new ReadFailure('corrupt')
  }
}

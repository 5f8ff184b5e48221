import { parseResume } from '#talent/parsing/parse-resume'
import type { ParsedResume } from '#talent/parsing/parsed'
import type { DocumentText } from '#talent/reading/document'
import { readDocument } from '#talent/reading/read-document'

export interface Reading {
  document: DocumentText
  parsed: ParsedResume
  /** Milliseconds for the whole file, reading and parsing. */
  took: number
}

/** The generator's people wrote in June 2026; a fixed day keeps ages and years the same. */
const today = '2026-06-15'

/** The code that is measured, as the product calls it. */
export async function readAndParse(bytes: Uint8Array, name: string): Promise<Reading> {
  const began = performance.now()
  const document = await readDocument(bytes, name)
  const parsed = parseResume(document, { today })
  return { document, parsed, took: performance.now() - began }
}

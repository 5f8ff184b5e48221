import { parseResume } from '#talent/parsing/parse-resume'
import type { ParsedResume } from '#talent/parsing/parsed'
import { unproved } from '#talent/parsing/testing/evidence'
import type { DocumentText } from '#talent/reading/document'
import { readDocument } from '#talent/reading/read-document'

export interface Reading {
  document: DocumentText
  parsed: ParsedResume
  /** Milliseconds of a processor for the whole file, reading and parsing: how long it takes where nothing else runs. */
  took: number
  /** Values that do not stand where their source says. */
  unproved: string[]
}

/** The generator's people wrote in June 2026; a fixed day keeps ages and years the same. */
const today = '2026-06-15'

/** The code that is measured, as the product calls it. */
export async function readAndParse(bytes: Uint8Array, name: string): Promise<Reading> {
  const began = process.cpuUsage()
  const document = await readDocument(bytes, name)
  const parsed = parseResume(document, { today })
  const { user, system } = process.cpuUsage(began)
  return { document, parsed, took: (user + system) / 1000, unproved: unproved(parsed, document.text) }
}

import { parseResume } from '#talent/parsing/parse-resume'
import type { ParsedResume } from '#talent/parsing/parsed'
import { unproved } from '#talent/parsing/testing/evidence'
import type { DocumentText } from '#talent/reading/document'
import { readDocument } from '#talent/reading/read-document'

export interface Reading {
  document: DocumentText
  parsed: ParsedResume
  /** Milliseconds for the whole file, reading and parsing, as long as it would take at most where nothing else runs. */
  took: number
  /** Values that do not stand where their source says. */
  unproved: string[]
}

/** The generator's people wrote in June 2026; a fixed day keeps ages and years the same. */
const today = '2026-06-15'

/** The code that is measured, as the product calls it. */
export async function readAndParse(bytes: Uint8Array, name: string): Promise<Reading> {
  const [began, clock] = [process.cpuUsage(), performance.now()]
  const document = await readDocument(bytes, name)
  const parsed = parseResume(document, { today })
  const passed = performance.now() - clock
  const { user, system } = process.cpuUsage(began)
  // Others that run make the clock's time longer; what is compiled and swept beside it makes the processors' time longer.
  const took = Math.min(passed, (user + system) / 1000)
  return { document, parsed, took, unproved: unproved(parsed, document.text) }
}

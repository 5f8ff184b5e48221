import type { Cell } from './document.ts'
import { closeLetters } from './letter-spacing.ts'
import type { DraftLine } from './lines.ts'
import { normaliseText } from './signs.ts'

interface Manner {
  page?: number
  region?: number
  size?: number
  bold?: boolean
  heading?: boolean
}

/** A line of a format without places; `text` parts its cells by tabs. Nothing where nothing is said. */
export function plainLine(text: string, manner: Manner = {}): DraftLine | undefined {
  const parts = text
    .split('\t')
    .map((part) => normaliseText(closeLetters(part)))
    .filter((part) => part !== '')
  if (parts.length === 0) return undefined
  const cells: Cell[] = []
  let start = 0
  for (const part of parts) {
    cells.push({ start, end: start + part.length })
    start += part.length + 1
  }
  const { page = 1, region = 0, size = 0, bold = false, heading = false } = manner
  return { text: parts.join('\t'), page, box: null, stops: null, cells, size, bold, region, heading }
}

import type { DraftLine } from './lines.ts'

interface PageLines {
  lines: readonly DraftLine[]
  height: number
}

/** "3", "- 3 -", "Page 3 of 4", "3 / 4", "第 3 页 共 4 页". */
const pageNumber =
  /^(?:[-–—·|]\s*)?(?:page|p\.|第)?\s*\d{1,3}\s*(?:(?:of|from|\/|页?[,，\s]*共)\s*\d{1,3}\s*页?|页)?(?:\s*[-–—·|])?$/i
/** Of the height of a page, at its top and at its bottom. */
const strip = 0.09

/**
 * Page numbers, and headers and footers that a page before has said already. They are no part of the text: in the middle of
 * a section that goes on to the next page they would be taken for one of its items.
 */
export function withoutMargins(pages: readonly PageLines[]): {
  kept: DraftLine[][]
  margins: { text: string; page: number }[]
} {
  const margins: { text: string; page: number }[] = []
  const seen: { text: string; y: number }[] = []
  const kept = pages.map(({ lines, height }) => {
    const own: { text: string; y: number }[] = []
    const rest = lines.filter((line) => {
      if (!line.box) return true
      const y = line.box.y + line.box.height / 2
      if (y > strip * height && y < (1 - strip) * height) return true
      const text = line.text.replaceAll('\t', ' ')
      const said = text.replace(/\d+/g, '#')
      const again = /\p{L}{2}/u.test(said) && seen.some((other) => other.text === said && Math.abs(other.y - y) < 4)
      own.push({ text: said, y })
      if (!again && !isPageNumber(text, line.page)) return true
      margins.push({ text, page: line.page })
      return false
    })
    seen.push(...own)
    return rest
  })
  return { kept, margins }
}

/** A number alone is one only on its own page: it may as well be a year. */
function isPageNumber(text: string, page: number): boolean {
  if (!pageNumber.test(text)) return false
  return /[\p{L}/]/u.test(text) || Number(/\d+/.exec(text)?.[0]) === page
}

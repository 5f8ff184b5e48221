import type { getDocumentProxy } from 'unpdf'
import { type Area, type Glyph, inside, type Matrix } from './glyph.ts'
import type { ActualTexts } from './pdf-actual-text.ts'
import { GlyphWalker } from './pdf-glyphs.ts'
import type { Placed } from './pdf-painter.ts'

type PdfDocument = Awaited<ReturnType<typeof getDocumentProxy>>
export type PdfPage = Awaited<ReturnType<PdfDocument['getPage']>>

export interface PageContent {
  width: number
  height: number
  glyphs: Glyph[]
  images: readonly Placed[]
  rules: readonly Area[]
  dots: readonly Area[]
}

/** Codes of pdf.js (its `OPS`), by name. */
export type Codes = Record<string, number>

/** Past this many signs a page is no resume; the rest is left out. */
const mostGlyphs = 60_000

/** Walks what a page draws, and keeps each sign with its place and whether it is seen. */
export async function readPage(page: PdfPage, codes: Codes, actual: ActualTexts): Promise<PageContent> {
  const viewport = page.getViewport({ scale: 1 })
  const list = await page.getOperatorList({ intent: 'any' })
  const walker = new GlyphWalker(page, viewport.transform as unknown as Matrix, {
    left: 0,
    top: 0,
    right: viewport.width,
    bottom: viewport.height,
  })
  const names = nameOf(codes)
  for (let at = 0; at < list.fnArray.length && walker.glyphs.length < mostGlyphs; at += 1) {
    walker.step(names.get(list.fnArray[at] ?? 0) ?? '', (list.argsArray[at] ?? []) as unknown[])
  }
  const { painter } = walker
  const glyphs = walker.marked(actual).map((glyph) => drawnAsShape(glyph, painter.shapes))
  return {
    width: viewport.width,
    height: viewport.height,
    glyphs,
    images: painter.images,
    rules: painter.rules,
    dots: painter.dots,
  }
}

/** Browsers draw a letter that they make bold themselves as a shape, and lay the letter over it without colour. */
function drawnAsShape(glyph: Glyph, shapes: readonly Area[]): Glyph {
  if (glyph.hidden !== 'invisible' || glyph.turn !== 0) return glyph
  const [x, y] = [(glyph.x + glyph.right) / 2, glyph.baseline - glyph.size * 0.3]
  const drawn = shapes.some((area) => inside(area, x, y, glyph.size * 0.3) && area.bottom - area.top < 2 * glyph.size)
  return drawn ? { ...glyph, hidden: null, bold: true } : glyph
}

const tables = new WeakMap<Codes, Map<number, string>>()
function nameOf(codes: Codes): Map<number, string> {
  const known = tables.get(codes) ?? new Map(Object.entries(codes).map(([name, code]) => [code, name]))
  tables.set(codes, known)
  return known
}

import { withBullets } from './bullets.ts'
import type { HiddenText, Quality } from './document.ts'
import { flowOf } from './flow.ts'
import type { Area, Glyph, Segment } from './glyph.ts'
import { type DraftLine, linesOf } from './lines.ts'
import type { PageContent } from './pdf-page.ts'
import { vertical } from './ruled.ts'
import { segmentsOf } from './segments.ts'
import { isPrivateUse } from './signs.ts'

export interface Layout {
  lines: DraftLine[]
  regions: number
  problems: Quality['problems'][number][]
}

/** Pieces of a page as lines in reading order. */
export function layoutOf({ flat, turned, rules }: Pieces, page: number): Layout {
  const { lines, regions, mixed } = flowOf(flat, rules, page)
  // Writing along the side of a page stands for itself, and has no upright box.
  const aside = turned.flatMap((segments, at) =>
    linesOf(segments, page, regions + at).map((line) => ({ ...line, box: null, stops: null })),
  )
  return {
    lines: [...lines, ...aside],
    regions: regions + turned.length + 1,
    problems: mixed ? [{ problem: 'mixedColumns', page }] : [],
  }
}

/** Pieces that stand upright, and those of each other direction. */
export interface Pieces {
  flat: Segment[]
  turned: Segment[][]
  rules: readonly Area[]
}

/** What a person sees on the page. */
export function seenIn(content: PageContent): Pieces {
  const seen = unhideScan(content).filter((glyph) => glyph.hidden === null)
  const turned = ([1, 2, 3] as const)
    .map((turn) => segmentsOf(seen.filter((glyph) => glyph.turn === turn)))
    .filter((segments) => segments.length > 0)
  const flat = segmentsOf(
    seen.filter((glyph) => glyph.turn === 0),
    content.rules.filter(vertical),
  )
  return { flat: withBullets(flat, content.dots), turned, rules: content.rules }
}

export function hiddenIn(content: PageContent, page: number): HiddenText[] {
  const glyphs = unhideScan(content)
  return (['sameColour', 'tiny', 'outside', 'invisible'] as const).flatMap((reason) =>
    segmentsOf(glyphs.filter((glyph) => glyph.hidden === reason)).map(({ text }) => ({ text, page, reason })),
  )
}

/** A page of private-use signs is a font without a table; a few are icons. */
export function lostIn({ glyphs }: PageContent): number {
  const lost = glyphs.filter((glyph) => isPrivateUse(glyph.text) || glyph.text === '\uFFFD').length
  return lost > 0.3 * glyphs.length ? lost : 0
}

/** Hardly any letters, and a picture that fills the page or a good part of it. */
export function needsRecognition(content: PageContent): boolean {
  const letters = unhideScan(content).filter(
    (glyph) => glyph.hidden === null && /[\p{L}\p{N}]/u.test(glyph.text),
  ).length
  return letters < 40 && pictureShare(content) > 0.25
}

function pictureShare({ images, width, height }: PageContent): number {
  const areas = images.map(({ area }) => (area.right - area.left) * (area.bottom - area.top))
  return areas.reduce((sum, area) => sum + area, 0) / (width * height)
}

/** Text that nobody sees over a picture of the whole page is what somebody recognised in it. */
function unhideScan(content: PageContent): Glyph[] {
  const scan = content.images.some(
    ({ area }) => (area.right - area.left) * (area.bottom - area.top) > 0.6 * content.width * content.height,
  )
  if (!scan) return content.glyphs
  return content.glyphs.map((glyph) => (glyph.hidden === 'invisible' ? { ...glyph, hidden: null } : glyph))
}

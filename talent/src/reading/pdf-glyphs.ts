import { type Area, apply, type Glyph, inside, type Matrix, multiply } from './glyph.ts'
import type { ActualTexts } from './pdf-actual-text.ts'
import type { PdfPage } from './pdf-page.ts'
import { Painter } from './pdf-painter.ts'

interface Font {
  bold: boolean
  vertical: boolean
  advance: number
}

interface FontGlyph {
  unicode: string
  width: number
  isSpace: boolean
  vmetric?: readonly number[] | null
}

const noCode = /^[\p{Cc}\p{Co}\s\uFFFD]*$/u
const identity: Matrix = [1, 0, 0, 1, 0, 0]

/** Keeps each sign of a page with its place and whether it is seen. */
export class GlyphWalker {
  readonly glyphs: Glyph[] = []
  readonly painter: Painter
  private readonly page: PdfPage
  private readonly fonts = new Map<string, Font>()
  private matrix: Matrix = identity
  private lineMatrix: Matrix = identity
  private clipNext = false
  private readonly tags: string[] = []
  private readonly openMarks: number[] = []
  /** Which mark a glyph without a code stands in. */
  private readonly unnamed = new Map<Glyph, number>()
  private readonly named = new Set<number>()

  constructor(page: PdfPage, base: Matrix, area: Area) {
    this.page = page
    this.painter = new Painter(area, base)
  }

  step(name: string, args: unknown[]): void {
    if (name === 'beginMarkedContent' || name === 'beginMarkedContentProps') {
      this.openMarks.push(this.tags.length)
      this.tags.push(String(args[0]))
    } else if (name === 'endMarkedContent') this.openMarks.pop()
    else if (!this.textStep(name, args)) this.paintStep(name, args)
  }

  /** The glyphs, with what their writer says of those without a code: the first of a mark stands for its whole text. */
  marked(actual: ActualTexts): Glyph[] {
    if (this.unnamed.size === 0) return this.glyphs
    const texts = actual.of(this.tags)
    const told = new Set<number>()
    return this.glyphs.map((glyph) => {
      const mark = this.unnamed.get(glyph)
      if (mark === undefined || told.has(mark) || this.named.has(mark)) return glyph
      told.add(mark)
      return { ...glyph, text: texts[mark] ?? glyph.text }
    })
  }

  private textStep(name: string, args: unknown[]): boolean {
    const { state } = this.painter
    const first = Number(args[0])
    switch (name) {
      case 'showText':
        this.show(args[0] as (FontGlyph | number | null)[])
        return true
      case 'beginText':
        this.matrix = this.lineMatrix = identity
        return true
      case 'setTextMatrix': {
        const given = args.length === 1 ? (args[0] as ArrayLike<number>) : (args as number[])
        this.matrix = this.lineMatrix = Array.from(given) as unknown as Matrix
        return true
      }
      case 'setLeadingMoveText':
        state.leading = -Number(args[1])
        this.move(first, Number(args[1]))
        return true
      case 'moveText':
        this.move(first, Number(args[1]))
        return true
      case 'nextLine':
        this.move(0, -state.leading)
        return true
      case 'setFont':
        state.font = String(args[0])
        state.size = Number(args[1])
        return true
      case 'setCharSpacing':
        state.charSpacing = first
        return true
      case 'setWordSpacing':
        state.wordSpacing = first
        return true
      case 'setHScale':
        state.scale = first / 100
        return true
      case 'setLeading':
        state.leading = first
        return true
      case 'setTextRise':
        state.rise = first
        return true
      case 'setTextRenderingMode':
        state.mode = first
        return true
      default:
        return false
    }
  }

  private paintStep(name: string, args: unknown[]): void {
    const { painter } = this
    switch (name) {
      case 'save':
      case 'beginAnnotation':
        painter.save()
        if (name === 'beginAnnotation') this.enter(args[2], args[1])
        return
      case 'paintFormXObjectBegin':
        painter.save()
        this.enter(args[0], args[1])
        return
      case 'restore':
      case 'paintFormXObjectEnd':
      case 'endAnnotation':
        painter.restore()
        return
      case 'transform':
        painter.transform(args as unknown as Matrix)
        return
      case 'clip':
      case 'eoClip':
        this.clipNext = true
        return
      case 'constructPath':
        this.path(args)
        return
      case 'setFillRGBColor':
        painter.state.fill = String(args[0])
        return
      case 'setFillTransparent':
      case 'setFillColorN':
        painter.state.fill = null
        return
      case 'setGState':
        for (const [key, value] of args[0] as [string, unknown][]) if (key === 'ca') painter.state.alpha = Number(value)
        return
      case 'paintImageXObject':
        painter.paintImage(String(args[0]))
        return
      case 'paintInlineImageXObject':
      case 'paintImageMaskXObject':
      case 'paintSolidColorImageMask':
      case 'paintImageXObjectRepeat':
      case 'paintInlineImageXObjectGroup':
      case 'paintImageMaskXObjectGroup':
      case 'paintImageMaskXObjectRepeat':
        painter.paintImage(null)
        return
      case 'shadingFill':
        painter.paintShade()
    }
  }

  private enter(matrix: unknown, bounds: unknown): void {
    if (matrix) this.painter.transform(Array.from(matrix as ArrayLike<number>) as unknown as Matrix)
    if (bounds) this.painter.clipTo(bounds as ArrayLike<number>)
  }

  private path(args: unknown[]): void {
    const [operation, data, bounds] = args as [number, [ArrayLike<number> | null], ArrayLike<number> | null]
    const strokes = data[0] ?? []
    if (bounds) {
      if (this.clipNext) this.painter.clipTo(bounds)
      else if (operation >= 22 && operation <= 27) this.painter.fillPath(bounds, strokes)
      if (!this.clipNext && operation >= 20 && operation <= 27 && operation !== 22 && operation !== 23)
        this.painter.strokePath(strokes)
    }
    this.clipNext = false
  }

  private move(x: number, y: number): void {
    this.lineMatrix = multiply(this.lineMatrix, [1, 0, 0, 1, x, y])
    this.matrix = this.lineMatrix
  }

  private font(): Font {
    const { font: name } = this.painter.state
    const known = this.fonts.get(name)
    if (known) return known
    const found = this.page.commonObjs.has(name) ? this.page.commonObjs.get(name) : undefined
    const font: Font = {
      bold:
        Boolean(found?.bold || found?.black) || /bold|black|heavy|semibold|demi|medi(?:um)?$/i.test(found?.name ?? ''),
      vertical: Boolean(found?.vertical),
      advance: Math.abs(found?.fontMatrix?.[0] ?? 0.001),
    }
    this.fonts.set(name, font)
    return font
  }

  private show(signs: (FontGlyph | number | null)[]): void {
    const { state } = this.painter
    const font = this.font()
    const full = multiply(state.ctm, this.matrix)
    let at = 0
    for (const sign of signs) {
      if (sign === null) continue
      if (typeof sign === 'number') {
        at -= (sign * state.size) / 1000
        continue
      }
      const vertical = font.vertical && sign.vmetric
      const width = (vertical ? Math.abs(vertical[0] ?? -1000) : sign.width) * state.size * font.advance
      this.keep(sign, font, full, at, width)
      at += width + state.charSpacing + (sign.isSpace ? state.wordSpacing : 0)
    }
    const [dx, dy] = font.vertical ? [0, -at] : [at * state.scale, 0]
    this.matrix = multiply(this.matrix, [1, 0, 0, 1, dx, dy])
  }

  private keep(sign: FontGlyph, font: Font, full: Matrix, at: number, width: number): void {
    const { state, page } = this.painter
    const [x, y] = font.vertical ? [0, -at] : [at * state.scale, state.rise]
    const [startX, startY] = apply(full, x, y)
    const [endX, endY] = font.vertical ? apply(full, width, y) : apply(full, x + width * state.scale, y)
    const unit = state.size * font.advance * 1000
    const size = Math.abs(unit) * Math.hypot(full[2], full[3])
    const turn = turnOf(endX - startX, endY - startY)
    const base = { text: sign.unicode, size, bold: font.bold || state.mode === 2, turn }
    const middle: [number, number] = [
      (startX + endX) / 2 + (turn === 1 ? size * 0.3 : 0),
      (startY + endY) / 2 - (turn === 0 ? size * 0.3 : 0),
    ]
    const place = placeOf(turn, startX, startY, endX, endY, page)
    const glyph: Glyph = { ...base, ...place, hidden: this.hides(middle, size) }
    this.glyphs.push(glyph)
    const mark = this.openMarks.at(-1)
    if (mark === undefined) return
    if (noCode.test(sign.unicode)) this.unnamed.set(glyph, mark)
    else this.named.add(mark)
  }

  private hides([x, y]: [number, number], size: number): Glyph['hidden'] {
    const { painter } = this
    if (!inside(painter.page, x, y) || !inside(painter.state.clip, x, y, size)) return 'outside'
    if (painter.state.mode === 3 || painter.state.mode === 7 || painter.state.alpha < 0.05) return 'invisible'
    if (size < 2) return 'tiny'
    return painter.state.mode % 4 !== 1 && painter.blends(x, y) ? 'sameColour' : null
  }
}

function turnOf(dx: number, dy: number): Glyph['turn'] {
  if (Math.abs(dx) >= Math.abs(dy)) return dx >= 0 ? 0 : 2
  return dy > 0 ? 1 : 3
}

/** Turned writing is laid flat: its lines run along x, and are set in order along y. */
function placeOf(turn: Glyph['turn'], x: number, y: number, endX: number, endY: number, page: Area) {
  if (turn === 1) return { x: y, right: endY, baseline: page.right - x }
  if (turn === 3) return { x: page.bottom - y, right: page.bottom - endY, baseline: x }
  if (turn === 2) return { x: page.right - x, right: page.right - endX, baseline: page.bottom - y }
  return { x, right: endX, baseline: y }
}

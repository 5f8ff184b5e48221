import type { HiddenText } from './document.ts'
import type { Lists } from './docx-lists.ts'
import { isShaded, type Look, listOf, lookOf, type Styles } from './docx-styles.ts'
import type { WrittenLine } from './written-line.ts'
import { child, type Element, elements, textOf } from './xml.ts'

export interface Paragraph {
  lines: WrittenLine[]
  /** Contents of text boxes that are anchored here. */
  boxes: Element[]
  drawings: Element[]
}

/** What the walk through a document shares. */
export interface Walk {
  styles: Styles
  lists: Lists
  page: number
  hidden: HiddenText[]
  /** White letters may stand on something dark here: a shaded cell, a styled table, a filled box. */
  ground: 'white' | 'unknown'
}

interface Piece {
  text: string
  bold: boolean
  size: number
  page: number
}

const skipped = new Set([
  'del',
  'moveFrom',
  'instrText',
  'delText',
  'pPr',
  'rPr',
  'sdtPr',
  'footnoteReference',
  'commentReference',
])
/** Fields that count pages say nothing of the person. */
const pageField = /^\s*(?:PAGE|NUMPAGES|SECTIONPAGES|DATE|TIME)\b/i

export function readParagraph(element: Element, walk: Walk): Paragraph {
  const reader = new ParagraphReader(element, walk)
  reader.read()
  return reader.result()
}

class ParagraphReader {
  private readonly walk: Walk
  private readonly element: Element
  private readonly properties: Element | undefined
  private readonly style: ReturnType<Styles['of']>
  private lines: Piece[][] = [[]]
  private readonly boxes: Element[] = []
  private readonly drawings: Element[] = []
  private field: 'none' | 'code' | 'pages' = 'none'
  private code = ''

  constructor(element: Element, walk: Walk) {
    this.walk = walk
    this.element = element
    this.properties = child(element, 'pPr')
    this.style = walk.styles.of(child(this.properties, 'pStyle')?.attributes.val)
  }

  read(): void {
    for (const one of elements(this.element)) this.inline(one)
  }

  result(): Paragraph {
    const level = Number(child(this.properties, 'outlineLvl')?.attributes.val ?? 9)
    const heading = this.style.heading || level < 9
    const said = this.lines.some((pieces) => pieces.some((piece) => piece.text.trim() !== ''))
    const marker = said ? this.walk.lists.marker(listOf(this.properties) ?? this.style.list) : ''
    const lines = this.lines.map((pieces, at) => {
      const letters = pieces.reduce((sum, piece) => sum + piece.text.trim().length, 0)
      const bold = pieces.reduce((sum, piece) => sum + (piece.bold ? piece.text.trim().length : 0), 0)
      return {
        text: (at === 0 ? marker : '') + pieces.map((piece) => piece.text).join(''),
        page: pieces[0]?.page ?? this.walk.page,
        size: Math.max(0, ...pieces.filter((piece) => piece.text.trim() !== '').map((piece) => piece.size)),
        bold: bold * 2 > letters,
        heading,
      }
    })
    return { lines, boxes: this.boxes, drawings: this.drawings }
  }

  private inline(element: Element): void {
    if (skipped.has(element.name)) return
    if (element.name === 'r') {
      this.run(element)
      return
    }
    if (element.name === 'fldSimple' && pageField.test(element.attributes.instr ?? '')) return
    if (element.name === 'AlternateContent') {
      for (const one of elements(child(element, 'Choice') ?? child(element, 'Fallback'))) this.inline(one)
      return
    }
    if (element.name === 'oMath' || element.name === 'oMathPara') {
      this.add(textOf(element), this.lookFor(undefined))
      return
    }
    for (const one of elements(element)) this.inline(one)
  }

  private lookFor(run: Element | undefined): Look {
    const character = this.walk.styles.of(child(run, 'rStyle')?.attributes.val).look
    return { ...this.walk.styles.base, ...this.style.look, ...character, ...lookOf(run) }
  }

  private run(element: Element): void {
    const look = this.lookFor(child(element, 'rPr'))
    for (const one of elements(element)) this.runPart(one, look)
  }

  private runPart(one: Element, look: Look): void {
    switch (one.name) {
      case 'fldChar':
        this.fieldPart(one.attributes.fldCharType)
        return
      case 'instrText':
        this.code += textOf(one)
        return
      case 't':
        if (this.field === 'none') this.add(textOf(one), look)
        return
      case 'tab':
      case 'ptab':
        this.add('\t', look)
        return
      case 'noBreakHyphen':
        this.add('-', look)
        return
      case 'sym':
        this.add(String.fromCodePoint(Number.parseInt(one.attributes.char ?? '20', 16) || 32), look)
        return
      case 'lastRenderedPageBreak':
        this.walk.page += 1
        return
      case 'br':
      case 'cr':
        this.lines.push([])
        return
      case 'AlternateContent':
        for (const inner of elements(child(one, 'Choice') ?? child(one, 'Fallback'))) this.runPart(inner, look)
        return
      case 'drawing':
      case 'pict':
      case 'object':
        this.drawing(one)
    }
  }

  /** A field has a code, which is not read, and a result, which is. */
  private fieldPart(kind: string | undefined): void {
    if (kind === 'begin') {
      this.field = 'code'
      this.code = ''
    } else if (kind === 'separate') this.field = pageField.test(this.code) ? 'pages' : 'none'
    else if (kind === 'end') this.field = 'none'
  }

  private drawing(element: Element): void {
    this.drawings.push(element)
    const collect = (from: Element) => {
      for (const one of elements(from)) {
        if (one.name === 'txbxContent') this.boxes.push(one)
        else if (one.name === 'AlternateContent') collect(child(one, 'Choice') ?? one)
        else collect(one)
      }
    }
    collect(element)
  }

  private add(text: string, look: Look): void {
    const reason = this.hides(look)
    if (reason && text.trim() !== '') {
      const last = this.walk.hidden.at(-1)
      if (last?.reason === reason && last.page === this.walk.page) last.text += text
      else this.walk.hidden.push({ text, page: this.walk.page, reason })
      return
    }
    this.lines.at(-1)?.push({ text, bold: look.bold ?? false, size: look.size ?? 10, page: this.walk.page })
  }

  private hides(look: Look): HiddenText['reason'] | null {
    if (look.vanish) return 'invisible'
    if (look.size !== undefined && look.size < 2) return 'tiny'
    const white = /^f[3-9a-f]f[3-9a-f]f[3-9a-f]$/i.test(look.colour ?? '')
    const plain = this.walk.ground === 'white' && !look.shaded && !isShaded(this.properties)
    return white && plain ? 'sameColour' : null
  }
}

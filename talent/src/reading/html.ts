import { assemble } from './assemble.ts'
import type { DocumentText, HiddenText } from './document.ts'
import { shownHidden } from './hidden.ts'
import { hiddenBy, paintsGround, type Sheet, sheetOf, styleOf } from './html-hidden.ts'
import { decodeText } from './plain-text.ts'
import { LineWriter, type WrittenLine } from './written-line.ts'
import { type Element, elements, parseHtml, textOf } from './xml.ts'

const skipped = new Set([
  'script',
  'style',
  'head',
  'noscript',
  'template',
  'svg',
  'canvas',
  'iframe',
  'object',
  'select',
  'button',
  'nav',
])
const inline = new Set(
  'a abbr b bdi bdo big cite code data del dfn em font i img input ins kbd label mark q s samp small span strong sub sup time tt u var wbr o:p'.split(
    ' ',
  ),
)
const bolds = new Set(['b', 'strong', 'th', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'])

export function readHtml(bytes: Uint8Array): DocumentText {
  return htmlDocument(decodeHtml(bytes))
}

export function htmlDocument(text: string): DocumentText {
  const reader = new HtmlReader(parseHtml(text))
  reader.read()
  return assemble({
    kind: 'html',
    lines: reader.writer.lines,
    pages: [{ number: 1, width: 0, height: 0, ocr: false }],
    hidden: shownHidden(reader.hidden),
  })
}

function decodeHtml(bytes: Uint8Array): string {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 2048))
  const named = /<meta[^>]+charset=["']?\s*([\w-]+)/i.exec(head)?.[1]
  if (!named || /utf-?8/i.test(named)) return decodeText(bytes)
  try {
    return new TextDecoder(/^gb/i.test(named) ? 'gb18030' : named).decode(bytes)
  } catch {
    return decodeText(bytes)
  }
}

interface Manner {
  bold: boolean
  heading: boolean
  keepSpaces: boolean
  painted: boolean
}

class HtmlReader {
  readonly writer = new LineWriter()
  readonly hidden: HiddenText[] = []
  private readonly root: Element
  private readonly sheet: Sheet
  private open: WrittenLine[] = []
  private line = ''
  private boldLetters = 0
  private heading = false

  constructor(root: Element) {
    this.root = root
    this.sheet = sheetOf(stylesIn(root))
  }

  read(): void {
    this.walk(this.root, { bold: false, heading: false, keepSpaces: false, painted: false })
    this.flush()
  }

  private flush(): void {
    this.endLine()
    this.writer.write(this.open)
    this.open = []
    this.writer.nextRegion()
  }

  private endLine(): void {
    const text = this.line.trim()
    if (text !== '') {
      const bold = this.boldLetters * 2 > text.length
      this.open.push({ text, page: 1, size: 0, bold, heading: this.heading })
    }
    this.line = ''
    this.boldLetters = 0
    this.heading = false
  }

  private walk(element: Element, manner: Manner): void {
    for (const one of element.children) {
      if (typeof one === 'string') this.say(one, manner)
      else this.element(one, manner)
    }
  }

  private say(text: string, manner: Manner): void {
    const parts = manner.keepSpaces ? text.split(/\r\n?|\n/) : [text.replace(/[ \t\r\n\f]+/g, ' ')]
    for (const [at, part] of parts.entries()) {
      if (at > 0) this.endLine()
      this.line += part
      if (manner.bold) this.boldLetters += part.trim().length
      if (part.trim() !== '') this.heading ||= manner.heading
    }
  }

  private element(one: Element, manner: Manner): void {
    const { name } = one
    if (skipped.has(name)) return
    const style = styleOf(one, this.sheet)
    const painted = manner.painted || paintsGround(style) || 'bgcolor' in one.attributes
    const reason = hiddenBy(one, style, painted)
    if (reason) {
      this.hidden.push({ text: textOf(one), page: 1, reason })
      return
    }
    if (name === 'br') this.endLine()
    else if (name === 'tr') this.row(one, manner)
    else {
      const inner: Manner = {
        bold: manner.bold || bolds.has(name) || /font-weight:(?:bold|[6-9]00)/.test(style),
        heading: manner.heading || /^h[1-6]$/.test(name),
        keepSpaces: manner.keepSpaces || name === 'pre' || /white-space:pre/.test(style),
        painted,
      }
      if (inline.has(name)) this.walk(one, inner)
      else this.block(one, inner)
    }
  }

  private block(one: Element, manner: Manner): void {
    this.endLine()
    if (one.name === 'table' || one.name === 'section' || one.name === 'article') this.flush()
    if (one.name === 'li') this.line = '• '
    this.walk(one, manner)
    if (this.line.trim() === '•') this.line = ''
    this.endLine()
    if (one.name === 'table') this.flush()
  }

  private row(row: Element, manner: Manner): void {
    this.endLine()
    this.writer.write(this.open)
    const cells = elements(row).map((cell) => {
      this.open = []
      const from = this.writer.lines.length
      this.element({ ...cell, name: cell.name === 'th' ? 'th' : 'td' }, manner)
      this.endLine()
      const inner = this.writer.lines.splice(from)
      return inner.length > 0
        ? { lines: [], inner: [...inner, ...this.writer.made(this.open)] }
        : { lines: this.open, inner }
    })
    this.open = []
    this.writer.writeRow(cells)
  }
}

function stylesIn(element: Element): string[] {
  return elements(element).flatMap((one) => (one.name === 'style' ? [textOf(one)] : stylesIn(one)))
}

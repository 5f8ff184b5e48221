import { assemble } from './assemble.ts'
import { type DocumentText, type HiddenText, ReadFailure } from './document.ts'
import { shownHidden } from './hidden.ts'
import { type RtfToken, rtfTokens } from './rtf-tokens.ts'
import { LineWriter, type WrittenCell, type WrittenLine } from './written-line.ts'

interface State {
  skip: boolean
  /** Fonts and colours are collected, not read. */
  table: 'none' | 'fonts' | 'colours'
  font: number
  bold: boolean
  size: number
  hidden: boolean
  colour: number
  /** Characters that stand for a \u in readers that do not know it. */
  fallback: number
  inTable: boolean
}

const deepest = 500
const left = new Set(
  'stylesheet info pict themedata colorschememapping datastore latentstyles listtable listoverridetable rsidtbl xmlnstbl generator fldinst filetbl object objdata shpinst nonshppict mmathPr pgptbl revtbl footnote annotation atnid atnauthor bkmkstart bkmkend wgrffmtfilter operator'.split(
    ' ',
  ),
)
/** Kept although readers may leave them out. */
const kept = new Set(['shptxt', 'shpinst', 'shp'])
const charsets: Record<number, string> = {
  0: 'windows-1252',
  128: 'shift_jis',
  129: 'euc-kr',
  134: 'gb18030',
  136: 'big5',
  204: 'windows-1251',
  238: 'windows-1250',
}
const pages: Record<number, string> = {
  936: 'gb18030',
  54936: 'gb18030',
  950: 'big5',
  932: 'shift_jis',
  949: 'euc-kr',
  65001: 'utf-8',
  1251: 'windows-1251',
  1250: 'windows-1250',
}
const signs: Record<string, string> = {
  tab: '\t',
  emdash: '—',
  endash: '–',
  bullet: '•',
  lquote: '‘',
  rquote: '’',
  ldblquote: '“',
  rdblquote: '”',
  emspace: ' ',
  enspace: ' ',
}

export function readRtf(bytes: Uint8Array): DocumentText {
  const reader = new RtfReader()
  for (const token of rtfTokens(Buffer.from(bytes).toString('latin1'))) reader.take(token)
  reader.end()
  return assemble({
    kind: 'rtf',
    lines: reader.writer.lines,
    pages: Array.from({ length: reader.page }, (_, at) => ({ number: at + 1, width: 0, height: 0, ocr: false })),
    hidden: shownHidden(reader.hidden),
  })
}

class RtfReader {
  readonly writer = new LineWriter()
  readonly hidden: HiddenText[] = []
  page = 1
  private state: State = {
    skip: false,
    table: 'none',
    font: 0,
    bold: false,
    size: 12,
    hidden: false,
    colour: 0,
    fallback: 1,
    inTable: false,
  }
  private readonly stack: State[] = []
  private readonly fonts = new Map<number, string>()
  private readonly colours: number[][] = [[0, 0, 0]]
  private encoding = 'windows-1252'
  private pending: number[] = []
  private toSkip = 0
  private line: WrittenLine = this.blank()
  private boldLetters = 0
  private cell: WrittenLine[] = []
  private cells: WrittenCell[] = []
  private star = false

  take(token: RtfToken): void {
    if (token.kind === 'byte') {
      this.byte(token.value)
      return
    }
    this.decodePending()
    if (token.kind === 'open') this.open()
    else if (token.kind === 'close') this.state = this.stack.pop() ?? this.state
    else if (token.kind === 'text') this.plain(token.text)
    else if (token.kind === 'word') this.word(token.word, token.value)
    if (token.kind !== 'word' || token.word !== '*') this.star = false
  }

  end(): void {
    this.decodePending()
    this.endLine()
    this.endRow()
  }

  private open(): void {
    if (this.stack.length > deepest) throw new ReadFailure('expandsTooMuch')
    this.stack.push({ ...this.state })
    this.toSkip = 0
  }

  private byte(value: number): void {
    if (this.toSkip > 0) this.toSkip -= 1
    else if (!this.state.skip && this.state.table === 'none') this.pending.push(value)
  }

  /** Bytes that follow each other may be one sign. */
  private decodePending(): void {
    if (this.pending.length === 0) return
    const encoding = this.fonts.get(this.state.font) ?? this.encoding
    const usual = encoding === 'windows-1252' ? this.encoding : encoding
    const bytes = new Uint8Array(this.pending)
    this.pending = []
    this.say(new TextDecoder(usual).decode(bytes))
  }

  private plain(text: string): void {
    if (this.state.table === 'colours' && text.includes(';')) this.colours.push([])
    const rest = text.slice(this.toSkip)
    this.toSkip = Math.max(0, this.toSkip - text.length)
    // Bytes above ASCII stand here as they are in files that were written carelessly.
    if (/[\u0080-\u00FF]/.test(rest))
      this.say(new TextDecoder(this.fonts.get(this.state.font) ?? this.encoding).decode(Buffer.from(rest, 'latin1')))
    else this.say(rest)
  }

  private say(text: string): void {
    const { state } = this
    if (state.skip || state.table !== 'none' || text === '') return
    const reason = this.hides()
    if (reason && text.trim() !== '') {
      this.hidden.push({ text, page: this.page, reason })
      return
    }
    this.line.text += text
    if (state.bold) this.boldLetters += text.trim().length
    if (text.trim() !== '') this.line.size = Math.max(this.line.size, state.size)
  }

  private hides(): HiddenText['reason'] | null {
    if (this.state.hidden) return 'invisible'
    if (this.state.size < 2) return 'tiny'
    const colour = this.colours[this.state.colour]
    return this.state.colour > 0 && colour?.length === 3 && colour.every((value) => value >= 243) && !this.state.inTable
      ? 'sameColour'
      : null
  }

  private blank(): WrittenLine {
    return { text: '', page: this.page, size: 0, bold: false, heading: false }
  }

  private endLine(): void {
    if (this.line.text.trim() !== '') {
      this.line.bold = this.boldLetters * 2 > this.line.text.trim().length
      if (this.state.inTable) this.cell.push(this.line)
      else this.writer.write([this.line])
    }
    this.line = this.blank()
    this.boldLetters = 0
  }

  private endRow(): void {
    if (this.cell.length > 0) this.cells.push({ lines: this.cell, inner: [] })
    this.writer.writeRow(this.cells)
    this.cells = []
    this.cell = []
  }

  private word(name: string, value: number | null): void {
    if (name === '*') {
      this.star = true
      return
    }
    if (left.has(name) && !kept.has(name)) this.state.skip = true
    else if (this.star && !kept.has(name)) this.state.skip = true
    else if (!this.layout(name) && !this.look(name, value)) this.code(name, value)
  }

  private layout(name: string): boolean {
    if (this.state.skip) return false
    const sign = signs[name]
    if (sign !== undefined) this.say(sign)
    else if (name === 'par' || name === 'line' || name === 'sect') this.endLine()
    else if (name === 'page') {
      this.endLine()
      this.page += 1
    } else if (name === 'cell' || name === 'nestcell') {
      this.state.inTable = true
      this.endLine()
      this.cells.push({ lines: this.cell, inner: [] })
      this.cell = []
    } else if (name === 'row' || name === 'nestrow') this.endRow()
    else return false
    return true
  }

  private look(name: string, value: number | null): boolean {
    const { state } = this
    if (name === 'b') state.bold = value !== 0
    else if (name === 'fs') state.size = (value ?? 24) / 2
    else if (name === 'v') state.hidden = value !== 0
    else if (name === 'deleted') state.skip = value !== 0
    else if (name === 'cf') state.colour = value ?? 0
    else if (name === 'plain') Object.assign(state, { bold: false, hidden: false, size: 12, colour: 0 })
    else if (name === 'intbl') state.inTable = true
    else if (name === 'pard') state.inTable = false
    else return false
    return true
  }

  private code(name: string, value: number | null): void {
    const { state } = this
    if (name === 'fonttbl') state.table = 'fonts'
    else if (name === 'colortbl') state.table = 'colours'
    else if (name === 'f' || name === 'af') {
      if (name === 'f') state.font = value ?? 0
    } else if (name === 'fcharset') {
      if (state.table === 'fonts') this.fonts.set(state.font, charsets[value ?? 0] ?? 'windows-1252')
    } else if (name === 'ansicpg') this.encoding = pages[value ?? 0] ?? 'windows-1252'
    else if (name === 'uc') state.fallback = Math.max(0, value ?? 1)
    else if (name === 'red' || name === 'green' || name === 'blue') {
      if (state.table === 'colours') this.colours.at(-1)?.push(value ?? 0)
    } else if (name === 'u' && value !== null) {
      this.say(String.fromCharCode(value < 0 ? value + 65_536 : value))
      this.toSkip = state.fallback
    }
  }
}

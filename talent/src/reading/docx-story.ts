import { readParagraph, type Walk } from './docx-paragraph.ts'
import { isShaded } from './docx-styles.ts'
import type { DraftLine } from './lines.ts'
import { LineWriter, type WrittenCell, type WrittenLine } from './written-line.ts'
import { child, type Element, elements } from './xml.ts'

/** Reads body, header or text box from top to bottom; each block of it has a region of its own. */
export class Story {
  readonly drawings: { element: Element; page: number }[] = []
  private readonly writer = new LineWriter()
  private readonly walk: Walk

  constructor(walk: Walk) {
    this.walk = walk
  }

  get lines(): DraftLine[] {
    return this.writer.lines
  }

  read(container: Element): void {
    this.writer.nextRegion()
    this.writer.write(this.block(container))
    this.writer.nextRegion()
  }

  /** The last lines of a container; what stands before its last table or box is written on the way. */
  private block(container: Element): WrittenLine[] {
    let open: WrittenLine[] = []
    const flush = () => {
      this.writer.write(open)
      open = []
      this.writer.nextRegion()
    }
    for (const one of elements(container).flatMap(unwrapped)) {
      if (one.name === 'p') {
        const { lines, boxes, drawings } = readParagraph(one, this.walk)
        for (const element of drawings) this.drawings.push({ element, page: this.walk.page })
        open.push(...lines)
        if (boxes.length > 0) flush()
        for (const box of boxes) this.box(box)
      } else if (one.name === 'tbl') {
        flush()
        this.table(one)
        this.writer.nextRegion()
      }
    }
    return open
  }

  private box(content: Element): void {
    const { ground } = this.walk
    this.walk.ground = 'unknown'
    this.read(content)
    this.walk.ground = ground
  }

  private table(table: Element): void {
    const { ground } = this.walk
    const properties = child(table, 'tblPr')
    if (child(properties, 'tblStyle') || isShaded(properties)) this.walk.ground = 'unknown'
    for (const row of elements(table).flatMap(unwrapped)) {
      if (row.name !== 'tr') continue
      const cells = elements(row).flatMap(unwrapped)
      this.writer.writeRow(cells.filter((one) => one.name === 'tc').map((cell) => this.cell(cell)))
    }
    this.walk.ground = ground
  }

  private cell(cell: Element): WrittenCell {
    const { ground } = this.walk
    if (isShaded(child(cell, 'tcPr'))) this.walk.ground = 'unknown'
    const from = this.writer.lines.length
    const lines = this.block(cell).filter((line) => line.text.trim() !== '')
    const inner = this.writer.lines.splice(from)
    this.walk.ground = ground
    // A nested table or box was written before the last lines of the cell: that order is kept.
    return inner.length === 0 ? { lines, inner } : { lines: [], inner: [...inner, ...this.writer.made(lines)] }
  }
}

const around = new Set(['ins', 'moveTo', 'customXml', 'smartTag'])

/** Content controls, changes and compatible forms stand around what they hold. */
function unwrapped(element: Element): Element[] {
  if (element.name === 'sdt') return elements(child(element, 'sdtContent')).flatMap(unwrapped)
  if (around.has(element.name)) return elements(element).flatMap(unwrapped)
  if (element.name === 'AlternateContent')
    return elements(child(element, 'Choice') ?? child(element, 'Fallback')).flatMap(unwrapped)
  return [element]
}

import { closeLabels } from './letter-spacing.ts'
import type { DraftLine } from './lines.ts'
import { plainLine } from './plain-line.ts'

/** One line of a format without places, as it is written, tabs and all. */
export interface WrittenLine {
  text: string
  page: number
  size: number
  bold: boolean
  heading: boolean
}

/** A cell of a table: its lines, or (`inner`) what stands in it where that is more than lines. */
export interface WrittenCell {
  lines: WrittenLine[]
  inner: DraftLine[]
}

/** Wide runs of spaces part cells, as people set columns without tabs. */
const cellGap = / {5,}|\u3000{3,}/g

/** Collects lines; the lines of one block share a region. */
export class LineWriter {
  readonly lines: DraftLine[] = []
  private region = 0

  nextRegion(): void {
    this.region += 1
  }

  write(lines: readonly WrittenLine[]): void {
    this.lines.push(...this.made(lines))
  }

  made(lines: readonly WrittenLine[]): DraftLine[] {
    return lines.flatMap(
      (line) => plainLine(closeLabels(line.text).replace(cellGap, '\t'), { ...line, region: this.region }) ?? [],
    )
  }

  /** Cells with a few lines stand beside each other; several long ones are columns, which are read one after the other. */
  writeRow(cells: readonly WrittenCell[]): void {
    const said = cells.filter((cell) => cell.lines.length > 0 || cell.inner.length > 0)
    const long = said.filter((cell) => cell.inner.length > 0 || cell.lines.length > 2)
    if (said.length > 1 && long.length > 1) {
      for (const cell of said) {
        this.nextRegion()
        this.write(cell.lines)
        this.lines.push(...cell.inner)
      }
      this.nextRegion()
      return
    }
    this.write(across(said.map((cell) => cell.lines)))
    for (const cell of long) this.lines.push(...cell.inner)
  }
}

/** The lines of cells that stand beside each other, as one line with cells each. */
function across(cells: readonly WrittenLine[][]): WrittenLine[] {
  const height = Math.max(0, ...cells.map((cell) => cell.length))
  return Array.from({ length: height }, (_, at) => {
    const parts = cells.flatMap((cell) => cell[at] ?? [])
    const [first] = parts
    return {
      text: parts.map((part) => part.text.trim()).join('\t'),
      page: first?.page ?? 1,
      size: Math.max(0, ...parts.map((part) => part.size)),
      bold: parts.every((part) => part.bold),
      heading: parts.length === 1 && (first?.heading ?? false),
    }
  })
}

import { endOf, type Piece, part, stripped, widthOf } from '#parsing/span'
import type { DocumentText, Line } from '#reading/document'

/** A line of the document, or what a heading in it leaves of it, with what its look says. */
export interface Row {
  piece: Piece
  cells: readonly Piece[]
  line: Line
  /** It begins with a bullet or a number of a list; `piece` still has it. */
  bullet: boolean
  /** The rest of the sentence of the row before. */
  continues: boolean
  /** Larger or bolder than most of the text. */
  loud: boolean
}

const bulletSign =
  /^(?:[•·●○◦▪▫■□◆◇★☆►▶▸‣➢➤➔→✓✔✦❖※»❯◎⚫∙⁃*>\ue000-\uf8ff]|-(?=\s?\S)|\+(?=\s)|[–—](?=\s)|o(?=\s[A-Z])|(?:\d{1,2}|[a-z])[.)、](?=\s?\D)|\(\d{1,2}\)|[①-⑳]|[一二三四五六七八九十][、.])\s*/u

export const bulletLength = (text: string): number => bulletSign.exec(text)?.[0].length ?? 0

/** The piece without its bullet. */
export const unbulleted = (piece: Piece): Piece => part(piece, bulletLength(piece.text))

export const cellsOf = (line: Line): Piece[] =>
  (line.cells.length > 0 ? line.cells : [{ start: 0, end: line.text.length }])
    .map(({ start, end }) => stripped({ text: line.text.slice(start, end), start: line.start + start }))
    .filter(({ text }) => text !== '')

const ends = /[.!?。!?;；:：]\s*$/
const isLower = (text: string): boolean => /^[a-z]/.test(text)

/** The size of most letters of the text. */
const usualSize = (lines: readonly Line[]): number => {
  const sizes = new Map<number, number>()
  for (const { size, text } of lines) {
    const key = Math.round(size * 2) / 2
    sizes.set(key, (sizes.get(key) ?? 0) + text.length)
  }
  return [...sizes].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? 0
}

/** Without places a region is a paragraph, which says nothing about how wide the text is set. */
const columnOf = ({ box, region }: Line): number => (box ? region : -1)

/** How far lines of a region reach: by their boxes, else by how wide the text is. */
const reaches = (lines: readonly Line[]): Map<number, number> => {
  const widest = new Map<number, number>()
  for (const line of lines) {
    const right = line.box ? line.box.x + line.box.width : widthOf(line.text)
    const column = columnOf(line)
    widest.set(column, Math.max(widest.get(column) ?? 0, right))
  }
  return widest
}

/** Whether a line was broken because it had reached the edge. */
const isFull = (line: Line, reach: number): boolean => {
  if (!line.box) return widthOf(line.text) > 56 && widthOf(line.text) >= reach * 0.8
  return line.box.width > 150 && line.box.x + line.box.width >= reach * 0.9
}

/** "2014.09-2018.06 …", "CERTIFICATIONS: …": nobody goes on like this, however full the line before was. */
const begins =
  /^(?:\(?(?:19|20)\d{2}(?:\s?[./年-]\s?\d{1,2}月?)?\s?(?:[-–—~～]{1,2}|至|到)\s?(?:(?:19|20)\d{2}|至?今|[Pp]resent|PRESENT|[Nn]ow)|[A-Z][A-Z&/ ]{3,27}:\s)/
const continuesFrom = (before: Line | undefined, line: Line, reach: number): boolean => {
  if (!before || bulletLength(line.text) > 0 || line.heading || line.cells.length > 1) return false
  if (begins.test(line.text)) return false
  if (before.bold !== line.bold && !isLower(line.text)) return false
  if (Math.abs(before.size - line.size) > 0.8 && before.size > 0 && line.size > 0) return false
  const broken = !ends.test(before.text) || /[,，、]\s*$/.test(before.text)
  if (isLower(line.text) && broken && before.text.length > 25) return true
  if (before.page === line.page && before.region !== line.region) return false
  if (
    /[,，、(]\s*$|\b(?:and|of|the|to|with|for|in|a|an|by|on|or|including)$/.test(before.text) &&
    before.text.length > 25
  )
    return true
  return broken && isFull(before, reach) && before.cells.length < 2
}

export const rowOf = (line: Line, before: Line | undefined, reach: number, usual: number): Row => ({
  piece: { text: line.text, start: line.start },
  cells: cellsOf(line),
  line,
  bullet: bulletLength(line.text) > 0,
  continues: continuesFrom(before, line, reach),
  loud: line.heading || line.bold || (usual > 0 && line.size > usual + 0.7),
})

/** The number of a page says nothing, and stands in the midst of what goes on from page to page. */
const pageNumber =
  /^(?:[-–—|\s]*page\s*\d{1,2}(?:\s*(?:of|\/)\s*\d{1,2})?[-–—|\s]*|第\s*\d{1,2}\s*页(?:\s*[,，/]?\s*共\s*\d{1,2}\s*页)?)$/i

export const rowsOf = ({ lines: all }: Pick<DocumentText, 'lines'>): Row[] => {
  const lines = all.filter(({ text }) => !pageNumber.test(text.trim()))
  const [usual, reach] = [usualSize(lines), reaches(lines)]
  // Where most of it is bold, bold says nothing.
  const boldShare = lines.filter(({ bold }) => bold).length / Math.max(1, lines.length)
  return lines.flatMap((line, at) => {
    const row = rowOf(line, lines[at - 1], reach.get(columnOf(line)) ?? 0, usual)
    if (isFlattened(line)) return row.cells.map((cell) => cellRow(row, cell))
    return [boldShare > 0.7 ? { ...row, loud: line.heading || line.size > usual + 0.7 } : row]
  })
}

/** A text whose line breaks were lost: wide gaps are all that is left of them. */
const isFlattened = ({ text, cells }: Line): boolean => cells.length >= 8 && text.length > 400

const cellRow = (row: Row, piece: Piece): Row => ({
  ...row,
  piece,
  cells: [piece],
  bullet: bulletLength(piece.text) > 0,
  continues: false,
})

/** A row from a part of a line: what stands behind a heading in it. */
export const rowFrom = (row: Row, from: number): Row => {
  const piece = stripped(part(row.piece, from - row.piece.start))
  const cells = row.cells
    .filter((cell) => endOf(cell) > piece.start)
    .map((cell) => (cell.start >= piece.start ? cell : stripped(part(cell, piece.start - cell.start))))
  return {
    ...row,
    piece,
    cells: cells.length > 0 ? cells : [piece],
    bullet: bulletLength(piece.text) > 0,
    continues: false,
  }
}

/** The rest of a sentence joined to its beginning, where both are lines without cells. */
export const joinedRows = (rows: readonly Row[]): Row[] => {
  const all: Row[] = []
  for (const row of rows) {
    const before = all.at(-1)
    const joins = row.continues && !row.bullet && row.cells.length === 1 && before?.cells.length === 1
    if (before && joins && row.piece.start === endOf(before.piece) + 1) {
      const piece = { text: `${before.piece.text}\n${row.piece.text}`, start: before.piece.start }
      all[all.length - 1] = { ...before, piece, cells: [piece] }
    } else all.push(row)
  }
  return all
}

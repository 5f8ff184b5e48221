import { promisify } from 'node:util'
import { constants, crc32, deflateRaw } from 'node:zlib'
import { sheetCellMax, sheetRowsMax } from '@cohort/contract/exports'
import { type Cells, type Piece, type State, TooMuch, type Writer } from '#modules/exports/writer'
import { centralDirectory, descriptor, type Entry, localHeader, storedEntry } from '#modules/exports/zip'

const deflate = promisify(deflateRaw)
/** Every piece ends at a byte and refers to none before it: pieces of several processes are one content. */
const packing = { level: 3, finishFlush: constants.Z_FULL_FLUSH }
/** An empty last block: the content ends here. */
const lastBlock = Buffer.from([0x03, 0x00])
const zipMax = 0xffff_ffff

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packageOf = (what: string) => `http://schemas.openxmlformats.org/package/2006/${what}`
const mediaType = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** Everything of a workbook but its sheet: two styles, plain and bold. */
const around: readonly [string, string][] = [
  [
    '[Content_Types].xml',
    `<Types xmlns="${packageOf('content-types')}"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${mediaType}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${mediaType}.styles+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${mediaType}.worksheet+xml"/></Types>`,
  ],
  [
    '_rels/.rels',
    `<Relationships xmlns="${packageOf('relationships')}"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  ],
  [
    'xl/workbook.xml',
    `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  ],
  [
    'xl/_rels/workbook.xml.rels',
    `<Relationships xmlns="${packageOf('relationships')}"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
  ],
  [
    'xl/styles.xml',
    `<styleSheet xmlns="${main}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="2"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/></cellXfs></styleSheet>`,
  ],
]
const sheetName = 'xl/worksheets/sheet1.xml'
const sheetHead = `${head}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetData>`
const sheetTail = '</sheetData></worksheet>'

function smallEntries(): { bytes: Buffer; entries: Entry[] } {
  const entries: Entry[] = []
  const pieces: Buffer[] = []
  let offset = 0
  for (const [name, text] of around) {
    const { bytes, entry } = storedEntry(name, head + text, offset)
    entries.push(entry)
    pieces.push(bytes)
    offset += bytes.length
  }
  return { bytes: Buffer.concat(pieces), entries }
}

/**
 * A workbook of one sheet, written as it comes. What is in a cell is a text or a number, never a formula: nothing that is
 * opened runs. Which columns count is told beforehand.
 */
export function xlsxWriter(isNumber: readonly boolean[]): Writer {
  const small = smallEntries()
  const letters = isNumber.map((_, at) => columnName(at))
  /** Until the first rows come, the head of the sheet waits with the labels: one piece is packed like any other. */
  return {
    contentType: `${mediaType}.sheet`,
    begin(labels) {
      const opening = Buffer.concat([
        small.bytes,
        localHeader({ name: sheetName, method: 8, crc: 0, packed: 0, size: 0 }),
      ])
      const text = Buffer.from(sheetHead + rowOf(labels, 1, letters, [], ' s="1"'))
      const packed = storedBlocks(text)
      const state = {
        total: opening.length + packed.length,
        crc: crc32(text),
        packed: packed.length,
        size: text.length,
        row: 1,
      }
      return { bytes: Buffer.concat([opening, packed]), state }
    },
    async rows(rows, state) {
      const { row = 1 } = state
      if (row + rows.length > sheetRowsMax) throw new TooMuch()
      const text = rows.map((cells, at) => rowOf(cells, row + 1 + at, letters, isNumber, '')).join('')
      return packed(Buffer.from(text), await deflate(text, packing), { ...state, row: row + rows.length })
    },
    end(state) {
      const text = Buffer.from(sheetTail)
      const last = packed(text, Buffer.concat([storedBlocks(text), lastBlock]), state)
      const { crc = 0, packed: packedSize = 0, size = 0, total = 0 } = last.state
      const tail = descriptor({ crc, packed: packedSize, size })
      const sheet: Entry = { name: sheetName, method: 8, crc, packed: packedSize, size, offset: small.bytes.length }
      const directory = centralDirectory([...small.entries, sheet], total + tail.length)
      return {
        bytes: Buffer.concat([last.bytes, tail, directory]),
        state: { ...last.state, total: total + tail.length + directory.length },
      }
    },
  }
}

function packed(text: Buffer, bytes: Buffer, state: State): Piece {
  const { crc = 0, packed: before = 0, size = 0, total = 0 } = state
  const next = { ...state, crc: crc32(text, crc), packed: before + bytes.length, size: size + text.length }
  // Beyond these sizes a zip needs another form, and no sheet is read any more.
  if (next.size > zipMax || total + bytes.length > zipMax) throw new TooMuch()
  return { bytes, state: { ...next, total: total + bytes.length } }
}

/** Blocks of a deflated content that hold it as it is, for the little that is not worth the trouble. */
function storedBlocks(text: Buffer): Buffer {
  const blocks: Buffer[] = []
  for (let at = 0; at < text.length; at += 0xffff) {
    const piece = text.subarray(at, at + 0xffff)
    const size = Buffer.alloc(5)
    size.writeUInt16LE(piece.length, 1)
    size.writeUInt16LE(0xffff - piece.length, 3)
    blocks.push(size, piece)
  }
  return Buffer.concat(blocks)
}

/** A, B … Z, AA, AB … */
function columnName(at: number): string {
  const letter = String.fromCharCode(65 + (at % 26))
  return at < 26 ? letter : columnName(Math.floor(at / 26) - 1) + letter
}

const plainNumber = /^-?\d{1,15}(?:\.\d{1,10})?$/

function rowOf(
  cells: Cells,
  row: number,
  letters: readonly string[],
  isNumber: readonly boolean[],
  style: string,
): string {
  let text = `<row r="${row}">`
  for (const [at, cell] of cells.entries()) {
    if (cell === '') continue
    const place = `<c r="${letters[at]}${row}"${style}`
    text +=
      isNumber[at] && plainNumber.test(cell)
        ? `${place}><v>${cell}</v></c>`
        : `${place} t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`
  }
  return `${text}</row>`
}

/** No XML can hold these, however they are written. */
const unfit = /(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/gu
const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\r': '&#13;' }
/** Excel reads `_x0041_` as a letter: a text that looks so is told from one. */
const looksCoded = /_(?=x[0-9a-f]{4}_)/gi

function escaped(cell: string): string {
  const short = cell.length > sheetCellMax ? `${cell.slice(0, sheetCellMax - 1)}…` : cell
  return short
    .toWellFormed()
    .replace(unfit, '')
    .replace(looksCoded, '_x005F_')
    .replace(/[&<>\r]/g, (sign) => signs[sign] ?? sign)
}

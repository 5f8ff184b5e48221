import { text } from 'node:stream/consumers'
import yauzl from 'yauzl'

/** Rows of a CSV by RFC 4180, with another hand than the one that wrote it. The mark before it must be there. */
export function readCsv(content: string): string[][] {
  if (!content.startsWith('\ufeff')) throw new Error('not marked as UTF-8')
  const rows: string[][] = []
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/gy
  cell.lastIndex = 1
  let row: string[] = []
  while (cell.lastIndex < content.length) {
    const found = cell.exec(content)
    if (!found) throw new Error('no such CSV')
    row.push(found[1] === undefined ? (found[2] ?? '') : found[1].replaceAll('""', '"'))
    if (found[3] === ',') continue
    rows.push(row)
    row = []
  }
  return rows
}

const signs: Record<string, string> = { amp: '&', lt: '<', gt: '>', '#13': '\r' }
const unescaped = (xml: string): string =>
  xml
    .replace(/&(amp|lt|gt|#13);/g, (_, name: string) => signs[name] ?? '')
    .replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))

/** The texts and numbers of the one sheet of a workbook, by their places. Every check sum of the archive is looked at. */
export async function readXlsx(content: Buffer): Promise<(string | number)[][]> {
  const files = await entriesOf(content)
  const sheet = files.get('xl/worksheets/sheet1.xml') ?? ''
  const rows: (string | number)[][] = []
  for (const [, number, cells] of sheet.matchAll(/<row r="(\d+)">(.*?)<\/row>/gs)) {
    const row: (string | number)[] = []
    for (const [, letters = '', inside = ''] of (cells ?? '').matchAll(/<c r="([A-Z]+)\d+"[^>]*>(.*?)<\/c>/gs)) {
      const at = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
      while (row.length < at) row.push('')
      const value = /<v>(.*)<\/v>/s.exec(inside)?.[1]
      row[at] = value === undefined ? unescaped(/<t[^>]*>(.*)<\/t>/s.exec(inside)?.[1] ?? '') : Number(value)
    }
    rows[Number(number) - 1] = row
  }
  return rows
}

function entriesOf(content: Buffer): Promise<Map<string, string>> {
  return new Promise((done, failed) => {
    yauzl.fromBuffer(content, { lazyEntries: true, validateEntrySizes: true }, (error, zip) => {
      if (error) return failed(error)
      const files = new Map<string, string>()
      zip.on('error', failed)
      zip.on('end', () => done(files))
      zip.on('entry', (entry: yauzl.Entry) => {
        zip.openReadStream(entry, (problem, stream) => {
          if (problem) return failed(problem)
          text(stream).then((found) => {
            files.set(entry.fileName, found)
            zip.readEntry()
          }, failed)
        })
      })
      zip.readEntry()
    })
  })
}

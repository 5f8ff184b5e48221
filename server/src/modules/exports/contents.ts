import type { Context } from '#kernel/context'
import type { Table } from '#modules/exports/bi'
import { chunkSize, findChunk } from '#modules/exports/claim-store'
import { columnsOf, type Taken } from '#modules/exports/columns'
import { csvWriter } from '#modules/exports/csv-writer'
import type { Source } from '#modules/exports/sources'
import type { ExportRow } from '#modules/exports/store'
import type { Cells, Writer } from '#modules/exports/writer'
import { xlsxWriter } from '#modules/exports/xlsx-writer'
import { memberNames } from '#modules/members/service'

/** What is written, in slices; each slice has its place, so that it can be gone on with anywhere. */
export interface Content {
  labels: Cells
  writer: Writer
  chunks: number
  /** Slices of one chunk. */
  slices(chunk: number): AsyncGenerator<Cells[]>
}

/** So many records are asked for, and written in one go: short enough for others to be answered in between. */
const sliceRows = { first: 50, most: 200 }
/** Long records come fewer at a time: so many letters are in a slice, as far as the slice before tells. */
const sliceLetters = 250_000

const lettersIn = (rows: readonly Cells[]): number => {
  let letters = 0
  for (const cells of rows) for (const cell of cells) letters += cell.length
  return letters
}

export function sizeAfter(rows: readonly Cells[]): number {
  const each = Math.max(1, lettersIn(rows) / Math.max(1, rows.length))
  return Math.min(sliceRows.most, Math.max(1, Math.floor(sliceLetters / each)))
}

const writerOf = ({ format }: ExportRow, isNumber: readonly boolean[]): Writer =>
  format === 'xlsx' ? xlsxWriter(isNumber) : csvWriter()

/** The records of an export. While one slice is written, the next is on its way from the database. */
export async function recordsIn(ctx: Context, row: ExportRow, source: Source): Promise<Content> {
  const names = await memberNames(ctx)
  const manner = {
    locale: row.locale,
    isMasked: row.contacts === 'masked',
    nameOf: (userId: string) => names.get(userId) ?? userId,
  }
  const columns = columnsOf(source.shape, source.payload, source.columns, manner)
  const cellsOf = (taken: Taken): string[] => columns.map((column) => column.cell(taken))
  const take = (ids: readonly string[]) => {
    const taking = source.take(ids)
    // Whoever waits for it hears of a failure; nobody does when what came before has failed.
    taking.catch(() => {})
    return taking
  }
  let size = sliceRows.first
  return {
    labels: columns.map(({ label }) => label),
    writer: writerOf(
      row,
      columns.map(({ isNumber }) => isNumber),
    ),
    chunks: Math.ceil((row.total ?? 0) / chunkSize),
    async *slices(chunk) {
      const ids = await findChunk(ctx, row.export_id, chunk)
      let at = 0
      const next = () => {
        const some = ids.slice(at, at + size)
        at += some.length
        return some.length > 0 ? take(some) : undefined
      }
      for (let ahead = next(); ahead; ) {
        const taken = await ahead
        ahead = next()
        const cells = taken.map(cellsOf)
        size = sizeAfter(cells)
        yield cells
      }
    },
  }
}

export const tableIn = (row: ExportRow, { labels, rows, isNumber }: Table): Content => ({
  labels,
  writer: writerOf(row, isNumber),
  chunks: Math.ceil(rows.length / chunkSize),
  async *slices(chunk) {
    yield rows.slice(chunk * chunkSize, (chunk + 1) * chunkSize)
  },
})

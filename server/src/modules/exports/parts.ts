import { Readable } from 'node:stream'
import type { Context } from '#kernel/context'
import { stepAside } from '#kernel/foreground'
import type { Table } from '#modules/exports/bi'
import { chunkSize, findChunk, type Step } from '#modules/exports/claim-store'
import type { Column, Taken } from '#modules/exports/columns'
import { partKey } from '#modules/exports/expiry'
import type { Source } from '#modules/exports/sources'
import type { ExportRow } from '#modules/exports/store'
import type { Cells, State, Writer } from '#modules/exports/writer'

/** A part is stored when it has so many records, or has taken so long: that much is written again after a crash. */
const partRows = 25_000
const partMs = 4_000
/** So many records are asked for, and written in one go: short enough for others to be answered in between. */
const sliceRows = 200

/** What is written, in slices; each slice has its place, so that it can be gone on with anywhere. */
export interface Content {
  labels: Cells
  writer: Writer
  chunks: number
  /** Slices of one chunk. */
  slices(chunk: number): AsyncGenerator<Cells[]>
}

/** The records of an export. While one slice is written, the next is on its way from the database. */
export function recordsIn(
  ctx: Context,
  { export_id, total }: ExportRow,
  source: Source,
  columns: readonly Column[],
  writer: Writer,
): Content {
  const cellsOf = (taken: Taken): string[] => columns.map((column) => column.cell(taken))
  const take = (ids: readonly string[], at: number) => {
    const taking = source.take(ids.slice(at, at + sliceRows))
    // Whoever waits for it hears of a failure; nobody does when what came before has failed.
    taking.catch(() => {})
    return taking
  }
  return {
    labels: columns.map(({ label }) => label),
    writer,
    chunks: Math.ceil((total ?? 0) / chunkSize),
    async *slices(chunk) {
      const ids = await findChunk(ctx, export_id, chunk)
      let ahead = take(ids, 0)
      for (let at = 0; at < ids.length; at += sliceRows) {
        const taken = await ahead
        if (at + sliceRows < ids.length) ahead = take(ids, at + sliceRows)
        yield taken.map(cellsOf)
      }
    },
  }
}

export const tableIn = ({ labels, rows }: Table, writer: Writer): Content => ({
  labels,
  writer,
  chunks: Math.ceil(rows.length / chunkSize),
  async *slices(chunk) {
    yield rows.slice(chunk * chunkSize, (chunk + 1) * chunkSize)
  },
})

export interface Written extends Step {
  isLast: boolean
}

/** Writes the next part to its place in the store. Nothing of it counts until it is noted. */
export async function writePart(
  ctx: Context,
  row: ExportRow,
  content: Content,
  isEnding: () => boolean,
): Promise<Written> {
  const { writer, chunks } = content
  const key = partKey(row, row.parts.length, row.attempts)
  const began = performance.now()
  const at = { rows: row.rows, chunk: row.next_chunk, size: 0, state: row.writer as State | null }
  const counted = (bytes: Buffer): Buffer => {
    at.size += bytes.length
    return bytes
  }
  const isFull = () => at.rows - row.rows >= partRows || performance.now() - began >= partMs
  async function* pieces(): AsyncGenerator<Buffer> {
    if (!at.state) {
      const opening = writer.begin(content.labels)
      at.state = opening.state
      yield counted(opening.bytes)
    }
    while (at.chunk < chunks && !isFull()) {
      for await (const cells of content.slices(at.chunk)) {
        if (isEnding()) throw new Error('the process ends')
        const piece = await writer.rows(cells, at.state)
        at.state = piece.state
        at.rows += cells.length
        yield counted(piece.bytes)
        await stepAside()
      }
      at.chunk += 1
    }
    if (at.chunk >= chunks) yield counted(writer.end(at.state).bytes)
  }
  await ctx.ports.storage.write(key, Readable.from(pieces()))
  return {
    rows: at.rows,
    nextChunk: at.chunk,
    part: { key, size: at.size },
    writer: at.state ?? {},
    isLast: at.chunk >= chunks,
  }
}

import { Readable } from 'node:stream'
import type { Context } from '#kernel/context'
import { stepAside } from '#kernel/foreground'
import type { Step } from '#modules/exports/claim-store'
import type { Content } from '#modules/exports/contents'
import { partKey } from '#modules/exports/expiry'
import type { ExportRow } from '#modules/exports/store'
import type { State } from '#modules/exports/writer'

/** A part is stored when it has so many records, or has taken so long: that much is written again after a crash. */
const partRows = 25_000
const partMs = 4_000
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

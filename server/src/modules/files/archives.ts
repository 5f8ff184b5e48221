import { createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { PassThrough, Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Failure, fail } from '@cohort/contract/errors'
import { type Entry, open, type ZipFile } from 'yauzl'
import { isArchive } from '#modules/files/content'

/** How far an archive may go, with everything that is packed inside it. */
const most = { entries: 20_000, bytes: 1024 ** 3, depth: 2 }
/** A small file that becomes a large one: no document of people is pressed that hard. */
const suspicious = { bytes: 64 * 1024 ** 2, ratio: 200 }

interface Budget {
  entries: number
  bytes: number
}

/**
 * The names of what an archive holds. It is read from end to end, but nothing of it is kept: what it says it expands to
 * and what it really expands to must both be bearable. An archive inside is looked at in the same way, two levels deep.
 */
export async function namesInArchive(path: string): Promise<string[]> {
  return inspect(path, { ...most }, 0)
}

async function inspect(path: string, budget: Budget, depth: number): Promise<string[]> {
  if (depth > most.depth) throw fail('ArchiveExpands')
  const zip = await opened(path)
  try {
    const entries = await entriesOf(zip, budget)
    const { size } = await stat(path)
    refuseOverlaps(entries)
    refuseExpansion(entries, size, budget)
    for (const [index, entry] of entries.entries()) {
      if (!isReadable(entry)) continue
      const inner = `${path}.${index}`
      if (await expand(zip, entry, budget, inner)) await inspect(inner, budget, depth + 1)
    }
    return entries.map((entry) => entry.fileName)
  } finally {
    zip.close()
  }
}

const damaged = () => fail('FileDamaged')

const opened = (path: string): Promise<ZipFile> =>
  new Promise((resolve, reject) => {
    open(path, { lazyEntries: true, autoClose: false }, (error, zip) => (error ? reject(damaged()) : resolve(zip)))
  })

const entriesOf = (zip: ZipFile, budget: Budget): Promise<Entry[]> =>
  new Promise((resolve, reject) => {
    const entries: Entry[] = []
    zip.on('entry', (entry: Entry) => {
      entries.push(entry)
      budget.entries--
      if (budget.entries < 0) reject(fail('ArchiveExpands'))
      else zip.readEntry()
    })
    zip.on('end', () => resolve(entries))
    zip.on('error', () => reject(damaged()))
    zip.readEntry()
  })

const localHeader = 30

/** Entries that share their bytes let a small file claim any size. */
function refuseOverlaps(entries: readonly Entry[]): void {
  const sorted = [...entries].sort((a, b) => a.relativeOffsetOfLocalHeader - b.relativeOffsetOfLocalHeader)
  let end = 0
  for (const entry of sorted) {
    if (entry.relativeOffsetOfLocalHeader < end) throw fail('ArchiveExpands')
    end = entry.relativeOffsetOfLocalHeader + localHeader + entry.fileNameLength + entry.compressedSize
  }
}

function refuseExpansion(entries: readonly Entry[], size: number, budget: Budget): void {
  const declared = entries.reduce((sum, entry) => sum + entry.uncompressedSize, 0)
  if (declared > budget.bytes) throw fail('ArchiveExpands')
  if (declared > suspicious.bytes && declared / size > suspicious.ratio) throw fail('ArchiveExpands')
}

/** Encrypted ones and rarer ways of packing are nobody's preview; their declared size has been counted. */
const isReadable = (entry: Entry): boolean =>
  !entry.isEncrypted() && [0, 8].includes(entry.compressionMethod) && entry.compressedSize > 0

/** Counts what an entry really holds; an archive inside is written to `inner`, and the answer is true. */
async function expand(zip: ZipFile, entry: Entry, budget: Budget, inner: string): Promise<boolean> {
  const stream = await streamOf(zip, entry)
  const counted = count(stream, budget)
  const first = await counted.next()
  if (first.done) return false
  if (isArchive(first.value)) {
    await pipeline(Readable.from(chained(first.value, counted)), createWriteStream(inner))
    return true
  }
  while (!(await counted.next()).done);
  return false
}

/** The reader's own streams end in several ways, some of them silently; what passes through here ends in one. */
const streamOf = (zip: ZipFile, entry: Entry): Promise<Readable> =>
  new Promise((resolve, reject) => {
    zip.openReadStream(entry, (error, stream) => {
      if (error) return reject(damaged())
      const through = new PassThrough()
      stream.on('error', (broken) => through.destroy(broken))
      through.on('close', () => stream.destroy())
      resolve(stream.pipe(through))
    })
  })

async function* count(stream: Readable, budget: Budget): AsyncGenerator<Buffer> {
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      budget.bytes -= chunk.length
      if (budget.bytes < 0) throw fail('ArchiveExpands')
      yield chunk
    }
  } catch (error) {
    // The reader stops an entry that holds more than it says; anything else is damage.
    const lied = error instanceof Error && error.message.startsWith('too many bytes')
    throw lied || error instanceof Failure ? fail('ArchiveExpands') : damaged()
  } finally {
    stream.destroy()
  }
}

async function* chained(first: Buffer, rest: AsyncGenerator<Buffer>): AsyncGenerator<Buffer> {
  yield first
  yield* rest
}

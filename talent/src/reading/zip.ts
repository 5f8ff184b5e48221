import yauzl from 'yauzl'
import { ReadFailure } from './document.ts'

/** What a packed file may grow to. A resume with photos is far below. */
const limits = { entries: 2000, expanded: 80 * 2 ** 20, entry: 40 * 2 ** 20, ratio: 250, ratioFrom: 2 * 2 ** 20 }

/** The parts of a packed file that are wanted, counted while they are unpacked: what the directory says is not trusted. */
export async function unzip(bytes: Uint8Array, wanted: (name: string) => boolean): Promise<Map<string, Uint8Array>> {
  const archive = await open(bytes)
  const parts = new Map<string, Uint8Array>()
  let expanded = 0
  let entries = 0
  try {
    for await (const entry of entriesOf(archive)) {
      entries += 1
      if (entries > limits.entries) throw new ReadFailure('expandsTooMuch')
      if (!wanted(entry.fileName) || parts.has(entry.fileName)) continue
      if (entry.isEncrypted()) throw new ReadFailure('encrypted')
      const part = await expand(archive, entry, limits.expanded - expanded)
      expanded += part.length
      parts.set(entry.fileName, part)
    }
  } finally {
    archive.close()
  }
  return parts
}

function open(bytes: Uint8Array): Promise<yauzl.ZipFile> {
  return new Promise((resolve, reject) => {
    const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    yauzl.fromBuffer(buffer, { lazyEntries: true, validateEntrySizes: false }, (error, archive) => {
      if (error || !archive) reject(new ReadFailure('corrupt'))
      else resolve(archive)
    })
  })
}

async function* entriesOf(archive: yauzl.ZipFile): AsyncGenerator<yauzl.Entry> {
  for (;;) {
    const entry = await new Promise<yauzl.Entry | undefined>((resolve, reject) => {
      const done = (value: yauzl.Entry | undefined) => {
        archive.removeAllListeners()
        resolve(value)
      }
      archive.once('entry', (found: yauzl.Entry) => done(found))
      archive.once('end', () => done(undefined))
      archive.once('error', () => {
        archive.removeAllListeners()
        reject(new ReadFailure('corrupt'))
      })
      archive.readEntry()
    })
    if (!entry) return
    yield entry
  }
}

function expand(archive: yauzl.ZipFile, entry: yauzl.Entry, room: number): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    archive.openReadStream(entry, (error, stream) => {
      if (error || !stream) {
        reject(new ReadFailure('corrupt'))
        return
      }
      const chunks: Buffer[] = []
      let length = 0
      stream.on('data', (chunk: Buffer) => {
        length += chunk.length
        chunks.push(chunk)
        const ratio = length / Math.max(1, entry.compressedSize)
        if (length > room || length > limits.entry || (length > limits.ratioFrom && ratio > limits.ratio)) {
          stream.destroy()
          reject(new ReadFailure('expandsTooMuch'))
        }
      })
      stream.on('error', () => reject(new ReadFailure('corrupt')))
      stream.on('end', () => resolve(Buffer.concat(chunks)))
    })
  })
}

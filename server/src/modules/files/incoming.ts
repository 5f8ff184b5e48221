import type { Hash } from 'node:crypto'
import { open } from 'node:fs/promises'
import { Failure, fail } from '@cohort/contract/errors'
import type { MultipartFile } from '@fastify/multipart'

/** How long a sender may be silent. The browser gives up after 90 s, so this is only for those who went away. */
const silenceMs = 120_000

type Bytes = AsyncGenerator<Buffer, void>

/** The bytes of an upload as they come, counted; one more than `most` and it is refused. */
export async function* incoming({ file }: MultipartFile, most: number, tooLarge: Failure): Bytes {
  // Only the sender's silence counts, not the time that the storage takes for a chunk.
  const watched = () => setTimeout(() => file.destroy(fail('UploadBroken')), silenceMs).unref()
  let watch = watched()
  let size = 0
  try {
    for await (const chunk of file as AsyncIterable<Buffer>) {
      size += chunk.length
      if (size > most) throw tooLarge
      clearTimeout(watch)
      yield chunk
      watch = watched()
    }
  } catch (error) {
    throw error instanceof Failure ? error : fail('UploadBroken')
  } finally {
    clearTimeout(watch)
  }
}

/** The first bytes, and all of them again. */
export async function peeked(source: Bytes, count: number): Promise<{ head: Buffer; all: Bytes }> {
  const chunks: Buffer[] = []
  let size = 0
  while (size < count) {
    const { done, value } = await source.next()
    if (done) break
    chunks.push(value)
    size += value.length
  }
  const head = Buffer.concat(chunks)
  return { head: head.subarray(0, count), all: chained(head, source) }
}

async function* chained(head: Buffer, rest: Bytes): Bytes {
  if (head.length > 0) yield head
  yield* rest
}

/** Lets the bytes through, hashes them, and tells how many they were. */
export async function* counted(source: Bytes, hash: Hash, tell: (size: number) => void): Bytes {
  let size = 0
  for await (const chunk of source) {
    size += chunk.length
    hash.update(chunk)
    yield chunk
  }
  tell(size)
}

/** Lets the bytes through and keeps a copy, for what must be looked at as a whole. */
export async function* copied(source: Bytes, path: string): Bytes {
  const copy = await open(path, 'wx')
  try {
    for await (const chunk of source) {
      await copy.writeFile(chunk)
      yield chunk
    }
  } finally {
    await copy.close()
  }
}

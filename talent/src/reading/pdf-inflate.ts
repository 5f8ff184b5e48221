import { AsyncLocalStorage } from 'node:async_hooks'
import { inflateSync } from 'node:zlib'

/** As much as pdf.js asks of a stream that unpacks. */
interface Unpacking {
  writable: { getWriter(): { ready: Promise<void>; write(part: Uint8Array): Promise<void>; close(): Promise<void> } }
  readable: AsyncIterable<Uint8Array>
}

/** What one stream of a file may grow to. */
const most = 128 * 2 ** 20

/** Streams of one file that were unpacked already, by the place where they stand in it. */
export class UnpackedStreams {
  readonly #at = new Map<number, { length: number; bytes: Buffer }>()

  keep({ byteOffset, byteLength }: Uint8Array, bytes: Buffer): void {
    this.#at.set(byteOffset, { length: byteLength, bytes })
  }

  /** Who looks for the word that ends a stream may have a line break too many. */
  of(from: number, length: number): Buffer | undefined {
    const found = this.#at.get(from)
    return found && length >= found.length && length <= found.length + 2 ? found.bytes : undefined
  }
}

const forText = new AsyncLocalStorage<UnpackedStreams>()

/**
 * Reads a file for its text alone. Some programs write each letter as a little drawing of its own, a thousand of them in a
 * file: pdf.js walks through the strokes of all of them before it comes to the page, and nobody here looks at them.
 */
export const readForText = <T>(streams: UnpackedStreams, work: () => Promise<T>): Promise<T> =>
  forText.run(streams, work)

/** How the drawing of a letter begins: with its width, and perhaps the box that it keeps within. */
const letterBegins = /^\s*(?:[-+.\d]+\s+){2}(?:d0|(?:[-+.\d]+\s+){4}d1)\s/

function unpacked(part: Uint8Array): Buffer {
  const bytes = inflateSync(part, { maxOutputLength: most })
  const streams = forText.getStore()
  if (!streams) return bytes
  streams.keep(part, bytes)
  const width = letterBegins.exec(bytes.toString('latin1', 0, 200))?.[0]
  return width === undefined ? bytes : bytes.subarray(0, width.length)
}

/**
 * pdf.js unpacks every stream of a file through `DecompressionStream`, and a resume has dozens of small ones: in Node each goes
 * through two chains of web streams and another thread, which takes longer than all the rest of a page. They are unpacked
 * here at once. Other formats go the usual way.
 */
class AtOnce implements Unpacking {
  readonly writable: Unpacking['writable']
  readonly readable: Unpacking['readable']

  constructor() {
    const parts: Uint8Array[] = []
    const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>()
    // Who reads is told; a stream that nobody reads is nobody's failure.
    promise.catch(() => undefined)
    const write = async (part: Uint8Array): Promise<void> => void parts.push(part)
    const close = async (): Promise<void> => {
      try {
        const [first, ...rest] = parts
        resolve(unpacked(first && rest.length === 0 ? first : Buffer.concat(parts)))
      } catch (error) {
        reject(error)
      }
    }
    this.writable = { getWriter: () => ({ ready: Promise.resolve(), write, close }) }
    this.readable = {
      async *[Symbol.asyncIterator]() {
        yield await promise
      },
    }
  }
}

/** Readers run in threads of their own, and what is set here is set for their thread alone. */
export function unpackAtOnce(): void {
  const usual = globalThis.DecompressionStream
  if (usual.name === 'UnpackingAtOnce') return
  globalThis.DecompressionStream = function UnpackingAtOnce(format: 'deflate' | 'deflate-raw' | 'gzip') {
    return format === 'deflate' ? new AtOnce() : new usual(format)
  } as unknown as typeof DecompressionStream
}

import { inflateSync } from 'node:zlib'

/** As much as pdf.js asks of a stream that unpacks. */
interface Unpacking {
  writable: { getWriter(): { ready: Promise<void>; write(part: Uint8Array): Promise<void>; close(): Promise<void> } }
  readable: AsyncIterable<Uint8Array>
}

/** What one stream of a file may grow to. */
const most = 128 * 2 ** 20

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
        resolve(inflateSync(first && rest.length === 0 ? first : Buffer.concat(parts), { maxOutputLength: most }))
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

/** The file could not be fetched: an address that ran out, a lost connection. */
export class FetchFailure extends Error {
  readonly status: number
  constructor(status: number) {
    super(`the file could not be fetched (${status})`)
    this.name = 'FetchFailure'
    this.status = status
  }
}

/** It can be fetched, but showing it here would cost more memory than a page may take. */
export class TooLarge extends Error {}

interface Options {
  signal?: AbortSignal
  /** At most this many bytes from the beginning. */
  most?: number | undefined
  onProgress?: (bytes: number) => void
}

export interface Content {
  bytes: Uint8Array<ArrayBuffer>
  /** There is more than was read. */
  cut: boolean
}

/** The bytes of a file by its address, or its beginning where `most` says how much is enough. */
export async function readBytes(url: string, { signal, most, onProgress }: Options): Promise<Content> {
  const headers: Record<string, string> = most === undefined ? {} : { range: `bytes=0-${most - 1}` }
  const answer = await fetch(url, { headers, signal: signal ?? null }).catch(() => undefined)
  // An empty file has no first byte to ask for.
  if (answer?.status === 416) return { bytes: new Uint8Array(), cut: false }
  if (!answer?.ok || !answer.body) throw new FetchFailure(answer?.status ?? 0)
  const parts: Uint8Array[] = []
  let length = 0
  for (const reader = answer.body.getReader(); ; ) {
    const { done, value } = await reader.read()
    if (done) break
    parts.push(value)
    length += value.length
    onProgress?.(length)
    if (most !== undefined && length >= most) {
      await reader.cancel()
      break
    }
  }
  const bytes = joined(parts, Math.min(length, most ?? length))
  return { bytes, cut: wholeLength(answer) > bytes.length || length > bytes.length }
}

function joined(parts: readonly Uint8Array[], length: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(length)
  let at = 0
  for (const part of parts) {
    const fitting = part.subarray(0, length - at)
    bytes.set(fitting, at)
    at += fitting.length
  }
  return bytes
}

const wholeLength = ({ headers }: Response): number => {
  const total = headers.get('content-range')?.split('/')[1] ?? headers.get('content-length')
  return Number(total ?? 0) || 0
}

const endMark = 0x06054b50
const entryMark = 0x02014b50

/**
 * How large the parts of a zip say they are once unpacked. A spreadsheet of a few kilobytes can unpack to gigabytes:
 * whoever opens it asks this first. Infinity where the list of parts cannot be read.
 */
export function unpackedSize(bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const from = Math.max(0, bytes.length - 65_557)
  for (let end = bytes.length - 22; end >= from; end--) {
    if (view.getUint32(end, true) !== endMark) continue
    let at = view.getUint32(end + 16, true)
    let size = 0
    for (let left = view.getUint16(end + 10, true); left > 0; left--) {
      if (at + 46 > bytes.length || view.getUint32(at, true) !== entryMark) return Number.POSITIVE_INFINITY
      size += view.getUint32(at + 24, true)
      at += 46 + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
    }
    return size
  }
  return Number.POSITIVE_INFINITY
}

const megabyte = 1024 * 1024
const packedMost = 40 * megabyte
const unpackedMost = 200 * megabyte

/** Refuses an Office file that would fill the memory. */
export function expectModest(bytes: Uint8Array, most = unpackedMost): void {
  if (bytes.length > packedMost || unpackedSize(bytes) > most) throw new TooLarge()
}

import { crc32 } from 'node:zlib'

/** The few records of a zip file that a sheet needs: entries one after the other, a list of them at the end. */
export interface Entry {
  name: string
  /** 8: deflated, 0: as it is. */
  method: 0 | 8
  crc: number
  packed: number
  size: number
  offset: number
}

const version = 20
/** Sizes follow behind the content; the name is UTF-8. */
const flagsOf = (method: 0 | 8): number => (method === 8 ? 0x0808 : 0x0800)
/** 1980-01-01, the first day of a zip: when something was written is said elsewhere. */
const date = 0x0021

export function localHeader({ name, method, crc, packed, size }: Omit<Entry, 'offset'>): Buffer {
  const known = method === 0
  const head = Buffer.alloc(30)
  head.writeUInt32LE(0x04034b50, 0)
  head.writeUInt16LE(version, 4)
  head.writeUInt16LE(flagsOf(method), 6)
  head.writeUInt16LE(method, 8)
  head.writeUInt16LE(date, 12)
  head.writeUInt32LE(known ? crc : 0, 14)
  head.writeUInt32LE(known ? packed : 0, 18)
  head.writeUInt32LE(known ? size : 0, 22)
  head.writeUInt16LE(Buffer.byteLength(name), 26)
  return Buffer.concat([head, Buffer.from(name)])
}

/** Behind a content whose sizes were not known before it. */
export function descriptor({ crc, packed, size }: Pick<Entry, 'crc' | 'packed' | 'size'>): Buffer {
  const tail = Buffer.alloc(16)
  tail.writeUInt32LE(0x08074b50, 0)
  tail.writeUInt32LE(crc, 4)
  tail.writeUInt32LE(packed, 8)
  tail.writeUInt32LE(size, 12)
  return tail
}

/** A small content as it is. */
export function storedEntry(name: string, text: string, offset: number): { bytes: Buffer; entry: Entry } {
  const content = Buffer.from(text)
  const entry = { name, method: 0 as const, crc: crc32(content), packed: content.length, size: content.length, offset }
  return { bytes: Buffer.concat([localHeader(entry), content]), entry }
}

/** The list at the end, by which a reader begins. `offset`: where it stands. */
export function centralDirectory(entries: readonly Entry[], offset: number): Buffer {
  const list = Buffer.concat(entries.map(directoryLine))
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(entries.length, 8)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(list.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([list, end])
}

function directoryLine({ name, method, crc, packed, size, offset }: Entry): Buffer {
  const line = Buffer.alloc(46)
  line.writeUInt32LE(0x02014b50, 0)
  line.writeUInt16LE(version, 4)
  line.writeUInt16LE(version, 6)
  line.writeUInt16LE(flagsOf(method), 8)
  line.writeUInt16LE(method, 10)
  line.writeUInt16LE(date, 14)
  line.writeUInt32LE(crc, 16)
  line.writeUInt32LE(packed, 20)
  line.writeUInt32LE(size, 24)
  line.writeUInt16LE(Buffer.byteLength(name), 28)
  line.writeUInt32LE(offset, 42)
  return Buffer.concat([line, Buffer.from(name)])
}

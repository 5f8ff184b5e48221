/** A document of Word before 2007, made by hand: a compound file of two streams, the text in one piece. */

const sector = 512
const noSector = -1
const endOfChain = -2
const tableOfSectors = -3

const padded = (bytes: Buffer): Buffer =>
  Buffer.concat([bytes, Buffer.alloc((sector - (bytes.length % sector)) % sector)])

export interface DocOptions {
  /** The flag that says that the text is encrypted. */
  encrypted?: boolean
}

/** Paragraphs end with a carriage return, cells of a table with the sign 7, as Word keeps them. */
export function docFile(text: string, { encrypted = false }: DocOptions = {}): Uint8Array {
  const words = Buffer.from(text, 'utf16le')
  const textAt = 1024
  const head = Buffer.alloc(textAt)
  head.writeUInt16LE(0xa5ec, 0)
  head.writeUInt16LE(0x00c1, 2)
  // The tables stand in the stream 1Table.
  head.writeUInt16LE(0x0200 | (encrypted ? 0x0100 : 0), 0x0a)
  head.writeUInt32LE(textAt, 0x18)
  head.writeUInt32LE(text.length, 0x4c)
  head.writeUInt32LE(0, 0x01a2)
  const pieces = Buffer.alloc(21)
  pieces.writeUInt8(2, 0)
  pieces.writeUInt32LE(16, 1)
  pieces.writeUInt32LE(text.length, 9)
  pieces.writeUInt32LE(textAt, 15)
  return compound({ WordDocument: Buffer.concat([head, words]), '1Table': pieces })
}

function compound(streams: Record<string, Buffer>): Uint8Array {
  const table = Buffer.alloc(sector, 0xff)
  const listing = Buffer.alloc(sector)
  const names = Object.keys(streams)
  const entry = (at: number, name: string, kind: number, right: number, first: number, size: number, child: number) => {
    listing.write(name, at * 128, 'utf16le')
    listing.writeUInt16LE(name.length * 2 + 2, at * 128 + 64)
    listing.writeUInt8(kind, at * 128 + 66)
    listing.writeInt32LE(noSector, at * 128 + 68)
    listing.writeInt32LE(right, at * 128 + 72)
    listing.writeInt32LE(child, at * 128 + 76)
    listing.writeInt32LE(first, at * 128 + 116)
    listing.writeInt32LE(size, at * 128 + 120)
  }
  table.writeInt32LE(tableOfSectors, 0)
  table.writeInt32LE(endOfChain, 4)
  entry(0, 'Root Entry', 5, noSector, endOfChain, 0, 1)
  let next = 2
  const parts = names.map((name, at) => {
    const bytes = padded(streams[name] ?? Buffer.alloc(0))
    const many = bytes.length / sector
    entry(at + 1, name, 2, at + 1 < names.length ? at + 2 : noSector, next, streams[name]?.length ?? 0, noSector)
    for (let own = 0; own < many; own += 1)
      table.writeInt32LE(own + 1 < many ? next + own + 1 : endOfChain, (next + own) * 4)
    next += many
    return bytes
  })
  const head = Buffer.alloc(sector, 0xff)
  head.fill(0, 0, 76)
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(head)
  head.writeUInt16LE(0x3e, 24)
  head.writeUInt16LE(3, 26)
  head.writeUInt16LE(0xfffe, 28)
  head.writeUInt16LE(9, 30)
  head.writeUInt16LE(6, 32)
  head.writeInt32LE(1, 44)
  head.writeInt32LE(1, 48)
  head.writeInt32LE(0, 56)
  head.writeInt32LE(endOfChain, 60)
  head.writeInt32LE(endOfChain, 68)
  head.writeInt32LE(0, 76)
  return Uint8Array.from(Buffer.concat([head, table, listing, ...parts]))
}

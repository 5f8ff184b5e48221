import { crc32, deflateRawSync } from 'node:zlib'

export interface ZipPart {
  name: string
  data: string | Uint8Array
  /** What the directory claims that the part grows to. */
  claimedSize?: number
}

/** A packed file made by hand, so that its directory may lie. */
export function zipFile(parts: readonly ZipPart[]): Uint8Array {
  const locals: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const part of parts) {
    const data = Buffer.from(part.data)
    const packed = deflateRawSync(data)
    const name = Buffer.from(part.name)
    const head = Buffer.alloc(26)
    head.writeUInt16LE(20, 0)
    head.writeUInt16LE(8, 4)
    head.writeUInt32LE(crc32(data), 10)
    head.writeUInt32LE(packed.length, 14)
    head.writeUInt32LE(part.claimedSize ?? data.length, 18)
    head.writeUInt16LE(name.length, 22)
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), head, name, packed])
    const tail = Buffer.alloc(14)
    tail.writeUInt32LE(offset, 10)
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), head, tail, name]))
    locals.push(local)
    offset += local.length
  }
  const listing = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 0, 'latin1')
  end.writeUInt16LE(parts.length, 8)
  end.writeUInt16LE(parts.length, 10)
  end.writeUInt32LE(listing.length, 12)
  end.writeUInt32LE(offset, 16)
  return Uint8Array.from(Buffer.concat([...locals, listing, end]))
}

const space =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape" xmlns:v="urn:schemas-microsoft-com:vml"'

/** A Word document around the content of its body; `parts` are further files of it. */
export function docxFile(body: string, parts: Record<string, string | Uint8Array> = {}): Uint8Array {
  const document = `<?xml version="1.0"?><w:document ${space}><w:body>${body}</w:body></w:document>`
  const others = Object.entries(parts).map(([name, data]) => ({ name, data }))
  return zipFile([
    { name: '[Content_Types].xml', data: '<Types/>' },
    { name: 'word/document.xml', data: document },
    ...others,
  ])
}

/** A paragraph; `look` stands in the properties of its letters. */
export const paragraph = (text: string, look = '', properties = ''): string =>
  `<w:p><w:pPr>${properties}</w:pPr><w:r><w:rPr>${look}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`

/** A table of cells, each with paragraphs. */
export const table = (rows: readonly string[][]): string =>
  `<w:tbl>${rows.map((row) => `<w:tr>${row.map((cell) => `<w:tc>${cell}</w:tc>`).join('')}</w:tr>`).join('')}</w:tbl>`

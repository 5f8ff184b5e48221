import { createHash } from 'node:crypto'

export interface PdfPicture {
  width: number
  height: number
  /** Three bytes a pixel. */
  pixels: Uint8Array
}

export interface PdfOptions {
  pictures?: Record<string, PdfPicture>
  /** Asks for these; an empty user password opens by itself. */
  passwords?: { user: string; owner: string }
  size?: [number, number]
}

/** What a page writes at a place: from the lower left corner, in points. */
export function text(x: number, y: number, size: number, said: string, font = 'F1'): string {
  const escaped = said.replace(/[\\()]/g, (sign) => `\\${sign}`)
  return `BT /${font} ${size} Tf 1 0 0 1 ${x} ${y} Tm (${escaped}) Tj ET\n`
}

/** In a Chinese font that is not in the file: two bytes a sign. */
export function chinese(x: number, y: number, size: number, said: string): string {
  const codes = [...said].map((sign) => sign.charCodeAt(0).toString(16).padStart(4, '0')).join('')
  return `BT /F3 ${size} Tf 1 0 0 1 ${x} ${y} Tm <${codes}> Tj ET\n`
}

/** A PDF of pages written by hand. F1 is Helvetica, F2 its bold, F3 a Chinese font. */
export function pdfFile(pages: readonly string[], options: PdfOptions = {}): Uint8Array {
  const objects: Buffer[] = []
  const add = (content: string | Buffer): number => objects.push(Buffer.from(content as string, 'latin1'))
  const [width, height] = options.size ?? [595, 842]
  add('<< /Type /Catalog /Pages 2 0 R >>')
  add('')
  add('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>')
  add('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>')
  add('<< /Type /Font /Subtype /Type0 /BaseFont /STSong-Light /Encoding /UniGB-UCS2-H /DescendantFonts [6 0 R] >>')
  add(
    '<< /Type /Font /Subtype /CIDFontType0 /BaseFont /STSong-Light /CIDSystemInfo << /Registry (Adobe) /Ordering (GB1) /Supplement 2 >> /DW 1000 >>',
  )
  const lock = options.passwords ? new Lock(options.passwords.user, options.passwords.owner) : undefined
  const stream = (dictionary: string, data: Buffer): number => {
    const number = objects.length + 1
    const body = lock ? lock.encrypt(number, data) : data
    return add(
      Buffer.concat([
        Buffer.from(`<< ${dictionary} /Length ${body.length} >>\nstream\n`),
        body,
        Buffer.from('\nendstream'),
      ]) as never,
    )
  }
  const pictures = Object.entries(options.pictures ?? {}).map(([name, { width: w, height: h, pixels }]) => {
    const number = stream(
      `/Type /XObject /Subtype /Image /Width ${w} /Height ${h} /ColorSpace /DeviceRGB /BitsPerComponent 8`,
      Buffer.from(pixels),
    )
    return `/${name} ${number} 0 R`
  })
  const kids = pages.map((content) => {
    const contents = stream('', Buffer.from(content, 'latin1'))
    const resources = `<< /Font << /F1 3 0 R /F2 4 0 R /F3 5 0 R >> /XObject << ${pictures.join(' ')} >> >>`
    return `${add(`<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Resources ${resources} /Contents ${contents} 0 R >>`)} 0 R`
  })
  objects[1] = Buffer.from(`<< /Type /Pages /Count ${kids.length} /Kids [${kids.join(' ')}] >>`)
  const locked = lock
    ? `/Encrypt ${add(lock.dictionary())} 0 R /ID [<${lock.id.toString('hex')}> <${lock.id.toString('hex')}>]`
    : ''
  return written(objects, locked)
}

/** Objects as a file, the first of them its catalogue. */
export function written(objects: readonly Buffer[], trailer = ''): Uint8Array {
  const parts: Buffer[] = [Buffer.from('%PDF-1.4\n')]
  const offsets: number[] = []
  let at = parts[0]?.length ?? 0
  for (const [index, object] of objects.entries()) {
    const part = Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), object, Buffer.from('\nendobj\n')])
    offsets.push(at)
    at += part.length
    parts.push(part)
  }
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const count = objects.length + 1
  parts.push(
    Buffer.from(
      `xref\n0 ${count}\n0000000000 65535 f \n${table}trailer << /Size ${count} /Root 1 0 R ${trailer} >>\nstartxref\n${at}\n%%EOF`,
    ),
  )
  return Uint8Array.from(Buffer.concat(parts))
}

const padding = Buffer.from('28BF4E5E4E758A4164004E56FFFA01082E2E00B6D0683E802F0CA9FE6453697A', 'hex')
const padded = (password: string): Buffer => Buffer.concat([Buffer.from(password, 'latin1'), padding]).subarray(0, 32)
const md5 = (...parts: Buffer[]): Buffer => createHash('md5').update(Buffer.concat(parts)).digest()

function rc4(key: Buffer, data: Buffer): Buffer {
  const box = Array.from({ length: 256 }, (_, at) => at)
  const swap = (a: number, b: number) => {
    ;[box[a], box[b]] = [box[b] ?? 0, box[a] ?? 0]
  }
  for (let i = 0, j = 0; i < 256; i += 1) {
    j = (j + (box[i] ?? 0) + (key[i % key.length] ?? 0)) & 255
    swap(i, j)
  }
  let [i, j] = [0, 0]
  return Buffer.from(
    data.map((byte) => {
      i = (i + 1) & 255
      j = (j + (box[i] ?? 0)) & 255
      swap(i, j)
      return byte ^ (box[((box[i] ?? 0) + (box[j] ?? 0)) & 255] ?? 0)
    }),
  )
}

/** The standard security of PDF 1.1: a key of five bytes. */
class Lock {
  readonly id = Buffer.from('0123456789abcdef0123456789abcdef', 'hex')
  private readonly owner: Buffer
  private readonly key: Buffer

  constructor(user: string, owner: string) {
    this.owner = rc4(md5(padded(owner)).subarray(0, 5), padded(user))
    const rights = Buffer.alloc(4)
    rights.writeInt32LE(-4)
    this.key = md5(padded(user), this.owner, rights, this.id).subarray(0, 5)
  }

  dictionary(): string {
    const user = rc4(this.key, padding)
    return `<< /Filter /Standard /V 1 /R 2 /P -4 /O <${this.owner.toString('hex')}> /U <${user.toString('hex')}> >>`
  }

  encrypt(number: number, data: Buffer): Buffer {
    const place = Buffer.from([number & 255, (number >> 8) & 255, (number >> 16) & 255, 0, 0])
    return rc4(md5(this.key, place).subarray(0, 10), data)
  }
}

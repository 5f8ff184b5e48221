import { deflateRawSync } from 'node:zlib'
import type { Call, Input } from '@cohort/contract/call'
import type { Actor, Answer, TestApp } from '#testing/app'

const boundary = '----cohort-test-boundary'

/** A form with one file, as a browser sends it. */
export const formOf = (name: string, content: Buffer): Buffer =>
  Buffer.concat([formHead(name), content, Buffer.from(formTail)])

export const formHead = (name: string): Buffer =>
  Buffer.from(
    `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: application/octet-stream\r\n\r\n`,
  )
export const formTail = `\r\n--${boundary}--\r\n`
export const formType = `multipart/form-data; boundary=${boundary}`

/** Uploads one file by a call of the contract. */
export async function send<C extends Call>(
  app: TestApp,
  call: C,
  input: Input<C>,
  actor: Pick<Actor, 'token'>,
  form: Buffer,
): Promise<Answer<C>> {
  return app.ask(call, { ...input, body: form } as unknown as Input<C>, actor, { 'content-type': formType })
}

/** One entry of an archive, with what it claims where that is not what it holds. */
export interface ZipEntry {
  name: string
  content: Buffer
  stored?: boolean
  claims?: number
  /** The same bytes as the entry before it. */
  overlaps?: boolean
}

/** An archive written by hand, so that it can lie. */
export function zipOf(entries: readonly ZipEntry[]): Buffer {
  const files: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  let previous = 0
  for (const entry of entries) {
    const packed = entry.stored ? entry.content : deflateRawSync(entry.content)
    const name = Buffer.from(entry.name)
    const size = entry.claims ?? entry.content.length
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt16LE(0x0800, 2)
    common.writeUInt16LE(entry.stored ? 0 : 8, 4)
    common.writeUInt32LE(packed.length, 14)
    common.writeUInt32LE(size, 18)
    common.writeUInt16LE(name.length, 22)
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), common, name, packed])
    const central = Buffer.alloc(14)
    central.writeUInt32LE(entry.overlaps ? previous : offset, 10)
    directory.push(Buffer.from('PK\x01\x02\x14\x00'), common, central, name)
    if (entry.overlaps) continue
    previous = offset
    files.push(local)
    offset += local.length
  }
  const list = Buffer.concat(directory)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(entries.length, 4)
  end.writeUInt16LE(entries.length, 6)
  end.writeUInt32LE(list.length, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...files, list, Buffer.from('PK\x05\x06'), end])
}

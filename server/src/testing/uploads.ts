import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { deflateRawSync } from 'node:zlib'
import type { Call, Input } from '@cohort/contract/call'
import { uploadFile } from '@cohort/contract/files'
import type { Actor, Answer, TestApp } from '#testing/app'

const boundary = '----cohort-test-boundary'

/** A form with one file, as a browser sends it. */
export const formOf = (name: string, content: Buffer): Buffer =>
  Buffer.concat([formHead(name), content, Buffer.from(formTail)])

export const formHead = (name: string): Buffer =>
  Buffer.from(
    `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name.replaceAll('"', '%22')}"\r\ncontent-type: application/octet-stream\r\n\r\n`,
  )
const formTail = `\r\n--${boundary}--\r\n`
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

export const megabyte = 1024 * 1024

export function* zeros(megabytes: number): Generator<Buffer> {
  const chunk = Buffer.alloc(megabyte)
  for (let i = 0; i < megabytes; i++) yield chunk
}

/** Over a real connection, a chunk at a time, with nothing said about the length; to its end, or going away before it. */
export async function sendChunks(
  { app }: TestApp,
  actor: Pick<Actor, 'token'>,
  name: string,
  chunks: Iterable<Buffer> | AsyncIterable<Buffer>,
  { goesAway = false, path = uploadFile.path }: { goesAway?: boolean; path?: string } = {},
): Promise<{ status: number | undefined; body: string }> {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const headers = { authorization: `Bearer ${actor.token}`, 'content-type': formType }
  const sent = request({ port, host: '127.0.0.1', method: 'POST', path, headers })
  const answer = Promise.withResolvers<{ status: number | undefined; body: string }>()
  sent.on('error', answer.reject)
  sent.on('response', async (response) => {
    const body = (await response.setEncoding('utf8').toArray()).join('')
    answer.resolve({ status: response.statusCode, body })
  })
  const form = async function* () {
    yield formHead(name)
    yield* chunks
    if (!goesAway) yield Buffer.from(formTail)
  }
  const source = Readable.from(form())
  if (goesAway) source.on('end', () => sent.destroy(new Error('went away')))
  source.pipe(sent, { end: !goesAway })
  return answer.promise
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

import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { Parsed, Result } from '@cohort/contract/call'
import { fail } from '@cohort/contract/errors'
import { pictureTypes } from '@cohort/contract/file-kinds'
import type { uploadFile } from '@cohort/contract/files'
import { limits } from '@cohort/contract/limits'
import type { MultipartFile } from '@fastify/multipart'
import { audit } from '#kernel/audit'
import { type Context, me, transaction } from '#kernel/context'
import { gate } from '#kernel/gate'
import { newId } from '#kernel/ids'
import type { Wire } from '#kernel/route'
import { toStored } from '#modules/files/addresses'
import { namesInArchive } from '#modules/files/archives'
import { headBytes, typeOf } from '#modules/files/content'
import { copied, counted, incoming, peeked } from '#modules/files/incoming'
import { cleanName, fittingName } from '#modules/files/names'
import * as store from '#modules/files/store'
import { withFolder } from '#modules/files/temporary'
import { isPicture, pixelsOf } from '#modules/files/thumbnails'

export type FileRow = store.FileRow

/** Reading archives to their end is work for the processor: a few at a time. */
const inTurn = gate(2, 200, () => fail('TooManyRequests', { seconds: 5 }))

export async function upload(
  ctx: Context,
  { query }: Parsed<typeof uploadFile>,
  wire: Wire,
): Promise<Result<typeof uploadFile>> {
  return toStored(ctx, await saveUpload(ctx, await wire.file(), query.only))
}

/** Takes a file in, from its first byte to what is known of it. Whatever goes wrong on the way leaves nothing behind. */
export async function saveUpload(ctx: Context, file: MultipartFile, only?: 'picture'): Promise<store.FileRow> {
  // The one sign that browsers write in another way in a form.
  const name = cleanName(file.filename?.replaceAll('%22', '"'))
  const source = incoming(file, limits.uploadBytes, fail('FileTooLarge'))
  try {
    const { head, all } = await peeked(source, headBytes)
    const type = await typeOf(head, name)
    if (only === 'picture' && !pictureTypes.includes(type)) throw fail('UnsupportedFile')
    return await withFolder(ctx, (folder) => keep(ctx, { name, type, all, copy: join(folder, 'copy') }))
  } finally {
    await source.return()
  }
}

/** The same for what is already here: an attachment of a message, a photo in a document. */
export async function saveBytes(ctx: Context, givenName: string, content: Uint8Array): Promise<store.FileRow> {
  const name = cleanName(givenName)
  const all = Buffer.from(content.buffer, content.byteOffset, content.byteLength)
  const type = await typeOf(all.subarray(0, headBytes), name)
  return withFolder(ctx, (folder) => keep(ctx, { name, type, all: chunksOf(all), copy: join(folder, 'copy') }))
}

async function* chunksOf(content: Buffer): AsyncGenerator<Buffer, void> {
  if (content.length > 0) yield content
}

/** The content of a stored file, for those who look into it. */
export async function contentOf(ctx: Context, file: Pick<store.FileRow, 'storage_key'>): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of await ctx.ports.storage.read(file.storage_key)) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks)
}

/** Files by their ids, as far as they are all here. */
export const findFiles = (ctx: Context, fileIds: readonly string[]): Promise<store.FileRow[]> =>
  fileIds.length > 0 ? store.findMany(ctx, fileIds) : Promise.resolve([])

/** The records that hold the same content, in this file or in another of the same bytes. */
export const findSharing = (ctx: Context, entityType: string, fileIds: readonly string[]) =>
  fileIds.length > 0 ? store.findSharing(ctx, entityType, fileIds) : Promise.resolve([])

interface Arriving {
  name: string
  /** By its first bytes. */
  type: string
  all: AsyncGenerator<Buffer, void>
  /** Where it can be looked at as a whole, if it must be. */
  copy: string
}

/** The row comes first: should the process die on the way, it tells the nightly clean-up what to remove. */
async function keep(ctx: Context, { name, type, all, copy }: Arriving): Promise<store.FileRow> {
  const now = ctx.clock.now()
  const fileId = newId(now)
  const key = `${ctx.tenant}/${fileId}`
  const owner_id = me(ctx).user.userId
  const row = { file_id: fileId, owner_id, storage_key: key, name, size: 0, content_type: type, created_at: now }
  await store.insert(ctx, { ...row, state: 'uploading' })
  try {
    const hash = createHash('sha256')
    let size = 0
    const bytes = counted(all, hash, (count) => {
      size = count
    })
    const looked = type === 'application/zip' || isPicture(type)
    await ctx.ports.storage.write(key, Readable.from(looked ? copied(bytes, copy) : bytes))
    const seen = looked ? await look(type, copy) : { type, width: null, height: null }
    return await finish(ctx, fileId, { ...seen, name, size, sha256: hash.digest('hex') })
  } catch (error) {
    await ctx.ports.storage.remove(key)
    await store.remove(ctx, fileId)
    throw error
  }
}

interface Seen {
  type: string
  width: number | null
  height: number | null
}

const finish = (ctx: Context, fileId: string, content: Seen & { name: string; size: number; sha256: string }) =>
  transaction(ctx, async (ctx) => {
    const { type, size, width, height, sha256 } = content
    const name = fittingName(content.name, type)
    await audit(ctx, 'file.upload', fileId, { after: { type, size } })
    return store.setStored(ctx, fileId, { name, size, content_type: type, width, height, sha256 })
  })

/** What only the whole can tell: the size of a picture, which kind of document an archive is. */
async function look(type: string, copy: string): Promise<Seen> {
  if (type !== 'application/zip') {
    const pixels = await pixelsOf(copy)
    return { type, width: pixels?.width ?? null, height: pixels?.height ?? null }
  }
  return { type: documentType(await inTurn(() => namesInArchive(copy))), width: null, height: null }
}

const office = 'application/vnd.openxmlformats-officedocument'

/** Documents are archives with certain entries. Those with macros inside are only downloaded, programs not even kept. */
function documentType(names: readonly string[]): string {
  const has = (name: string) => names.includes(name)
  if (has('META-INF/MANIFEST.MF') || has('AndroidManifest.xml')) throw fail('UnsupportedFile')
  if (!has('[Content_Types].xml')) return 'application/zip'
  if (names.some((name) => name.endsWith('vbaProject.bin'))) return 'application/octet-stream'
  if (has('word/document.xml')) return `${office}.wordprocessingml.document`
  if (has('xl/workbook.xml')) return `${office}.spreadsheetml.sheet`
  return has('ppt/presentation.xml') ? `${office}.presentationml.presentation` : 'application/zip'
}

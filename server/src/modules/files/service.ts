import { fail } from '@cohort/contract/errors'
import type { MultipartFile } from '@fastify/multipart'
import type { Context } from '#kernel/context'
import { newId } from '#kernel/ids'
import { headBytes, typeOf } from '#modules/files/content'
import { incoming } from '#modules/files/incoming'
import { fittingName } from '#modules/files/names'
import * as store from '#modules/files/store'

/** Faces and logos: pictures that a browser can show and that can run nothing, small enough to be held in memory. */
const pictures = ['image/png', 'image/jpeg', 'image/webp']
const pictureBytes = 5 * 1024 * 1024

/** Keeps an uploaded picture in the scope of the context. Its type is told by its content, not by its name. */
export async function savePicture(ctx: Context, upload: MultipartFile, ownerId: string): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of incoming(upload, pictureBytes, fail('PayloadTooLarge', { limit: '5 MB' }))) {
    chunks.push(chunk)
  }
  const content = Buffer.concat(chunks)
  const type = await typeOf(content.subarray(0, headBytes), 'picture')
  if (!pictures.includes(type)) throw fail('UnsupportedFile')
  const now = ctx.clock.now()
  const fileId = newId(now)
  // A tenant's folder is its own; "~" becomes a plain name.
  const key = `${ctx.tenant === '~' ? 'directory' : ctx.tenant}/${fileId}`
  await ctx.ports.storage.write(key, content)
  await store.insert(ctx, {
    file_id: fileId,
    owner_id: ownerId,
    storage_key: key,
    name: fittingName('picture', type),
    size: content.length,
    content_type: type,
    created_at: now,
  })
  return fileId
}

export async function deleteFile(ctx: Context, fileId: string): Promise<void> {
  const file = await store.find(ctx, fileId)
  if (!file) return
  await store.remove(ctx, fileId)
  await ctx.ports.storage.remove(file.storage_key)
}

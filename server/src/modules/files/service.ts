import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Parsed, Result } from '@cohort/contract/call'
import { fail } from '@cohort/contract/errors'
import type { createFileUrl, readFile } from '@cohort/contract/files'
import { limits } from '@cohort/contract/limits'
import type { MultipartFile } from '@fastify/multipart'
import { fileTypeFromBuffer } from 'file-type'
import { type Context, found, inTenant, me } from '#kernel/context'
import { newId } from '#kernel/ids'
import type { Wire } from '#kernel/route'
import * as store from '#modules/files/store'

/** Pictures that a browser can show and that can run nothing. */
const pictures = ['image/png', 'image/jpeg', 'image/webp']
const pictureBytes = 5 * 1024 * 1024

/** Keeps an uploaded picture in the scope of the context. Its type is told by its content, not by its name. */
export async function savePicture(ctx: Context, upload: MultipartFile, ownerId: string): Promise<string> {
  const content = await upload.toBuffer().catch(() => {
    throw fail('PayloadTooLarge', { limit: '5 MB' })
  })
  if (content.length > pictureBytes) throw fail('PayloadTooLarge', { limit: '5 MB' })
  const type = await fileTypeFromBuffer(content)
  if (!type || !pictures.includes(type.mime)) throw fail('UnsupportedFile')
  const now = ctx.clock.now()
  const fileId = newId(now)
  // A tenant's folder is its own; "~" becomes a plain name.
  const key = `${ctx.tenant === '~' ? 'directory' : ctx.tenant}/${fileId}`
  await ctx.ports.storage.write(key, content)
  await store.insert(ctx, {
    file_id: fileId,
    owner_id: ownerId,
    storage_key: key,
    name: `picture.${type.ext}`,
    size: content.length,
    content_type: type.mime,
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

const sign = (secret: string, text: string): string =>
  createHmac('sha256', secret).update(text).digest('base64url').slice(0, 27)

/**
 * The address of a file with a token of its own: for this file and viewer, until the end of the next window. Windows
 * keep the address stable for a while, so that a browser can cache the picture.
 */
export function fileUrl(
  ctx: Pick<Context, 'secret' | 'clock'>,
  tenant: string,
  fileId: string,
  viewer: string,
): string {
  const window = limits.fileTokenSeconds
  const expires = (Math.floor(ctx.clock.now().getTime() / 1000 / window) + 2) * window
  const token = `${tenant}.${viewer}.${expires}.${sign(ctx.secret, `${tenant}.${fileId}.${viewer}.${expires}`)}`
  return `/mesoor-space/v1/files/${fileId}?token=${encodeURIComponent(token)}`
}

export async function createUrl(
  ctx: Context,
  { params }: Parsed<typeof createFileUrl>,
): Promise<Result<typeof createFileUrl>> {
  found(await store.find(ctx, params.id))
  return { url: fileUrl(ctx, ctx.tenant, params.id, me(ctx).user.userId), expiresInSeconds: limits.fileTokenSeconds }
}

export async function read(
  ctx: Context,
  { params, query }: Parsed<typeof readFile>,
  { reply }: Wire,
): Promise<Result<typeof readFile>> {
  const [tenant = '', viewer = '', expires = '', signature = ''] = query.token.split('.')
  const good = sign(ctx.secret, `${tenant}.${params.id}.${viewer}.${expires}`)
  const signed = good.length === signature.length && timingSafeEqual(Buffer.from(good), Buffer.from(signature))
  if (!signed || Number(expires) * 1000 < ctx.clock.now().getTime()) throw fail('CredentialInvalid')
  const file = found(await store.find(inTenant(ctx, tenant), params.id))
  await reply
    .headers({
      'content-type': file.content_type,
      'content-length': file.size,
      'cache-control': 'private, max-age=300, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    })
    .send(await ctx.ports.storage.read(file.storage_key))
  return {}
}

import { createHmac, timingSafeEqual } from 'node:crypto'
import { may } from '@cohort/contract/access'
import type { Parsed, Result } from '@cohort/contract/call'
import { fail } from '@cohort/contract/errors'
import { previewKindOf } from '@cohort/contract/file-kinds'
import type { createFileUrl, createFileUrls, StoredFile } from '@cohort/contract/files'
import { limits } from '@cohort/contract/limits'
import { type Context, found, me } from '#kernel/context'
import * as store from '#modules/files/store'
import { hasThumbnail } from '#modules/files/thumbnails'

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

/** The tenant whose file a token opens; a forged or late one is a 401. */
export function tenantOfFileToken(ctx: Context, fileId: string, token: string): string {
  const [tenant = '', viewer = '', expires = '', signature = ''] = token.split('.')
  const good = Buffer.from(sign(ctx.secret, `${tenant}.${fileId}.${viewer}.${expires}`))
  const given = Buffer.from(signature)
  const signed = good.length === given.length && timingSafeEqual(good, given)
  if (!signed || Number(expires) * 1000 < ctx.clock.now().getTime()) throw fail('CredentialInvalid')
  return tenant
}

/** Whoever may not view records still sees what they have uploaded themselves. */
export const mayView = (ctx: Context, file: store.FileRow): boolean =>
  may(me(ctx).rights, { any: ['material.view'] }) || file.owner_id === me(ctx).user.userId

export const toStored = (ctx: Context, file: store.FileRow): StoredFile => ({
  fileId: file.file_id,
  name: file.name,
  size: file.size,
  type: file.content_type,
  preview: previewKindOf(file.content_type),
  width: file.width,
  height: file.height,
  thumbnail: hasThumbnail(file),
  url: fileUrl(ctx, ctx.tenant, file.file_id, me(ctx).user.userId),
})

export async function createUrl(
  ctx: Context,
  { params }: Parsed<typeof createFileUrl>,
): Promise<Result<typeof createFileUrl>> {
  const file = found(await store.find(ctx, params.id))
  if (!mayView(ctx, file)) throw fail('NoPermission')
  return { url: toStored(ctx, file).url, expiresInSeconds: limits.fileTokenSeconds }
}

export async function createUrls(
  ctx: Context,
  { body }: Parsed<typeof createFileUrls>,
): Promise<Result<typeof createFileUrls>> {
  const rows = await store.findMany(ctx, body.fileIds)
  const visible = new Map(rows.filter((row) => mayView(ctx, row)).map((row) => [row.file_id, row]))
  const files = [...new Set(body.fileIds)].flatMap((id) => visible.get(id) ?? [])
  return { files: files.map((file) => toStored(ctx, file)), expiresInSeconds: limits.fileTokenSeconds }
}

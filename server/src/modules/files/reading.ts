import { Readable } from 'node:stream'
import type { Parsed, Result } from '@cohort/contract/call'
import { fail } from '@cohort/contract/errors'
import { previewKindOf } from '@cohort/contract/file-kinds'
import type { readFile } from '@cohort/contract/files'
import { type Context, found, inTenant } from '#kernel/context'
import type { Wire } from '#kernel/route'
import { tenantOfFileToken } from '#modules/files/addresses'
import { fileNames } from '#modules/files/names'
import { matches, partOf } from '#modules/files/ranges'
import * as store from '#modules/files/store'
import { thumbnailOf } from '#modules/files/thumbnails'

interface Content {
  key: string
  size: number
  type: string
  tag: string
}

/** A file, a part of it or a smaller picture of it. Contents never change, so that they can be kept by the browser. */
export async function read(
  ctx: Context,
  { params, query }: Parsed<typeof readFile>,
  { reply }: Wire,
): Promise<Result<typeof readFile>> {
  const there = inTenant(ctx, tenantOfFileToken(ctx, params.id, query.token))
  const file = found(await store.find(there, params.id))
  const content = await contentOf(there, file, query.preset)
  const headers = headersOf(file, content, query.download !== undefined)
  const { range, 'if-range': ifRange, 'if-none-match': ifNoneMatch } = reply.request.headers
  if (matches(ifNoneMatch, content.tag)) {
    await reply.code(304).headers(headers).send()
    return {}
  }
  const part = ifRange === undefined || ifRange === content.tag ? partOf(range, content.size) : undefined
  if (part === 'outside') {
    reply.header('content-range', `bytes */${content.size}`)
    throw fail('RangeNotSatisfiable')
  }
  // A HEAD asks for the same lines without a byte.
  const isHead = reply.request.method === 'HEAD'
  const stream = isHead ? Readable.from([]) : await ctx.ports.storage.read(content.key, part)
  if (part) reply.code(206).header('content-range', `bytes ${part.start}-${part.end}/${content.size}`)
  const length = part ? part.end - part.start + 1 : content.size
  await reply.headers({ ...headers, 'content-length': length }).send(stream)
  return {}
}

async function contentOf(
  ctx: Context,
  file: store.FileRow,
  preset: Parsed<typeof readFile>['query']['preset'],
): Promise<Content> {
  if (!preset) {
    return { key: file.storage_key, size: file.size, type: servedType(file.content_type), tag: `"${file.file_id}"` }
  }
  return { ...(await thumbnailOf(ctx, file, preset)), type: 'image/webp', tag: `"${file.file_id}.${preset}"` }
}

/**
 * A browser interprets nothing that could run: pages and XML go out as plain text, scripts as bytes, and a drawing is
 * drawn only inside a picture element, where its scripts are dead.
 */
function servedType(type: string): string {
  if (type === 'text/x-script') return 'application/octet-stream'
  const isText = type.startsWith('text/') || type === 'application/xml' || type === 'application/json'
  return isText ? 'text/plain; charset=utf-8' : type
}

const shownInPlace = new Set(['image', 'video', 'audio', 'pdf', 'text', 'csv', 'markdown'])

function headersOf(file: store.FileRow, content: Content, download: boolean): Record<string, string> {
  const inPlace = shownInPlace.has(previewKindOf(file.content_type)) && file.content_type !== 'image/svg+xml'
  return {
    'content-type': content.type,
    'content-disposition': `${download || !inPlace ? 'attachment' : 'inline'}; ${fileNames(file.name)}`,
    etag: content.tag,
    'accept-ranges': 'bytes',
    'cache-control': 'private, max-age=300, immutable',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox",
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
  }
}

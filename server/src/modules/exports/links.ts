import { createHmac, timingSafeEqual } from 'node:crypto'
import { fail } from '@cohort/contract/errors'
import { secondsAfter } from '#kernel/clock'
import { type Context, me } from '#kernel/context'
import type { ExportRow } from '#modules/exports/store'

/** A link outlives the look at the list by so much; the list has a new one each time. */
const linkSeconds = 3600

const signature = (ctx: Context, exportId: string, userId: string, expires: string): string =>
  createHmac('sha256', ctx.secret)
    .update(`export.${ctx.tenant}.${exportId}.${userId}.${expires}`)
    .digest('base64url')
    .slice(0, 27)

/** Where the member downloads it, for a while; null where there is nothing to download. */
export function linkOf(ctx: Context, row: ExportRow): string | null {
  const now = ctx.clock.now()
  if (row.state !== 'done' || row.removed_at || !row.expires_at || row.expires_at <= now) return null
  const last = Math.min(row.expires_at.getTime(), secondsAfter(now, linkSeconds).getTime())
  const expires = String(Math.floor(last / 1000))
  const token = `${expires}.${signature(ctx, row.export_id, row.created_by, expires)}`
  return `/mesoor-space/v1/export-records/${row.export_id}/content?token=${token}`
}

/** A link is good for whoever made the export, while it lasts: another member's is refused, whatever its token. */
export function checkLink(ctx: Context, row: ExportRow, token: string): void {
  const { userId } = me(ctx).user
  if (row.created_by !== userId) throw fail('NoPermission')
  const [expires = '', given = ''] = token.split('.')
  const good = Buffer.from(signature(ctx, row.export_id, userId, expires))
  const sent = Buffer.from(given)
  if (good.length !== sent.length || !timingSafeEqual(good, sent)) throw fail('NoPermission')
  if (Number(expires) * 1000 < ctx.clock.now().getTime() || linkOf(ctx, row) === null) throw fail('ExportLinkExpired')
}

import { Readable } from 'node:stream'
import type { Parsed, Result } from '@cohort/contract/call'
import { fail } from '@cohort/contract/errors'
import type {
  cancelExport,
  ExportFailure,
  ExportKind,
  ExportRecord,
  exportBi,
  exportEntities,
  exportProjects,
  exportTasks,
  listExports,
  readExport,
  repeatExport,
} from '@cohort/contract/exports'
import { isoCsv } from '@cohort/contract/fields/iso'
import { inLocale } from '@cohort/contract/fields/values'
import { announce, announceSignal } from '#kernel/announce'
import { audit } from '#kernel/audit'
import { secondsAfter } from '#kernel/clock'
import { type Context, found, me, transaction } from '#kernel/context'
import { newId } from '#kernel/ids'
import type { Wire } from '#kernel/route'
import { biOf } from '#modules/exports/bi'
import { columnsOf } from '#modules/exports/columns'
import { removeExport } from '#modules/exports/expiry'
import { checkLink, linkOf } from '#modules/exports/links'
import { type BiWish, requireRight, sourceOf } from '#modules/exports/sources'
import * as store from '#modules/exports/store'
import { fileNames } from '#modules/files/names'

/** That something waits to be written. */
export const exportSignal = 'exports'
/** That one is not wanted any more: whoever writes it stops in the middle of a part. */
export const cancelSignal = (exportId: string): string => `exports/cancelled/${exportId}`

/** A file is kept for a week; what is left of a failure is looked for once more after a day. */
const keptSeconds = 7 * 24 * 3600
const failedSeconds = 24 * 3600

const statusOf = { open: 'InProgress', done: 'Success', failed: 'Failure' } as const

const toRecord = (ctx: Context, row: store.ExportRow): ExportRecord => ({
  id: row.export_id,
  name: row.name,
  status: statusOf[row.state],
  entityType: row.entity_type,
  location: row.location,
  createdAt: row.created_at.toISOString(),
  link: linkOf(ctx, row),
  reason: row.reason,
  kind: row.kind,
  format: row.format,
  contacts: row.contacts,
  rows: row.rows,
  total: row.total,
  size: row.size,
  finishedAt: row.finished_at?.toISOString() ?? null,
  expiresAt: row.state === 'done' ? (row.expires_at?.toISOString() ?? null) : null,
})

export const announceExport = (ctx: Context, exportId: string): void =>
  announce(ctx, {
    type: 'Export',
    kind: 'changed',
    openId: exportId,
    version: ctx.clock.now().getTime(),
    by: ctx.who?.user.userId ?? null,
  })

type Wish = Pick<BiWish, 'format' | 'contacts' | 'reason'>

/** What cannot come true is refused before anything is written; the name of the place is the name of the file. */
async function checked(ctx: Context, kind: ExportKind, wish: Wish): Promise<{ entityType: string; location: string }> {
  requireRight(ctx, kind, wish.contacts)
  if (kind === 'bi') {
    const { shape } = await biOf(ctx, wish as BiWish)
    return { entityType: shape.type.type, location: inLocale(shape.type.name, ctx.locale) }
  }
  const source = await sourceOf(ctx, kind, wish)
  await source.ids()
  columnsOf(source.shape, source.payload, source.columns, { locale: ctx.locale, isMasked: true, nameOf: String })
  return { entityType: source.shape.type.type, location: source.location }
}

async function create(ctx: Context, kind: ExportKind, wish: Wish): Promise<ExportRecord> {
  const { entityType, location } = await checked(ctx, kind, wish)
  const now = ctx.clock.now()
  const exportId = newId(now)
  const day = isoCsv(now.toISOString()).replace(':', '-')
  const row = await transaction(ctx, async (ctx) => {
    const { format, contacts, reason } = wish
    const purpose = reason || null
    await audit(ctx, 'export.create', exportId, { after: { kind, entityType, location, ...wish } })
    announceSignal(ctx, exportSignal)
    announceExport(ctx, exportId)
    return store.insert(ctx, {
      export_id: exportId,
      kind,
      name: `${location.slice(0, 100)} ${day}.${format}`,
      entity_type: entityType,
      location,
      format,
      contacts,
      purpose,
      locale: ctx.locale,
      wish: { ...wish },
      created_at: now,
      created_by: me(ctx).user.userId,
    })
  })
  return toRecord(ctx, row)
}

export const ofEntities = (ctx: Context, { body }: Parsed<typeof exportEntities>) => create(ctx, 'entities', body)
export const ofProjects = (ctx: Context, { body }: Parsed<typeof exportProjects>) => create(ctx, 'projects', body)
export const ofTasks = (ctx: Context, { body, query }: Parsed<typeof exportTasks>) =>
  create(ctx, 'tasks', { ...body, ...query })
export const ofBi = (ctx: Context, { body }: Parsed<typeof exportBi>) => create(ctx, 'bi', body)

export async function list(ctx: Context, { query }: Parsed<typeof listExports>): Promise<Result<typeof listExports>> {
  const { userId } = me(ctx).user
  const page = { offset: (query.current - 1) * query.pageSize, count: query.pageSize }
  const [rows, total] = await Promise.all([store.findPage(ctx, userId, page), store.count(ctx, userId)])
  return { data: rows.map((row) => toRecord(ctx, row)), total }
}

const requireOwn = (ctx: Context, row: store.ExportRow): store.ExportRow => {
  if (row.created_by !== me(ctx).user.userId) throw fail('NoPermission')
  return row
}

/** Inside a transaction that holds it: it comes to an end, and what a failure has written goes. */
export async function endExport(
  ctx: Context,
  row: store.ExportRow,
  state: 'done' | 'failed',
  reason: ExportFailure | null,
): Promise<void> {
  const at = ctx.clock.now()
  const expiresAt = secondsAfter(at, state === 'done' ? keptSeconds : failedSeconds)
  await store.end(ctx, row.export_id, { state, reason, at, expiresAt })
  // Of one that was taken up more than once, something may lie about of those that died.
  if (state === 'failed' || row.attempts > 1) await ctx.jobs.enqueue(ctx, removeExport, { exportId: row.export_id })
  announceExport(ctx, row.export_id)
}

export async function cancel(
  ctx: Context,
  { params }: Parsed<typeof cancelExport>,
): Promise<Result<typeof cancelExport>> {
  await transaction(ctx, async (ctx) => {
    const row = requireOwn(ctx, found(await store.findLocked(ctx, params.id)))
    if (row.state !== 'open') throw fail('ExportOver')
    await endExport(ctx, row, 'failed', 'cancelled')
    announceSignal(ctx, cancelSignal(params.id))
    await audit(ctx, 'export.cancel', params.id)
  })
  return toRecord(ctx, found(await store.find(ctx, params.id)))
}

export async function again(
  ctx: Context,
  { params }: Parsed<typeof repeatExport>,
): Promise<Result<typeof repeatExport>> {
  const row = requireOwn(ctx, found(await store.find(ctx, params.id)))
  return create(ctx, row.kind, row.wish as unknown as Wish)
}

/** The parts one after the other. Whoever looks through another's eyes sees the list and takes nothing along. */
export async function read(
  ctx: Context,
  { params, query }: Parsed<typeof readExport>,
  { reply }: Wire,
): Promise<Result<typeof readExport>> {
  const row = found(await store.find(ctx, params.id))
  if (me(ctx).user.viewedBy) throw fail('ViewOnly')
  checkLink(ctx, row, query.token)
  const isHead = reply.request.method === 'HEAD'
  if (!isHead) await audit(ctx, 'export.download', params.id, { after: { name: row.name, contacts: row.contacts } })
  const type = row.format === 'xlsx' ? 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' : 'text/csv'
  await reply
    .headers({
      'content-type': row.format === 'csv' ? `${type}; charset=utf-8` : type,
      'content-disposition': `attachment; ${fileNames(row.name)}`,
      'content-length': row.size,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    })
    .send(isHead ? Readable.from([]) : Readable.from(contentOf(ctx, row)))
  return {}
}

async function* contentOf(ctx: Context, { parts }: store.ExportRow): AsyncGenerator<Buffer> {
  for (const { key } of parts) yield* await ctx.ports.storage.read(key)
}

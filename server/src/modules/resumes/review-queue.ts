import type { Parsed, Result } from '@cohort/contract/call'
import { fail } from '@cohort/contract/errors'
import { reviewReasons } from '@cohort/contract/readings'
import type { acceptReview, listReviews, rejectReview } from '@cohort/contract/reviews'
import { announce } from '#kernel/announce'
import { audit } from '#kernel/audit'
import { type Context, found, me, transaction } from '#kernel/context'
import { keep } from '#modules/entities/keepers'
import { findKept, lockKept, type Row, removeKept, toEntity } from '#modules/entities/kept'
import { findFiles } from '#modules/files/uploads'
import { endItem } from '#modules/resumes/batches'
import { find as findBatch } from '#modules/resumes/intake-store'
import * as items from '#modules/resumes/item-store'
import * as store from '#modules/resumes/review-store'

/** Whoever looks at the queue hears that it is another one now. */
export const announceReview = (ctx: Context, openId: string): void =>
  announce(ctx, {
    type: 'ResumeReview',
    kind: 'changed',
    openId,
    version: ctx.clock.now().getTime(),
    by: ctx.who?.user.userId ?? null,
  })

export async function list(ctx: Context, { query }: Parsed<typeof listReviews>): Promise<Result<typeof listReviews>> {
  const { current, pageSize } = query
  const wanted = { reason: query.reason, batchId: query.intakeId }
  const [waiting, total, counts, everywhere, batch] = await Promise.all([
    store.findOpen(ctx, wanted, (current - 1) * pageSize, pageSize),
    store.countOpen(ctx, wanted),
    store.countReasons(ctx, wanted.batchId),
    store.countOpen(ctx, {}),
    wanted.batchId === undefined ? undefined : findBatch(ctx, wanted.batchId),
  ])
  const rows = await findKept(
    ctx,
    'Resume',
    waiting.map(({ open_id }) => open_id),
  )
  const files = await findFiles(
    ctx,
    waiting.map(({ file_id }) => file_id),
  )
  const [records, names] = [
    new Map(rows.map((row) => [row.open_id, row])),
    new Map(files.map((file) => [file.file_id, file.name])),
  ]
  const data = waiting.flatMap((review) => {
    const row = records.get(review.open_id)
    if (!row) return []
    return [
      {
        record: toEntity(row),
        fileId: review.file_id,
        fileName: names.get(review.file_id) ?? '',
        intakeId: review.batch_id,
        reasons: review.reasons,
        createdAt: review.created_at.toISOString(),
      },
    ]
  })
  const all = Object.fromEntries(reviewReasons.map((reason) => [reason, counts[reason] ?? 0]))
  return {
    data,
    total,
    counts: all as Result<typeof listReviews>['counts'],
    intake: batch ? { id: batch.batch_id, name: batch.name } : null,
    waiting: everywhere,
  }
}

/** The record and its review, both held; 404 where nobody has to look at it. */
async function held(ctx: Context, openId: string, version: number | undefined): Promise<Row> {
  const [row] = await lockKept(ctx, 'Resume', [openId])
  found(row && (await store.findOpenLocked(ctx, openId)))
  const record = found(row)
  if (version !== undefined && version !== record.version) throw fail('Conflict', { current: toEntity(record) })
  return record
}

export async function accept(
  ctx: Context,
  { params, body }: Parsed<typeof acceptReview>,
): Promise<Result<typeof acceptReview>> {
  return transaction(ctx, async (ctx) => {
    const row = await held(ctx, params.id, body.version)
    await store.closeReview(ctx, row.open_id, 'accepted', ctx.clock.now(), me(ctx).user.userId)
    const item = await items.findByRecord(ctx, row.open_id, 'needsReview')
    if (item) await endItem(ctx, item, { state: 'done' })
    await audit(ctx, 'resume.accept', `Resume/${row.open_id}`)
    announceReview(ctx, row.open_id)
    return toEntity(row)
  })
}

export async function reject(
  ctx: Context,
  { params, body }: Parsed<typeof rejectReview>,
): Promise<Result<typeof rejectReview>> {
  return transaction(ctx, async (ctx) => {
    const row = await held(ctx, params.id, body.version)
    await store.closeReview(ctx, row.open_id, 'rejected', ctx.clock.now(), me(ctx).user.userId)
    await removeKept(ctx, 'Resume', [row.open_id])
    const item = await items.findByRecord(ctx, row.open_id, 'needsReview')
    if (item) await endItem(ctx, item, { state: 'skipped', reason: 'rejected' })
    await audit(ctx, 'resume.reject', `Resume/${row.open_id}`)
    announceReview(ctx, row.open_id)
    return { openId: row.open_id }
  })
}

/** Taken out of the recycle bin again, what was rejected waits to be looked at as it did. */
async function restored(ctx: Context, rows: readonly Pick<Row, 'open_id'>[]): Promise<void> {
  for (const { open_id: openId } of rows) {
    if (!(await store.reopenReview(ctx, openId, 'rejected'))) continue
    const item = await items.findByRecord(ctx, openId, 'skipped')
    if (item) await endItem(ctx, item, { state: 'needsReview' })
    announceReview(ctx, openId)
  }
}
keep('Resume', { restored })

import { isDeepStrictEqual } from 'node:util'
import type { Parsed, Result } from '@cohort/contract/call'
import { fail } from '@cohort/contract/errors'
import type { getIntakeReading } from '@cohort/contract/intakes'
import type { findInReading, getReading } from '@cohort/contract/readings'
import { type Context, found } from '#kernel/context'
import { fieldsOf, findRecord, type Row } from '#modules/entities/kept'
import { findFiles } from '#modules/files/uploads'
import * as corrections from '#modules/resumes/correction-store'
import { toCorrection } from '#modules/resumes/corrections'
import { fileIdsOf } from '#modules/resumes/duplicates'
import * as items from '#modules/resumes/item-store'
import * as store from '#modules/resumes/reading-store'
import { findReview } from '#modules/resumes/review-store'
import { findPlace, toReading, valueAt } from '#modules/resumes/wire'

type Answer = Result<typeof getReading>

const mostCorrections = 500

export async function get(ctx: Context, { params, query }: Parsed<typeof getReading>): Promise<Answer> {
  const row = found(await findRecord(ctx, 'Resume', params.id))
  const read = await store.findRead(ctx, fileIdsOf(row))
  const wanted = query.fileId === undefined ? read[0] : read.find(({ file_id }) => file_id === query.fileId)
  const reading = found(await store.find(ctx, found(wanted).file_id))
  const [files, review, corrected] = await Promise.all([
    findFiles(
      ctx,
      read.map(({ file_id }) => file_id),
    ),
    findReview(ctx, row.open_id),
    corrections.list(ctx, row.open_id, 0, mostCorrections),
  ])
  const names = new Map(files.map((file) => [file.file_id, file.name]))
  return {
    ...(await withFile(ctx, reading)),
    files: read.map(({ file_id, at }) => ({ fileId: file_id, name: names.get(file_id) ?? '', at: at.toISOString() })),
    changed: changedPaths(row, reading),
    corrections: corrected.map(toCorrection),
    review: review && { reasons: review.reasons, since: review.created_at.toISOString() },
  }
}

/** Where the record holds something else than what was read. */
const changedPaths = (row: Row, { parsed }: store.ReadingRow): string[] =>
  Object.keys(parsed.sources).filter(
    (path) => !isDeepStrictEqual(valueAt(fieldsOf(row), path), valueAt(parsed.fields, path)),
  )

async function withFile(ctx: Context, reading: store.ReadingRow): Promise<Result<typeof getIntakeReading>> {
  const file = found((await findFiles(ctx, [reading.file_id]))[0])
  return {
    ...toReading(reading.document, reading.parsed),
    file: { fileId: file.file_id, name: file.name, size: file.size, type: file.content_type },
    at: reading.at.toISOString(),
  }
}

export async function ofItem(
  ctx: Context,
  { params }: Parsed<typeof getIntakeReading>,
): Promise<Result<typeof getIntakeReading>> {
  const item = found(await items.find(ctx, params.id, params.itemId))
  return withFile(ctx, found(await store.find(ctx, item.file_id)))
}

export async function findIn(
  ctx: Context,
  { params, query }: Parsed<typeof findInReading>,
): Promise<Result<typeof findInReading>> {
  const row = found(await findRecord(ctx, 'Resume', params.id))
  for (const { file_id } of await store.findRead(ctx, fileIdsOf(row))) {
    const reading = await store.find(ctx, file_id)
    const place = reading && findPlace(reading.document, reading.parsed, query.path, query.quote)
    if (place) return { ...place, fileId: file_id }
  }
  throw fail('NotFound')
}

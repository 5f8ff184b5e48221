import { isDeepStrictEqual } from 'node:util'
import type { Parsed, Result } from '@cohort/contract/call'
import type { Correction } from '@cohort/contract/readings'
import type { correctReading, listCorrections } from '@cohort/contract/reviews'
import { audit } from '#kernel/audit'
import { type Context, found, me, transaction } from '#kernel/context'
import { newId } from '#kernel/ids'
import { fieldsOf, findRecord, type Row, type Values } from '#modules/entities/kept'
import { changeHere, merged } from '#modules/entities/records'
import type { Shape } from '#modules/entities/shape'
import { shapeFor } from '#modules/entities/shapes'
import { withTagNames } from '#modules/entities/tag-names'
import * as store from '#modules/resumes/correction-store'
import { fileIdsOf } from '#modules/resumes/duplicates'
import * as readings from '#modules/resumes/reading-store'
import { announceReview } from '#modules/resumes/review-queue'
import { valueAt } from '#modules/resumes/wire'

export const toCorrection = (row: store.CorrectionRow): Correction => ({
  id: row.correction_id,
  openId: row.open_id,
  fileId: row.file_id,
  path: row.path,
  read: row.read,
  written: row.written,
  rule: row.rule,
  at: row.at.toISOString(),
  by: row.by,
})

/**
 * The smallest paths at which two states differ: a field, or a field of an entry. A history that became longer or shorter
 * is one path: its entries have other numbers now.
 */
function differing({ type }: Shape, before: Values, after: Values): string[] {
  const differs = (path: string) => !isDeepStrictEqual(valueAt(before, path), valueAt(after, path))
  const lists = (type.lists ?? []).flatMap(({ key, fields }) => {
    const [own, now] = [valueAt(before, key) ?? [], valueAt(after, key) ?? []] as [unknown[], unknown[]]
    if (own.length !== now.length) return [key]
    return now.flatMap((_, at) => fields.map((field) => `${key}.${at}.${field.key}`))
  })
  return [...type.fields.map(({ key }) => key), ...lists].filter(differs)
}

/** As a patch of the record; beside it stands what had been read, so that nobody has to believe either. */
export async function correct(
  ctx: Context,
  { params, body }: Parsed<typeof correctReading>,
): Promise<Result<typeof correctReading>> {
  const shape = await shapeFor(ctx, 'Resume')
  const sent = { standardFields: await withTagNames(ctx, body.standardFields) }
  return transaction(ctx, async (ctx) => {
    const before = found(await findRecord(ctx, 'Resume', params.id))
    const make = (present: Parameters<typeof merged>[0]) => merged(present, sent)
    const what = { openId: params.id, version: body.version ?? before.version, make, sent: sent.standardFields }
    const record = await changeHere(ctx, shape, what)
    const rows = await noted(ctx, shape, before, record.data.standardFields)
    await audit(ctx, 'resume.correct', `Resume/${params.id}`, { after: { paths: rows.map(({ path }) => path) } })
    announceReview(ctx, params.id)
    return { record, corrections: rows.map(toCorrection) }
  })
}

async function noted(ctx: Context, shape: Shape, row: Row, after: Values): Promise<store.CorrectionRow[]> {
  const [latest] = await readings.findRead(ctx, fileIdsOf(row))
  const reading = latest && (await readings.find(ctx, latest.file_id))
  if (!reading) return []
  const at = ctx.clock.now()
  const rows = differing(shape, fieldsOf(row), after).map((path) => ({
    correction_id: newId(at),
    open_id: row.open_id,
    file_id: reading.file_id,
    path,
    read: valueAt(reading.parsed.fields, path) ?? null,
    written: valueAt(after, path) ?? null,
    rule: reading.parsed.sources[path]?.rule ?? null,
    at,
    by: me(ctx).user.userId,
  }))
  return store.insert(ctx, rows)
}

export async function list(
  ctx: Context,
  { query }: Parsed<typeof listCorrections>,
): Promise<Result<typeof listCorrections>> {
  const { openId, current, pageSize } = query
  const [rows, total] = await Promise.all([
    store.list(ctx, openId, (current - 1) * pageSize, pageSize),
    store.count(ctx, openId),
  ])
  return { data: rows.map(toCorrection), total }
}

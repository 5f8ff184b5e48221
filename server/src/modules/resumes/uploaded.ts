import { ReadFailure } from '@cohort/talent/reading/document'
import type { ReadResume } from '@cohort/talent/workers/worker'
import { type Context, transaction } from '#kernel/context'
import { on } from '#kernel/events'
import { fieldsOf, findRecord, lockKept, type Row } from '#modules/entities/kept'
import { changeHere } from '#modules/entities/records'
import { shapeFor } from '#modules/entities/shapes'
import { entityUploaded } from '#modules/entities/upload'
import { type FileRow, findFiles } from '#modules/files/uploads'
import { readFile, saysNothing, toKeep } from '#modules/resumes/kept-reading'
import { readFields } from '#modules/resumes/made'
import * as store from '#modules/resumes/reading-store'
import { announceReview } from '#modules/resumes/review-queue'
import { type Reason, upsertReview } from '#modules/resumes/review-store'
import { findWho } from '#modules/session/who'

/**
 * A record that was made of one file, by the call of the specification, is named after it at first. What can be read in
 * the file fills it in, in the name of whoever sent it, as long as nobody has written into it meanwhile.
 */
const readUploaded = on(entityUploaded, 'read-resume', async (system, { entityType, openId, fileId }) => {
  if (entityType !== 'Resume') return
  const [row, [file]] = [await findRecord(system, 'Resume', openId), await findFiles(system, [fileId])]
  const who = row?.created_by ? await findWho(system, row.created_by) : undefined
  if (!row || !file || !who) return
  const ctx = { ...system, who }
  const read = await readOrNot(ctx, file)
  if (read) await fill(ctx, openId, file, read)
  else await transaction(ctx, (ctx) => toReview(ctx, openId, fileId, [{ reason: 'badlyRead' }]))
})
export const jobs = [readUploaded]

/** Undefined: the file cannot be read at all. */
async function readOrNot(ctx: Context, file: FileRow): Promise<ReadResume | undefined> {
  try {
    return await readFile(ctx, file)
  } catch (error) {
    if (error instanceof ReadFailure) return undefined
    throw error
  }
}

async function fill(ctx: Context, openId: string, file: FileRow, { document, parsed }: ReadResume): Promise<void> {
  const kept = await toKeep(ctx, { document, parsed })
  const shape = await shapeFor(ctx, 'Resume')
  await transaction(ctx, async (ctx) => {
    const [row] = await lockKept(ctx, 'Resume', [openId])
    if (!row) return
    await store.put(ctx, { file_id: file.file_id, at: ctx.clock.now(), document: kept, parsed })
    if (isUntouched(row) && !saysNothing(parsed)) {
      const { humanInfo, ...fields } = readFields(parsed, file.name)
      const sent = { ...fields, humanInfo: { ...(humanInfo as object), ...(kept.photo && { avatar: kept.photo }) } }
      const make = () => ({ standardFields: { ...fieldsOf(row), ...sent }, customFields: customOf(row) })
      const { meta } = await changeHere(ctx, shape, { openId, version: row.version, make, sent })
      await store.setRecord(ctx, file.file_id, openId, meta.version)
    }
    await toReview(
      ctx,
      openId,
      file.file_id,
      parsed.review.map((each) => ({ ...each })),
    )
  })
}

const isUntouched = (row: Row): boolean => row.version === 1
const customOf = (row: Row) => (row.data as { customFields?: Record<string, unknown> }).customFields ?? {}

async function toReview(ctx: Context, openId: string, fileId: string, reasons: Reason[]): Promise<void> {
  if (reasons.length === 0) return
  await upsertReview(ctx, { open_id: openId, file_id: fileId, item_id: null, reasons, created_at: ctx.clock.now() })
  announceReview(ctx, openId)
}

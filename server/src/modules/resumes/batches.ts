import type { Parsed, Result } from '@cohort/contract/call'
import { fail } from '@cohort/contract/errors'
import type {
  addIntakeFiles,
  cancelIntake,
  createIntake,
  getIntake,
  listIntakes,
  pauseIntake,
  resumeIntake,
  retryIntake,
  uploadIntakeFile,
} from '@cohort/contract/intakes'
import { type Intake, type IntakeItem, itemStates, mostIntakeFiles } from '@cohort/contract/intakes'
import { announce, announceSignal } from '#kernel/announce'
import { audit } from '#kernel/audit'
import { type Context, found, me, transaction } from '#kernel/context'
import { newId } from '#kernel/ids'
import type { Wire } from '#kernel/route'
import { mayView } from '#modules/files/addresses'
import { type FileRow, findFiles, saveUpload } from '#modules/files/uploads'
import { addUses, releaseFiles } from '#modules/files/uses'
import { requireUploadRoom } from '#modules/resources/capacity'
import * as store from '#modules/resumes/intake-store'
import { checkWanted } from '#modules/resumes/intake-wanted'
import * as items from '#modules/resumes/item-store'
import { findReasons, type Reason } from '#modules/resumes/review-store'

/** The word by which processes tell each other that there is something to be read. */
export const intakeSignal = 'intake'
/** What an item holds its files by until it has come to an end. */
const holder = 'Intake'

function toIntake(row: store.BatchRow, counts: store.Counts = {}): Intake {
  const all = Object.fromEntries(itemStates.map((state) => [state, counts[state] ?? 0])) as Intake['counts']
  const total = Object.values(all).reduce((sum, n) => sum + n, 0)
  const open = all.queued + all.reading + all.parsed
  const going = total === 0 ? 'empty' : open > 0 ? 'working' : 'finished'
  return {
    id: row.batch_id,
    name: row.name,
    state: row.state === 'open' ? going : row.state,
    target: row.project_id === null ? null : { projectId: row.project_id, stageId: row.stage_id },
    source: row.source,
    ownerId: row.owner_id,
    onDuplicate: row.on_duplicate,
    createdAt: row.created_at.toISOString(),
    createdBy: row.created_by,
    total,
    counts: all,
  }
}

export const toItem = (row: items.ItemRow, review: readonly Reason[] = []): IntakeItem => ({
  id: row.item_id,
  fileId: row.file_id,
  name: row.name,
  size: row.size,
  type: row.content_type,
  parentId: row.parent_id,
  state: row.state,
  reason: row.reason,
  review: [...review],
  attempts: row.attempts,
  openId: row.open_id,
  candidates: row.candidates,
  updatedAt: row.updated_at.toISOString(),
})

/** Whoever looks at the batch hears of it. */
export const announceBatch = (ctx: Context, batchId: string, kind = 'changed'): void =>
  announce(ctx, {
    type: 'Intake',
    kind,
    openId: batchId,
    version: ctx.clock.now().getTime(),
    by: ctx.who?.user.userId ?? null,
  })

const answerOf = async (ctx: Context, row: store.BatchRow): Promise<Intake> =>
  toIntake(row, (await store.countsOf(ctx, [row.batch_id])).get(row.batch_id))

export async function create(
  ctx: Context,
  { body }: Parsed<typeof createIntake>,
): Promise<Result<typeof createIntake>> {
  await checkWanted(ctx, body)
  const files = body.fileIds ? await ownFiles(ctx, body.fileIds) : []
  const now = ctx.clock.now()
  return transaction(ctx, async (ctx) => {
    const batch = await store.insert(ctx, {
      batch_id: newId(now),
      name: body.name ?? now.toISOString().slice(0, 16).replace('T', ' '),
      state: 'open',
      project_id: body.target?.projectId ?? null,
      stage_id: body.target?.stageId ?? null,
      source: body.source ?? null,
      owner_id: body.ownerId ?? null,
      on_duplicate: body.onDuplicate,
      locale: ctx.locale,
      created_at: now,
      created_by: me(ctx).user.userId,
    })
    if (files.length > 0) await enqueue(ctx, batch, files)
    await audit(ctx, 'intake.create', `Intake/${batch.batch_id}`, { after: { files: files.length } })
    announceBatch(ctx, batch.batch_id, 'created')
    return answerOf(ctx, batch)
  })
}

/** Files that are here and that the member sees; another one is bad input. */
async function ownFiles(ctx: Context, fileIds: readonly string[]): Promise<FileRow[]> {
  const wanted = [...new Set(fileIds)]
  const known = new Map((await findFiles(ctx, wanted)).map((file) => [file.file_id, file]))
  return wanted.map((id) => {
    const file = known.get(id)
    if (!file || !mayView(ctx, file)) throw fail('BadInput', { field: 'fileIds', problem: 'unknown file' })
    return file
  })
}

/** In the transaction that holds the batch: files wait at its end, and cannot be cleaned away meanwhile. */
export async function enqueue(
  ctx: Context,
  batch: store.BatchRow,
  files: readonly FileRow[],
  parentId: string | null = null,
): Promise<items.ItemRow[]> {
  const { given, last } = await items.placesOf(ctx, batch.batch_id)
  const now = ctx.clock.now()
  const rows = await items.insert(
    ctx,
    files.map((file, at) => ({
      item_id: newId(now),
      batch_id: batch.batch_id,
      parent_id: parentId,
      file_id: file.file_id,
      name: file.name,
      size: file.size,
      content_type: file.content_type,
      position: last + at + 1,
      updated_at: now,
    })),
  )
  if (parentId === null && given + rows.length > mostIntakeFiles) throw fail('IntakeFull')
  for (const row of rows) await addUses(ctx, holder, row.item_id, [row.file_id])
  announceSignal(ctx, intakeSignal)
  return rows
}

/** What else belongs to an item until it ends: the photo that was found in its file. */
export const holdForItem = (ctx: Context, itemId: string, fileId: string): Promise<void> =>
  addUses(ctx, holder, itemId, [fileId])

/** Items let their files go: what no record holds is removed. */
export const letGo = (ctx: Context, itemIds: readonly string[]): Promise<void> =>
  releaseFiles(
    ctx,
    itemIds.map((open_id) => ({ entity_type: holder, open_id })),
  )

const over: readonly items.ItemRow['state'][] = ['done', 'needsReview', 'skipped']

/** In a transaction: what became of an item. Its files are its record's now, or nobody's. */
export async function endItem(ctx: Context, item: items.ItemRow, ending: items.Ending): Promise<items.ItemRow> {
  const row = await items.settle(ctx, item.item_id, ending, ctx.clock.now())
  if (over.includes(row.state)) await letGo(ctx, [row.item_id])
  announceBatch(ctx, row.batch_id)
  return row
}

export async function list(ctx: Context, { query }: Parsed<typeof listIntakes>): Promise<Result<typeof listIntakes>> {
  const { current, pageSize } = query
  const [rows, total] = await Promise.all([store.list(ctx, (current - 1) * pageSize, pageSize), store.count(ctx)])
  const counts = await store.countsOf(
    ctx,
    rows.map(({ batch_id }) => batch_id),
  )
  return { data: rows.map((row) => toIntake(row, counts.get(row.batch_id))), total }
}

export async function get(
  ctx: Context,
  { params, query }: Parsed<typeof getIntake>,
): Promise<Result<typeof getIntake>> {
  const batch = found(await store.find(ctx, params.id))
  const { state, current, pageSize } = query
  // One after the other: a batch that is told to be finished shows no file on its way.
  const answer = await answerOf(ctx, batch)
  const rows = await items.list(ctx, batch.batch_id, state, (current - 1) * pageSize, pageSize)
  const waiting = rows.flatMap((row) => (row.state === 'needsReview' && row.open_id ? [row.open_id] : []))
  const reasons = await findReasons(ctx, waiting)
  const shown = rows.map((row) => toItem(row, row.state === 'needsReview' ? reasons.get(row.open_id ?? '') : []))
  return { ...answer, items: shown, itemsTotal: state ? answer.counts[state] : answer.total }
}

export async function addFiles(
  ctx: Context,
  { params, body }: Parsed<typeof addIntakeFiles>,
): Promise<Result<typeof addIntakeFiles>> {
  found(await store.find(ctx, params.id))
  const files = await ownFiles(ctx, body.fileIds)
  return changing(ctx, params.id, async (ctx, batch) => {
    const added = await enqueue(ctx, batch, files)
    await audit(ctx, 'intake.add', `Intake/${params.id}`, { after: { files: added.length } })
    return batch.state
  })
}

/** The file is stored first; a batch that is full or over by then leaves it loose, and it is cleaned away. */
export async function upload(
  ctx: Context,
  { params }: Parsed<typeof uploadIntakeFile>,
  wire: Wire,
): Promise<Result<typeof uploadIntakeFile>> {
  const batch = found(await store.find(ctx, params.id))
  if (batch.state === 'cancelled') throw fail('IntakeOver')
  await requireUploadRoom(ctx, 'Resume')
  const file = await saveUpload(ctx, await wire.file())
  let item: items.ItemRow | undefined
  await changing(ctx, params.id, async (ctx, batch) => {
    item = (await enqueue(ctx, batch, [file]))[0]
    return batch.state
  })
  return toItem(found(item))
}

/** One change of a batch that is not over, alone with it. */
async function changing(
  ctx: Context,
  id: string,
  change: (ctx: Context, batch: store.BatchRow) => Promise<store.BatchRow['state']>,
): Promise<Intake> {
  return transaction(ctx, async (ctx) => {
    const batch = found(await store.findLocked(ctx, id))
    if (batch.state === 'cancelled') throw fail('IntakeOver')
    const state = await change(ctx, batch)
    if (state !== batch.state) await store.setState(ctx, id, state)
    announceBatch(ctx, id)
    return answerOf(ctx, { ...batch, state })
  })
}

export const pause = (ctx: Context, { params }: Parsed<typeof pauseIntake>): Promise<Result<typeof pauseIntake>> =>
  changing(ctx, params.id, async (ctx) => {
    await audit(ctx, 'intake.pause', `Intake/${params.id}`)
    return 'paused'
  })

export const resume = (ctx: Context, { params }: Parsed<typeof resumeIntake>): Promise<Result<typeof resumeIntake>> =>
  changing(ctx, params.id, async (ctx) => {
    await audit(ctx, 'intake.resume', `Intake/${params.id}`)
    announceSignal(ctx, intakeSignal)
    return 'open'
  })

export const cancel = (ctx: Context, { params }: Parsed<typeof cancelIntake>): Promise<Result<typeof cancelIntake>> =>
  changing(ctx, params.id, async (ctx) => {
    const ids = await store.giveUp(ctx, params.id, ctx.clock.now())
    await letGo(ctx, ids)
    await audit(ctx, 'intake.cancel', `Intake/${params.id}`, { after: { items: ids.length } })
    return 'cancelled'
  })

export const retry = (
  ctx: Context,
  { params, body }: Parsed<typeof retryIntake>,
): Promise<Result<typeof retryIntake>> =>
  changing(ctx, params.id, async (ctx, batch) => {
    const ids = await items.requeue(ctx, params.id, body.itemIds, ctx.clock.now())
    await audit(ctx, 'intake.retry', `Intake/${params.id}`, { after: { items: ids.length } })
    announceSignal(ctx, intakeSignal)
    return batch.state
  })

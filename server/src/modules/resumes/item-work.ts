import { may } from '@cohort/contract/access'
import { Failure } from '@cohort/contract/errors'
import type { ItemReason } from '@cohort/contract/intakes'
import { ReadFailure } from '@cohort/talent/reading/document'
import type { ReadResume } from '@cohort/talent/workers/worker'
import { type Context, transaction } from '#kernel/context'
import { findFiles } from '#modules/files/uploads'
import { again } from '#modules/ordering/service'
import { isCapacity } from '#modules/resources/counting'
import { attachedTo, saveAttached } from '#modules/resumes/attachments'
import { announceBatch, endItem, enqueue, holdForItem } from '#modules/resumes/batches'
import * as claims from '#modules/resumes/claim-store'
import * as batches from '#modules/resumes/intake-store'
import type { ItemRow } from '#modules/resumes/item-store'
import { readFile, saysNothing, toKeep } from '#modules/resumes/kept-reading'
import { put as putReading } from '#modules/resumes/reading-store'
import { findReview } from '#modules/resumes/review-store'
import { settleHere } from '#modules/resumes/settling'
import { findWho } from '#modules/session/who'
import { create as createTasks } from '#modules/tasks/service'

/** A file that has brought its process down so often is left alone. */
const mostAttempts = 4

/** Somebody else has the item by now, or it was given up: what was done of it counts for nothing. */
class ClaimLost extends Error {}

/** The item comes to this end, for this reason. */
class Ended extends Error {
  readonly reason: ItemReason
  constructor(reason: ItemReason) {
    super(reason)
    this.reason = reason
  }
}

/** Runs in a transaction that holds the item for as long as it is still ours. */
const held = <T>(ctx: Context, item: ItemRow, work: (ctx: Context, item: ItemRow) => Promise<T>): Promise<T> =>
  again(() =>
    transaction(ctx, async (ctx) => {
      const present = await claims.holdClaimed(ctx, item)
      if (!present) throw new ClaimLost()
      return work(ctx, present)
    }),
  )

/**
 * One claimed item, from wherever it stands to its end. Each step is a transaction that holds the item, so that a step
 * whose process died is done again by another and none is done twice.
 */
export async function workOn(system: Context, item: ItemRow, isEnding: () => boolean): Promise<void> {
  try {
    if (item.attempts > mostAttempts) throw new Ended('gaveUp')
    const { ctx, batch } = await inTheNameOf(system, item)
    const placed = item.open_id === null ? await read(ctx, batch, item) : item
    if (placed) await place(ctx, batch, placed)
  } catch (error) {
    if (error instanceof ClaimLost) return
    // The readers are gone with the process: that says nothing of the file.
    if (isEnding()) throw error
    const reason = reasonOf(error)
    if (reason === undefined) throw error
    await endIfOurs(system, item, reason)
  }
}

const endIfOurs = (ctx: Context, item: ItemRow, reason: ItemReason): Promise<unknown> =>
  held(ctx, item, (ctx, present) => endItem(ctx, present, { state: 'failed', reason })).catch((error) => {
    if (!(error instanceof ClaimLost)) throw error
  })

/** Why it failed, where that is the item's own affair; anything else is a fault of ours and tried again. */
function reasonOf(error: unknown): ItemReason | undefined {
  if (error instanceof Ended || error instanceof ReadFailure) return error.reason
  if (!(error instanceof Failure) || error.status >= 500 || error.status === 429) return undefined
  if (error.code === 'NoPermission') return 'noPermission'
  if (isCapacity(error)) return 'noRoom'
  return error.code === 'NotFound' || error.code === 'Archived' ? 'targetGone' : 'refused'
}

/** Whoever began the batch makes its records, with the rights that they have at this moment. */
async function inTheNameOf(system: Context, item: ItemRow): Promise<{ ctx: Context; batch: batches.BatchRow }> {
  const batch = await batches.find(system, item.batch_id)
  if (!batch) throw new ClaimLost()
  const who = await findWho(system, batch.created_by)
  if (!who || !may(who.rights, { any: ['material.create'] })) throw new Ended('noPermission')
  return { ctx: { ...system, who, locale: batch.locale }, batch }
}

/** Reads and parses the file, unless that was done, and makes of it what it becomes. Returns it while it has to be placed. */
async function read(ctx: Context, batch: batches.BatchRow, item: ItemRow): Promise<ItemRow | undefined> {
  if (item.state !== 'parsed') {
    const { document, parsed } = await readItem(ctx, item)
    const attached = item.parent_id === null ? attachedTo(document) : []
    if (attached.length > 0) return spread(ctx, batch, item, attached)
    if (document.kind === 'eml' && saysNothing(parsed)) {
      await held(ctx, item, (ctx, present) => endItem(ctx, present, { state: 'skipped', reason: 'onlyMessage' }))
      return undefined
    }
    const kept = await toKeep(ctx, { document, parsed })
    await held(ctx, item, async (ctx, present) => {
      await putReading(ctx, { file_id: present.file_id, at: ctx.clock.now(), document: kept, parsed })
      if (kept.photo) await holdForItem(ctx, present.item_id, kept.photo.fileId)
      await claims.setParsed(ctx, present.item_id, ctx.clock.now())
      announceBatch(ctx, present.batch_id)
    })
  }
  const { item: settled, isToPlace } = await again(() =>
    transaction(ctx, async (ctx) => {
      await claims.aloneInTenant(ctx)
      const present = await claims.holdClaimed(ctx, item)
      if (!present) throw new ClaimLost()
      return settleHere(ctx, batch, present)
    }),
  )
  return isToPlace ? settled : undefined
}

async function readItem(ctx: Context, item: ItemRow): Promise<ReadResume> {
  const [file] = await findFiles(ctx, [item.file_id])
  if (!file) throw new Ended('fileGone')
  return readFile(ctx, file)
}

/** A message with files: each of them is an item of its own, and the message has come to its end. */
async function spread(
  ctx: Context,
  batch: batches.BatchRow,
  item: ItemRow,
  attached: ReturnType<typeof attachedTo>,
): Promise<undefined> {
  const files = await saveAttached(ctx, attached)
  await held(ctx, item, async (ctx, present) => {
    await enqueue(ctx, batch, files, present.item_id)
    await endItem(ctx, present, { state: 'skipped', reason: 'onlyMessage' })
  })
  return undefined
}

/** Into the stage that the batch is for. A project that has this person already is left as it is. */
async function place(ctx: Context, batch: batches.BatchRow, item: ItemRow): Promise<void> {
  if (batch.project_id !== null && item.open_id !== null) {
    const payload = { entityType: 'Resume', openId: item.open_id }
    const stage = batch.stage_id === null ? {} : { stageId: batch.stage_id }
    await createTasks(ctx, {
      params: undefined,
      query: undefined,
      body: { projectId: batch.project_id, ...stage, tasks: [{ payload }] },
    })
  }
  await held(ctx, item, async (ctx, present) => {
    const review = present.open_id === null ? null : await findReview(ctx, present.open_id)
    await endItem(ctx, present, { state: review ? 'needsReview' : 'done' })
  })
}

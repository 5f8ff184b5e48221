import type { Parsed, Result } from '@cohort/contract/call'
import { fail } from '@cohort/contract/errors'
import type { Candidate, decideIntakeItem } from '@cohort/contract/intakes'
import type { ReviewReason } from '@cohort/contract/readings'
import { announceSignal } from '#kernel/announce'
import { audit } from '#kernel/audit'
import { type Context, found, transaction } from '#kernel/context'
import { findKept } from '#modules/entities/kept'
import { again } from '#modules/ordering/service'
import { endItem, intakeSignal, toItem } from '#modules/resumes/batches'
import * as claims from '#modules/resumes/claim-store'
import { candidatesFor } from '#modules/resumes/duplicates'
import * as batches from '#modules/resumes/intake-store'
import { requireEdit } from '#modules/resumes/intake-wanted'
import * as items from '#modules/resumes/item-store'
import { draftOf, insertMade } from '#modules/resumes/made'
import { mergeHere } from '#modules/resumes/merges'
import * as readings from '#modules/resumes/reading-store'
import { announceReview } from '#modules/resumes/review-queue'
import * as reviews from '#modules/resumes/review-store'

/** As sure as one of the strong keys: a name with an employer alone is asked about. */
const sure = 0.85
/** With one of these nobody can say whose resume it is. */
const grave: readonly ReviewReason[] = ['badlyRead', 'notAResume', 'severalPeople', 'otherLanguage', 'noName']

interface Settled {
  item: items.ItemRow
  /** Whether it still has to be put into a stage. */
  isToPlace: boolean
}

/**
 * In a transaction that holds the item: it becomes a record, a part of one, a question, or nothing. Whoever does this is
 * alone in the enterprise, so that of two files of one person the second meets the first.
 */
export async function settleHere(ctx: Context, batch: batches.BatchRow, item: items.ItemRow): Promise<Settled> {
  const same = await items.findSame(ctx, item)
  if (same) return ended(await endItem(ctx, item, { state: 'skipped', reason: 'sameFile', openId: same.open_id }))
  const reading = found(await readings.find(ctx, item.file_id))
  const data = await draftOf(ctx, batch, item, reading)
  const candidates = await candidatesFor(ctx, { data, fileIds: [item.file_id] })
  const [first] = candidates
  const way = first ? wayOf(batch.on_duplicate, first, reading) : 'keepBoth'
  if (way === 'ask') return ended(await endItem(ctx, item, { state: 'duplicate', candidates }))
  if (way === 'skip' && first)
    return ended(await endItem(ctx, item, { state: 'skipped', reason: 'duplicate', openId: first.openId, candidates }))
  return becomes(ctx, batch, item, { reading, into: way === 'merge' ? first?.openId : undefined, candidates })
}

const ended = (item: items.ItemRow): Settled => ({ item, isToPlace: false })

function wayOf(
  choice: batches.BatchRow['on_duplicate'],
  { score }: Candidate,
  { parsed }: readings.ReadingRow,
): batches.BatchRow['on_duplicate'] {
  const isDoubtful = score < sure || parsed.review.some(({ reason }) => grave.includes(reason))
  return choice === 'merge' && isDoubtful ? 'ask' : choice
}

interface Becoming {
  reading: readings.ReadingRow
  /** The record that it becomes a part of. */
  into: string | undefined
  candidates: readonly Candidate[]
  /** Why somebody should look at it, beside what the reading says. */
  because?: readonly reviews.Reason[]
}

async function becomes(
  ctx: Context,
  batch: batches.BatchRow,
  item: items.ItemRow,
  { reading, into, candidates, because = [] }: Becoming,
): Promise<Settled> {
  // Whoever is here already is not one more: that takes no room, and goes where there is none.
  const counting = into === undefined ? 'counted' : 'uncounted'
  const made = await insertMade(ctx, await draftOf(ctx, batch, item, reading), counting)
  await readings.setRecord(ctx, item.file_id, made, 1)
  if (into !== undefined) await mergeHere(ctx, { keptId: into, mergedId: made }, counting)
  const openId = into ?? made
  const reasons = into === undefined ? [...because, ...reading.parsed.review] : []
  if (reasons.length > 0) {
    const at = ctx.clock.now()
    await reviews.upsertReview(ctx, {
      open_id: openId,
      file_id: item.file_id,
      item_id: item.item_id,
      reasons: reasons.map((each) => ({ ...each })),
      created_at: at,
    })
    announceReview(ctx, openId)
  }
  if (batch.project_id !== null) {
    await claims.setRecord(ctx, item.item_id, openId, ctx.clock.now())
    return { item: { ...item, open_id: openId }, isToPlace: true }
  }
  const state = reasons.length > 0 ? 'needsReview' : 'done'
  return ended(await endItem(ctx, item, { state, openId, candidates }))
}

/** Somebody says what becomes of an item that met a record. */
export async function decide(
  ctx: Context,
  { params, body }: Parsed<typeof decideIntakeItem>,
): Promise<Result<typeof decideIntakeItem>> {
  if (body.choice === 'merge') requireEdit(ctx)
  const item = await again(() => transaction(ctx, (ctx) => decideHere(ctx, params.id, body)))
  return toItem(item)
}

async function decideHere(
  ctx: Context,
  batchId: string,
  { itemId, choice, openId }: Parsed<typeof decideIntakeItem>['body'],
): Promise<items.ItemRow> {
  await claims.aloneInTenant(ctx)
  const batch = found(await batches.find(ctx, batchId))
  if (batch.state === 'cancelled') throw fail('IntakeOver')
  const item = found(await items.findLocked(ctx, batchId, itemId))
  if (item.state !== 'duplicate') throw fail('Conflict', { current: toItem(item) })
  await audit(ctx, 'intake.decide', `Intake/${batchId}`, { after: { itemId, choice } })
  if (choice === 'skip') return endItem(ctx, item, { state: 'skipped', reason: 'duplicate' })
  const into = choice === 'merge' ? await chosen(ctx, item, openId) : undefined
  const reading = found(await readings.find(ctx, item.file_id))
  return becomeAfterAll(ctx, batch, item, { reading, into, candidates: item.candidates })
}

/** In a transaction: an item that was a question becomes something after all. */
export async function becomeAfterAll(
  ctx: Context,
  batch: batches.BatchRow,
  item: items.ItemRow,
  becoming: Becoming,
): Promise<items.ItemRow> {
  const settled = await becomes(ctx, batch, item, becoming)
  if (!settled.isToPlace) return settled.item
  // Into its stage it is put by whoever works on batches, like all others.
  announceSignal(ctx, intakeSignal)
  return items.settle(ctx, item.item_id, { state: 'parsed' }, ctx.clock.now())
}

/** One of those that it met, as far as it is still there. */
async function chosen(ctx: Context, item: items.ItemRow, openId: string | undefined): Promise<string> {
  const wanted = openId ?? item.candidates[0]?.openId ?? ''
  if (!item.candidates.some((candidate) => candidate.openId === wanted))
    throw fail('BadInput', { field: 'openId', problem: 'not one of the candidates' })
  if ((await findKept(ctx, 'Resume', [wanted])).length === 0) throw fail('NotFound')
  return wanted
}

import { may } from '@cohort/contract/access'
import { type Context, transaction } from '#kernel/context'
import { again } from '#modules/ordering/service'
import { endItem } from '#modules/resumes/batches'
import * as claims from '#modules/resumes/claim-store'
import * as batches from '#modules/resumes/intake-store'
import * as items from '#modules/resumes/item-store'
import * as readings from '#modules/resumes/reading-store'
import { becomeAfterAll } from '#modules/resumes/settling'
import { findWho } from '#modules/session/who'

/**
 * Files whose person may be here already, and about which nobody has said anything since then, become records of their
 * own that wait for review: a batch is forgotten, the queue is not, and no file is kept for a question alone.
 */
export async function settleUndecided(ctx: Context, before: Date): Promise<number> {
  const waiting = await items.findUndecided(ctx, before)
  for (const item of waiting) await again(() => transaction(ctx, (ctx) => settleOne(ctx, item)))
  return waiting.length
}

async function settleOne(system: Context, { batch_id, item_id }: items.ItemRow): Promise<void> {
  await claims.aloneInTenant(system)
  const [batch, item] = [await batches.find(system, batch_id), await items.findLocked(system, batch_id, item_id)]
  // Somebody was quicker.
  if (!batch || item?.state !== 'duplicate') return
  if (batch.state === 'cancelled') return void (await endItem(system, item, { state: 'skipped', reason: 'cancelled' }))
  const who = await findWho(system, batch.created_by)
  // Whoever has left makes no records.
  if (!who || !may(who.rights, { any: ['material.create'] }))
    return void (await endItem(system, item, { state: 'failed', reason: 'noPermission' }))
  const reading = await readings.find(system, item.file_id)
  if (!reading) return void (await endItem(system, item, { state: 'failed', reason: 'fileGone' }))
  const ctx = { ...system, who, locale: batch.locale }
  const because = [{ reason: 'undecided' as const }]
  await becomeAfterAll(ctx, batch, item, { reading, into: undefined, candidates: item.candidates, because })
}

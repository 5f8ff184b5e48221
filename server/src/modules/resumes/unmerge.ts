import type { Parsed, Result } from '@cohort/contract/call'
import type { undoMerge } from '@cohort/contract/duplicates'
import { fail } from '@cohort/contract/errors'
import { audit } from '#kernel/audit'
import { secondsAfter } from '#kernel/clock'
import { type Context, found, me, transaction } from '#kernel/context'
import { bringBack } from '#modules/entities/bin'
import { findRecord, lockKept, type Row, toEntity } from '#modules/entities/kept'
import { hangBack } from '#modules/entities/moving'
import { endRedirect } from '#modules/entities/redirects'
import { keptPaths, undoItems } from '#modules/entities/undo'
import { again } from '#modules/ordering/service'
import * as store from '#modules/resumes/merge-store'
import { togetherOf, undoableSeconds } from '#modules/resumes/merges'
import { othersBack } from '#modules/resumes/movers'
import { reopenReview } from '#modules/resumes/review-store'
import { carryBack } from '#modules/tasks/carried'

type Answer = Result<typeof undoMerge>

export const undo = (ctx: Context, { params }: Parsed<typeof undoMerge>): Promise<Answer> =>
  again(() => transaction(ctx, (ctx) => undoHere(ctx, params.id)))

async function undoHere(ctx: Context, id: string): Promise<Answer> {
  const merge = found(await store.findLocked(ctx, id))
  if (merge.undone_at) throw fail('AlreadyUndone')
  if (merge.at < secondsAfter(ctx.clock.now(), -undoableSeconds)) throw fail('MergeFinal')
  const [kept] = await lockKept(ctx, 'Resume', [merge.kept_id])
  if (!kept) throw fail('MergeHeld')
  const restored = await giveBack(ctx, merge)
  const item = {
    entity_type: 'Resume',
    open_id: kept.open_id,
    previous_version: merge.kept_before,
    version: merge.kept_after,
  }
  const unchanged = await keptPaths(ctx, item)
  await undoItems(ctx, [item])
  await store.setUndone(ctx, id, ctx.clock.now(), me(ctx).user.userId)
  await audit(ctx, 'resume.unmerge', `Resume/${kept.open_id}`, { after: { mergedId: merge.merged_id, mergeId: id } })
  const now = found(await findRecord(ctx, 'Resume', kept.open_id))
  return { kept: toEntity(now), restored: toEntity(restored), unchanged }
}

async function giveBack(ctx: Context, merge: store.MergeRow): Promise<Row> {
  const [restored] = await bringBack(ctx, togetherOf(merge.merge_id))
  if (!restored) throw fail('MergeFinal')
  await endRedirect(ctx, 'Resume', merge.merged_id)
  const [from, to] = [
    { type: 'Resume', id: merge.merged_id },
    { type: 'Resume', id: merge.kept_id },
  ]
  await hangBack(ctx, from, to, merge.moved.hanging)
  await carryBack(ctx, merge.moved.tasks, togetherOf(merge.merge_id))
  await othersBack(ctx, from.id, to.id, merge.moved.others)
  await reopenReview(ctx, merge.merged_id, 'merged')
  return restored
}

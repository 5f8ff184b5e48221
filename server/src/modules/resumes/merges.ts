import type { Parsed, Result } from '@cohort/contract/call'
import type { listMerges, mergeEntry, mergeMany, mergeResumes } from '@cohort/contract/duplicates'
import type { Entity } from '@cohort/contract/entities'
import { Failure, fail } from '@cohort/contract/errors'
import type { z } from 'zod'
import { audit } from '#kernel/audit'
import { secondsAfter } from '#kernel/clock'
import { type Context, transaction } from '#kernel/context'
import { newId } from '#kernel/ids'
import { setAside } from '#modules/entities/bin'
import { lockKept, type Row, toEntity } from '#modules/entities/kept'
import { hangOn } from '#modules/entities/moving'
import { type Counting, changeHere, dataOf } from '#modules/entities/records'
import { redirect } from '#modules/entities/redirects'
import { shapeFor } from '#modules/entities/shapes'
import { again } from '#modules/ordering/service'
import { mergedData, unknownChoice } from '#modules/resumes/merge-fields'
import * as store from '#modules/resumes/merge-store'
import { moveOthers } from '#modules/resumes/movers'
import { closeReview } from '#modules/resumes/review-store'
import { recarry } from '#modules/tasks/carried'

/** As long as the recycle bin keeps the record that was merged. */
export const undoableSeconds = 30 * 86_400

/** What brings all that a merge has put aside back again. */
export const togetherOf = (mergeId: string): string => `merge/${mergeId}`

const toEntry = (row: store.MergeRow): z.input<typeof mergeEntry> => ({
  id: row.merge_id,
  keptId: row.kept_id,
  mergedId: row.merged_id,
  at: row.at.toISOString(),
  by: row.by,
  undoneAt: row.undone_at?.toISOString() ?? null,
  undoableUntil: secondsAfter(row.at, undoableSeconds).toISOString(),
})

interface Wanted {
  keptId: string
  mergedId: string
  keptVersion?: number
  mergedVersion?: number
  choices?: Readonly<Record<string, 'kept' | 'merged' | 'both'>>
}

/** Both, locked in the order of their ids; one that is not there, or not a resume, is 404. */
async function lockBoth(ctx: Context, { keptId, mergedId }: Wanted): Promise<{ kept: Row; merged: Row }> {
  if (keptId === mergedId) throw fail('BadInput', { field: 'mergedId', problem: 'itself' })
  const rows = await lockKept(ctx, 'Resume', [keptId, mergedId])
  const [kept, merged] = [keptId, mergedId].map((id) => rows.find((row) => row.open_id === id))
  if (!kept || !merged) throw fail('NotFound')
  return { kept, merged }
}

function requireVersions({ kept, merged }: { kept: Row; merged: Row }, wanted: Wanted): void {
  for (const [row, version] of [
    [kept, wanted.keptVersion],
    [merged, wanted.mergedVersion],
  ] as const)
    if (version !== undefined && version !== row.version) throw fail('Conflict', { current: toEntity(row) })
}

/** In an open transaction: the second becomes part of the first, with all that hangs on it. */
export async function mergeHere(
  ctx: Context,
  wanted: Wanted,
  counting?: Counting,
): Promise<{ merge: store.MergeRow; record: Entity }> {
  const both = await lockBoth(ctx, wanted)
  requireVersions(both, wanted)
  const { kept, merged } = both
  const shape = await shapeFor(ctx, 'Resume')
  const odd = unknownChoice(shape, wanted.choices ?? {})
  if (odd !== undefined) throw fail('BadInput', { field: 'choices', problem: `unknown field ${odd}` })
  const data = mergedData(shape, dataOf(kept), dataOf(merged), wanted.choices)
  const make = () => data
  const what = { openId: kept.open_id, version: kept.version, make, sent: data.standardFields }
  const record = await changeHere(ctx, shape, what)
  const mergeId = newId(ctx.clock.now())
  const moved = await moveAll(ctx, both, record, mergeId, counting)
  const by = ctx.who?.user.userId ?? null
  const merge = await store.insert(ctx, {
    merge_id: mergeId,
    kept_id: kept.open_id,
    merged_id: merged.open_id,
    at: ctx.clock.now(),
    by,
    kept_before: kept.version,
    kept_after: record.meta.version,
    moved,
  })
  await audit(ctx, 'resume.merge', `Resume/${kept.open_id}`, { after: { mergedId: merged.open_id, mergeId } })
  return { merge, record }
}

async function moveAll(
  ctx: Context,
  { kept, merged }: { kept: Row; merged: Row },
  record: Entity,
  mergeId: string,
  counting: Counting | undefined,
): Promise<store.Journal> {
  const [from, to] = [
    { type: 'Resume', id: merged.open_id },
    { type: 'Resume', id: kept.open_id },
  ]
  const name = String(record.data.standardFields.name ?? kept.open_id).slice(0, 200)
  const carried = { entityType: 'Resume', openId: kept.open_id, name }
  const tasks = await recarry(ctx, { entityType: 'Resume', openId: merged.open_id }, carried, togetherOf(mergeId))
  const hanging = await hangOn(ctx, from, to)
  const others = await moveOthers(ctx, from.id, to.id)
  await setAside(ctx, 'Resume', [merged.open_id], togetherOf(mergeId), counting)
  await redirect(ctx, 'Resume', merged.open_id, kept.open_id)
  await closeReview(ctx, merged.open_id, 'merged', ctx.clock.now(), ctx.who?.user.userId ?? null)
  return { hanging, tasks, others }
}

export async function merge(ctx: Context, { body }: Parsed<typeof mergeResumes>): Promise<Result<typeof mergeResumes>> {
  const { merge, record } = await again(() => transaction(ctx, (ctx) => mergeHere(ctx, body)))
  return { merge: toEntry(merge), record }
}

/** One after another, each in a transaction of its own: of three who are one, two pairs can be named. */
export async function mergePairs(ctx: Context, { body }: Parsed<typeof mergeMany>): Promise<Result<typeof mergeMany>> {
  const answer: Result<typeof mergeMany> = { merged: [], refused: [] }
  for (const [at, pair] of body.pairs.entries()) {
    try {
      const { merge } = await again(() => transaction(ctx, (ctx) => mergeHere(ctx, pair)))
      answer.merged.push(toEntry(merge))
    } catch (error) {
      if (!(error instanceof Failure) || error.status >= 500) throw error
      answer.refused.push({ place: at + 1, error: error.code })
    }
  }
  return answer
}

export async function journal(ctx: Context, { query }: Parsed<typeof listMerges>): Promise<Result<typeof listMerges>> {
  const { openId, current, pageSize } = query
  const [rows, total] = await Promise.all([
    store.find(ctx, openId, (current - 1) * pageSize, pageSize),
    store.count(ctx, openId),
  ])
  const data = rows.map((row) => ({
    ...toEntry(row),
    keptName: row.kept_name ?? '',
    mergedName: row.merged_name ?? '',
  }))
  return { data, total }
}

import { presetNames } from '@cohort/contract/file-kinds'
import { secondsAfter } from '#kernel/clock'
import { type Context, transaction } from '#kernel/context'
import { job } from '#kernel/jobs'
import type { FileRow } from '#modules/files/store'
import { presetKey } from '#modules/files/thumbnails'
import * as uses from '#modules/files/use-store'

const looseSeconds = 24 * 3600
const batch = 200

/** The contents go after the commit that removed their rows; a bucket that does not answer is asked again. */
export const removeContents = job<{ keys: string[] }>({
  name: 'remove-file-contents',
  retries: 10,
  run: async (ctx, { keys }) => {
    for (const key of keys) {
      await ctx.ports.storage.remove(key)
      for (const preset of presetNames) await ctx.ports.storage.remove(presetKey(key, preset))
    }
  },
})

/** The files of these ids, locked until the open transaction ends; unknown and unfinished ones are left out. */
export const findForUse = (ctx: Context, fileIds: readonly string[]): Promise<FileRow[]> =>
  fileIds.length > 0 ? uses.findLocked(ctx, fileIds) : Promise.resolve([])

/** A record holds these files from now on until it is purged. */
export async function addUses(
  ctx: Context,
  entityType: string,
  openId: string,
  fileIds: readonly string[],
): Promise<void> {
  if (fileIds.length > 0) await uses.insertUses(ctx, { entity_type: entityType, open_id: openId }, fileIds)
}

/** Part of a purge, in its transaction: what no other record holds is removed with the records. */
export async function releaseFiles(ctx: Context, records: readonly uses.RecordKey[]): Promise<void> {
  const freed = await uses.removeUses(ctx, records)
  if (freed.length === 0) return
  await uses.lock(ctx, freed)
  await discard(ctx, freed)
}

async function discard(ctx: Context, lockedIds: readonly string[]): Promise<number> {
  const rows = await uses.removeUnused(ctx, lockedIds)
  if (rows.length > 0) await ctx.jobs.enqueue(ctx, removeContents, { keys: rows.map((row) => row.storage_key) })
  return rows.length
}

/** Uploads that broke off with their process, or that nobody put into a record within a day. */
export async function removeLoose(ctx: Context): Promise<number> {
  let removed = 0
  for (;;) {
    const count = await transaction(ctx, async (ctx) => {
      const ids = await uses.lockLoose(ctx, secondsAfter(ctx.clock.now(), -looseSeconds), batch)
      return ids.length > 0 ? discard(ctx, ids) : 0
    })
    removed += count
    if (count < batch) return removed
  }
}

import { inTenant } from '#kernel/context'
import { job } from '#kernel/jobs'
import { purge } from '#modules/entities/bin'
import { tidy } from '#modules/entities/index-store'
import { reindexEverywhere, reindexRecords } from '#modules/entities/reindex'
import { forgetOld } from '#modules/entities/undo'
import { sweepTemporary } from '#modules/files/temporary'
import { removeLoose } from '#modules/files/uses'
import { forEachTenant } from '#modules/tenants/service'

/** Every night, enterprise by enterprise. */
const emptyBins = job({
  name: 'empty-recycle-bins',
  schedule: '41 3 * * *',
  run: (ctx) =>
    forEachTenant(ctx, async (tenant) => {
      await purge(inTenant(ctx, tenant))
      await forgetOld(inTenant(ctx, tenant))
    }),
})

/** Every hour: uploads of a day ago that no record took. */
const clearUploads = job({
  name: 'clear-loose-uploads',
  schedule: '23 * * * *',
  run: async (ctx) => {
    await forEachTenant(ctx, (tenant) => removeLoose(inTenant(ctx, tenant)))
    await sweepTemporary(ctx)
  },
})

const tidyIndex = job({
  name: 'tidy-index',
  schedule: '* * * * *',
  run: async (ctx) => {
    await tidy(ctx)
  },
})

export const jobs = [emptyBins, clearUploads, reindexRecords, reindexEverywhere, tidyIndex]

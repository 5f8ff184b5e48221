import { inTenant } from '#kernel/context'
import { job } from '#kernel/jobs'
import { purge } from '#modules/entities/bin'
import { reindexEverywhere, reindexRecords } from '#modules/entities/reindex'
import { forgetOld } from '#modules/entities/undo'
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

export const jobs = [emptyBins, reindexRecords, reindexEverywhere]

import { inTenant } from '#kernel/context'
import { job } from '#kernel/jobs'
import { purge } from '#modules/entities/bin'
import { indexDue } from '#modules/entities/indexing'
import { forEachTenant } from '#modules/tenants/service'

/** Every night, enterprise by enterprise. */
const emptyBins = job({
  name: 'empty-recycle-bins',
  schedule: '41 3 * * *',
  run: (ctx) => forEachTenant(ctx, (tenant) => purge(inTenant(ctx, tenant))),
})

export const jobs = [emptyBins, indexDue]

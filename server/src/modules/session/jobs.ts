import { inDirectory, inTenant } from '#kernel/context'
import { job } from '#kernel/jobs'
import { purgeOneTime } from '#kernel/one-time'
import { directory } from '#kernel/scope'
import { purgeExpired } from '#modules/devices/service'
import { purgeCodes } from '#modules/session/codes'
import { forEachTenant } from '#modules/tenants/service'

/** Hourly: what has expired is removed for good. */
const purge = job({
  name: 'purge-expired',
  schedule: '17 * * * *',
  run: async (ctx) => {
    await purgeCodes(ctx)
    await purgeOneTime(inDirectory(ctx))
    await purgeExpired(ctx, directory)
    await forEachTenant(ctx, async (tenant) => {
      await purgeExpired(ctx, tenant)
      await purgeOneTime(inTenant(ctx, tenant))
    })
  },
})

export const jobs = [purge]

import { secondsAfter } from '#kernel/clock'
import { type Context, inTenant, transaction } from '#kernel/context'
import { job } from '#kernel/jobs'
import { letGo } from '#modules/resumes/batches'
import * as items from '#modules/resumes/item-store'
import { settleUndecided } from '#modules/resumes/undecided'
import { forEachTenant } from '#modules/tenants/service'

const keptDays = 30
const portion = 200

/**
 * Files that could not be read are kept for another try, and those that met somebody for a decision, but not for good:
 * they are about a person.
 */
export async function sweep(ctx: Context): Promise<number> {
  let swept = await settleUndecided(ctx, secondsAfter(ctx.clock.now(), -keptDays * 86_400))
  for (;;) {
    const count = await transaction(ctx, async (ctx) => {
      const before = secondsAfter(ctx.clock.now(), -keptDays * 86_400)
      const ids = await items.findHolding(ctx, before, portion)
      await letGo(ctx, ids)
      return ids.length
    })
    swept += count
    if (count < portion) return swept
  }
}

const sweepEverywhere = job({
  name: 'intake-sweep',
  schedule: '41 3 * * *',
  run: (ctx) => forEachTenant(ctx, (tenant) => sweep(inTenant(ctx, tenant))),
})
export const jobs = [sweepEverywhere]

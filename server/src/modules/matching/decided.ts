import type { Context } from '#kernel/context'
import * as store from '#modules/matching/decision-store'

/** For later modules: for which jobs these people were dismissed. */
export const findDismissed = (ctx: Context, openIds: readonly string[]) =>
  openIds.length === 0 ? Promise.resolve([]) : store.findDismissed(ctx, openIds)

import type { Parsed, Result } from '@cohort/contract/call'
import { resourceTypes } from '@cohort/contract/packages'
import type { getUsage } from '@cohort/contract/resources'
import { type Context, inTenant } from '#kernel/context'
import { job } from '#kernel/jobs'
import { dayMs, dayOf } from '#modules/resources/calendar'
import { consumedNow } from '#modules/resources/capacity'
import { totalsAt } from '#modules/resources/holdings'
import * as store from '#modules/resources/store'
import * as days from '#modules/resources/usage-store'
import { forEachTenant } from '#modules/tenants/service'

type Day = Result<typeof getUsage>['days'][number]

async function today(ctx: Context): Promise<Day> {
  const now = ctx.clock.now()
  const [grants, { types }] = await Promise.all([store.findGrants(ctx), consumedNow(ctx)])
  const totals = totalsAt(grants, now)
  return {
    day: dayOf(now),
    resources: resourceTypes.map((resourceType) => ({
      resourceType,
      consumed: types[resourceType],
      total: Math.max(totals[resourceType], types[resourceType]),
    })),
  }
}

/** The days that were noted, and this one as it stands. */
export async function usage(ctx: Context, { query }: Parsed<typeof getUsage>): Promise<Result<typeof getUsage>> {
  const now = ctx.clock.now()
  const from = dayOf(new Date(now.getTime() - (query.days - 1) * dayMs))
  const [rows, last] = await Promise.all([days.findDays(ctx, from), today(ctx)])
  const noted = new Map<string, Day>()
  for (const row of rows) {
    const day = noted.get(row.day) ?? { day: row.day, resources: [] }
    const resourceType = resourceTypes.find((type) => type === row.resource)
    if (resourceType) day.resources.push({ resourceType, consumed: row.consumed, total: row.total })
    noted.set(row.day, day)
  }
  noted.set(last.day, last)
  return { days: [...noted.values()] }
}

async function noteDay(ctx: Context): Promise<void> {
  const { day, resources } = await today(ctx)
  await days.saveDays(
    ctx,
    resources.map(({ resourceType, consumed, total }) => ({ day, resource: resourceType, consumed, total })),
  )
}

/** What an enterprise that has been here for a while would have noted: it grew to what it uses now. */
export async function notePast(ctx: Context, length: number, shareOn: (daysAgo: number) => number): Promise<void> {
  const now = ctx.clock.now()
  const [grants, { types }] = await Promise.all([store.findGrants(ctx), consumedNow(ctx)])
  const past = Array.from({ length }, (_, at) => length - at)
  const rows = past.flatMap((daysAgo) => {
    const then = new Date(now.getTime() - daysAgo * dayMs)
    const totals = totalsAt(grants, then)
    return resourceTypes.map((type) => {
      const consumed = Math.round(types[type] * shareOn(daysAgo))
      return { day: dayOf(then), resource: type, consumed, total: Math.max(totals[type], consumed) }
    })
  })
  await days.saveDays(ctx, rows)
}

/** Shortly before midnight in Beijing, so that the last day of a month keeps its runs of automatic tasks. */
const noteUsage = job({
  name: 'note-usage',
  schedule: '50 15 * * *',
  run: (ctx) => forEachTenant(ctx, (tenant) => noteDay(inTenant(ctx, tenant))),
})

/** Orders that were not paid in time are over. */
export const expireOrders = job({
  name: 'expire-orders',
  schedule: '*/5 * * * *',
  run: (ctx) =>
    forEachTenant(ctx, async (tenant) => {
      await store.expireOrders(inTenant(ctx, tenant), ctx.clock.now())
    }),
})

export const jobs = [noteUsage, expireOrders]

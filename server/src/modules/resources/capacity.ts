import { fail } from '@cohort/contract/errors'
import { type Amounts, type ResourceType, resourceTypes, trial, unlimited } from '@cohort/contract/packages'
import type { Context } from '#kernel/context'
import { newId } from '#kernel/ids'
import { monthOf, toSecond } from '#modules/resources/calendar'
import * as counters from '#modules/resources/counter-store'
import { counterOf, tellCapacity } from '#modules/resources/counting'
import { type Grant, timelineFrom, totalsAt } from '#modules/resources/holdings'
import * as store from '#modules/resources/store'
import { getTenant, setLimitMode } from '#modules/tenants/service'

const resumes = counterOf('Resume')

/** Inside a transaction: what is held decides from now on how much may be counted. */
export async function spread(ctx: Context, grants: readonly Grant[], limitMode: boolean): Promise<void> {
  const { changesAt, totals } = timelineFrom(grants, ctx.clock.now())
  for (const type of resourceTypes) {
    await counters.setTotals(
      ctx,
      type,
      limitMode && type === 'Project'
        ? { changesAt: [], totals: [trial.projects] }
        : { changesAt, totals: totals.map((amounts) => amounts[type]) },
    )
    tellCapacity(ctx, type)
  }
  await counters.setTotals(ctx, resumes, limitMode ? { changesAt: [], totals: [trial.resumes] } : null)
}

const withoutLimits = Object.fromEntries(resourceTypes.map((type) => [type, unlimited])) as Record<
  keyof Amounts,
  number
>

/** Inside the transaction that founds an enterprise: what it begins with. */
export async function beginHolding(ctx: Context, kind: Context['config']['STARTING_PACKAGE']): Promise<void> {
  const now = toSecond(ctx.clock.now())
  await store.lockAccount(ctx, '2000-01-01', 0)
  const agreed: Grant = {
    id: newId(now),
    kind: 'Customized',
    unit: null,
    listFen: 0,
    anchorDay: 1,
    startsAt: now,
    endsAt: null,
    amounts: withoutLimits,
  }
  const grants = kind === 'customized' ? [agreed] : []
  for (const grant of grants) await store.saveGrant(ctx, grant)
  if (kind === 'trial') await setLimitMode(ctx, true)
  await spread(ctx, grants, kind === 'trial')
}

export interface Consumed {
  readonly types: Readonly<Record<ResourceType, number>>
  readonly resumes: number
}

/** What is used at this moment. */
export async function consumedNow(ctx: Context): Promise<Consumed> {
  const rows = await counters.findAll(ctx, [...resourceTypes, resumes])
  const month = monthOf(ctx.clock.now())
  const of = (resource: string): number => {
    const row = rows.find((each) => each.resource === resource)
    return row && (row.period === null || row.period === month) ? Math.max(0, row.consumed) : 0
  }
  const types = Object.fromEntries(resourceTypes.map((type) => [type, of(type)])) as Record<ResourceType, number>
  return { types, resumes: of(resumes) }
}

/** Before work that makes many, and should not stop in the middle. It holds nothing free: what counts is what is counted. */
export async function requireRoom(ctx: Context, resource: ResourceType, wanted: number): Promise<void> {
  const [grants, { types }] = await Promise.all([store.findGrants(ctx), consumedNow(ctx)])
  const total = totalsAt(grants, ctx.clock.now())[resource]
  if (types[resource] + wanted > total) throw fail('CapacityReached', { resource, total })
}

/**
 * Before a file is taken in that would become a record: what is full takes no more (403, not 428: it is an upload). Returns
 * for how many more there is room. It holds nothing free.
 */
export async function requireUploadRoom(ctx: Context, entityType: string): Promise<number> {
  const now = ctx.clock.now()
  const [grants, consumed, limited] = await Promise.all([store.findGrants(ctx), consumedNow(ctx), isLimited(ctx)])
  const total = totalsAt(grants, now).Entity
  if (consumed.types.Entity >= total) throw fail('UploadCapacityReached', { resource: 'Entity', total })
  const room = total - consumed.types.Entity
  if (!limited || entityType !== 'Resume') return room
  if (consumed.resumes >= trial.resumes)
    throw fail('UploadCapacityReached', { resource: 'Entity', total: trial.resumes })
  return Math.min(room, trial.resumes - consumed.resumes)
}

export const isLimited = async (ctx: Context): Promise<boolean> => (await getTenant(ctx)).limit_mode

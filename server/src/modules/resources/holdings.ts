import {
  type Amounts,
  amountsOf,
  graceDays,
  isExtraKind,
  isPaidKind,
  type PayTimeUnit,
  type ResourceKind,
  reminderDays,
  resourceTypes,
} from '@cohort/contract/packages'
import { dayMs } from '#modules/resources/calendar'

/** What an enterprise holds from one moment to another. Basic is never written down: it is what there is without others. */
export interface Grant {
  readonly id: string
  readonly kind: ResourceKind
  readonly unit: PayTimeUnit | null
  /** What it is worth, whatever of it was paid with credit. */
  readonly listFen: number
  /** The day of the month on which it and what follows it end. */
  readonly anchorDay: number
  readonly startsAt: Date
  readonly endsAt: Date | null
  /** Where it holds something else than its kind does. */
  readonly amounts: Amounts | null
}

export interface Held {
  readonly kind: ResourceKind
  readonly grant: Grant | undefined
  readonly amounts: Amounts
  readonly inGrace: boolean
}

const graceEnd = (endsAt: Date): Date => new Date(endsAt.getTime() + graceDays * dayMs)
const hasStarted = (grant: Grant, at: Date): boolean => grant.startsAt <= at
const hasEnded = (grant: Grant, at: Date): boolean => grant.endsAt !== null && grant.endsAt <= at
const byStart = (one: Grant, two: Grant): number => one.startsAt.getTime() - two.startsAt.getTime()

/** One that was followed by a larger one in the second in which it began never held. */
const isEmpty = ({ startsAt, endsAt }: Grant): boolean => endsAt !== null && endsAt <= startsAt

const paidGrants = (grants: readonly Grant[]): Grant[] =>
  grants.filter((grant) => isPaidKind(grant.kind) && !isEmpty(grant)).sort(byStart)

/** The package that began last. A larger one ends the smaller at once, so that no two of them hold together. */
const latest = (grants: readonly Grant[], at: Date): Grant | undefined =>
  paidGrants(grants).findLast((grant) => hasStarted(grant, at))

/** The paid package that holds, the days after its end included. */
export function currentPackage(grants: readonly Grant[], at: Date): Grant | undefined {
  const grant = latest(grants, at)
  return grant && (grant.endsAt === null || at < graceEnd(grant.endsAt)) ? grant : undefined
}

/** Paid packages that begin later, in their order. */
export const queued = (grants: readonly Grant[], at: Date): Grant[] =>
  paidGrants(grants).filter((grant) => !hasStarted(grant, at))

/** All that holds: the package first, or Basic, then what was agreed, then extra packs in the order in which they end. */
export function heldAt(grants: readonly Grant[], at: Date): Held[] {
  const current = currentPackage(grants, at)
  const beside = grants.filter((grant) => !isPaidKind(grant.kind) && hasStarted(grant, at) && !hasEnded(grant, at))
  const extras = beside.filter(({ kind }) => isExtraKind(kind)).sort(byEnd)
  const agreed = beside.filter(({ kind }) => !isExtraKind(kind)).sort(byStart)
  const first: Held = current
    ? { ...heldOf(current), inGrace: hasEnded(current, at) }
    : { kind: 'Basic', grant: undefined, amounts: amountsOf.Basic, inGrace: false }
  return [first, ...[...agreed, ...extras].map(heldOf)]
}

const byEnd = (one: Grant, two: Grant): number => (one.endsAt?.getTime() ?? 0) - (two.endsAt?.getTime() ?? 0)

const heldOf = (grant: Grant): Held => ({
  kind: grant.kind,
  grant,
  amounts: grant.amounts ?? amountsOf[grant.kind],
  inGrace: false,
})

/** The capacity of each type, summed over all that holds. */
export function totalsAt(grants: readonly Grant[], at: Date): Amounts {
  const held = heldAt(grants, at)
  const sums = resourceTypes.map((type) => [type, held.reduce((sum, { amounts }) => sum + amounts[type], 0)] as const)
  return Object.fromEntries(sums) as Record<keyof Amounts, number>
}

export interface Timeline {
  /** When the capacity changes by itself. */
  readonly changesAt: readonly Date[]
  /** Before the first change, between the first and the second, and so on: one more than there are changes. */
  readonly totals: readonly Amounts[]
}

/** All that is known of the time from now on, if nothing more is bought. */
export function timelineFrom(grants: readonly Grant[], now: Date): Timeline {
  const ends = grants.flatMap(({ endsAt, kind }) => {
    if (endsAt === null) return []
    return isPaidKind(kind) ? [endsAt, graceEnd(endsAt)] : [endsAt]
  })
  const moments = [...grants.map(({ startsAt }) => startsAt), ...ends].map((at) => at.getTime())
  const changesAt: Date[] = []
  const totals = [totalsAt(grants, now)]
  for (const moment of [...new Set(moments)].filter((at) => at > now.getTime()).sort((one, two) => one - two)) {
    const at = new Date(moment)
    const there = totalsAt(grants, at)
    if (isSame(there, totals.at(-1))) continue
    changesAt.push(at)
    totals.push(there)
  }
  return { changesAt, totals }
}

const isSame = (one: Amounts, two: Amounts | undefined): boolean =>
  resourceTypes.every((type) => one[type] === two?.[type])

/** The package that has ended without another in its place, while it is worth a reminder. */
export function lapsed(
  grants: readonly Grant[],
  at: Date,
): { grant: Grant; endsAt: Date; graceUntil: Date } | undefined {
  const grant = latest(grants, at)
  const endsAt = grant?.endsAt
  if (!grant || !endsAt || at < endsAt || at.getTime() >= endsAt.getTime() + reminderDays * dayMs) return undefined
  return { grant, endsAt, graceUntil: graceEnd(endsAt) }
}

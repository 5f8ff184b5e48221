import { fail } from '@cohort/contract/errors'
import {
  isExtraKind,
  isPaidKind,
  listFen,
  monthsIn,
  type PaidKind,
  type PayTimeUnit,
  paidKinds,
  type SoldKind,
} from '@cohort/contract/packages'
import type { OrderEffect } from '@cohort/contract/resources'
import { dayMs, dayOfMonth, monthsAfter } from '#modules/resources/calendar'
import { currentPackage, type Grant, queued } from '#modules/resources/holdings'

export interface Quote {
  readonly effect: OrderEffect
  readonly listFen: number
  readonly creditFen: number
  /** The package that it ends and whose rest it takes. */
  readonly creditOf: string | null
  readonly priceFen: number
  readonly anchorDay: number
  readonly startsAt: Date
  readonly endsAt: Date
}

const rank = (kind: PaidKind): number => paidKinds.indexOf(kind)
const rankOf = (grant: Grant): number => (isPaidKind(grant.kind) ? rank(grant.kind) : -1)

/** What is left of a package in days, of which one that has begun counts whole, to the fen, half a fen upwards. */
function creditFen(grant: Grant, at: Date): number {
  if (!grant.endsAt || at >= grant.endsAt) return 0
  const days = Math.round((grant.endsAt.getTime() - grant.startsAt.getTime()) / dayMs)
  const left = Math.min(days, Math.ceil((grant.endsAt.getTime() - at.getTime()) / dayMs))
  return Math.floor((2 * grant.listFen * left + days) / (2 * days))
}

/** What ordering this would do and cost now. Refuses what the rules of buying do not allow. */
export function quote(grants: readonly Grant[], kind: SoldKind, unit: PayTimeUnit, now: Date): Quote {
  const [waiting] = queued(grants, now)
  if (waiting && !isExtraKind(kind))
    throw fail('UnusedResourceExistedException', { startTime: waiting.startsAt.toISOString() })
  if (isMonthOnYear(grants, kind, unit, now)) throw fail('ResourcePriceException')
  return effectOf(grants, kind, unit, now)
}

/** A larger package by the month, while a year of a smaller one runs: its rest may be worth more than the month costs. */
export function isMonthOnYear(grants: readonly Grant[], kind: SoldKind, unit: PayTimeUnit, now: Date): boolean {
  const current = currentPackage(grants, now)
  if (!current?.endsAt || now >= current.endsAt || !isPaidKind(kind)) return false
  return rank(kind) > rankOf(current) && current.unit === 'Year' && unit === 'Month'
}

/** The same without refusing: what an order that was paid does, whatever has happened since it was made. */
function effectOf(grants: readonly Grant[], kind: SoldKind, unit: PayTimeUnit, now: Date): Quote {
  const list = listFen(kind, unit)
  const current = currentPackage(grants, now)
  const from = (effect: OrderEffect, startsAt: Date, anchorDay: number, ended?: Grant): Quote => {
    const credit = ended ? creditFen(ended, now) : 0
    return {
      effect,
      listFen: list,
      creditFen: credit,
      creditOf: ended?.id ?? null,
      priceFen: list - credit,
      anchorDay,
      startsAt,
      endsAt: monthsAfter(startsAt, monthsIn(unit), anchorDay),
    }
  }
  if (!isPaidKind(kind)) return from('extra', now, dayOfMonth(now))
  if (!current?.endsAt) return from('first', now, dayOfMonth(now))
  if (rank(kind) > rankOf(current)) return from('upgrade', now, dayOfMonth(now), current)
  const last = queued(grants, now).at(-1) ?? current
  const effect = rank(kind) < rankOf(current) ? 'downgrade' : 'renewal'
  return from(effect, last.endsAt ?? now, last.anchorDay)
}

/** What is held once the order is paid. A larger package ends the present one, and what was to follow that follows it. */
export function granted(
  grants: readonly Grant[],
  { id, kind, unit }: { id: string; kind: SoldKind; unit: PayTimeUnit },
  now: Date,
): { grants: Grant[]; grant: Grant; quote: Quote } {
  const quoted = effectOf(grants, kind, unit, now)
  const { anchorDay, startsAt, endsAt, listFen: worth } = quoted
  const grant: Grant = { id, kind, unit, listFen: worth, anchorDay, startsAt, endsAt, amounts: null }
  if (quoted.effect !== 'upgrade') return { grants: [...grants, grant], grant, quote: quoted }
  const current = currentPackage(grants, now)
  const waiting = queued(grants, now)
  const rest = grants.filter((each) => each !== current && !waiting.includes(each))
  const ended = current ? [{ ...current, endsAt: earlier(current.endsAt, now) }] : []
  let end = endsAt
  const moved = waiting.map((each) => {
    const next = {
      ...each,
      startsAt: end,
      anchorDay,
      endsAt: monthsAfter(end, monthsIn(each.unit ?? 'Month'), anchorDay),
    }
    end = next.endsAt
    return next
  })
  return { grants: [...rest, ...ended, grant, ...moved], grant, quote: quoted }
}

const earlier = (endsAt: Date | null, now: Date): Date => (endsAt && endsAt < now ? endsAt : now)

import type { History, Settings } from '#reactivation/history'
import type { zh } from '#reactivation/text.zh'

export interface Exclusion {
  code: keyof typeof zh.excluded
  values: Readonly<Record<string, string | number>>
}

const dayMs = 86_400_000

export const dayOf = (text: string): string => text.slice(0, 10)
export const plusDays = (day: string, count: number): string =>
  new Date(Date.parse(dayOf(day)) + count * dayMs).toISOString().slice(0, 10)
export const monthsBetween = (from: string, to: string): number =>
  Math.max(0, Math.floor((Date.parse(dayOf(to)) - Date.parse(dayOf(from))) / (dayMs * 30.44)))

export const latest = (days: readonly string[]): string | undefined => days.map(dayOf).toSorted().at(-1)

const isGoingOn = ({ kind, endedOn }: History['processes'][number], today: string): boolean =>
  kind === 'normal' && (endedOn === undefined || dayOf(endedOn) > today)

/** A newer consent outlives an older one that ended or was taken back. */
export function consentNow(
  { consents }: History,
  purpose: string,
  today: string,
): { state: 'none' | 'valid' | 'expired' | 'withdrawn'; on?: string } {
  const all = consents
    .filter((one) => one.purpose === purpose)
    .toSorted((a, b) => (dayOf(a.givenOn) < dayOf(b.givenOn) ? 1 : -1))
  const valid = all.filter(
    ({ expiresOn, withdrawnOn }) =>
      (!expiresOn || dayOf(expiresOn) >= today) && (!withdrawnOn || dayOf(withdrawnOn) > today),
  )
  const withdrawn = latest(
    all.flatMap(({ withdrawnOn }) => (withdrawnOn && dayOf(withdrawnOn) <= today ? [withdrawnOn] : [])),
  )
  const [newest] = valid
  if (newest && !(withdrawn && withdrawn > dayOf(newest.givenOn)))
    return { state: 'valid', ...(newest.expiresOn && { on: dayOf(newest.expiresOn) }) }
  if (withdrawn) return { state: 'withdrawn', on: withdrawn }
  const expired = latest(all.flatMap(({ expiresOn }) => expiresOn ?? []))
  return expired ? { state: 'expired', on: expired } : { state: 'none' }
}

function consentExclusions(history: History, { purpose, consentRequired }: Settings, today: string): Exclusion[] {
  const { state, on = '' } = consentNow(history, purpose, today)
  if (state === 'withdrawn') return [{ code: 'consentWithdrawn', values: { on } }]
  if (state === 'expired') return [{ code: 'consentExpired', values: { on } }]
  return state === 'none' && consentRequired ? [{ code: 'consentMissing', values: {} }] : []
}

function processExclusions({ processes, employee }: History, today: string): Exclusion[] {
  const won = processes.find(({ kind }) => kind === 'won')
  const active = processes.find((one) => isGoingOn(one, today))
  return [
    ...(employee ? [{ code: 'employee' as const, values: {} }] : []),
    ...(won ? [{ code: 'hired' as const, values: { on: dayOf(won.endedOn ?? won.reachedOn) } }] : []),
    ...(active ? [{ code: 'activeElsewhere' as const, values: { job: active.jobTitle ?? active.job } }] : []),
  ]
}

function timeExclusions(
  { contacts, lastActivityOn, processes }: History,
  { coolDownDays, inactiveDays }: Settings,
  today: string,
): Exclusion[] {
  const written = latest(contacts.filter(({ direction }) => direction === 'out').map(({ on }) => on))
  const cool = written && plusDays(written, coolDownDays)
  if (cool && cool > today) return [{ code: 'coolDown', values: { until: cool } }]
  const moved = processes.flatMap(({ reachedOn, endedOn }) => [reachedOn, ...(endedOn ? [endedOn] : [])])
  const active = latest([...(lastActivityOn ? [lastActivityOn] : []), ...moved, ...contacts.map(({ on }) => on)])
  const again = active && plusDays(active, inactiveDays)
  return again && again > today ? [{ code: 'recentActivity', values: { until: again } }] : []
}

/** Every reason why a person is left out, so that the screen can say them all. */
export function exclusionsOf(job: string, history: History, settings: Settings, today: string): Exclusion[] {
  const { noContactSince, dismissals } = history
  const dismissed = dismissals.find((one) => one.job === job)
  return [
    ...(noContactSince && dayOf(noContactSince) <= today
      ? [{ code: 'asksNoContact' as const, values: { on: dayOf(noContactSince) } }]
      : []),
    ...consentExclusions(history, settings, today),
    ...processExclusions(history, today),
    ...(dismissed
      ? [
          {
            code: 'dismissed' as const,
            values: { on: dayOf(dismissed.on), ...(dismissed.reason && { reason: dismissed.reason }) },
          },
        ]
      : []),
    ...timeExclusions(history, settings, today),
  ]
}

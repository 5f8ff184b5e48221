import type { Output } from '@cohort/contract/call'
import type { getContactRecord } from '@cohort/contract/reactivation'

export type ContactRecord = Output<typeof getContactRecord>

export interface ConsentState {
  state: 'none' | 'valid' | 'until' | 'expired' | 'withdrawn' | 'noContact'
  /** The day that the state is about. */
  on: string
}

/** The strictest word counts: whoever wants to be left alone is, whatever they once agreed to. */
export function consentState({ consents, noContactSince }: ContactRecord, today: string): ConsentState {
  if (noContactSince) return { state: 'noContact', on: noContactSince }
  const standing = consents.filter(({ withdrawnOn }) => withdrawnOn === null)
  if (standing.some(({ expiresOn }) => expiresOn === null)) return { state: 'valid', on: '' }
  const last = latest(standing.map(({ expiresOn }) => expiresOn ?? ''))
  if (last !== undefined) return { state: last >= today ? 'until' : 'expired', on: last }
  const withdrawn = latest(consents.map(({ withdrawnOn }) => withdrawnOn ?? ''))
  return withdrawn === undefined ? { state: 'none', on: '' } : { state: 'withdrawn', on: withdrawn }
}

const latest = (days: readonly string[]): string | undefined => days.toSorted().at(-1)

const two = (value: number): string => String(value).padStart(2, '0')

/** The day as it is here, not in Greenwich. */
export const dayOf = (date: Date): string => `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`

/** The same day some months on; the last one of a shorter month. */
export function monthsAfter(date: Date, months: number): string {
  const last = new Date(date.getFullYear(), date.getMonth() + months + 1, 0).getDate()
  return dayOf(new Date(date.getFullYear(), date.getMonth() + months, Math.min(date.getDate(), last)))
}

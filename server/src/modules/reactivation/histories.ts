import type { ReactivationSettings } from '@cohort/contract/reactivation'
import { type History, history } from '@cohort/talent/reactivation/history'
import { leftReasonOf } from '@cohort/talent/reactivation/left-reason'
import type { Context } from '#kernel/context'
import type { Row } from '#modules/entities/kept'
import { findDismissed } from '#modules/matching/decide'
import * as contacts from '#modules/reactivation/contact-store'
import * as store from '#modules/reactivation/store'
import { type Way, waysOf } from '#modules/tasks/ways'

const dayOf = (at: Date): string => at.toISOString().slice(0, 10)
const ended = new Set([2, 3, 4])

/** A project that was stopped, called off or filled is an end that nobody in the flow has caused. */
function endOf({ projectStatus, projectChangedAt, now, furthest }: Way) {
  if (now.kind === 'won') return { kind: 'won' as const, endedOn: dayOf(now.at) }
  if (now.kind === 'lost') return { kind: 'lost' as const, endedOn: dayOf(now.at), leftReason: leftReasonOf(now.words) }
  if (projectStatus === 1)
    return { kind: 'lost' as const, endedOn: dayOf(projectChangedAt), leftReason: 'headcountFrozen' as const }
  if (projectStatus === 3)
    return { kind: 'lost' as const, endedOn: dayOf(projectChangedAt), leftReason: 'roleCancelled' as const }
  if (ended.has(projectStatus))
    return {
      kind: 'lost' as const,
      endedOn: dayOf(projectChangedAt),
      leftReason: furthest.depth > 0 ? ('filledByOther' as const) : ('unknown' as const),
    }
  return { kind: 'normal' as const }
}

const processOf = (way: Way) => ({
  job: way.jobId ?? way.projectId,
  jobTitle: way.projectName,
  stage: way.furthest.name,
  depth: way.furthest.depth,
  reachedOn: dayOf(way.furthest.at),
  ...endOf(way),
})

/** An application is itself a consent for a while, where nothing else was said. */
function impliedConsent(row: Row, ways: readonly Way[], months: number): History['consents'] {
  if (months === 0) return []
  const last = new Date(Math.max(row.created_at.getTime(), ...ways.map(({ now }) => now.at.getTime())))
  const until = new Date(last)
  until.setUTCMonth(until.getUTCMonth() + months)
  return [{ purpose: 'recruiting', givenOn: dayOf(last), expiresOn: dayOf(until) }]
}

/** What is known of the contact with these people, as ranking needs it. */
export async function historiesOf(
  ctx: Context,
  rows: readonly Row[],
  { consentMonths }: Pick<ReactivationSettings, 'consentMonths'>,
): Promise<Map<string, History>> {
  const ids = rows.map((row) => row.open_id)
  const [ways, consents, contacted, noContact, dismissed, decided] = await Promise.all([
    waysOf(ctx, ids),
    contacts.findConsents(ctx, ids),
    contacts.findContacts(ctx, ids),
    contacts.findNoContact(ctx, ids),
    store.findDismissals(ctx, ids),
    findDismissed(ctx, ids),
  ])
  const by = <T extends { open_id: string }>(all: readonly T[]) => Map.groupBy(all, ({ open_id }) => open_id)
  const [waysBy, consentsBy, contactsBy, dismissedBy] = [
    Map.groupBy(ways, ({ openId }) => openId),
    by(consents),
    by(contacted),
    by([...dismissed, ...decided]),
  ]
  return new Map(
    rows.map((row) => {
      const id = row.open_id
      const own = waysBy.get(id) ?? []
      const given = (consentsBy.get(id) ?? []).map(({ given_on, expires_on, withdrawn_on }) => ({
        givenOn: given_on,
        ...(expires_on && { expiresOn: expires_on }),
        ...(withdrawn_on && { withdrawnOn: withdrawn_on }),
      }))
      const since = noContact.get(id)
      const told = history.parse({
        processes: own.map(processOf),
        contacts: (contactsBy.get(id) ?? []).map(({ at, direction, kind }) => ({ on: dayOf(at), direction, kind })),
        consents: given.length > 0 ? given : impliedConsent(row, own, consentMonths),
        dismissals: (dismissedBy.get(id) ?? []).map(({ job_id, at, reason }) => ({
          job: job_id,
          on: dayOf(at),
          ...(reason && { reason }),
        })),
        ...(since && { noContactSince: dayOf(since) }),
        lastActivityOn: dayOf(row.updated_at),
      })
      return [id, told]
    }),
  )
}

import { type ResourceType, resourceTypes } from '@cohort/contract/packages'
import { getRemain } from '@cohort/contract/resources'
import { type ApiFailure, asker, request } from '#lib/api.ts'
import { amountsIn } from '#modules/resources/amounts.ts'
import { fitOf, type Room, roomFor } from '#modules/resources/fit.ts'
import { toast } from '#ui/toast.ts'

/** What is said of capacity over everything else, one at a time; the frame draws it (components/limits). */
export type LimitNews =
  | { kind: 'trial' }
  | { kind: 'full'; type: ResourceType; consumed: number; total: number }
  | { kind: 'fit'; count: number; entityType: string; room: Room; inTrial: boolean; answer: (count: number) => void }

let news: LimitNews | undefined
const listeners = new Set<() => void>()

export const limitNews = {
  read: (): LimitNews | undefined => news,
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
}

/** Whoever waits for an answer that is put away unanswered goes on with nothing. */
export function showLimit(next: LimitNews | undefined): void {
  const before = news
  news = next
  for (const listener of listeners) listener()
  if (before?.kind === 'fit') before.answer(0)
}

/**
 * A capacity is used up: the dialog of its type, or that of the trial (spec 2 §4 and §8). Where there is some left, only not
 * enough for all that was asked for, the refusal itself is said.
 */
export async function tellLimit({ detail, message }: ApiFailure): Promise<void> {
  if (asker.limitMode) {
    showLimit({ kind: 'trial' })
    return
  }
  const type = resourceTypes.find((each) => each === detail.resource)
  const remain = await request(getRemain, {}).catch(() => undefined)
  const amount = amountsIn(remain?.validResources ?? []).find((each) => each.type === type)
  const total = Number(detail.total ?? 0)
  if (!type || (amount && amount.consumed < amount.total)) toast.show({ text: message, tone: 'danger', seconds: 6 })
  else showLimit({ kind: 'full', type, consumed: amount?.consumed ?? total, total: amount?.total ?? total })
}

/**
 * Before many records are made: how many of them to go on with. All of them, without a word, where they fit easily;
 * otherwise whoever does it is asked. It only spares them a refusal: what counts is what the server counts.
 */
export async function howManyFit(count: number, entityType: string): Promise<number> {
  const remain = await request(getRemain, {}).catch(() => undefined)
  const room = remain && roomFor(remain, entityType)
  const fit = fitOf(count, room)
  if (!remain || !room || fit === 'fits') return count
  const inTrial = remain.trial !== null
  if (fit === 'full') {
    showLimit(inTrial ? { kind: 'trial' } : { kind: 'full', type: 'Entity', ...room })
    return 0
  }
  return new Promise((answer) => showLimit({ kind: 'fit', count, entityType, room, inTrial, answer }))
}

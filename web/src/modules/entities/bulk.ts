import {
  type Entity,
  linkEntity,
  listLinks,
  patchEntity,
  type Search,
  searchEntities,
  unlinkEntity,
} from '@cohort/contract/entities'
import type { EntityReference } from '@cohort/contract/fields/entity-reference'
import { ApiFailure, request } from '#lib/api.ts'
import { patchOf, sameValue } from '#modules/entities/change.ts'
import { fieldValue, nameOf, type ShownField } from '#modules/entities/shape.ts'

/** The most that is changed at once. */
export const bulkMost = 1000
const atOnce = 4
const pageSize = 100

/** What is done to each of many records. */
export type Deed =
  | { kind: 'set'; field: ShownField; value: unknown }
  | { kind: 'add' | 'remove'; field: ShownField; values: readonly EntityReference[] }
  | { kind: 'link'; to: EntityReference }

export interface Refusal {
  openId: string
  name: string
  /** In the words of the server; undefined where somebody else has changed it since. */
  reason: string | undefined
}

export interface Watch {
  signal: AbortSignal
  onProgress: (done: number, total: number) => void
}

export interface BulkOutcome {
  /** How many are now other than they were. */
  done: number
  /** Those that were already as they should be. */
  same: number
  refused: readonly Refusal[]
  /** Stopped on the way: the rest was left alone. */
  cancelled: boolean
  /** Gives every record back what it had, and leaves alone what somebody else has changed since. */
  undo: (watch: Watch) => Promise<BulkOutcome>
}

class ChangedSince extends Error {}

/** One step, and the way back from it; undefined where there was nothing to do. */
type Step = (record: Entity) => Promise<(() => Promise<void>) | undefined>

/**
 * Does one thing to many records, a few at a time. The one place where screens change many records: each is a call of
 * its own, so that one that is refused holds up no other.
 */
export async function doToAll(records: readonly Entity[], deed: Deed, watch: Watch): Promise<BulkOutcome> {
  return each(records, await stepOf(deed), watch)
}

async function each(records: readonly Entity[], step: Step, watch: Watch): Promise<BulkOutcome> {
  const backs = new Map<Entity, () => Promise<void>>()
  const refused: Refusal[] = []
  let same = 0
  let next = 0
  const count = () => backs.size + same + refused.length
  const work = async () => {
    while (next < records.length && !watch.signal.aborted) {
      const record = records[next++] as Entity
      try {
        const back = await step(record)
        if (back) backs.set(record, back)
        else same += 1
      } catch (error) {
        refused.push(refusalOf(record, error))
      }
      watch.onProgress(count(), records.length)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  const undo = (later: Watch) => each([...backs.keys()], backWith(backs), later)
  return { done: backs.size, same, refused, cancelled: count() < records.length, undo }
}

const backWith =
  (backs: ReadonlyMap<Entity, () => Promise<void>>): Step =>
  async (record) => {
    await backs.get(record)?.()
    return async () => undefined
  }

function refusalOf(record: Entity, error: unknown): Refusal {
  const reason = error instanceof ChangedSince ? undefined : error instanceof Error ? error.message : ''
  return { openId: record.meta.openId, name: nameOf(record), reason }
}

async function stepOf(deed: Deed): Promise<Step> {
  if (deed.kind === 'link') return linking(deed.to)
  const { field } = deed
  return async (record) => {
    const before = fieldValue(record, field)
    if (sameValue(nextValue(deed, before), before)) return undefined
    const { was, saved } = await changeField(record, field, (now) => nextValue(deed, now))
    return () => giveBack(saved, field, was)
  }
}

/** What a field holds after the deed. */
export function nextValue(deed: Exclude<Deed, { kind: 'link' }>, before: unknown): unknown {
  if (deed.kind === 'set') return deed.value
  const now = (Array.isArray(before) ? before : []) as EntityReference[]
  const ids = new Set(deed.values.map(({ openId }) => openId))
  const rest = now.filter(({ openId }) => !ids.has(openId))
  if (deed.kind === 'remove') return rest
  return [...now, ...deed.values.filter(({ openId }) => !now.some((one) => one.openId === openId))]
}

const tries = 4

/** Another's change meanwhile is not overwritten: the deed is done to what they left. */
async function changeField(record: Entity, field: ShownField, makeOf: (now: unknown) => unknown) {
  let now = record
  for (let at = 1; ; at++) {
    try {
      return { was: fieldValue(now, field), saved: await send(now, field, makeOf(fieldValue(now, field))) }
    } catch (error) {
      const current = currentOf(error)
      if (!current || at === tries) throw error
      now = current
    }
  }
}

async function giveBack(saved: Entity, field: ShownField, was: unknown): Promise<void> {
  const mine = fieldValue(saved, field)
  await changeField(saved, field, (now) => {
    if (!sameValue(now, mine)) throw new ChangedSince()
    return was ?? null
  })
}

const send = (record: Entity, field: ShownField, value: unknown): Promise<Entity> => {
  const { entityType: type, openId, version } = record.meta
  return request(patchEntity, {
    params: { type },
    query: { openId },
    body: { version, ...patchOf(record, field, value) },
  })
}

const currentOf = (error: unknown): Entity | undefined =>
  error instanceof ApiFailure && error.code === 'Conflict' ? (error.detail.current as Entity) : undefined

/** What was already linked stays linked when the rest is undone. */
async function linking({ entityType: type, openId: id }: EntityReference): Promise<Step> {
  const linked = await request(listLinks, { params: { type, id } })
  const already = new Set(linked.data.map(({ meta }) => `${meta.entityType}/${meta.openId}`))
  return async ({ meta }) => {
    if (already.has(`${meta.entityType}/${meta.openId}`)) return undefined
    const input = { params: { type, id }, body: { entityType: meta.entityType, openId: meta.openId } }
    await request(linkEntity, input)
    return async () => void (await request(unlinkEntity, input))
  }
}

/** All that a search finds, up to the most that is changed at once. They are gathered before the first is changed. */
export async function collect(
  body: Pick<Search, 'entityType'> & Partial<Search>,
  { signal }: Watch,
): Promise<Entity[]> {
  const all: Entity[] = []
  for (let current = 1; all.length < bulkMost; current++) {
    const { returnFilters: _, ...asked } = body
    const found = await request(searchEntities, { body: { ...asked, current, pageSize } }, { signal })
    all.push(...found.data.map(({ meta, data }) => ({ meta, data })))
    if (found.data.length < pageSize) break
  }
  return [...new Map(all.map((record) => [record.meta.openId, record])).values()].slice(0, bulkMost)
}

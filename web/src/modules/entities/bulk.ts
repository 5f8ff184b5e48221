import { bulkEdit, undoBulkChange } from '@cohort/contract/bulk'
import { type Entity, type Search, searchEntities } from '@cohort/contract/entities'
import { errorText } from '@cohort/contract/errors'
import type { EntityReference } from '@cohort/contract/fields/entity-reference'
import { limits } from '@cohort/contract/limits'
import { fieldValue, nameOf, nested, type ShownField } from '#fields/shape.ts'
import { asker, request } from '#lib/api.ts'
import { mergeOf } from '#modules/entities/change.ts'

/** The most that is changed at once. */
export const bulkMost = limits.bulkRecords
/** So many go with one request: there is something to see of the progress, and a moment to stop it. */
const portion = 100
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

/** Does one thing to many records. What is refused is named, and holds up no other. */
export async function doToAll(records: readonly Entity[], deed: Deed, watch: Watch): Promise<BulkOutcome> {
  const names = new Map(records.map((record) => [record.meta.openId, nameOf(record)]))
  const changes: string[] = []
  const refused: Refusal[] = []
  let [done, same, asked] = [0, 0, 0]
  while (asked < records.length && !watch.signal.aborted) {
    const some = records.slice(asked, asked + portion)
    const answer = await request(bulkEdit, {
      params: { type: some[0]?.meta.entityType ?? '' },
      body: { openIds: some.map(({ meta }) => meta.openId), ...editOf(deed, some) },
    })
    if (answer.changeId) changes.push(answer.changeId)
    done += answer.changed.length
    same += answer.unchanged.length
    for (const { openId, error } of answer.refused)
      refused.push({ openId, name: names.get(openId) ?? openId, reason: errorText(error, asker.locale) })
    asked += some.length
    watch.onProgress(asked, records.length)
  }
  const undo = (later: Watch) => undoAll(changes.toReversed(), names, later)
  return { done, same, refused, cancelled: asked < records.length, undo }
}

async function undoAll(
  changes: readonly string[],
  names: ReadonlyMap<string, string>,
  watch: Watch,
): Promise<BulkOutcome> {
  const refused: Refusal[] = []
  let done = 0
  for (const [at, id] of changes.entries()) {
    const { undone, kept } = await request(undoBulkChange, { params: { id } })
    done += undone
    for (const { openId } of kept) refused.push({ openId, name: names.get(openId) ?? openId, reason: undefined })
    watch.onProgress(at + 1, changes.length)
  }
  const undo = async (): Promise<BulkOutcome> => ({ done: 0, same: 0, refused: [], cancelled: false, undo })
  return { done, same: 0, refused, cancelled: false, undo }
}

/** What is sent for all of them alike. */
export function editOf(deed: Deed, records: readonly Entity[]) {
  if (deed.kind === 'link') return { addLinks: [{ entityType: deed.to.entityType, openId: deed.to.openId }] }
  if (deed.kind === 'set') return setting(deed.field, deed.value, records)
  const ids = deed.values.map(({ openId }) => openId)
  return deed.kind === 'add' ? { addTags: ids } : { removeTags: ids }
}

/** A merge patch lays objects over each other: what any of the records has and the new value has not is taken out. */
function setting(field: ShownField, value: unknown, records: readonly Entity[]) {
  const before = Object.assign({}, ...records.map((record) => fieldValue(record, field)).filter(isObject))
  const change = mergeOf(before, value)
  const { key } = field.definition
  return field.custom ? { customFields: { [key]: change } } : { standardFields: nested(key, change) }
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** All that a search finds, up to the most that is changed at once. They are gathered before the first is changed. */
export async function collect(
  { body, except }: { body: Pick<Search, 'entityType'> & Partial<Search>; except: ReadonlySet<string> },
  { signal }: Watch,
): Promise<Entity[]> {
  const all: Entity[] = []
  for (let current = 1; all.length < bulkMost; current++) {
    const { returnFilters: _, ...asked } = body
    const found = await request(searchEntities, { body: { ...asked, current, pageSize } }, { signal })
    all.push(...found.data.map(({ meta, data }) => ({ meta, data })))
    if (found.data.length < pageSize) break
  }
  const found = [...new Map(all.map((record) => [record.meta.openId, record])).values()].slice(0, bulkMost)
  return found.filter(({ meta }) => !except.has(meta.openId))
}

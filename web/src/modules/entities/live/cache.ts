import type { Call } from '@cohort/contract/call'
import {
  type Entity,
  getEntity,
  listDeleted,
  listLinks,
  listVersions,
  searchEntities,
  searchFilters,
} from '@cohort/contract/entities'
import type { LiveChange, LiveKind } from '@cohort/contract/live'
import { listConversations, listRemarks } from '@cohort/contract/remarks'
import type { Query, QueryClient } from '@tanstack/react-query'
import { keyOf } from '#lib/query.ts'
import type { Touched } from '#modules/entities/live/held.ts'
import { markRecord } from '#modules/entities/live/marks.ts'
import type { Found } from '#modules/entities/queries.ts'

/** Lists that somebody reads now: they are told, and change in their own way. By the hash of their query. */
export const heldLists = new Map<string, (touched: Touched) => void>()

const firstMs = 120
const betweenMs = 600
const everything: Touched = { ids: new Set(), any: true }
const ofRecords: readonly Call[] = [getEntity, listVersions, listLinks, listRemarks]
const ofLists: readonly Call[] = [searchFilters, listDeleted, listConversations]

/** Gathers changes for a moment, so that a hundred of them ask for a list once. */
export function liveCache(client: QueryClient, userId: string) {
  let waiting: LiveChange[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  let last = 0
  const flush = () => {
    timer = undefined
    last = Date.now()
    const changes = waiting
    waiting = []
    for (const change of changes) applyToRecords(client, change, userId)
    for (const type of new Set(changes.map((change) => change.type))) {
      applyToLists(
        client,
        type,
        changes.filter((change) => change.type === type),
        userId,
      )
    }
  }
  return {
    hear: (change: LiveChange) => {
      waiting.push(change)
      timer ??= setTimeout(flush, Math.max(firstMs, last + betweenMs - Date.now()))
    },
    /** Nobody knows what was lost: everything in sight is asked for anew. */
    refresh: () => {
      for (const call of [...ofRecords, ...ofLists]) void client.invalidateQueries({ queryKey: keyOf(call) })
      for (const query of client.getQueryCache().findAll({ queryKey: keyOf(searchEntities) })) {
        tellList(client, query, everything)
      }
    },
    stop: () => clearTimeout(timer),
  }
}

const inputOf = <T>(query: Query): T | undefined => query.queryKey[2] as T | undefined

/** Which answers about a record a kind of change makes old. */
const touches: Record<LiveKind, readonly Call[]> = {
  created: [],
  changed: [getEntity, listVersions],
  deleted: [getEntity],
  restored: [getEntity],
  linked: [listLinks],
  remarked: [listRemarks],
}

function applyToRecords(client: QueryClient, { type, kind, by, records }: LiveChange, userId: string): void {
  const versions = new Map(records.map(({ openId, version }) => [openId, version]))
  const isMeant = (query: Query) => {
    const params = inputOf<{ params?: { type?: string; id?: string } }>(query)?.params
    return params?.type === type && (records.length === 0 || versions.has(params.id ?? ''))
  }
  for (const call of touches[kind]) {
    for (const query of client.getQueryCache().findAll({ queryKey: keyOf(call), predicate: isMeant })) {
      const known = call === getEntity && kind === 'changed' ? (query.state.data as Entity | undefined) : undefined
      const version = known && versions.get(known.meta.openId)
      // The writer's own page has it already.
      if (known && version !== undefined && known.meta.version >= version) continue
      void client.invalidateQueries({ queryKey: query.queryKey, exact: true })
    }
  }
  for (const { openId } of records) {
    if (kind === 'restored') markRecord(openId, undefined)
    else if (kind === 'changed' && by !== userId) markRecord(openId, 'changed')
    else if (kind === 'deleted' && by !== userId) markRecord(openId, 'gone')
  }
}

const listKinds = new Set<LiveKind>(['created', 'changed', 'deleted', 'restored'])

function applyToLists(client: QueryClient, type: string, changes: readonly LiveChange[], userId: string): void {
  const cache = client.getQueryCache()
  if (changes.some(({ kind }) => kind === 'remarked')) {
    const asked = (query: Query) => inputOf<{ query?: { type?: string } }>(query)?.query?.type
    const isMeant = (query: Query) => asked(query) === undefined || asked(query) === type
    void client.invalidateQueries({ queryKey: keyOf(listConversations), predicate: isMeant })
  }
  const meant = changes.filter(({ kind }) => listKinds.has(kind))
  if (meant.length === 0) return
  if (meant.some(({ kind }) => kind === 'deleted' || kind === 'restored'))
    void client.invalidateQueries({ queryKey: keyOf(listDeleted) })
  const ofType = (query: Query) => typeAskedIn(query) === type
  void client.invalidateQueries({ queryKey: keyOf(searchFilters), predicate: ofType })
  for (const query of cache.findAll({ queryKey: keyOf(searchEntities), predicate: ofType })) {
    const own = meant.filter(({ by }) => by === userId)
    const others = meant.filter(({ by }) => by !== userId)
    // What its own page wrote, it is already asking for.
    const asking = query.state.fetchStatus === 'fetching'
    if (!asking && own.some((change) => !isKnown(query, change)))
      void client.invalidateQueries({ queryKey: query.queryKey, exact: true })
    else if (others.length > 0) tellList(client, query, touchedBy(others))
  }
}

interface Searched {
  body?: { entityType?: string }
  /** A column of a board, which is asked for in pages. */
  board?: { entityType?: string }
}
const typeAskedIn = (query: Query): string | undefined => {
  const asked = inputOf<Searched>(query)
  return (asked?.body ?? asked?.board)?.entityType
}

const rowsIn = ({ state }: Query): Found['data'] => {
  const data = state.data as Found | { pages: readonly Found[] } | undefined
  return data && 'pages' in data ? data.pages.flatMap((page) => page.data) : (data?.data ?? [])
}

/** The list was asked for anew when its own page wrote: it shows what it should. */
function isKnown(query: Query, { kind, records }: LiveChange): boolean {
  const rows = rowsIn(query)
  return records.every(({ openId, version }) => {
    const row = rows.find(({ meta }) => meta.openId === openId)
    if (kind === 'deleted') return !row
    return row !== undefined && row.meta.version >= version
  })
}

const touchedBy = (changes: readonly LiveChange[]): Touched => ({
  ids: new Set(changes.flatMap(({ records }) => records.map(({ openId }) => openId))),
  any: changes.some(({ records }) => records.length === 0),
})

/** A list that somebody reads changes in its own way; any other is asked for anew, now or when it is next shown. */
function tellList(client: QueryClient, query: Query, touched: Touched): void {
  const tell = heldLists.get(query.queryHash)
  if (tell) tell(touched)
  else void client.invalidateQueries({ queryKey: query.queryKey, exact: true })
}

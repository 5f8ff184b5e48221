import { announceSignal, type Message, processId } from '#kernel/announce'
import type { Background } from '#kernel/background'
import { secondsAfter } from '#kernel/clock'
import { type Context, inTenant, transaction } from '#kernel/context'
import type { Database } from '#kernel/database'
import { stepAside } from '#kernel/foreground'
import { job } from '#kernel/jobs'
import { directory } from '#kernel/scope'
import { Turns } from '#kernel/turns'
import { lastSeen } from '#modules/devices/service'
import { findKept } from '#modules/entities/kept'
import { Indexes, type IndexName } from '#modules/matching/indexes'
import * as store from '#modules/matching/item-store'
import { isMatched, madeBy, makeItem, matchedTypes } from '#modules/matching/profiles'
import { forEachTenant } from '#modules/tenants/service'

const byDatabase = new WeakMap<Database, Indexes>()

/** In this process, of this database. */
export function indexesOf({ database }: Context): Indexes {
  const indexes = byDatabase.get(database) ?? new Indexes()
  byDatabase.set(database, indexes)
  return indexes
}

const portion = 50
/** Enterprises whose members were here in so many seconds have their index read from the start of a process. */
const latelySeconds = 12 * 3600
const signal = (type: string): string => `matched ${type}`

/** Makes what matching needs of these records as they are now. */
async function makeSome(ctx: Context, type: string, openIds: readonly string[]): Promise<void> {
  const rows = await findKept(ctx, type, openIds)
  const items: store.Item[] = []
  for (const row of rows) {
    items.push(makeItem(row, ctx.clock.now()))
    await stepAside()
  }
  if (items.length === 0) return
  await transaction(ctx, async (ctx) => {
    await store.put(ctx, type, madeBy(ctx.clock.now()), items)
    announceSignal(ctx, signal(type))
  })
}

/** Everything of a type that is not up to date, in the order of the ids. */
async function catchUp(ctx: Context, type: string, isEnded = () => false): Promise<void> {
  for (let after = ''; !isEnded(); ) {
    const ids = await store.findStale(ctx, type, madeBy(ctx.clock.now()), after, portion)
    if (ids.length === 0) return
    await makeSome(ctx, type, ids)
    after = ids.at(-1) ?? after
  }
}

/** Records of an earlier release or made by an earlier way, and whatever a crash or a lost notice has left. */
const catchUpEverywhere = job({
  name: 'match-catch-up',
  schedule: '*/10 * * * *',
  run: (ctx) =>
    forEachTenant(ctx, async (tenant) => {
      for (const type of matchedTypes) {
        await catchUp(inTenant(ctx, tenant), type)
        await store.removeOrphans(inTenant(ctx, tenant), type)
      }
    }),
})
export const jobs = [catchUpEverywhere]

/** What is to be made, in the order in which it came: ids of one enterprise and type, or all that is stale. */
class Upkeep {
  readonly #contextFor: Background['contextFor']
  readonly #due = new Map<string, Set<string> | 'all'>()
  readonly #turns = new Turns(() => this.#work())
  #ended = false
  #reading = Promise.resolve()
  constructor(contextFor: Background['contextFor']) {
    this.#contextFor = contextFor
  }

  hear({ tenant, from, change, signal: word }: Message): void {
    const read = matchedTypes.find((type) => word === signal(type))
    if (read) this.#refresh(this.#contextFor(tenant), read)
    // The process that wrote it makes it.
    if (!change || from !== processId || !isMatched(change.type) || change.kind === 'deleted') return
    const key = `${tenant} ${change.type}`
    const due = this.#due.get(key) ?? new Set<string>()
    // A notice about very many does not name them.
    if (change.records.length === 0) this.#due.set(key, 'all')
    else if (due !== 'all') this.#due.set(key, due)
    if (due !== 'all') for (const { openId } of change.records) due.add(openId)
    this.#turns.want()
  }

  /**
   * What was written while nobody listened, or by an earlier release, waits for nobody's question; and whoever was here
   * lately does not wait for the index.
   */
  async lookThrough(): Promise<void> {
    const ctx = this.#contextFor(directory)
    const seen: { tenant: string; at: Date }[] = []
    try {
      await forEachTenant(ctx, async (tenant) => {
        for (const type of matchedTypes) this.#due.set(`${tenant} ${type}`, 'all')
        const at = this.#ended ? undefined : await lastSeen(this.#contextFor(tenant))
        if (at && at > secondsAfter(ctx.clock.now(), -latelySeconds)) seen.push({ tenant, at })
      })
    } catch (error) {
      if (!this.#ended) ctx.log.warn({ err: error }, 'matching is behind')
    }
    this.#turns.want()
    const latest = seen.toSorted((a, b) => b.at.getTime() - a.at.getTime())
    await this.#readAhead(latest.flatMap(({ tenant }) => matchedTypes.map((type) => ({ tenant, type }))))
  }

  /** Something was not heard: what is in memory may be wrong, and is read again before it is asked for. */
  readAgain(): void {
    this.#reading = this.#readAhead(indexesOf(this.#contextFor(directory)).forgetAll())
  }

  async #readAhead(names: readonly IndexName[]): Promise<void> {
    for (const { tenant, type } of names) {
      if (this.#ended) return
      const ctx = this.#contextFor(tenant)
      try {
        await indexesOf(ctx).readAhead(ctx, type)
      } catch (error) {
        if (!this.#ended) ctx.log.warn({ err: error }, 'an index was not read ahead')
      }
    }
  }

  #refresh(ctx: Context, type: string): void {
    indexesOf(ctx)
      .refresh(ctx, type)
      .catch(() => {})
  }

  async #work(): Promise<void> {
    for (let next = first(this.#due); next && !this.#ended; next = first(this.#due)) {
      const [key, due] = next
      this.#due.delete(key)
      const [tenant = '', type = ''] = key.split(' ')
      const ctx = this.#contextFor(tenant)
      try {
        if (due === 'all') await catchUp(ctx, type, () => this.#ended)
        else for (const ids of portions([...due])) await makeSome(ctx, type, ids)
      } catch (error) {
        // What is stale is found again by the job that looks for it.
        if (!this.#ended) ctx.log.warn({ err: error }, 'matching is behind')
      }
    }
  }

  async end(looking: Promise<void>): Promise<void> {
    this.#ended = true
    await Promise.all([looking, this.#reading])
    await this.#turns.settled()
  }
}

const first = <K, V>(map: Map<K, V>): [K, V] | undefined => map.entries().next().value

function* portions<T>(all: readonly T[]): Generator<T[]> {
  for (let at = 0; at < all.length; at += portion) yield all.slice(at, at + portion)
}

/** From the start of a process: what is written is made ready for matching within moments. */
export function begin({ live, contextFor }: Background): () => Promise<void> {
  const upkeep = new Upkeep(contextFor)
  const looking = upkeep.lookThrough()
  const leave = live.follow({
    hear: (message) => upkeep.hear(message),
    missed: () => upkeep.readAgain(),
  })
  return async () => {
    leave()
    await upkeep.end(looking)
  }
}

import { announceSignal, type Message, processId } from '#kernel/announce'
import type { Background } from '#kernel/background'
import { type Context, inTenant, transaction } from '#kernel/context'
import type { Database } from '#kernel/database'
import { job } from '#kernel/jobs'
import { directory } from '#kernel/scope'
import { Turns } from '#kernel/turns'
import { fieldsOf, findKept } from '#modules/entities/kept'
import { isIndexing } from '#modules/entities/reindex'
import { Indexes } from '#modules/matching/indexes'
import * as store from '#modules/matching/item-store'
import { maker } from '#modules/matching/maker'
import { isMatched, madeBy, makeReady, matchedTypes } from '#modules/matching/profiles'
import { ReadingAhead } from '#modules/matching/read-ahead'
import { forEachTenant } from '#modules/tenants/service'

const byDatabase = new WeakMap<Database, Indexes>()

/** In this process, of this database. */
export function indexesOf({ database }: Context): Indexes {
  const indexes = byDatabase.get(database) ?? new Indexes()
  byDatabase.set(database, indexes)
  return indexes
}

/** So many in one go: a change by hand waits for no more. */
const portion = 100
/** So long after a write: whoever types in a record writes it several times, and it is made once. */
const pauseMs = 800
/** And after the last of very many: while a file is imported and its words are indexed, everything is theirs. Not for ever. */
const longPauseMs = 3_000
const longestPauseMs = 600_000
const signal = (type: string): string => `matched ${type}`

/** Makes what matching needs of these records as they are now. */
async function makeSome(ctx: Context, type: string, openIds: readonly string[]): Promise<void> {
  const rows = await findKept(ctx, type, openIds)
  const sources = rows.map((row) => ({
    openId: row.open_id,
    version: row.version,
    isJob: type === 'Job',
    fields: fieldsOf(row),
  }))
  const { items, failed } = await maker.make(sources, ctx.clock.now())
  if (failed > 0) ctx.log.warn({ type, failed }, 'records of which nothing can be made for matching')
  if (items.length === 0) return
  await transaction(ctx, async (ctx) => {
    await store.put(ctx, type, madeBy(ctx.clock.now()), items)
    announceSignal(ctx, signal(type))
  })
}

/** What is to be made, each in the order in which it came. */
class Upkeep {
  readonly #contextFor: Background['contextFor']
  /** Records that were named, by enterprise and type. */
  readonly #named = new Map<string, Set<string>>()
  /** Enterprises and types of which anything may be behind. */
  readonly #behind = new Set<string>()
  readonly #turns = new Turns(() => this.#work())
  #pause: NodeJS.Timeout | undefined
  #longPause: NodeJS.Timeout | undefined
  #manySince: number | undefined
  #ended = false
  constructor(contextFor: Background['contextFor']) {
    this.#contextFor = contextFor
  }

  hear({ tenant, from, change, signal: word }: Message): void {
    const read = matchedTypes.find((type) => word === signal(type))
    if (read) this.#refresh(this.#contextFor(tenant), read)
    // The process that wrote it makes it.
    if (!change || from !== processId || !isMatched(change.type) || change.kind === 'deleted') return
    const key = `${tenant} ${change.type}`
    if (change.records.length > 0) this.#hearNamed(key, change.records)
    // A notice about very many does not name them.
    else this.#hearMany(key)
  }

  #hearNamed(key: string, records: readonly { openId: string }[]): void {
    const named = this.#named.get(key) ?? new Set<string>()
    this.#named.set(key, named)
    for (const { openId } of records) named.add(openId)
    this.#pause ??= setTimeout(() => {
      this.#pause = undefined
      this.#turns.want()
    }, pauseMs)
  }

  #hearMany(key: string): void {
    this.#behind.add(key)
    this.#manySince ??= performance.now()
    if (this.#longPause && this.#isLate()) return
    clearTimeout(this.#longPause)
    this.#longPause = setTimeout(() => {
      this.#longPause = undefined
      this.#turns.want()
    }, longPauseMs)
  }

  #isLate(): boolean {
    return this.#manySince !== undefined && performance.now() - this.#manySince > longestPauseMs
  }

  /** What was written while nobody listened, or by an earlier release, waits for nobody's question. */
  async lookThrough(): Promise<void> {
    const ctx = this.#contextFor(directory)
    try {
      await forEachTenant(ctx, async (tenant) => {
        for (const type of matchedTypes) this.#behind.add(`${tenant} ${type}`)
      })
    } catch (error) {
      if (!this.#ended) ctx.log.warn({ err: error }, 'matching is behind')
    }
    this.#turns.want()
  }

  #refresh(ctx: Context, type: string): void {
    indexesOf(ctx)
      .refresh(ctx, type)
      .catch(() => {})
  }

  async #work(): Promise<void> {
    await this.#makeNamed()
    for (let key = first(this.#behind); key && !this.#longPause && !this.#ended; key = first(this.#behind)) {
      this.#behind.delete(key)
      await this.#try(key, (ctx, type) => this.#catchUp(ctx, type, key))
    }
    if (this.#behind.size === 0) this.#manySince = undefined
  }

  async #makeNamed(): Promise<void> {
    for (let key = first(this.#named.keys()); key && !this.#ended; key = first(this.#named.keys())) {
      const named = [...(this.#named.get(key) ?? [])]
      this.#named.delete(key)
      await this.#try(key, async (ctx, type) => {
        for (const ids of portions(named)) await makeSome(ctx, type, ids)
      })
    }
  }

  /** Everything of a type that is not up to date, in the order of the ids. What is changed by hand meanwhile goes first. */
  async #catchUp(ctx: Context, type: string, key: string): Promise<void> {
    for (let after = ''; !this.#ended; ) {
      // To be found by a word comes before to be recommended.
      if (!this.#isLate() && (await isIndexing(ctx))) return this.#hearMany(key)
      const ids = await store.findStale(ctx, type, madeBy(ctx.clock.now()), after, portion)
      if (ids.length === 0) return
      await makeSome(ctx, type, ids)
      after = ids.at(-1) ?? after
      await this.#makeNamed()
    }
  }

  /** What fails is stale, and found again by the job that looks for it. */
  async #try(key: string, work: (ctx: Context, type: string) => Promise<void>): Promise<void> {
    const [tenant = '', type = ''] = key.split(' ')
    const ctx = this.#contextFor(tenant)
    try {
      await work(ctx, type)
    } catch (error) {
      if (!this.#ended) ctx.log.warn({ err: error }, 'matching is behind')
    }
  }

  async end(looking: Promise<void>): Promise<void> {
    this.#ended = true
    clearTimeout(this.#pause)
    clearTimeout(this.#longPause)
    await looking
    await this.#turns.settled()
  }
}

const first = <T>(all: Iterable<T>): T | undefined => all[Symbol.iterator]().next().value

function* portions<T>(all: readonly T[]): Generator<T[]> {
  for (let at = 0; at < all.length; at += portion) yield all.slice(at, at + portion)
}

const keptUp = new WeakMap<Database, Upkeep>()

/** Records of an earlier release or made by an earlier way, and whatever a crash or a lost notice has left. */
const catchUpEverywhere = job({
  name: 'match-catch-up',
  schedule: '*/10 * * * *',
  run: async (ctx) => {
    await keptUp.get(ctx.database)?.lookThrough()
    await forEachTenant(ctx, async (tenant) => {
      for (const type of matchedTypes) await store.removeOrphans(inTenant(ctx, tenant), type)
    })
  },
})
export const jobs = [catchUpEverywhere]

/** From the start of a process: what is written is made ready for matching within moments. */
export function begin({ live, contextFor }: Background): () => Promise<void> {
  const { database, clock } = contextFor(directory)
  makeReady(clock.now())
  const upkeep = new Upkeep(contextFor)
  keptUp.set(database, upkeep)
  const looking = upkeep.lookThrough()
  const ahead = new ReadingAhead(contextFor, indexesOf(contextFor(directory)))
  const leave = live.follow({
    hear: (message) => upkeep.hear(message),
    missed: () => ahead.again(),
  })
  return async () => {
    leave()
    keptUp.delete(database)
    await Promise.all([upkeep.end(looking), ahead.end()])
  }
}

import { setImmediate as turn } from 'node:timers/promises'
import type { Context } from '#kernel/context'
import { stepAside } from '#kernel/foreground'
import * as store from '#modules/matching/item-store'
import { TermIndex } from '#modules/matching/postings'

interface Entry {
  index: TermIndex
  /** The latest that was read. */
  since: Date
  /** As which writes of late were read, by their records: none has to be read twice. */
  lately: Map<string, string>
  /** Reading goes on; whoever asks waits for it. */
  reading: Promise<void>
  /** Another reading follows this one, and will find what is written until then. */
  isAwaited: boolean
  /** Somebody asked for it, and waits as long as it is read. */
  isAsked: boolean
}

export interface IndexName {
  tenant: string
  type: string
}

const page = 2_000
/** Where nobody waits, others get their turn more often. */
const smallPage = 250
/** Rows become visible in the order of commits, not of their times. */
const overlapMs = 30_000
/** So much memory for all enterprises together; those asked for longest ago are forgotten first. */
const mostBytes = 512 * 1024 * 1024
/** With so much in memory nothing more is read that nobody has asked for. */
const mostAheadBytes = mostBytes / 2

/** The indexes in this process's memory, each read when it is first asked for, or ahead of that. */
export class Indexes {
  /** The last asked for stands last. */
  readonly #entries = new Map<string, Entry>()

  async of(ctx: Context, type: string): Promise<TermIndex> {
    const key = `${ctx.tenant} ${type}`
    const entry = this.#entries.get(key) ?? begin(ctx, type, true)
    entry.isAsked = true
    this.#entries.delete(key)
    this.#entries.set(key, entry)
    await this.#untilRead(key, entry)
    return entry.index
  }

  /** Reads what nobody has asked for yet, where there is room for it, without being in anybody's way. */
  async readAhead(ctx: Context, type: string): Promise<void> {
    const key = `${ctx.tenant} ${type}`
    if (this.#entries.has(key) || this.#bytes() > mostAheadBytes) return
    const entry = begin(ctx, type, false)
    this.#entries.set(key, entry)
    await this.#untilRead(key, entry)
  }

  async #untilRead(key: string, entry: Entry): Promise<void> {
    try {
      await entry.reading
    } catch (error) {
      if (this.#entries.get(key) === entry) this.#entries.delete(key)
      throw error
    }
    this.#forgetSome(key)
  }

  /** Something was written: what is in memory follows, one reading after another. */
  refresh(ctx: Context, type: string): Promise<void> {
    const entry = this.#entries.get(`${ctx.tenant} ${type}`)
    if (!entry) return Promise.resolve()
    if (entry.isAwaited) return entry.reading
    entry.isAwaited = true
    entry.reading = entry.reading.then(() => {
      entry.isAwaited = false
      return readNew(ctx, type, entry)
    })
    // Whoever asks next hears of the failure and reads all anew.
    entry.reading.catch(() => {})
    return entry.reading
  }

  /** Returns which there were, the last asked for first. */
  forgetAll(): IndexName[] {
    const keys = [...this.#entries.keys()].reverse()
    this.#entries.clear()
    return keys.map((key) => {
      const [tenant = '', type = ''] = key.split(' ')
      return { tenant, type }
    })
  }

  #bytes(): number {
    return [...this.#entries.values()].reduce((sum, { index }) => sum + index.bytes, 0)
  }

  #forgetSome(asked: string): void {
    let bytes = this.#bytes()
    for (const [key, { index }] of this.#entries) {
      if (bytes <= mostBytes || key === asked) return
      this.#entries.delete(key)
      bytes -= index.bytes
    }
  }
}

function begin(ctx: Context, type: string, isAsked: boolean): Entry {
  const reading = Promise.resolve()
  const entry: Entry = {
    index: new TermIndex(),
    since: new Date(0),
    lately: new Map(),
    reading,
    isAwaited: false,
    isAsked,
  }
  entry.reading = readAll(ctx, type, entry)
  return entry
}

type Rows = Awaited<ReturnType<typeof store.findAfter>>

function take(entry: Entry, rows: Rows): void {
  for (const { open_id, terms, impacts, written_at } of rows) {
    entry.index.put(open_id, store.numbersOf(terms), impacts)
    if (written_at > entry.since) entry.since = written_at
  }
}

async function readAll(ctx: Context, type: string, entry: Entry): Promise<void> {
  for (let after = ''; ; ) {
    const rows = await store.findAfter(ctx, type, after, entry.isAsked ? page : smallPage)
    take(entry, rows)
    const last = rows.at(-1)
    if (!last) break
    after = last.open_id
    // Where someone waits for this one, others get their turn, but no more.
    await (entry.isAsked ? turn() : stepAside())
  }
  // What was written behind the reader's back.
  await readNew(ctx, type, entry)
}

/**
 * What was written since. A look back over those whose writing took its time finds the most again that is known: where very
 * many are written, each would be read a hundred times.
 */
async function readNew(ctx: Context, type: string, entry: Entry): Promise<void> {
  const written = await store.findWritten(ctx, type, new Date(entry.since.getTime() - overlapMs))
  const unread = written.filter((each) => entry.lately.get(each.open_id) !== writeOf(each))
  for (let from = 0; from < unread.length; from += smallPage) {
    const ids = unread.slice(from, from + smallPage).map(({ open_id }) => open_id)
    take(entry, await store.findSome(ctx, type, ids))
    await turn()
  }
  entry.lately = new Map(written.map((each) => [each.open_id, writeOf(each)]))
}

const writeOf = ({ version, written_at }: store.Written): string => `${version} ${written_at.getTime()}`

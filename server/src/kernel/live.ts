import type { FastifyBaseLogger } from 'fastify'
import pg from 'pg'
import { channel, type Message } from '#kernel/announce'
import { newId } from '#kernel/ids'

/** Somebody who wants to hear what happens in a tenant. */
export interface Listener {
  readonly tenant: string
  readonly userId: string
  hear(message: Message): void
  /** Something was lost on the way. `position` is where hearing begins again. */
  missed(position: string): void
  /** The process stops. */
  stop(): void
}

/** What one process hears of what all processes do. */
export interface Live {
  listen(listener: Listener, from: From): Opening
  /** A part of the server that wants to hear of every tenant. Returns how to stop. */
  follow(follower: Follower): () => void
  countOf(tenant: string, userId: string): number
  count(): number
  /** Ends every stream: no more of them are open when the server closes. */
  endAll(): void
  close(): Promise<void>
}

/** Hears everything, without a position: what it missed it has to find out by itself. */
export interface Follower {
  hear(message: Message): void
  missed(): void
}

/** Where hearing begins: after the last id that was heard, of whichever process; so long ago; or now. */
export interface From {
  after?: string | undefined
  ageMs?: number | undefined
}

export interface Opening {
  /** Where hearing begins, to be sent as the id of the first event. */
  position: string
  /** What happened since; undefined where nobody knows any more. */
  since: readonly Message[] | undefined
  leave(): void
}

const kept = 5_000
const longestWaitMs = 5_000
const probeMs = 20_000

/**
 * One LISTEN connection of the application's role beside the pool. PostgreSQL gives all listeners all notices in the order
 * of the commits, so the id of a notice means the same in every process. When the connection breaks, what was sent
 * meanwhile is unknown: it is opened again, and everyone is told to ask anew.
 */
class Hub implements Live {
  readonly #url: string
  readonly #log: FastifyBaseLogger
  readonly #listeners = new Map<string, Set<Listener>>()
  readonly #followers = new Set<Follower>()
  #recent: { message: Message; at: number }[] = []
  /** Since when nothing was forgotten. */
  #knownFrom = performance.now()
  /** Stands for "the beginning" until the first notices have been forgotten. */
  #epoch = newId()
  #client: pg.Client | undefined
  #closed = false
  #probe: NodeJS.Timeout | undefined
  constructor(url: string, log: FastifyBaseLogger) {
    this.#url = url
    this.#log = log
  }

  async connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#url,
      application_name: 'cohort live',
      keepAlive: true,
      connectionTimeoutMillis: 10_000,
      query_timeout: 10_000,
    })
    client.on('notification', ({ payload }) => this.#hear(payload))
    client.on('error', () => {})
    client.once('end', () => this.#lost(client))
    try {
      await client.connect()
      await client.query(`listen ${channel}`)
    } catch (error) {
      await client.end().catch(() => {})
      throw error
    }
    if (this.#closed) return client.end()
    this.#client = client
    // A connection that died without a word is noticed by asking it something.
    this.#probe = setInterval(() => client.query('select 1').catch(() => void client.end().catch(() => {})), probeMs)
    this.#probe.unref()
  }

  #hear(payload: string | undefined): void {
    const message = JSON.parse(payload ?? '{}') as Message
    this.#recent.push({ message, at: performance.now() })
    if (this.#recent.length > kept) {
      this.#knownFrom = this.#recent.shift()?.at ?? this.#knownFrom
      this.#epoch = newId()
    }
    for (const listener of this.#listeners.get(message.tenant) ?? []) listener.hear(message)
    for (const follower of this.#followers) follower.hear(message)
  }

  #lost(client: pg.Client): void {
    if (client !== this.#client) return
    this.#client = undefined
    clearInterval(this.#probe)
    if (this.#closed) return
    this.#log.warn('the connection that hears of changes is lost')
    void this.#again(50)
  }

  async #again(waitMs: number): Promise<void> {
    await new Promise((done) => setTimeout(done, waitMs))
    if (this.#closed) return
    try {
      await this.connect()
    } catch {
      return this.#again(Math.min(waitMs * 2, longestWaitMs))
    }
    this.#recent = []
    this.#knownFrom = performance.now()
    this.#epoch = newId()
    for (const listener of this.#all()) listener.missed(this.#epoch)
    for (const follower of this.#followers) follower.missed()
  }

  listen(listener: Listener, from: From): Opening {
    const { tenant } = listener
    const there = this.#listeners.get(tenant) ?? new Set()
    this.#listeners.set(tenant, there.add(listener))
    const own = this.#recent.filter(({ message }) => message.tenant === tenant)
    return {
      position: own.at(-1)?.message.id ?? this.#epoch,
      since: this.#since(own, from)?.map(({ message }) => message),
      leave: () => {
        there.delete(listener)
        if (there.size === 0 && this.#listeners.get(tenant) === there) this.#listeners.delete(tenant)
      },
    }
  }

  #since<Heard extends { message: Message; at: number }>(own: Heard[], { after, ageMs }: From): Heard[] | undefined {
    if (after !== undefined) {
      const found = own.findIndex(({ message }) => message.id === after)
      return found >= 0 || after === this.#epoch ? own.slice(found + 1) : undefined
    }
    if (ageMs === undefined) return []
    const began = performance.now() - ageMs
    return began < this.#knownFrom ? undefined : own.filter(({ at }) => at >= began)
  }

  follow(follower: Follower): () => void {
    this.#followers.add(follower)
    return () => this.#followers.delete(follower)
  }

  countOf(tenant: string, userId: string): number {
    return [...(this.#listeners.get(tenant) ?? [])].filter((listener) => listener.userId === userId).length
  }

  count(): number {
    return this.#all().length
  }

  #all(): Listener[] {
    return [...this.#listeners.values()].flatMap((each) => [...each])
  }

  endAll(): void {
    for (const listener of this.#all()) listener.stop()
  }

  async close(): Promise<void> {
    this.#closed = true
    clearInterval(this.#probe)
    this.endAll()
    await this.#client?.end()
  }
}

export async function openLive(url: string, log: FastifyBaseLogger): Promise<Live> {
  const hub = new Hub(url, log)
  await hub.connect()
  return hub
}

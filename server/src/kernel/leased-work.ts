import type { Message } from '#kernel/announce'
import type { Background } from '#kernel/background'
import { secondsAfter } from '#kernel/clock'
import type { Context } from '#kernel/context'
import { newId } from '#kernel/ids'
import { directory } from '#kernel/scope'
import { Turns } from '#kernel/turns'

const renewEveryMs = 20_000
/** Where others work on all that is left, it is looked at again so soon at the latest. */
const lookAgainMs = 15_000
const soonestMs = 250
/** After a fault of ours an item waits for so long, longer each time. */
const waitSeconds = 5

/** One kind of work that waits in a table, where whoever takes some of it holds it by a claim with a lease. */
export interface LeasedKind<I extends { attempts: number }> {
  /** In the log. */
  readonly name: string
  /** The word by which processes hear that there is some. */
  readonly signal: string
  /** So many at once in a process. */
  readonly mostAtOnce: number
  forEachTenant(ctx: Context, look: (tenant: string) => Promise<void>): Promise<void>
  claim(ctx: Context, claimant: string, count: number, now: Date): Promise<I[]>
  /** Still at it. */
  renew(ctx: Context, item: I, now: Date): Promise<unknown>
  /** To be taken up by anybody from then on. `uncounted`: it was not the item's fault. */
  giveBack(ctx: Context, item: I, from: Date | null, uncounted: boolean): Promise<unknown>
  /** How much of an enterprise is left, and when the first claim on it ends. */
  openWork(ctx: Context): Promise<{ open: number; next: Date | null }>
  workOn(ctx: Context, item: I, isEnding: () => boolean): Promise<void>
  /** What stops work that is under way, when the process ends. */
  ending?(): Promise<void>
}

/**
 * What one process does of a kind of work for all enterprises. It watches those of which it heard that there is something to
 * do, takes as many items as it has hands for, and forgets an enterprise when nothing of it is left. An item whose process
 * died is free when its lease is over.
 */
class LeasedWork<I extends { attempts: number }> {
  readonly #kind: LeasedKind<I>
  readonly #contextFor: Background['contextFor']
  readonly #watched = new Set<string>()
  readonly #working = new Set<Promise<void>>()
  readonly #turns = new Turns(() => this.#turn())
  #scanning: Promise<void> | undefined
  #timer: NodeJS.Timeout | undefined
  #ended = false
  constructor(kind: LeasedKind<I>, contextFor: Background['contextFor']) {
    this.#kind = kind
    this.#contextFor = contextFor
  }

  hear({ tenant, signal }: Message): void {
    if (signal !== this.#kind.signal) return
    this.#watched.add(tenant)
    this.#turns.want()
  }

  /** All enterprises: from the start of a process, and whenever something may have been missed. */
  scan(): void {
    const ctx = this.#contextFor(directory)
    const look = async (tenant: string) => {
      if (!this.#ended && (await this.#kind.openWork(this.#contextFor(tenant))).open > 0) this.#watched.add(tenant)
    }
    this.#scanning = this.#kind.forEachTenant(ctx, look).then(
      () => this.#turns.want(),
      (error) => {
        if (!this.#ended) ctx.log.warn({ err: error, work: this.#kind.name }, 'waiting work was not looked for')
      },
    )
  }

  async #turn(): Promise<void> {
    if (this.#ended) return
    let nextMs = Number.POSITIVE_INFINITY
    for (const tenant of [...this.#watched]) nextMs = Math.min(nextMs, await this.#take(tenant))
    clearTimeout(this.#timer)
    if (this.#ended || nextMs === Number.POSITIVE_INFINITY) return
    this.#timer = setTimeout(() => this.#turns.want(), nextMs)
    this.#timer.unref()
  }

  /** Takes what there are hands for. Returns when to look again, where nothing else says so. */
  async #take(tenant: string): Promise<number> {
    const ctx = this.#contextFor(tenant)
    try {
      const free = this.#kind.mostAtOnce - this.#working.size
      // Whoever comes to an end looks again.
      if (free <= 0) return Number.POSITIVE_INFINITY
      const now = ctx.clock.now()
      const taken = await this.#kind.claim(ctx, newId(now), free, now)
      for (const item of taken) this.#begin(tenant, item)
      if (taken.length > 0) return Number.POSITIVE_INFINITY
      const { open, next } = await this.#kind.openWork(ctx)
      if (open === 0) {
        this.#watched.delete(tenant)
        return Number.POSITIVE_INFINITY
      }
      const waitMs = next ? next.getTime() - ctx.clock.now().getTime() : 0
      return Math.min(lookAgainMs, Math.max(soonestMs, waitMs))
    } catch (error) {
      if (!this.#ended) ctx.log.warn({ err: error, work: this.#kind.name }, 'waiting work was not taken')
      return lookAgainMs
    }
  }

  #begin(tenant: string, item: I): void {
    const work = this.#work(tenant, item).finally(() => {
      this.#working.delete(work)
      this.#turns.want()
    })
    this.#working.add(work)
  }

  async #work(tenant: string, item: I): Promise<void> {
    const ctx = this.#contextFor(tenant)
    const renewing = setInterval(() => {
      this.#kind.renew(ctx, item, ctx.clock.now()).catch(() => {})
    }, renewEveryMs)
    renewing.unref()
    try {
      await this.#kind.workOn(ctx, item, () => this.#ended)
    } catch (error) {
      await this.#giveBack(tenant, item, error)
    } finally {
      clearInterval(renewing)
    }
  }

  /** It is taken up again: at once where the process ends, after a while where something of ours went wrong. */
  async #giveBack(tenant: string, item: I, error: unknown): Promise<void> {
    const ctx = this.#contextFor(tenant)
    if (!this.#ended) ctx.log.warn({ err: error, work: this.#kind.name }, 'a piece of work was not done')
    const from = this.#ended ? null : secondsAfter(ctx.clock.now(), waitSeconds * item.attempts)
    await this.#kind.giveBack(ctx, item, from, this.#ended).catch(() => {})
  }

  async end(): Promise<void> {
    this.#ended = true
    clearTimeout(this.#timer)
    await this.#kind.ending?.()
    await Promise.all([this.#scanning, this.#turns.settled(), ...this.#working])
  }
}

/** From the start of a process: what waits is worked on, whoever began it and wherever it stopped. */
export const beginLeased =
  <I extends { attempts: number }>(kind: LeasedKind<I>) =>
  ({ live, contextFor }: Background): (() => Promise<void>) => {
    const work = new LeasedWork(kind, contextFor)
    const leave = live.follow({ hear: (message) => work.hear(message), missed: () => work.scan() })
    work.scan()
    return async () => {
      leave()
      await work.end()
    }
  }

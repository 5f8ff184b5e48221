import { availableParallelism } from 'node:os'
import { closePool } from '@cohort/talent/workers/pool'
import type { Message } from '#kernel/announce'
import type { Background } from '#kernel/background'
import { secondsAfter } from '#kernel/clock'
import { newId } from '#kernel/ids'
import { directory } from '#kernel/scope'
import { Turns } from '#kernel/turns'
import { intakeSignal } from '#modules/resumes/batches'
import * as claims from '#modules/resumes/claim-store'
import type { ItemRow } from '#modules/resumes/item-store'
import { workOn } from '#modules/resumes/item-work'
import { forEachTenant } from '#modules/tenants/service'

/** So many files at once in a process; the pool reads them in threads of its own. */
const mostAtOnce = Math.max(2, Math.min(4, availableParallelism()))
const renewEveryMs = 20_000
/** Where others work on all that is left, it is looked at again so soon at the latest. */
const lookAgainMs = 15_000
const soonestMs = 250
/** After a fault of ours an item waits for so long, longer each time. */
const waitSeconds = 5

/**
 * What one process does for the batches of all enterprises. It watches those of which it heard that there is something to
 * be read, takes as many items as it has hands for, and forgets an enterprise when nothing of it is left. An item whose
 * process died is free when its lease is over.
 */
class IntakeWork {
  readonly #contextFor: Background['contextFor']
  readonly #watched = new Set<string>()
  readonly #working = new Set<Promise<void>>()
  readonly #turns = new Turns(() => this.#turn())
  #scanning: Promise<void> | undefined
  #timer: NodeJS.Timeout | undefined
  #ended = false
  constructor(contextFor: Background['contextFor']) {
    this.#contextFor = contextFor
  }

  hear({ tenant, signal }: Message): void {
    if (signal !== intakeSignal) return
    this.#watched.add(tenant)
    this.#turns.want()
  }

  /** All enterprises: from the start of a process, and whenever something may have been missed. */
  scan(): void {
    const ctx = this.#contextFor(directory)
    const look = async (tenant: string) => {
      if (!this.#ended && (await claims.openWork(this.#contextFor(tenant))).open > 0) this.#watched.add(tenant)
    }
    this.#scanning = forEachTenant(ctx, look).then(
      () => this.#turns.want(),
      (error) => {
        if (!this.#ended) ctx.log.warn({ err: error }, 'waiting resumes were not looked for')
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
      const free = mostAtOnce - this.#working.size
      // Whoever comes to an end looks again.
      if (free <= 0) return Number.POSITIVE_INFINITY
      const now = ctx.clock.now()
      const taken = await claims.claim(ctx, newId(now), free, now)
      for (const item of taken) this.#begin(tenant, item)
      if (taken.length > 0) return Number.POSITIVE_INFINITY
      const { open, next } = await claims.openWork(ctx)
      if (open === 0) {
        this.#watched.delete(tenant)
        return Number.POSITIVE_INFINITY
      }
      const waitMs = next ? next.getTime() - ctx.clock.now().getTime() : 0
      return Math.min(lookAgainMs, Math.max(soonestMs, waitMs))
    } catch (error) {
      if (!this.#ended) ctx.log.warn({ err: error }, 'waiting resumes were not taken')
      return lookAgainMs
    }
  }

  #begin(tenant: string, item: ItemRow): void {
    const work = this.#work(tenant, item).finally(() => {
      this.#working.delete(work)
      this.#turns.want()
    })
    this.#working.add(work)
  }

  async #work(tenant: string, item: ItemRow): Promise<void> {
    const ctx = this.#contextFor(tenant)
    const renewing = setInterval(() => {
      claims.renew(ctx, item, ctx.clock.now()).catch(() => {})
    }, renewEveryMs)
    renewing.unref()
    try {
      await workOn(ctx, item, () => this.#ended)
    } catch (error) {
      await this.#giveBack(tenant, item, error)
    } finally {
      clearInterval(renewing)
    }
  }

  /** It is taken up again: at once where the process ends, after a while where something of ours went wrong. */
  async #giveBack(tenant: string, item: ItemRow, error: unknown): Promise<void> {
    const ctx = this.#contextFor(tenant)
    if (!this.#ended) ctx.log.warn({ err: error }, 'a resume was not read')
    const from = this.#ended ? null : secondsAfter(ctx.clock.now(), waitSeconds * item.attempts)
    await claims.giveBack(ctx, item, from, this.#ended).catch(() => {})
  }

  async end(): Promise<void> {
    this.#ended = true
    clearTimeout(this.#timer)
    await closePool()
    await Promise.all([this.#scanning, this.#turns.settled(), ...this.#working])
  }
}

/** From the start of a process: batches are worked on, whoever began them and wherever they stopped. */
export function begin({ live, contextFor }: Background): () => Promise<void> {
  const work = new IntakeWork(contextFor)
  const leave = live.follow({ hear: (message) => work.hear(message), missed: () => work.scan() })
  work.scan()
  return async () => {
    leave()
    await work.end()
  }
}

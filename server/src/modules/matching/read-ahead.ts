import type { Background } from '#kernel/background'
import { secondsAfter } from '#kernel/clock'
import { directory } from '#kernel/scope'
import { lastSeen } from '#modules/devices/service'
import type { Indexes, IndexName } from '#modules/matching/indexes'
import { matchedTypes } from '#modules/matching/profiles'
import { forEachTenant } from '#modules/tenants/service'

/** Enterprises whose members were here in so many seconds have their index read from the start of a process. */
const latelySeconds = 12 * 3600

/** Whoever was here lately does not wait for the index; for an enterprise that nobody uses nothing is read. */
export class ReadingAhead {
  readonly #contextFor: Background['contextFor']
  readonly #indexes: Indexes
  #reading: Promise<void>
  #ended = false
  constructor(contextFor: Background['contextFor'], indexes: Indexes) {
    this.#contextFor = contextFor
    this.#indexes = indexes
    this.#reading = this.#unlessEnded(async () => this.#read(await this.#lately()))
  }

  /** Something was not heard: what is in memory may be wrong, and is read again before it is asked for. */
  again(): void {
    const names = this.#indexes.forgetAll()
    this.#reading = this.#reading.then(() => this.#unlessEnded(() => this.#read(names)))
  }

  async end(): Promise<void> {
    this.#ended = true
    await this.#reading
  }

  /** Those of whom somebody was here, the latest first. */
  async #lately(): Promise<IndexName[]> {
    const ctx = this.#contextFor(directory)
    const seen: { tenant: string; at: Date }[] = []
    await forEachTenant(ctx, async (tenant) => {
      const at = this.#ended ? null : await lastSeen(this.#contextFor(tenant))
      if (at && at > secondsAfter(ctx.clock.now(), -latelySeconds)) seen.push({ tenant, at })
    })
    return seen
      .toSorted((a, b) => b.at.getTime() - a.at.getTime())
      .flatMap(({ tenant }) => matchedTypes.map((type) => ({ tenant, type })))
  }

  async #read(names: readonly IndexName[]): Promise<void> {
    for (const { tenant, type } of names) {
      if (this.#ended) return
      await this.#unlessEnded(() => this.#indexes.readAhead(this.#contextFor(tenant), type))
    }
  }

  /** What fails is read when it is asked for. */
  async #unlessEnded(work: () => Promise<void>): Promise<void> {
    try {
      if (!this.#ended) await work()
    } catch (error) {
      if (!this.#ended) this.#contextFor(directory).log.warn({ err: error }, 'an index was not read ahead')
    }
  }
}

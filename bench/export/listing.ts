import { setTimeout as pause } from 'node:timers/promises'
import type { Enterprise } from '#bench/lib/enterprise'

/** Between two looks at a page: what several people at work ask for together. */
const everyMs = 50

/** Somebody who pages through the list, however long something else takes. */
export class Listing {
  readonly #enterprise: Enterprise
  constructor(enterprise: Enterprise) {
    this.#enterprise = enterprise
  }

  /** How long each page took while the work was going on, in milliseconds. */
  async during(work: () => Promise<void>): Promise<number[]> {
    const times: number[] = []
    let isOver = false
    const working = work().finally(() => {
      isOver = true
    })
    for (let current = 1; !isOver; current = (current % 20) + 1) {
      const began = performance.now()
      await this.#enterprise.search({ current })
      times.push(performance.now() - began)
      await pause(everyMs)
    }
    await working
    return times
  }
}

import { Apart } from '#kernel/apart'
import { stepAside } from '#kernel/foreground'
import type { Lot, Made } from '#modules/matching/maker-process'
import { makeItems, type Source } from '#modules/matching/profiles'

/** So few are made on the spot, between other people's requests. */
const handful = 24

/**
 * Makes what matching needs of records. A handful is made on the spot; more go to a process of their own: an import of 80,000
 * resumes is five minutes of work that nobody may feel.
 */
class Maker {
  /** It holds the whole taxonomy in memory while it works. Nothing of the configuration goes along. */
  readonly #apart = new Apart<Lot, Made>(new URL('./maker-process.ts', import.meta.url), { idleMs: 60_000, env: {} })

  make(sources: readonly Source[], now: Date): Promise<Made> {
    return sources.length <= handful ? makeHere(sources, now) : this.#apart.ask({ sources, now })
  }
}

async function makeHere(sources: readonly Source[], now: Date): Promise<Made> {
  const all: Made = { items: [], failed: 0 }
  for (const source of sources) {
    const { items, failed } = makeItems([source], now)
    all.items.push(...items)
    all.failed += failed
    await stepAside()
  }
  return all
}

/** One for the process: several at once would only wait for each other. */
export const maker = new Maker()

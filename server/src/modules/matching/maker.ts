import { type ChildProcess, fork } from 'node:child_process'
import { stepAside } from '#kernel/foreground'
import type { Lot, Made } from '#modules/matching/maker-process'
import { makeItems, type Source } from '#modules/matching/profiles'

/** So few are made on the spot, between other people's requests. */
const handful = 24
const idleMs = 60_000

interface Waiting {
  resolve(made: Made['made']): void
  reject(error: Error): void
}

/**
 * Makes what matching needs of records. A handful is made on the spot; more go to a process of their own that comes after
 * everything else that wants the processor: an import of 80,000 resumes is five minutes of work that nobody may feel.
 */
class Maker {
  #child: ChildProcess | undefined
  readonly #waiting = new Map<number, Waiting>()
  #idle: NodeJS.Timeout | undefined
  #last = 0

  async make(sources: readonly Source[], now: Date): Promise<Made['made']> {
    if (sources.length <= handful) return makeHere(sources, now)
    clearTimeout(this.#idle)
    this.#child ??= this.#start()
    const child = this.#child
    this.#last += 1
    const lot: Lot = { id: this.#last, sources, now }
    try {
      return await new Promise((resolve, reject) => {
        this.#waiting.set(lot.id, { resolve, reject })
        child.send(lot, (error) => error && reject(error))
      })
    } finally {
      this.#waiting.delete(lot.id)
      // It holds the whole taxonomy in memory.
      if (this.#waiting.size === 0) this.#idle = setTimeout(() => child.disconnect(), idleMs).unref()
    }
  }

  #start(): ChildProcess {
    // Nothing of the configuration goes along, and what it might print of a record stays out of the log.
    const child = fork(new URL('./maker-process.ts', import.meta.url), {
      env: {},
      execArgv: [],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    child.on('message', ({ id, made }: Made) => this.#waiting.get(id)?.resolve(made))
    const gone = () => {
      if (this.#child === child) this.#child = undefined
      for (const { reject } of this.#waiting.values()) reject(new Error('the process that makes items has ended'))
    }
    child.on('error', gone)
    child.on('disconnect', gone)
    // It keeps nobody alive.
    child.unref()
    child.channel?.unref()
    return child
  }
}

async function makeHere(sources: readonly Source[], now: Date): Promise<Made['made']> {
  const all: Made['made'] = { items: [], failed: 0 }
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

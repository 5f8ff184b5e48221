/** Work that is done one time after another: whatever is wanted while it runs is one more run, and nothing wanted is lost. */
export class Turns {
  readonly #work: () => Promise<void>
  #isWanted = false
  #running: Promise<void> | undefined
  constructor(work: () => Promise<void>) {
    this.#work = work
  }

  want(): void {
    this.#isWanted = true
    this.#running ??= this.#run()
  }

  /** When nothing is wanted any more. */
  async settled(): Promise<void> {
    await this.#running
  }

  async #run(): Promise<void> {
    // Not before it is known to run.
    await Promise.resolve()
    try {
      while (this.#isWanted) {
        this.#isWanted = false
        await this.#work()
      }
    } finally {
      // In one go with the last look at what is wanted: a moment later somebody could have been told that it still runs.
      this.#running = undefined
    }
  }
}

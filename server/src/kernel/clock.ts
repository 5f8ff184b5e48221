/** The time, so that tests can set it. Nothing else in the server may ask the machine for the time of an event. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

/** A clock that stands still until it is moved. */
export class FakeClock implements Clock {
  #now: Date
  constructor(start: Date = new Date()) {
    this.#now = start
  }
  now(): Date {
    return this.#now
  }
  advance(seconds: number): void {
    this.#now = new Date(this.#now.getTime() + seconds * 1000)
  }
}

export const secondsAfter = (from: Date, seconds: number): Date => new Date(from.getTime() + seconds * 1000)

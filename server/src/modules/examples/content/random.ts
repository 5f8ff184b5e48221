/** Chance that is the same on every machine: the demo must look alike for everyone who talks about it. */
export interface Chance {
  next: () => number
  pick: <T>(list: readonly T[]) => T
  some: <T>(list: readonly T[], count: number) => T[]
  between: (low: number, high: number) => number
}

export function chanceOf(seed: number): Chance {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1))
  const pick = <T>(list: readonly T[]): T => list[between(0, list.length - 1)] as T
  const some = <T>(list: readonly T[], count: number): T[] => {
    const rest = [...list]
    return Array.from(
      { length: Math.min(count, list.length) },
      () => rest.splice(between(0, rest.length - 1), 1)[0] as T,
    )
  }
  return { next, pick, some, between }
}

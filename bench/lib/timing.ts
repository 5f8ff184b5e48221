export const quantile = (times: readonly number[], share: number): number =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0

/** How long each of some rounds takes, in milliseconds, after two that do not count. */
export async function timesOf(work: () => Promise<unknown>, rounds = 40): Promise<number[]> {
  await work()
  await work()
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    const start = performance.now()
    await work()
    times.push(performance.now() - start)
  }
  return times
}

export interface Pair {
  ours: number[]
  raw: number[]
}

/** Two pieces of work in turns, so that whatever else the machine does hits both. */
export async function inTurns(ours: () => Promise<unknown>, raw: () => Promise<unknown>, rounds = 40): Promise<Pair> {
  const pair: Pair = { ours: [], raw: [] }
  await ours()
  await raw()
  for (let round = 0; round < rounds; round++) {
    for (const [side, work] of [
      ['ours', ours],
      ['raw', raw],
    ] as const) {
      const start = performance.now()
      await work()
      pair[side].push(performance.now() - start)
    }
  }
  return pair
}

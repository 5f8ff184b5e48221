import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'

const read = (path: string): string => {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    // It has ended in between.
    return ''
  }
}

/** Behind the name of the program, which may hold anything: its state, who started it, and so on. */
const statOf = (pid: number): string[] =>
  read(`/proc/${pid}/stat`)
    .replace(/^.*\)\s/s, '')
    .split(' ')

/** A process and all that its main thread has started, and so on. */
function familyOf(pid: number): number[] {
  const family = [pid]
  for (const each of family)
    family.push(...(read(`/proc/${each}/task/${each}/children`).match(/\d+/g) ?? []).map(Number))
  return family
}

/** Of one process alone. */
export const residentMb = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(read(`/proc/${pid}/status`))?.[1] ?? 0) / 1024

/** Resident memory of a server with all that it has started, in megabytes. What they share is counted for each of them. */
const memoryMb = (pid: number): number => familyOf(pid).reduce((sum, each) => sum + residentMb(each), 0)

/** Time on the processor so far, in hundredths of a second. */
const busy = (pid: number): number => Number(statOf(pid)[11]) + Number(statOf(pid)[12])

/** Until a server has nothing to do of its own: after its start it reads into memory what will be asked for. */
export async function untilIdle(pid: number): Promise<void> {
  for (let [before, calm] = [busy(pid), 0]; calm < 3; ) {
    await pause(1_000)
    const now = busy(pid)
    calm = now - before < 10 ? calm + 1 : 0
    before = now
  }
}

const windowMs = 10_000
const longestMs = 300_000

/**
 * Memory at rest: nothing is left to match, to index or to clear away. Whatever was started for such work has ended, the server
 * hardly works, and for ten seconds its memory neither rises nor falls by more than one part in fifty.
 */
export async function restingMb(pid: number): Promise<number> {
  const began = performance.now()
  while (performance.now() - began < longestMs) {
    const [before, worked] = [memoryMb(pid), busy(pid)]
    await pause(windowMs)
    const after = memoryMb(pid)
    const isAlone = familyOf(pid).length === 1
    const isIdle = busy(pid) - worked < (windowMs / 10) * 0.1
    if (isAlone && isIdle && Math.abs(after - before) < before / 50) return after
  }
  throw new Error('the server does not come to rest')
}

/** The most of it, looked at ten times a second until it is asked for. */
export function watchMemory(pid: number): () => number {
  let most = memoryMb(pid)
  const timer = setInterval(() => {
    most = Math.max(most, memoryMb(pid))
  }, 100)
  return () => {
    clearInterval(timer)
    return most
  }
}

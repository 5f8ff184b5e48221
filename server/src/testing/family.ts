import { readFileSync } from 'node:fs'

/** Nothing of a process that has ended meanwhile. */
const read = (path: string): string => {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

/** A process that its parent has not collected yet has ended all the same. */
export const isAlive = (pid: number): boolean => {
  const stat = read(`/proc/${pid}/stat`)
  return stat !== '' && !/\) Z /.test(stat)
}

/** What a process has started that runs this program. */
export const childrenOf = (pid: number, program: string): number[] =>
  (read(`/proc/${pid}/task/${pid}/children`).match(/\d+/g) ?? [])
    .map(Number)
    .filter((child) => isAlive(child) && read(`/proc/${child}/cmdline`).includes(program))

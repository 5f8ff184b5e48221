import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Another server already works on this data folder. */
export class DataInUse extends Error {
  readonly pid: number
  constructor(folder: string, pid: number) {
    super(`another Cohort server (process ${pid}) is already running on ${folder}`)
    this.name = 'DataInUse'
    this.pid = pid
  }
}

/** Distinguishes a process from a later one with the same number; empty where the system does not tell. */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    // A process that ended but was not collected by its parent holds nothing any more.
    return fields[0] === 'Z' ? 'ended' : (fields[19] ?? '')
  } catch {
    return ''
  }
}

const alive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

function holderOf(path: string): number | undefined {
  try {
    const { pid, start } = JSON.parse(readFileSync(path, 'utf8')) as { pid: number; start: string }
    return alive(pid) && startOf(pid) === start ? pid : undefined
  } catch {
    return undefined
  }
}

/** Takes the data folder for this process. A lock left behind by kill -9 is taken over. Returns how to let go. */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true })
  const path = join(folder, 'cohort.lock')
  const content = JSON.stringify({ pid: process.pid, start: startOf(process.pid) })
  for (let tries = 0; tries < 3; tries++) {
    try {
      writeFileSync(path, content, { flag: 'wx' })
      return () => rmSync(path, { force: true })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
      const holder = holderOf(path)
      if (holder !== undefined) throw new DataInUse(folder, holder)
      rmSync(path, { force: true })
    }
  }
  throw new Error(`cannot lock ${folder}`)
}

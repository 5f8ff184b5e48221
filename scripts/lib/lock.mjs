import { closeSync, mkdirSync, openSync, rmSync, statSync, utimesSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { readText } from './paths.mjs'

const beatMs = 2_000
const deadMs = 20_000

/** Runs the work while no other process runs it, also not one of another user. A holder that died is noticed. */
export async function withLock(path, work, onWait) {
  mkdirSync(dirname(path), { recursive: true })
  let told = false
  while (!take(path)) {
    if (isAbandoned(path)) {
      rmSync(path, { force: true })
      continue
    }
    if (!told) onWait?.()
    told = true
    await pause(250)
  }
  const beat = setInterval(() => utimesSync(path, new Date(), new Date()), beatMs)
  try {
    return await work()
  } finally {
    clearInterval(beat)
    rmSync(path, { force: true })
  }
}

function take(path) {
  try {
    const file = openSync(path, 'wx')
    writeSync(file, String(process.pid))
    closeSync(file)
    return true
  } catch (error) {
    if (error.code === 'EEXIST') return false
    throw error
  }
}

/** The holder is gone, or (another container, a reused process id) has given no sign of life for a while. */
function isAbandoned(path) {
  const stat = statSync(path, { throwIfNoEntry: false })
  if (!stat) return false
  const age = Date.now() - stat.mtimeMs
  const pid = Number(readText(path))
  return age > deadMs || (pid > 0 && age > beatMs && !isRunning(pid))
}

export function isRunning(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

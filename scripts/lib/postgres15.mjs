import { spawn } from 'node:child_process'
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { readText } from './paths.mjs'
import { run } from './run.mjs'
import { pg15Folder } from './system.mjs'

const nobody = 65_534
const startsWithinMs = 30_000

/** Debian's PostgreSQL 15 in a folder of its own, on loopback, gone when stopped. */
export async function startPostgres15() {
  const user = process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {}
  const folder = mkdtempSync(join(tmpdir(), 'cohort-pg15-'))
  chmodSync(folder, 0o755)
  const data = join(folder, 'data')
  mkdirSync(data, { mode: 0o700 })
  if (user.uid) chownSync(data, nobody, nobody)
  const made = await run(
    join(pg15Folder, 'initdb'),
    ['--no-sync', '-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--locale=C'],
    { ...user, cwd: '/' },
  )
  if (made.code !== 0) throw new Error(`initdb of PostgreSQL 15 failed: ${made.output}`)
  const port = await freePort()
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'fsync=off', 'max_connections=200']
  const args = ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])]
  const child = spawn(join(pg15Folder, 'postgres'), args, { ...user, cwd: '/', stdio: 'ignore' })
  const stop = () => end(child, folder)
  process.once('exit', () => {
    child.kill('SIGQUIT')
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
  })
  await untilReady(child, data).catch(async (error) => {
    await stop()
    throw error
  })
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, stop }
}

function end(child, folder) {
  return new Promise((done) => {
    const remove = () => {
      rmSync(folder, { recursive: true, force: true })
      done(undefined)
    }
    if (child.exitCode !== null || child.signalCode !== null) return remove()
    child.once('exit', remove)
    child.kill('SIGINT')
  })
}

/** PostgreSQL writes "ready" into its pid file when it takes connections. */
async function untilReady(child, data) {
  const deadline = Date.now() + startsWithinMs
  while (Date.now() < deadline && child.exitCode === null) {
    if (readText(join(data, 'postmaster.pid'))?.split('\n')[7]?.trim() === 'ready') return
    await pause(30)
  }
  throw new Error('PostgreSQL 15 did not start')
}

/** A port that nobody listens on. */
function freePort() {
  return new Promise((done, failed) => {
    const probe = createServer()
    probe.once('error', failed)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (probe.address())
      probe.close(() => done(port))
    })
  })
}

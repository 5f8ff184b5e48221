import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const main = fileURLToPath(new URL('../server/src/main.ts', import.meta.url))
/** Lets the server notice when the test run was killed, so that none is left behind. */
const leash = new URL('../scripts/lib/leash.mjs', import.meta.url).href
/** Ends what hangs: on a busy machine a start takes its time. */
const readyWithinMs = 150_000
/** Known to the journeys, so that they can find what the server keeps only as a hash. */
export const secret = 'the secret of every server of a journey'

/** The real server as a process, with a data folder of its own that goes when it stops. */
export interface RunningServer {
  readonly url: string
  /** Its database, as the owner of the schema. */
  readonly databaseUrl: string
  /** What it has written so far. */
  log(): string
  /** Asks it to stop and waits. Anything but a clean exit is an error. */
  stop(): Promise<void>
}

/**
 * Starts the server on a free port and waits until it is ready. `env` overrides settings, such as REGISTRATION; with
 * DATABASE_URL it is another process on the database of a server that runs already.
 */
export async function startServer(env: Record<string, string> = {}): Promise<RunningServer> {
  const folder = mkdtempSync(join(tmpdir(), 'cohort-e2e-'))
  // Root's database runs as another user, which must be able to walk in.
  chmodSync(folder, 0o755)
  const port = env.PORT === undefined ? await freePort() : Number(env.PORT)
  const settings = {
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: join(folder, 'data'),
    DEMO: '0',
    SECRET: secret,
    // All visitors of the journeys come from one address.
    CODES_PER_ADDRESS: '1000000',
    ...env,
  }
  const child = spawn(process.execPath, ['--import', leash, main], {
    cwd: folder,
    // Nothing of the developer's own settings.
    env: { PATH: process.env.PATH, HOME: process.env.HOME, NODE_ENV: 'production', ...settings },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  let log = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => {
      log += chunk
    })
  }
  const url = `http://127.0.0.1:${port}`
  await untilReady(child, url, () => log).catch((error) => {
    rmSync(folder, { recursive: true, force: true })
    throw error
  })
  const databaseUrl = env.DATABASE_URL ?? databaseUrlOf(settings.DATA_DIR)
  return { url, databaseUrl, log: () => log, stop: () => stopServer(child, folder, () => log) }
}

/** The embedded PostgreSQL keeps its password beside its cluster, and its port in its pid file. */
function databaseUrlOf(data: string): string {
  const password = readFileSync(join(data, 'postgres.password'), 'utf8').trim()
  const port = readFileSync(join(data, 'postgres', 'postmaster.pid'), 'utf8')
    .split('\n')[3]
    ?.trim()
  return `postgres://cohort:${password}@127.0.0.1:${port}/postgres`
}

async function untilReady(child: ChildProcess, url: string, log: () => string): Promise<void> {
  const deadline = Date.now() + readyWithinMs
  while (Date.now() < deadline && child.exitCode === null && child.signalCode === null) {
    const answer = await fetch(`${url}/health/ready`).catch(() => undefined)
    if (answer?.ok) return
    await pause(50)
  }
  child.kill('SIGKILL')
  throw new Error(`the server did not become ready:\n${log()}`)
}

async function stopServer(child: ChildProcess, folder: string, log: () => string): Promise<void> {
  const exited = new Promise<string>((done) => {
    if (child.exitCode !== null) done(`code ${child.exitCode}`)
    else child.once('exit', (code, signal) => done(signal ?? `code ${code}`))
  })
  child.kill('SIGTERM')
  const end = await exited
  rmSync(folder, { recursive: true, force: true })
  if (end !== 'code 0') throw new Error(`the server ended with ${end} instead of stopping cleanly:\n${log()}`)
}

function freePort(): Promise<number> {
  return new Promise((done, failed) => {
    const probe = createServer()
    probe.once('error', failed)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => done(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

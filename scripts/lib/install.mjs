import { rmSync, writeFileSync } from 'node:fs'
import { withLock } from './lock.mjs'
import { exists, hashFiles, inRoot, node24, readText, root } from './paths.mjs'
import { Refusal, run, seconds } from './run.mjs'

const stampFile = inRoot('node_modules', '.cohort-stamp')
const oldestNode = 20

/** What the installed packages must have been made from: the lock file, npm's settings and this kind of machine. */
const wanted = () => hashFiles(['package-lock.json', '.npmrc'], process.platform, process.arch)

/** True where node_modules holds what package-lock.json asks for. */
export function isInstalled() {
  if (!exists(node24)) return false
  const stamp = readText(stampFile)
  return stamp === undefined ? adopt() : stamp === wanted()
}

/** Installs with `npm ci` what is missing or out of date. Two starts at once install once. */
export async function ensureInstalled() {
  const major = Number(process.versions.node.split('.')[0])
  if (major < oldestNode)
    throw new Refusal(`Cohort needs Node ${oldestNode} or newer; this is Node ${process.versions.node}.`)
  if (isInstalled()) return
  const waiting = () => console.log('Another command is installing the dependencies; waiting for it …')
  try {
    await withLock(inRoot('.cache', 'install.lock'), () => isInstalled() || install(), waiting)
  } catch (error) {
    if (error.code !== 'EACCES' && error.code !== 'EROFS' && error.code !== 'EPERM') throw error
    throw new Refusal(
      `The dependencies must be installed, but this user may not write in ${root} (${error.path ?? error.message}).`,
    )
  }
}

async function install() {
  const first = !exists(stampFile)
  console.log(first ? 'Installing dependencies (npm ci, a few minutes) …' : 'The lock file has changed: npm ci …')
  rmSync(stampFile, { force: true })
  const { code, output, ms } = await npm(['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'])
  if (code !== 0 || !exists(node24)) {
    throw new Refusal(
      `${output.trim()}\n\nInstalling the dependencies failed. npm's own words are above; mend that and start again.`,
    )
  }
  writeFileSync(stampFile, wanted())
  console.log(`Dependencies installed in ${seconds(ms)}.`)
}

/** npm as the user has it, run by the machine's own Node: the one in node_modules is about to be replaced. */
function npm(args) {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !isOfThisRun(name)))
  const { npm_execpath: cli, npm_node_execpath: node } = process.env
  if (cli?.endsWith('.js') && node) return run(node, [cli, ...args], { env })
  return run(process.platform === 'win32' ? 'npm.cmd' : 'npm', args, { env })
}

/** What the surrounding `npm start` says of itself; the user's own npm_config_* settings stay. */
const isOfThisRun = (name) =>
  /^npm_(package|lifecycle|command|node_execpath|execpath|config_(local_prefix|prefix|global_prefix|node_gyp))/.test(
    name,
  )

/**
 * Packages that someone installed with npm itself have no stamp. Where npm's own record of them agrees with the lock
 * file they are taken as they are.
 */
function adopt() {
  const record = parse(inRoot('node_modules', '.package-lock.json'))
  const lock = parse(inRoot('package-lock.json'))
  if (!record || !lock) return false
  const differs = Object.entries(lock.packages).some(([path, entry]) => {
    const installed = record.packages[path]
    if (!path.includes('node_modules/')) return false
    return installed ? installed.version !== entry.version : !entry.optional && !entry.peer && !entry.link
  })
  if (differs) return false
  try {
    writeFileSync(stampFile, wanted())
  } catch {
    // A read-only checkout is looked through again at the next start.
  }
  return true
}

function parse(path) {
  const text = readText(path)
  return text === undefined ? undefined : JSON.parse(text)
}

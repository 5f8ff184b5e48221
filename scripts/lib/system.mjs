// What the tests need from the operating system, and how Debian gives it.
import { exists } from './paths.mjs'
import { Refusal, run } from './run.mjs'

export const pg15Folder = process.env.PG15_BIN ?? '/usr/lib/postgresql/15/bin'

/** The same browser in two builds: the one without a window takes a fifth less time for the journeys. */
const chromiums = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium']
export const chromiumPath = () => process.env.CHROMIUM || chromiums.find(exists) || chromiums[0]

/** Each need with the Debian package that meets it. */
const needs = {
  chromium: {
    package: 'chromium-headless-shell',
    // Where a Debian has no such package.
    otherwise: 'chromium',
    words: 'Chromium, for the browser journeys',
    has: () => exists(chromiumPath()),
  },
  fonts: { package: 'fonts-noto-cjk', words: 'a Chinese font, for the browser journeys', has: hasChineseFont },
  pg15: {
    package: 'postgresql-15',
    words: 'PostgreSQL 15, the oldest supported',
    has: () => exists(`${pg15Folder}/initdb`),
  },
}

async function hasChineseFont() {
  const { code, output } = await run('fc-list', [':lang=zh', 'family'])
  return code === 0 && output.trim() !== ''
}

/** The needs of this list that are not met. */
export async function missingNeeds(names) {
  const found = []
  for (const name of names) if (!(await needs[name].has())) found.push(needs[name])
  return found
}

/** Installs what is missing where that is permitted; refuses with its names where it is not. */
export async function ensureSystem(names) {
  const missing = await missingNeeds(names)
  if (missing.length === 0) return
  const packages = missing.map((need) => need.package)
  const command = `apt-get install -y ${packages.join(' ')}`
  const asRoot = await rootPrefix()
  if (!asRoot) throw new Refusal(howTo(missing, command))
  console.log(`Installing ${packages.join(', ')} with apt-get …`)
  const [program, ...before] = [...asRoot, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get']
  const apt = (...args) => run(program, [...before, ...args])
  const install = (names) => apt('install', '-y', '--no-install-recommends', ...names)
  let result = await install(packages)
  if (result.code !== 0) {
    await apt('update')
    result = await install(packages)
  }
  if (result.code !== 0) result = await install(missing.map((need) => need.otherwise ?? need.package))
  const still = await missingNeeds(names)
  if (still.length > 0) throw new Refusal(`${result.output.trim()}\n\n${howTo(still, command)}`)
}

const howTo = (missing, command) =>
  [
    'The tests need from the system, and did not find:',
    ...missing.map((need) => `  ${need.package}: ${need.words}`),
    `On Debian: ${process.getuid?.() === 0 ? '' : 'sudo '}${command}`,
  ].join('\n')

/** How to run something as root: nothing to add, sudo without a password, or undefined where neither is possible. */
async function rootPrefix() {
  if (!exists('/usr/bin/apt-get')) return undefined
  if (process.getuid?.() === 0) return []
  const { code } = await run('sudo', ['-n', 'true'])
  return code === 0 ? ['sudo', '-n'] : undefined
}

// Who may import whom (docs/ARCHITECTURE.md), as data and one pure function.
import { posix } from 'node:path'

const packages = ['contract', 'talent', 'server', 'web']

const statement =
  /(?:^|[\n;])\s*(?:import|export)\b[^'"`;]*?\bfrom\s*['"]([^'"]+)['"]|(?:^|[\n;])\s*import\s*['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/g

/** The specifiers of a source text, static, dynamic and re-exported. */
export function importsOf(text) {
  return [...text.matchAll(statement)].map((match) => match[1] ?? match[2] ?? match[3])
}

/** The module order that server/src/modules/index.ts states: earlier ones may be imported by later ones. */
export function moduleOrder(text) {
  return [...text.matchAll(/\{\s*name:\s*'([\w-]+)'/g)].map((match) => match[1])
}

/** Where a file stands: its package, its layer, and inside a module its part. */
function placeOf(path) {
  const [box, , layer, ...rest] = path.split('/')
  if (!path.startsWith(`${box}/src/`)) return { box, layer: 'root', test: isTest(path) }
  const test = isTest(path)
  if (rest.length === 0) return { box, layer: box === 'contract' ? 'contract' : 'app', test }
  if (rest.slice(0, -1).includes('testing')) return { box, layer: 'testing', test }
  if (layer === 'demo') return { box, layer: 'app', test }
  if (layer !== 'modules') return { box, layer, test }
  if (rest.length === 1) return { box, layer: 'app', test }
  return { box, layer, module: rest[0], part: box === 'web' ? webPart(rest.slice(1)) : serverPart(rest.slice(1)), test }
}

const isTest = (path) => /\.(test|journey)\.(tsx?|mjs)$/.test(path)
const stem = (names) => names.at(-1).replace(/(\.test)?\.(ts|tsx)$/, '')
const serverPart = (names) => /(?:^|-)(routes|service|store)$/.exec(stem(names))?.[1] ?? 'other'
const webPart = (names) =>
  names.length > 1 && ['components', 'screens'].includes(names[0])
    ? names[0]
    : (/^(routes|queries)$/.exec(stem(names))?.[1] ?? 'other')

/** The repository path that a specifier names, or undefined for a package from outside. */
function targetOf(from, specifier) {
  const box = from.split('/')[0]
  const other = /^@cohort\/(\w+)\/(.+)$/.exec(specifier)
  if (other) return `${other[1]}/src/${other[2]}.ts`
  // The root's own names, for benchmarks.
  const named = /^#(server|talent|bench)\/(.+)$/.exec(specifier)
  if (named && !packages.includes(box))
    return named[1] === 'bench' ? `bench/${named[2]}.ts` : `${named[1]}/src/${named[2]}.ts`
  if (specifier.startsWith('#')) return `${box}/src/${specifier.slice(1)}${box === 'web' ? '' : '.ts'}`
  if (specifier.startsWith('.')) return posix.normalize(posix.join(posix.dirname(from), specifier))
  return undefined
}

/** Why this import is not allowed, or undefined where it is. */
export function problemOf(from, specifier, order) {
  const source = placeOf(from)
  if (specifier.startsWith('../../')) return 'name it from the root of the package instead of ../../'
  const target = targetOf(from, specifier)
  if (target === undefined) return outside(source, specifier)
  const to = placeOf(target)
  if (to.test) return 'nothing imports a test'
  if (source.box !== to.box) return across(source, to)
  if (source.test || source.layer === 'testing') return undefined
  if (source.layer === 'root') return undefined
  if (to.layer === 'root') return 'configuration is not imported'
  if (to.layer === 'testing') return 'testing/ is for tests only'
  if (source.box === 'server') return inServer(source, to, order)
  if (source.box === 'talent') return inTalent(source, to)
  if (source.box === 'web') return inWeb(source, to)
  return undefined
}

function outside(source, specifier) {
  if (source.test || source.layer === 'root') return undefined
  if (source.box === 'contract' && specifier !== 'zod') return 'the contract knows zod and nothing else'
  if (source.box === 'web' && specifier.startsWith('node:')) return 'a browser has no Node modules'
  return undefined
}

/**
 * contract ← talent ← server, contract ← web; journeys ask over HTTP and share the tests' peers; benchmarks look into the
 * server and into what it knows of talents.
 */
function across(source, to) {
  if (source.box !== 'contract' && to.box === 'contract') return undefined
  if (source.box === 'server' && to.box === 'talent') return undefined
  if (source.box === 'bench' && ['server', 'talent'].includes(to.box)) return undefined
  if (source.box === 'e2e' && to.box === 'server' && to.layer === 'testing') return undefined
  return `${source.box} does not import ${to.box}`
}

/** Reading a file knows nothing of resumes, parsing nothing of jobs; threads do both; the commands stand on top. */
const talentBelow = {
  knowledge: ['knowledge'],
  reading: ['reading'],
  parsing: ['knowledge', 'reading', 'parsing'],
  matching: ['knowledge', 'matching'],
  reactivation: ['knowledge', 'matching', 'reactivation'],
  workers: ['reading', 'parsing', 'workers'],
  cli: ['knowledge', 'reading', 'parsing', 'workers', 'matching', 'reactivation', 'cli'],
}

function inTalent(source, to) {
  if (talentBelow[source.layer]?.includes(to.layer)) return undefined
  return `${source.layer} does not import ${to.layer}: knowledge, reading ← parsing ← workers; knowledge ← matching ← reactivation`
}

function inServer(source, to, order) {
  if (source.layer === 'app') return undefined
  if (to.layer === 'app') return 'only the app sees the app'
  const below = {
    kernel: ['kernel'],
    migrations: ['kernel', 'migrations'],
    ports: ['kernel', 'ports'],
    modules: ['kernel', 'ports', 'modules'],
  }
  if (!below[source.layer]?.includes(to.layer))
    return `${source.layer} does not import ${to.layer}: kernel ← ports ← modules ← app`
  if (to.layer !== 'modules') return undefined
  return source.module === to.module ? inModule(source.part, to.part) : betweenModules(source, to, order)
}

function inModule(from, to) {
  if (to === 'routes' && from !== 'routes') return 'routes → service → store: nothing below imports routes'
  if (from === 'routes' && to === 'store') return 'routes ask the service, never the store'
  if (from === 'store' && to === 'service') return 'a store does not know its service'
  return undefined
}

function betweenModules(source, to, order) {
  // A service may have more parts than one file; what is not routes or store belongs to it.
  if (to.part === 'routes' || to.part === 'store') return `of another module only the service, not its ${to.part}`
  const [mine, theirs] = [order.indexOf(source.module), order.indexOf(to.module)]
  if (mine < 0 || theirs < 0) return `${mine < 0 ? source.module : to.module} is missing in modules/index.ts`
  return theirs < mine ? undefined : `${to.module} comes after ${source.module} in modules/index.ts: use an event`
}

const webBelow = {
  lib: ['lib'],
  ui: ['lib', 'ui'],
  fields: ['lib', 'ui', 'fields'],
  modules: ['lib', 'ui', 'fields', 'modules'],
}
const partBelow = {
  queries: ['queries', 'other'],
  other: ['queries', 'other'],
  components: ['queries', 'other', 'components'],
  screens: ['queries', 'other', 'components'],
  routes: ['queries', 'other', 'components', 'screens'],
}

function inWeb(source, to) {
  if (source.layer === 'app') return undefined
  if (to.layer === 'app') return 'only the app sees the app'
  if (!webBelow[source.layer]?.includes(to.layer))
    return `${source.layer} does not import ${to.layer}: lib ← ui ← fields ← modules ← app`
  if (to.layer !== 'modules') return undefined
  if (source.module !== to.module)
    return to.part === 'queries' ? undefined : `${to.part} of another module; only its queries may be shared`
  if (!partBelow[source.part].includes(to.part))
    return `${source.part} does not import ${to.part}: components ← screens ← routes`
  return undefined
}

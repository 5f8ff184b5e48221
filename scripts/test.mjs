import './lib/npm-ends.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { inRoot, node24 } from './lib/paths.mjs'
import { startPostgres15 } from './lib/postgres15.mjs'
import { Refusal, run, seconds } from './lib/run.mjs'
import { chromiumPath, ensureSystem } from './lib/system.mjs'
import { vitest } from './lib/vitest.mjs'
import { buildWeb, isWebBuilt } from './lib/web.mjs'

// npm test                 everything
// npm test -- unit         one part: static, unit, pg15, build, e2e
// npm test -- e2e sign-in  one part, and of its test files those whose path holds the word
const [part, ...filters] = process.argv.slice(2)
const show = part !== undefined

const steps = [
  {
    part: 'static',
    name: 'format and lint',
    run: () => tool('@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.'),
  },
  { part: 'static', name: 'types', run: types },
  { part: 'static', name: 'import boundaries', run: () => vitest(['house'], [], { show }) },
  { part: 'static', name: 'unused exports', run: () => tool('knip/bin/knip.js', '--no-progress') },
  {
    part: 'unit',
    name: 'unit, service and contract tests',
    run: () => vitest(['contract', 'talent', 'web', 'server'], filters, { show }),
  },
  { part: 'pg15', name: 'stores and migrations on PostgreSQL 15', needs: ['pg15'], run: onPostgres15 },
  { part: 'build', name: 'web build within its budget', run: build },
  { part: 'e2e', name: 'browser journeys', needs: ['chromium', 'fonts'], run: journeys },
]

const chosen = steps.filter((step) => part === undefined || step.part === part)
if (chosen.length === 0) {
  console.error(`There is no part "${part}"; there are ${[...new Set(steps.map((step) => step.part))].join(', ')}.`)
  process.exit(1)
}
try {
  await ensureInstalled()
  await ensureSystem(new Set(chosen.flatMap((step) => step.needs ?? [])))
} catch (error) {
  console.error(error instanceof Refusal ? error.message : error)
  finish(0, 1)
}

let [passed, failed] = [0, 0]
for (const step of chosen) {
  const started = Date.now()
  const result = await step.run().catch((error) => ({ passed: 0, failed: 1, output: error.stack }))
  passed += result.passed
  failed += result.failed
  const counts = result.passed + result.failed > 1 ? `  ${result.passed} passed, ${result.failed} failed` : ''
  if (result.failed > 0 && !show) console.log(result.output.trim())
  console.log(`${result.failed === 0 ? '✓' : '✗'} ${step.name}${counts}  ${seconds(Date.now() - started)}`)
}
finish(passed, failed)

function finish(good, bad) {
  console.log(`${good} passed, ${bad} failed`)
  process.exit(bad === 0 ? 0 : 1)
}

/** A static step is one check. */
function asCheck({ code, output }) {
  if (code !== 0 && show) console.log(output.trim())
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output }
}

async function tool(path, ...args) {
  return asCheck(await run(node24, [inRoot('node_modules', path), ...args]))
}

async function types() {
  const projects = ['contract', 'talent', 'server', 'web', '.', 'scripts']
  const results = await Promise.all(
    projects.map((project) => run(node24, [inRoot('node_modules', 'typescript', 'bin', 'tsc'), '-p', project])),
  )
  return asCheck({
    code: results.some((result) => result.code !== 0) ? 1 : 0,
    output: results.map((result) => result.output).join(''),
  })
}

async function onPostgres15() {
  const postgres = await startPostgres15()
  const env = { TEST_DATABASE: 'pg15', TEST_DATABASE_URL: postgres.url }
  try {
    return await vitest(['server'], filters.length > 0 ? filters : ['store.test', 'migrat'], { show, env })
  } finally {
    await postgres.stop()
  }
}

async function build() {
  const built = await buildWeb()
  for (const line of built.weights) console.log(line.trim())
  return asCheck(built)
}

async function journeys() {
  const built = isWebBuilt() ? { code: 0, output: '' } : await buildWeb()
  if (built.code !== 0) return asCheck(built)
  return vitest(['e2e'], filters, { show, env: { CHROMIUM: chromiumPath() } })
}

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inRoot, node24, readText } from './paths.mjs'
import { run } from './run.mjs'

const limitMs = 1_800_000

/** Runs test projects and counts. A file that could not run, and a skipped test, count as failed. */
export async function vitest(projects, filters, { show = false, env = {} } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'cohort-test-'))
  const report = join(folder, 'report.json')
  const args = [
    inRoot('node_modules', 'vitest', 'vitest.mjs'),
    'run',
    ...projects.map((name) => `--project=${name}`),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...filters,
  ]
  const { code, output } = await run(node24, args, { show, limitMs, env: { ...process.env, ...env } })
  const text = readText(report)
  rmSync(folder, { recursive: true, force: true })
  return { output, ...count(text, code) }
}

function count(text, code) {
  if (text === undefined) return { passed: 0, failed: 1 }
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } = JSON.parse(text)
  const broken = testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0).length
  const failed = numFailedTests + numPendingTests + numTodoTests + broken
  return { passed: numPassedTests, failed: failed === 0 && code !== 0 ? 1 : failed }
}

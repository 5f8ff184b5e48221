import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type PgModule from 'pg'
import { Enterprise } from '#bench/lib/enterprise'
import { fillResumes } from '#bench/lib/fill'
import { Report } from '#bench/lib/report'
import { children, serve } from '#bench/lib/serve'
import { measureImports } from '#bench/search/imports'
import { measureIsolation } from '#bench/search/isolation'
import { measureSearches } from '#bench/search/searches'
import { measureWrites } from '#bench/search/writes'
import { startPostgres } from '#server/kernel/postgres'

/**
 * One enterprise's resumes beside others' rows, at the HTTP endpoint with row-level security on.
 * `npm run bench -- search 300000 700000` takes the full size; the default is a tenth of it. Parts may be
 * named after the sizes: searches, isolation, writes, imports. BENCH_FOLDER=… keeps the filled database for the next run.
 */
const [mine = 30_000, others = 70_000] = process.argv.slice(2, 4).map(Number)
const parts = process.argv.slice(4)
const wants = (part: string): boolean => parts.length === 0 || parts.includes(part)
const pg: typeof PgModule = createRequire(import.meta.resolve('#server/app'))('pg')
const kept = process.env.BENCH_FOLDER
if (kept) mkdirSync(kept, { recursive: true })
const folder = kept ?? mkdtempSync(join(tmpdir(), 'cohort-bench-'))
const filled = join(folder, 'filled')
chmodSync(folder, 0o755)
const postgres = await startPostgres(folder)
const report = new Report()
const pool = new pg.Pool({ connectionString: postgres.url, max: 8 })
// The database stops before the last idle connection is closed.
pool.on('error', () => {})

try {
  const ours = await serve('ours.ts', { DATABASE_URL: postgres.url, DATA_DIR: folder, PORT: '0', LOG_LEVEL: 'warn' })
  if (!existsSync(filled)) {
    const owner = new pg.Client({ connectionString: postgres.url })
    await owner.connect()
    const began = performance.now()
    await fillResumes(owner, { tenant: 'wangchao', mine, others, tenants: 20 })
    await owner.end()
    writeFileSync(filled, '')
    console.log(`${mine + others} resumes in ${((performance.now() - began) / 1000).toFixed(0)} s`)
  }
  const enterprise = new Enterprise(ours.url ?? '', ours.token ?? '', 'wangchao', pool)
  await enterprise.untilMatched()
  if (wants('searches')) await measureSearches(enterprise, report)
  if (wants('isolation')) await measureIsolation(enterprise, report)
  if (wants('writes')) await measureWrites(enterprise, report)
  await enterprise.untilMatched()
  if (wants('imports')) await measureImports(enterprise, report, Math.min(80_000, Math.round(mine / 3)))
} finally {
  await pool.end()
  for (const child of children) child.kill('SIGTERM')
  await postgres.stop()
  if (!kept) rmSync(folder, { recursive: true, force: true })
}
process.exitCode = report.print() ? 0 : 1

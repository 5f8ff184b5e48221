import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type PgModule from 'pg'
import { copyOut } from '#bench/export/copy'
import { Listing } from '#bench/export/listing'
import { Enterprise } from '#bench/lib/enterprise'
import { fillResumes } from '#bench/lib/fill'
import { Report } from '#bench/lib/report'
import { children, serve } from '#bench/lib/serve'
import { quantile } from '#bench/lib/timing'
import { startPostgres } from '#server/kernel/postgres'

/**
 * All resumes of an enterprise to CSV, as a list shows them, against COPY of the same columns; while somebody else pages
 * through the list. `npm run bench -- export 300000 700000` takes the full size; the default is a tenth of it.
 * BENCH_FOLDER=… keeps the filled database, and takes the one of `bench -- search`. On a machine with little time, formats may
 * be named after the sizes, and BENCH_COPY=60000 has COPY give away so many of them only: its rate is what counts.
 */
const [mine = 30_000, others = 70_000] = process.argv.slice(2, 4).map(Number)
const formats = process.argv.length > 4 ? process.argv.slice(4) : ['csv', 'xlsx']
const pg: typeof PgModule = createRequire(import.meta.resolve('#server/app'))('pg')
const kept = process.env.BENCH_FOLDER
if (kept) mkdirSync(kept, { recursive: true })
const folder = kept ?? mkdtempSync(join(tmpdir(), 'cohort-bench-'))
const filled = join(folder, 'filled')
chmodSync(folder, 0o755)
const postgres = await startPostgres(folder)
const report = new Report()
const pool = new pg.Pool({ connectionString: postgres.url, max: 4 })
// The database stops before the last idle connection is closed.
pool.on('error', () => {})

interface Exported {
  id: string
  status: string
  reason: string | null
  rows: number
  total: number | null
  size: number
  link: string
}

/** Resident memory of the process that serves, in megabytes. */
function memoryMb(): number {
  const status = readFileSync(`/proc/${children[0]?.pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024
}

/** Looks at memory ten times a second until it is told that it is over; the most of it. */
function watchMemory(): () => number {
  let most = memoryMb()
  const timer = setInterval(() => {
    most = Math.max(most, memoryMb())
  }, 100)
  return () => {
    clearInterval(timer)
    return most
  }
}

const paths = [
  'name',
  'currentJobStatus.position',
  'currentJobStatus.company',
  'currentJobStatus.workYears',
  'currentJobStatus.workLocation',
  'humanInfo.degree',
  'humanInfo.school',
  'expectation.salary',
  'tags',
]
const columns = [...paths.map((key) => `data.standardFields.${key}`), 'meta.updatedAt']

const recent = async (enterprise: Enterprise): Promise<Exported[]> =>
  (await enterprise.ask<{ data: Exported[] }>('GET', '/v1/export-records?pageSize=10')).data

/** What a run that was broken off has left is gone on with first: it would be measured too. */
async function untilNone(enterprise: Enterprise): Promise<void> {
  while ((await recent(enterprise)).some(({ status }) => status === 'InProgress'))
    await new Promise((go) => setTimeout(go, 500))
}

async function exportAll(enterprise: Enterprise, format: string): Promise<{ seconds: number; done: Exported }> {
  const began = performance.now()
  const body = { entityType: 'Resume', columns, format }
  const { id } = await enterprise.ask<Exported>('POST', '/v3/entities/exports/csv', body)
  for (;;) {
    await new Promise((go) => setTimeout(go, 250))
    const found = (await recent(enterprise)).find((each) => each.id === id)
    if (found && found.status !== 'InProgress') return { seconds: (performance.now() - began) / 1000, done: found }
  }
}

try {
  const ours = await serve('ours.ts', { DATABASE_URL: postgres.url, DATA_DIR: folder, PORT: '0', LOG_LEVEL: 'warn' })
  if (!existsSync(filled)) {
    const owner = new pg.Client({ connectionString: postgres.url })
    await owner.connect()
    await fillResumes(owner, { tenant: 'wangchao', mine, others, tenants: 20 })
    await owner.end()
    writeFileSync(filled, '')
  }
  const enterprise = new Enterprise(ours.url ?? '', ours.token ?? '', 'wangchao', pool)
  await untilNone(enterprise)
  const listing = new Listing(enterprise)
  const quiet = await listing.during(() => new Promise((done) => setTimeout(done, 10_000)))
  const copied = await copyOut(pool, 'wangchao', paths, process.env.BENCH_COPY)
  const copiedPerSecond = copied.rows / copied.seconds
  const idle = memoryMb()
  console.log(
    `COPY: ${copied.rows} rows in ${copied.seconds.toFixed(1)} s; list quiet p95 ${quantile(quiet, 0.95).toFixed(1)} ms`,
  )
  for (const format of formats) {
    const peak = watchMemory()
    let exported: Awaited<ReturnType<typeof exportAll>> | undefined
    const beside = await listing.during(async () => {
      exported = await exportAll(enterprise, format)
    })
    const above = peak() - idle
    if (exported?.done.status !== 'Success') throw new Error(`the export failed: ${exported?.done.reason}`)
    const { seconds, done } = exported
    const perSecond = done.rows / seconds
    const megabytes = `${(done.size / 1e6).toFixed(0)} MB`
    const what = `${done.rows.toLocaleString('en')} resumes to ${format.toUpperCase()}, ${columns.length} columns, ${megabytes}`
    const against = `${copiedPerSecond.toFixed(0)} rows/s of COPY, ${(perSecond / copiedPerSecond).toFixed(2)}×`
    const isCsv = format === 'csv'
    const isFast = isCsv ? perSecond >= copiedPerSecond / 2 : undefined
    report.add(what, `${perSecond.toFixed(0)} rows/s`, against, isCsv ? '≥ 0.5×' : '', isFast)
    report.add(
      'memory of the server above idle',
      `${above.toFixed(0)} MB`,
      `${idle.toFixed(0)} MB idle`,
      '≤ 300 MB',
      above <= 300,
    )
    const [before, beside95] = [quantile(quiet, 0.95), quantile(beside, 0.95)]
    report.add(
      `a page of the list beside it (${beside.length} asked for)`,
      `p95 ${beside95.toFixed(1)} ms`,
      `p95 ${before.toFixed(1)} ms quiet, ${(beside95 / before).toFixed(2)}×`,
      '≤ 2×',
      beside95 <= before * 2,
    )
  }
} finally {
  await pool.end()
  for (const child of children) child.kill('SIGTERM')
  await postgres.stop()
  if (!kept) rmSync(folder, { recursive: true, force: true })
}
process.exitCode = report.print() ? 0 : 1

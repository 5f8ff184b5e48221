import { setTimeout as pause } from 'node:timers/promises'
import { copyOut } from '#bench/export/copy'
import { Listing } from '#bench/export/listing'
import type { Enterprise } from '#bench/lib/enterprise'
import { fillOnce } from '#bench/lib/fill'
import { restingMb, watchMemory } from '#bench/lib/memory'
import { Report } from '#bench/lib/report'
import { onStage, serverPid } from '#bench/lib/stage'
import { quantile } from '#bench/lib/timing'

/**
 * All resumes of an enterprise to CSV, as a list shows them, against COPY of the same columns; while somebody else pages
 * through the list. `npm run bench -- export 300000 700000` takes the full size; the default is a tenth of it.
 * What is exported may be named after the sizes: csv, xlsx, and csv:all or xlsx:all with every column there is, of which COPY
 * knows nothing. BENCH_FOLDER=… keeps the filled database, and takes the one of `bench -- search`. On a machine with little
 * time, BENCH_COPY=60000 has COPY give away so many records only: its rate is what counts.
 * Memory is that of the server with every process that it has started, against the server at rest.
 */
const [mine = 30_000, others = 70_000] = process.argv.slice(2, 4).map(Number)
const wanted = process.argv.length > 4 ? process.argv.slice(4) : ['csv', 'xlsx']
const report = new Report()

interface Exported {
  id: string
  status: string
  reason: string | null
  rows: number
  total: number | null
  size: number
  link: string
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
  while ((await recent(enterprise)).some(({ status }) => status === 'InProgress')) await pause(500)
}

async function exportAll(
  enterprise: Enterprise,
  format: string,
  isAll: boolean,
): Promise<{ seconds: number; done: Exported }> {
  const began = performance.now()
  const body = { entityType: 'Resume', format, ...(!isAll && { columns }) }
  const { id } = await enterprise.ask<Exported>('POST', '/v3/entities/exports/csv', body)
  for (;;) {
    await pause(250)
    const found = (await recent(enterprise)).find((each) => each.id === id)
    if (found && found.status !== 'InProgress') return { seconds: (performance.now() - began) / 1000, done: found }
  }
}

await onStage(
  async (stage) => {
    const enterprise = await stage.serve()
    await fillOnce(stage, { mine, others })
    await untilNone(enterprise)
    const listing = new Listing(enterprise)
    const copied = await copyOut(stage.pool, 'wangchao', paths, process.env.BENCH_COPY)
    const copiedPerSecond = copied.rows / copied.seconds
    // As quick as it will ever be: the first pages are slower for any server.
    await listing.during(() => pause(5_000))
    const resting = await restingMb(serverPid())
    const listed = watchMemory(serverPid())
    const quiet = await listing.during(() => pause(10_000))
    console.log(
      `COPY: ${copied.rows} rows in ${copied.seconds.toFixed(1)} s; list quiet p95 ${quantile(quiet, 0.95).toFixed(1)} ms,`,
      `and ${(listed() - resting).toFixed(0)} MB more than at rest`,
    )
    for (const each of wanted) {
      const [format = 'csv', part] = each.split(':')
      const isAll = part === 'all'
      const peak = watchMemory(serverPid())
      let exported: Awaited<ReturnType<typeof exportAll>> | undefined
      const beside = await listing.during(async () => {
        exported = await exportAll(enterprise, format, isAll)
      })
      const above = peak() - resting
      if (exported?.done.status !== 'Success') throw new Error(`the export failed: ${exported?.done.reason}`)
      const { seconds, done } = exported
      const perSecond = done.rows / seconds
      const megabytes = `${(done.size / 1e6).toFixed(0)} MB`
      const what = `${done.rows.toLocaleString('en')} resumes to ${format.toUpperCase()}, ${isAll ? 'all' : columns.length} columns, ${megabytes}`
      const against = isAll
        ? ''
        : `${copiedPerSecond.toFixed(0)} rows/s of COPY, ${(perSecond / copiedPerSecond).toFixed(2)}×`
      const isCompared = format === 'csv' && !isAll
      const isFast = isCompared ? perSecond >= copiedPerSecond / 2 : undefined
      report.add(what, `${perSecond.toFixed(0)} rows/s`, against, isCompared ? '≥ 0.5×' : '', isFast)
      report.add(
        'memory of the server and what it started, above rest',
        `${above.toFixed(0)} MB`,
        `${resting.toFixed(0)} MB at rest`,
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
  },
  { kept: process.env.BENCH_FOLDER, connections: 4 },
)
process.exitCode = report.print() ? 0 : 1

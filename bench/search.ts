import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type PgModule from 'pg'
import { fillResumes } from '#bench/lib/fill'
import { children, serve } from '#bench/lib/serve'
import { printTable } from '#bench/lib/table'
import { startPostgres } from '#server/kernel/postgres'

/**
 * Searches over one enterprise's resumes beside others' rows, at the HTTP endpoint with row-level security on.
 * `npm run bench -- search 300000 700000` takes the full size; the default is a tenth of it.
 */
const [mine = 30_000, others = 70_000] = process.argv.slice(2).map(Number)
const pg: typeof PgModule = createRequire(import.meta.resolve('#server/app'))('pg')
const folder = mkdtempSync(join(tmpdir(), 'cohort-bench-'))
chmodSync(folder, 0o755)
const postgres = await startPostgres(folder)
const rows: string[][] = []

const quantile = (times: number[], share: number): number =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0

async function time(work: () => Promise<unknown>, rounds = 40): Promise<{ p50: number; p95: number }> {
  await work()
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    const start = performance.now()
    await work()
    times.push(performance.now() - start)
  }
  return { p50: quantile(times, 0.5), p95: quantile(times, 0.95) }
}

try {
  const ours = await serve('ours.ts', { DATABASE_URL: postgres.url, DATA_DIR: folder, PORT: '0', LOG_LEVEL: 'warn' })
  const owner = new pg.Client({ connectionString: postgres.url })
  await owner.connect()
  const loaded = performance.now()
  await fillResumes(owner, [
    ['wangchao', mine],
    ...Array.from({ length: 20 }, (_, at): [string, number] => [`other-${at}`, Math.floor(others / 20)]),
  ])
  console.log(`${mine + others} resumes in ${((performance.now() - loaded) / 1000).toFixed(0)} s`)

  const ask = async (body: object): Promise<{ total: number }> => {
    const response = await fetch(`${ours.url}/mesoor-space/v3/entities/searches`, {
      method: 'POST',
      headers: { authorization: `Bearer ${ours.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ entityType: 'Resume', pageSize: 20, ...body }),
    })
    if (!response.ok) throw new Error(`${response.status} ${await response.text()}`)
    return response.json() as Promise<{ total: number }>
  }
  const city = { field: 'data.standardFields.currentJobStatus.workLocation', op: 'eq', value: '上海' }
  const degree = { field: 'data.standardFields.humanInfo.degree', op: 'eq', value: 'master' }
  const skill = { field: 'data.standardFields.skills', op: 'eq', value: 'Kafka' }
  const facets = [
    'currentJobStatus.workLocation',
    'humanInfo.degree',
    'skills',
    'currentJobStatus.company',
    'humanInfo.genderName',
    'source',
  ].map((key) => `data.standardFields.${key}`)
  const cases: [string, object][] = [
    ['default list, page 1', {}],
    ['rare keyword (a name)', { query: '王知遥' }],
    ['common keyword', { query: '负责' }],
    ['three filters', { filters: { and: [city, degree, skill] } }],
    ['filter and keyword', { filters: city, query: '清结算' }],
    ['filter, keyword, six facets', { filters: city, query: '清结算', returnFilters: facets }],
    ['sorted by a number', { sort: [{ field: 'data.standardFields.currentJobStatus.workYears', order: 'desc' }] }],
    ['deep page', { current: 499 }],
    ['deep page of a filter', { filters: degree, current: 100 }],
  ]
  for (const [name, body] of cases) {
    const { total } = await ask(body)
    const { p50, p95 } = await time(() => ask(body))
    rows.push([name, String(total), p50.toFixed(1), p95.toFixed(1)])
  }
  const like = await time(
    () => owner.query("select count(*) from entity where tenant_id = 'wangchao' and data::text like '%清结%'"),
    3,
  )
  rows.push(['two characters by LIKE, raw', '', like.p50.toFixed(1), like.p95.toFixed(1)])
  const gram = await time(() => ask({ query: '清结' }))
  rows.push(['two characters, at the endpoint', '', gram.p50.toFixed(1), gram.p95.toFixed(1)])
  await owner.end()
} finally {
  for (const child of children) child.kill('SIGTERM')
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
}
printTable(['search', 'total', 'p50 ms', 'p95 ms'], rows)

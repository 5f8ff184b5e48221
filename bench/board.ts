import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type PgModule from 'pg'
import { checkMoves, moveAtRandom, reportMoves } from '#bench/board/moves'
import { makeScene } from '#bench/board/scene'
import { Enterprise } from '#bench/lib/enterprise'
import { Report } from '#bench/lib/report'
import { children, serve } from '#bench/lib/serve'
import { inTurns, timesOf } from '#bench/lib/timing'
import { startPostgres } from '#server/kernel/postgres'

/**
 * Fifty members move two thousand tasks over ten stages at random, against two server processes on one database: first as
 * people do, with a second between two moves, then as fast as it goes. `npm run bench -- board 60` says for how many seconds.
 */
const [seconds = 60] = process.argv.slice(2).map(Number)
const pg: typeof PgModule = createRequire(import.meta.resolve('#server/app'))('pg')
const folder = mkdtempSync(join(tmpdir(), 'cohort-bench-'))
chmodSync(folder, 0o755)
const postgres = await startPostgres(folder)
const pool = new pg.Pool({ connectionString: postgres.url, max: 8 })
pool.on('error', () => {})
const report = new Report()

try {
  const env = { DATABASE_URL: postgres.url, PORT: '0', LOG_LEVEL: 'warn', DEMO: '1' }
  const first = await serve('ours.ts', { ...env, DATA_DIR: folder })
  const second = join(folder, 'second')
  mkdirSync(second)
  const other = await serve('ours.ts', { ...env, DATA_DIR: second, BENCH_TOKEN: first.token ?? '' })
  const enterprise = new Enterprise(first.url ?? '', first.token ?? '', 'wangchao', pool)
  const scene = await makeScene(enterprise, 50, 2000)
  const { projectId } = scene
  await enterprise.untilMatched()
  const board = await timesOf(() => enterprise.ask('POST', '/v3/tasks/board', { projectId }), 30)
  report.quiet('the board of 2,000, first 30 of each stage', board, 0.95, 100)
  const counts = await inTurns(
    () => enterprise.ask('POST', '/v3/tasks/board', { projectId, pageSize: 0 }),
    () =>
      pool.query('select p.list_id, count(*) from place p where p.tenant_id = $1 and p.list_id = any($2) group by 1', [
        enterprise.tenant,
        scene.stageIds,
      ]),
    100,
  )
  report.ratio('counts of its stages', counts, 4, 3)
  const urls = [first.url ?? '', other.url ?? '']
  reportMoves(
    report,
    '50 members, a second between moves',
    await moveAtRandom(scene, urls, enterprise, seconds, 1000),
    50,
  )
  await checkMoves(scene, enterprise, report)
  const flatOut = await moveAtRandom(scene, urls, enterprise, Math.min(20, seconds), 0)
  reportMoves(report, '50 members, without a pause', flatOut, undefined)
  await checkMoves(scene, enterprise, report)
} finally {
  await pool.end()
  for (const child of children) child.kill('SIGTERM')
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
}
process.exitCode = report.print() ? 0 : 1

import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { checkMoves, moveAtRandom, reportMoves } from '#bench/board/moves'
import { noticedAlone, noticedOnPage, reportAlone, reportOnPage } from '#bench/board/noticed'
import { makeScene } from '#bench/board/scene'
import { Enterprise } from '#bench/lib/enterprise'
import { Report } from '#bench/lib/report'
import { onStage } from '#bench/lib/stage'
import { inTurns, timesOf } from '#bench/lib/timing'

/**
 * Fifty members move two thousand tasks over ten stages at random, against two server processes on one database: first as
 * people do, with a second between two moves, then as fast as it goes. `npm run bench -- board 60` says for how many seconds.
 * Before that, and while they move with a pause: how long it takes until a change through one process is heard of and read
 * by somebody who listens to the other.
 */
const [seconds = 60] = process.argv.slice(2).map(Number)
const report = new Report()

await onStage(async (stage) => {
  const enterprise = await stage.serve({ DEMO: '1' })
  const second = join(stage.folder, 'second')
  mkdirSync(second)
  const other = await stage.serve({ DEMO: '1', DATA_DIR: second, BENCH_TOKEN: enterprise.token })
  const scene = await makeScene(enterprise, 50, 2000)
  const { projectId } = scene
  await enterprise.untilMatched()
  const board = await timesOf(() => enterprise.ask('POST', '/v3/tasks/board', { projectId }), 30)
  report.quiet('the board of 2,000, first 30 of each stage', board, 0.95, 100)
  const counts = await inTurns(
    () => enterprise.ask('POST', '/v3/tasks/board', { projectId, pageSize: 0 }),
    () =>
      stage.pool.query(
        'select p.list_id, count(*) from place p where p.tenant_id = $1 and p.list_id = any($2) group by 1',
        [enterprise.tenant, scene.stageIds],
      ),
    100,
  )
  report.ratio('counts of its stages', counts, 4, 3)
  const [reading = '', writing = ''] = scene.tokens
  const pair = {
    writer: new Enterprise(enterprise.url, writing, enterprise.tenant, stage.pool),
    reader: new Enterprise(other.url, reading, enterprise.tenant, stage.pool),
    projectId,
    stageIds: scene.stageIds,
    taskIds: scene.taskIds.slice(0, 40),
  }
  reportAlone(report, await noticedAlone(pair, 300))
  const urls = [enterprise.url, other.url]
  const others = { ...scene, taskIds: scene.taskIds.slice(40) }
  const [calm, shown] = await Promise.all([
    moveAtRandom(others, urls, enterprise, seconds, 1000),
    noticedOnPage(pair, seconds, 250),
  ])
  reportMoves(report, '50 members, a second between moves', calm, 50)
  reportOnPage(report, shown)
  await checkMoves(scene, enterprise, report)
  const flatOut = await moveAtRandom(scene, urls, enterprise, Math.min(20, seconds), 0)
  reportMoves(report, '50 members, without a pause', flatOut, undefined)
  await checkMoves(scene, enterprise, report)
})
process.exitCode = report.print() ? 0 : 1

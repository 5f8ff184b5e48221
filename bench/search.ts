import { fillOnce } from '#bench/lib/fill'
import { untilIdle } from '#bench/lib/memory'
import { Report } from '#bench/lib/report'
import { onStage, serverPid } from '#bench/lib/stage'
import { measureDuplicates } from '#bench/search/duplicates'
import { measureImports } from '#bench/search/imports'
import { measureIsolation } from '#bench/search/isolation'
import { measureSearches } from '#bench/search/searches'
import { measureWrites } from '#bench/search/writes'

/**
 * One enterprise's resumes beside others' rows, at the HTTP endpoint with row-level security on.
 * `npm run bench -- search 300000 700000` takes the full size; the default is a tenth of it. Parts may be
 * named after the sizes: searches, duplicates, isolation, writes, imports. BENCH_FOLDER=… keeps the filled database for the next run.
 */
const [mine = 30_000, others = 70_000] = process.argv.slice(2, 4).map(Number)
const parts = process.argv.slice(4)
const wants = (part: string): boolean => parts.length === 0 || parts.includes(part)
const report = new Report()

await onStage(
  async (stage) => {
    const enterprise = await stage.serve()
    await fillOnce(stage, { mine, others })
    await enterprise.untilMatched()
    await untilIdle(serverPid())
    if (wants('searches')) await measureSearches(enterprise, report)
    if (wants('duplicates')) await measureDuplicates(enterprise, report)
    if (wants('isolation')) await measureIsolation(enterprise, report)
    if (wants('writes')) await measureWrites(enterprise, report)
    await enterprise.untilMatched()
    await untilIdle(serverPid())
    if (wants('imports')) await measureImports(enterprise, report, Math.min(80_000, Math.round(mine / 3)))
  },
  { kept: process.env.BENCH_FOLDER },
)
process.exitCode = report.print() ? 0 : 1

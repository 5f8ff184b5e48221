import type { Enterprise } from '#bench/lib/enterprise'
import { residentMb } from '#bench/lib/memory'
import { randomOf } from '#bench/lib/people'
import type { Report } from '#bench/lib/report'
import { onStage, serverPid } from '#bench/lib/stage'
import { quantile, timesOf } from '#bench/lib/timing'
import { fillPool, personFor, poolJobs, termsOf } from '#bench/match/pool-fill'

interface Answer {
  compared: number
  data: { entity: { meta: { openId: string } }; match: { findings: object[] } }[]
}

/**
 * The fifty best of a pool, with the reasons for all of them, at the HTTP endpoint; how long the index takes to be read and to
 * follow a write, and what it costs in memory. Some thousand people are repeated until the pool is full: what is measured is
 * how many there are, not how they differ.
 */
export async function measurePool(count: number, report: Report): Promise<void> {
  await onStage(async (stage) => {
    const enterprise = await stage.serve()
    const began = performance.now()
    await fillPool(stage.pool, enterprise.tenant, count)
    console.log(`${count} resumes in ${((performance.now() - began) / 1000).toFixed(0)} s`)
    await measure(enterprise, count, report)
  })
}

const pageOf = (enterprise: Enterprise, id: string): Promise<Answer> =>
  enterprise.ask('POST', `/v2/projects/${id}/recommended-entities`, { pageSize: 50 })

async function measure(enterprise: Enterprise, count: number, report: Report): Promise<void> {
  const ids = await makeProjects(enterprise)
  const [before, started] = [residentMb(serverPid()), performance.now()]
  const { compared } = await pageOf(enterprise, ids[0] ?? '')
  const first = performance.now() - started
  report.add(`${count} resumes: the index is read (first request)`, `${(first / 1000).toFixed(1)} s`, '', '', undefined)
  const grown = `${Math.round(residentMb(serverPid()) - before)} MB`
  report.add(
    '— memory of the process, grown by',
    grown,
    `${compared} in the index`,
    '',
    compared < count ? false : undefined,
  )
  let round = 0
  const times = await timesOf(() => pageOf(enterprise, ids[round++ % ids.length] ?? ''), 60)
  const p95 = quantile(times, 0.95)
  const scan = await scanTime(enterprise)
  const against = `${scan.toFixed(0)} ms a scan in SQL, ${(quantile(times, 0.5) / scan).toFixed(3)}×`
  const said = `p50 ${quantile(times, 0.5).toFixed(0)} ms, p95 ${p95.toFixed(0)} ms`
  report.add('— top 50 with reasons', said, against, 'p95 ≤ 200 ms', p95 <= 200)
  const fresh = await freshness(enterprise, ids[0] ?? '')
  report.add('— a new one is found after', `longest of 10: ${fresh.toFixed(0)} ms`, '', '≤ 2,000 ms', fresh <= 2_000)
}

async function makeProjects(enterprise: Enterprise): Promise<string[]> {
  const space = await enterprise.ask<{ id: string }>('POST', '/v2/spaces', { name: '基准' })
  const channel = await enterprise.ask<{ id: string }>('POST', '/v2/channels', { spaceId: space.id, name: '招聘' })
  const ids: string[] = []
  for (const standardFields of poolJobs) {
    const body = { channelId: channel.id, name: standardFields.name, payload: { standardFields } }
    ids.push((await enterprise.ask<{ id: string }>('POST', '/v3/projects', body)).id)
  }
  return ids
}

/** The same question without an index: every row's terms are compared, the best fifty kept. */
async function scanTime({ pool, tenant }: Enterprise): Promise<number> {
  const terms = termsOf(poolJobs[0])
  const scan = () =>
    pool.query(
      `select open_id, (select count(*) from unnest(terms) t where t = any($2::int4[])) as shared from match_item
       where tenant_id = $1 and entity_type = 'Resume' order by shared desc limit 50`,
      [tenant, terms],
    )
  const began = performance.now()
  await scan()
  return performance.now() - began
}

/** From the moment a write is answered until the one who was written stands on the page. */
async function freshness(enterprise: Enterprise, projectId: string): Promise<number> {
  const random = randomOf(77)
  let longest = 0
  for (let round = 0; round < 10; round++) {
    const made = await enterprise.ask<{ meta: { openId: string } }>('POST', '/v2/entities/Resume', personFor(random))
    const began = performance.now()
    for (;;) {
      const { data } = await pageOf(enterprise, projectId)
      if (data.some(({ entity }) => entity.meta.openId === made.meta.openId)) break
      if (performance.now() - began > 30_000) return Number.POSITIVE_INFINITY
    }
    longest = Math.max(longest, performance.now() - began)
  }
  return longest
}

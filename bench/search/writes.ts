import { entityTypeOf } from '@cohort/contract/entity-types'
import type { Enterprise } from '#bench/lib/enterprise'
import { makePerson, randomOf } from '#bench/lib/people'
import type { Report } from '#bench/lib/report'
import { inTurns, type Pair, quantile } from '#bench/lib/timing'
import { newId } from '#server/kernel/ids'
import { numberFormsOf } from '#server/modules/entities/index-forms'
import { type RecordData, shapeOf } from '#server/modules/entities/shape'

const random = randomOf(7)
const type = entityTypeOf('Resume')
if (!type) throw new Error('no such type')
const shape = shapeOf(type, [])

interface Made {
  meta: { openId: string }
}

const insertOne = `insert into entity (tenant_id, entity_type, open_id, created_at, updated_at, data, facets, nums)
  values ($1, 'Resume', $2, now(), now(), $3, $4, $5)`

/** One record by hand: the row alone, without keywords, counter or check. */
function insertByHand({ pool, tenant }: Enterprise) {
  const { data } = makePerson(random)
  const { facets, nums } = numberFormsOf(shape, data)
  return pool.query(insertOne, [tenant, newId(), JSON.stringify(data), facets, JSON.stringify(nums)])
}

interface Kept {
  meta: { openId: string }
  data: RecordData
}

const updateOne = `update entity set data = $3, facets = $4, nums = $5, updated_at = now(), version = version + 1
  where tenant_id = $1 and entity_type = 'Resume' and open_id = $2`

/** The same of one that is there: its row with what it is filtered and sorted by, without version, keywords or check. */
function updateByHand({ pool, tenant }: Enterprise, { meta, data: before }: Kept, summary: string) {
  const data = { ...before, standardFields: { ...before.standardFields, summary } }
  const { facets, nums } = numberFormsOf(shape, data)
  return pool.query(updateOne, [tenant, meta.openId, JSON.stringify(data), facets, JSON.stringify(nums)])
}

const mergeOne = `update entity set data = data || $3::jsonb, updated_at = now()
  where tenant_id = $1 and entity_type = 'Resume' and open_id = $2`

export async function measureWrites(enterprise: Enterprise, report: Report): Promise<void> {
  const { data } = await enterprise.search({})
  const ids = data.map(({ meta }) => meta.openId)
  let turn = 0
  const next = (): string => ids[turn++ % ids.length] ?? ''
  const get = await inTurns(
    () => enterprise.ask('GET', `/v2/entities/Resume/${next()}`),
    () =>
      enterprise.pool.query("select * from entity where tenant_id = $1 and entity_type = 'Resume' and open_id = $2", [
        enterprise.tenant,
        next(),
      ]),
    300,
  )
  report.ratio('get one', get, 4)

  const create = await inTurns(
    () => enterprise.ask<Made>('POST', '/v2/entities/Resume', makePerson(random).data),
    () => insertByHand(enterprise),
    400,
  )
  report.ratio('create one', create, 5)
  measureTail(report, 'create', create)

  const said = () => `于 ${turn} 次回访后更新，负责平台规划。`
  const patch = () =>
    enterprise.ask('PATCH', `/v2/entities/Resume?openId=${next()}`, { standardFields: { summary: said() } })
  const update = await inTurns(patch, () => updateByHand(enterprise, data[turn++ % data.length] as Kept, said()), 400)
  report.ratio('update one', update, 5)
  measureTail(report, 'update', update)
  // Over the least that the database can be asked for: to put one key into a record where it stands.
  const merge = await inTurns(
    patch,
    () => enterprise.pool.query(mergeOne, [enterprise.tenant, next(), JSON.stringify({ mark: turn })]),
    400,
  )
  report.add('— over a key put in by the database', ...compared(merge), '', undefined)
  await measureBulk(enterprise, report)
}

const compared = ({ ours, raw }: Pair): [string, string] => {
  const [mine, bare] = [quantile(ours, 0.5), quantile(raw, 0.5)]
  return [`${mine.toFixed(2)} ms`, `${bare.toFixed(2)} ms raw, ${(mine / bare).toFixed(2)}×`]
}

/** Beside it the same of the bare statement: where that one stalls too, it is the disk. */
function measureTail(report: Report, what: string, { ours, raw }: Pair): void {
  const bare = (share: number): string => `${quantile(raw, share).toFixed(1)} ms raw`
  report.quiet(`— ${what}, p99`, ours, 0.99, 50, bare(0.99))
  report.quiet(`— ${what}, the longest`, ours, 1, 100, bare(1))
}

const many = () => Array.from({ length: 500 }, () => makePerson(random).data)

/** Five hundred rows in one statement, without keywords, counter or check. How many milliseconds it takes. */
export async function insertManyByHand({ pool, tenant }: Enterprise): Promise<number> {
  const rows = many().map((data) => {
    const { facets, nums } = numberFormsOf(shape, data)
    return { id: newId(), data, facets, nums }
  })
  const start = performance.now()
  await pool.query(
    `insert into entity (tenant_id, entity_type, open_id, created_at, updated_at, data, facets, nums)
     select $1, 'Resume', id, now(), now(), data, facets, nums
     from jsonb_to_recordset($2::jsonb) as r(id text, data jsonb, facets text[], nums jsonb)`,
    [tenant, JSON.stringify(rows)],
  )
  return performance.now() - start
}

async function measureBulk(enterprise: Enterprise, report: Report): Promise<void> {
  const overHttp = async () => {
    const records = many()
    const start = performance.now()
    await enterprise.ask('POST', '/v2/entities/Resume/bulk', { records })
    return performance.now() - start
  }
  const pair = { ours: [] as number[], raw: [] as number[] }
  for (let round = 0; round < 10; round++) {
    pair.ours.push(await overHttp())
    pair.raw.push(await insertManyByHand(enterprise))
  }
  report.ratio('create 500 at once', pair, 5)
  report.add('— records a second', (500_000 / quantile(pair.ours, 0.5)).toFixed(0), '', '', undefined)
}

import type { Enterprise } from '#bench/lib/enterprise'
import type { Report } from '#bench/lib/report'
import { inTurns } from '#bench/lib/timing'

/** Who may be the same person as one, beside the record by its key; and a page of all who may, beside a count of their rows. */
export async function measureDuplicates(enterprise: Enterprise, report: Report): Promise<void> {
  const { data } = await enterprise.search({})
  const ids = data.map(({ meta }) => meta.openId)
  let turn = 0
  const next = (): string => ids[turn++ % ids.length] ?? ''
  const one = await inTurns(
    () => enterprise.ask('GET', `/v2/resumes/${next()}/duplicates`),
    () =>
      enterprise.pool.query("select * from entity where tenant_id = $1 and entity_type = 'Resume' and open_id = $2", [
        enterprise.tenant,
        next(),
      ]),
    200,
  )
  report.ratio('who may be the same as one', one, 5, 10)
  const all = await inTurns(
    () => enterprise.ask('GET', '/v2/resumes/duplicates'),
    () =>
      enterprise.pool.query('select count(*) from entity_identity, unnest(keys) where tenant_id = $1', [
        enterprise.tenant,
      ]),
    10,
  )
  report.ratio('a page of all who may be the same', all, 5)
}

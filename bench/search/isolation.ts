import type { Enterprise } from '#bench/lib/enterprise'
import type { Report } from '#bench/lib/report'
import { inTurns } from '#bench/lib/timing'
import { termsIn } from '#server/modules/entities/index-store'
import { termsOfQuery } from '#server/modules/entities/terms'

const byTerms = `select open_id from entity_term where tenant_id = $1 and entity_type = 'Resume' and terms @> $2::int4[]`

export async function measureIsolation(enterprise: Enterprise, report: Report): Promise<void> {
  const values = [enterprise.tenant, termsIn(enterprise as never, 'Resume', termsOfQuery('王知遥') ?? [])]
  const inScope = () => enterprise.asApplication(enterprise.tenant, (client) => client.query(byTerms, values))
  const asOwner = async () => {
    const client = await enterprise.pool.connect()
    try {
      // The same number of messages, without the policy.
      for (const step of ['begin', 'select 1', 'select 1']) await client.query(step)
      await client.query(byTerms, values)
      await client.query('rollback')
    } finally {
      client.release()
    }
  }
  report.ratio('rare keyword under the policy, over without it', await inTurns(inScope, asOwner), 3)
  const plan = await enterprise.asApplication(enterprise.tenant, (client) =>
    client.query<Record<string, string>>(`explain ${byTerms}`, values),
  )
  const text = plan.rows.map((row) => row['QUERY PLAN']).join(' ')
  const gin = /Bitmap Index Scan on entity_term_terms/.test(text)
  report.add('— its plan', gin ? 'GIN bitmap scan' : text.slice(0, 80), '', 'GIN bitmap scan', gin)
  await countStrangers(enterprise, report)
}

async function countStrangers(enterprise: Enterprise, report: Report): Promise<void> {
  let strangers = 0
  for (const setting of [undefined, '', enterprise.tenant]) {
    for (const table of ['entity', 'entity_term', 'entity_num']) {
      const seen = await enterprise.asApplication(setting, (client) =>
        client.query(`select 1 from ${table} where tenant_id = 'other-1' limit 10`),
      )
      strangers += seen.rows.length
    }
  }
  report.add("others' rows with a wrong, an empty and no setting", String(strangers), '', '0', strangers === 0)
}

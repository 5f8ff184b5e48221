import type { Enterprise } from '#bench/lib/enterprise'
import { projects } from '#bench/lib/people'
import { recorded, replay } from '#bench/lib/recorded'
import type { Report } from '#bench/lib/report'
import { inTurns, timesOf } from '#bench/lib/timing'
import { search } from '#server/modules/entities/search'

/** A word that about one in two hundred resumes has. */
const word = projects[100] ?? ''
const at = (key: string): string => `data.standardFields.${key}`
const city = { field: at('currentJobStatus.workLocation'), op: 'eq', value: '上海' }
const degree = { field: at('humanInfo.degree'), op: 'eq', value: 'master' }
const skill = { field: at('skills'), op: 'eq', value: 'Kafka' }
const senior = { field: at('currentJobStatus.workYears'), op: 'gte', value: 10 }
const facets = [
  'currentJobStatus.workLocation',
  'humanInfo.degree',
  'skills',
  'currentJobStatus.company',
  'humanInfo.genderName',
  'source',
].map(at)

/** Each with the bar of a quiet machine for its 95th of a hundred, where there is one. */
const cases: readonly (readonly [string, object, number | undefined])[] = [
  ['default list, page 1', {}, undefined],
  ['rare keyword: a name', { query: '王知遥' }, 100],
  ['two characters inside a word', { query: word }, 100],
  ['common keyword', { query: '负责' }, 100],
  ['pinyin', { query: 'wangzhiyao' }, 100],
  ['three filters', { filters: { and: [city, degree, skill] } }, 100],
  ['one common filter', { filters: degree }, 100],
  ['a span of a number', { filters: senior }, 100],
  ['filter and keyword', { filters: city, query: '电池管理' }, 100],
  ['common filter and common keyword', { filters: degree, query: '负责' }, 100],
  ['filter, keyword, six facets', { filters: city, query: '电池管理', returnFilters: facets }, 200],
  ['common keyword, six facets', { query: '负责', returnFilters: facets }, 200],
  ['everything, six facets', { returnFilters: facets }, 200],
  ['sorted by a number', { sort: [{ field: at('currentJobStatus.workYears'), order: 'desc' }] }, 100],
  ['filter, sorted by a number', { filters: degree, sort: [{ field: at('humanInfo.age'), order: 'asc' }] }, 100],
]

export async function measureSearches(enterprise: Enterprise, report: Report): Promise<void> {
  // A server that has just started is slower than any other.
  for (let round = 0; round < 200; round++) await enterprise.search({})
  for (const [name, body, bar] of cases) {
    const { total } = await enterprise.search(body)
    const whole = { entityType: 'Resume', pageSize: 20, current: 1, ...body }
    const waves = await recorded(enterprise.pool, enterprise.tenant, (ctx) => search(ctx, { body: whole } as never))
    const pair = await inTurns(
      () => enterprise.search(body),
      () => replay(enterprise.pool, waves),
    )
    const title = `${name} (${total === 10_000 ? '10,000+' : total.toLocaleString('en')})`
    report.ratio(title, pair, 1.3, 3)
    if (bar) report.quiet(`— its p95`, pair.ours, 0.95, bar)
    else report.quiet(`— at the server`, pair.raw, 0.5, 5)
  }
  await measureDeepPage(enterprise, report)
  await measureLike(enterprise, report)
}

async function measureDeepPage(enterprise: Enterprise, report: Report): Promise<void> {
  const onePass = `select * from entity where tenant_id = $1 and entity_type = 'Resume' and deleted_at is null
    and facets @> array['s.humanInfo.degree=master'] order by updated_at desc, open_id desc offset 9980 limit 10`
  const pair = await inTurns(
    () => enterprise.search({ filters: degree, current: 999, pageSize: 10 }),
    () => enterprise.pool.query(onePass, [enterprise.tenant]),
    20,
  )
  report.ratio('the page at 9,990 of a filter, over one pass', pair, 1.5)
}

async function measureLike(enterprise: Enterprise, report: Report): Promise<void> {
  const like = `select count(*) from entity where tenant_id = $1 and entity_type = 'Resume' and data::text like '%${word}%'`
  const raw = await timesOf(() => enterprise.pool.query(like, [enterprise.tenant]), 2)
  const ours = await timesOf(() => enterprise.search({ query: word }), 20)
  report.ratio('two characters with total, over LIKE', { ours, raw }, 0.01)
}

import { Readable } from 'node:stream'
import type { exportAudits, listAudits } from '@cohort/contract/audits'
import type { Parsed, Result } from '@cohort/contract/call'
import { limits } from '@cohort/contract/limits'
import { audit } from '#kernel/audit'
import type { Context } from '#kernel/context'
import { csvLine, csvMark } from '#kernel/csv'
import type { Wire } from '#kernel/route'
import * as store from '#modules/audits/store'

const filterOf = (query: Parsed<typeof exportAudits>['query']): store.AuditFilter => ({
  keyword: query.keyword,
  userId: query.userId,
  area: query.area,
  from: query.from ? new Date(query.from) : undefined,
  to: query.to ? new Date(query.to) : undefined,
})

type Row = Awaited<ReturnType<typeof store.findPage>>[number]

const toEntry = (row: Row) => ({
  id: row.id,
  at: row.at.toISOString(),
  userId: row.user_id,
  username: row.username,
  action: row.action,
  object: row.object,
  address: row.address,
  requestId: row.request_id,
  before: row.before,
  after: row.after,
})

export async function list(ctx: Context, { query }: Parsed<typeof listAudits>): Promise<Result<typeof listAudits>> {
  const filter = filterOf(query)
  const [rows, total] = await Promise.all([
    store.findPage(ctx, filter, (query.current - 1) * query.pageSize, query.pageSize),
    store.count(ctx, filter, limits.totalCap),
  ])
  return { data: rows.map(toEntry), total }
}

const pageRows = 1000
const columns = ['at', 'username', 'userId', 'action', 'object', 'address', 'before', 'after', 'requestId'] as const

/** Page by page, so that a long trail needs no more memory than a short one. */
async function* csvOf(ctx: Context, filter: store.AuditFilter): AsyncGenerator<string> {
  yield csvMark + csvLine(columns)
  for (let before: string | undefined; ; ) {
    const rows = await store.findBefore(ctx, filter, before, pageRows)
    const cells = rows.map(toEntry).map((entry) => columns.map((column) => textOf(entry[column])))
    yield cells.map(csvLine).join('')
    before = rows.at(-1)?.id
    if (rows.length < pageRows) return
  }
}

const textOf = (value: unknown): string =>
  value === null || value === undefined ? '' : typeof value === 'string' ? value : JSON.stringify(value)

export async function exportCsv(
  ctx: Context,
  { query }: Parsed<typeof exportAudits>,
  { reply }: Wire,
): Promise<Result<typeof exportAudits>> {
  await audit(ctx, 'audit.export', null, { after: query })
  await reply
    .headers({ 'content-type': 'text/csv; charset=utf-8', 'content-disposition': 'attachment; filename="audit.csv"' })
    .send(Readable.from(csvOf(ctx, filterOf(query))))
  return {}
}

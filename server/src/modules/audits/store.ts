import { sql } from 'kysely'
import type { Scope } from '#kernel/scope'

export interface AuditFilter {
  keyword?: string | undefined
  userId?: string | undefined
  area?: string | undefined
  from?: Date | undefined
  to?: Date | undefined
}

function filtered(scope: Scope, filter: AuditFilter) {
  let query = scope.db
    .selectFrom('audit')
    .leftJoin('member', (join) =>
      join.onRef('member.tenant_id', '=', 'audit.tenant_id').onRef('member.user_id', '=', 'audit.user_id'),
    )
    .where('audit.tenant_id', '=', scope.tenant)
  if (filter.userId) query = query.where('audit.user_id', '=', filter.userId)
  if (filter.area) query = query.where(sql<boolean>`split_part(audit.action, '.', 1) = ${filter.area}`)
  if (filter.from) query = query.where('at', '>=', filter.from)
  if (filter.to) query = query.where('at', '<=', filter.to)
  if (filter.keyword) {
    const pattern = `%${filter.keyword.replace(/[\\%_]/g, '\\$&')}%`
    query = query.where((either) =>
      either.or([
        either('action', 'ilike', pattern),
        either('object', 'ilike', pattern),
        either('username', 'ilike', pattern),
      ]),
    )
  }
  return query
}

const columns = [
  'audit.id',
  'at',
  'audit.user_id',
  'member.username',
  'action',
  'object',
  'address',
  'request_id',
  'before',
  'after',
] as const

export const findPage = (scope: Scope, filter: AuditFilter, offset: number, count: number) =>
  filtered(scope, filter).select(columns).orderBy('audit.id', 'desc').offset(offset).limit(count).execute()

/** Pages by key, for the export. */
export const findBefore = (scope: Scope, filter: AuditFilter, before: string | undefined, count: number) => {
  const query = filtered(scope, filter).select(columns).orderBy('audit.id', 'desc').limit(count)
  return (before ? query.where('audit.id', '<', before) : query).execute()
}

/** Counted to the cap and no further. */
export async function count(scope: Scope, filter: AuditFilter, cap: number): Promise<number> {
  const rows = await scope.db
    .selectFrom(filtered(scope, filter).select('audit.id').limit(cap).as('hit'))
    .select((hit) => hit.fn.countAll<number>().as('n'))
    .executeTakeFirst()
  return rows?.n ?? 0
}

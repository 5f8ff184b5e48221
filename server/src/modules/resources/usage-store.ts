import { sql } from 'kysely'
import type { Scope } from '#kernel/scope'

interface UsageRow {
  day: string
  resource: string
  consumed: number
  total: number
}

export async function saveDay(scope: Scope, { day, resource, consumed, total }: UsageRow): Promise<void> {
  await sql`insert into usage_day (tenant_id, day, resource, consumed, total)
    values (${scope.tenant}, ${day}::date, ${resource}, ${consumed}::bigint, ${total}::bigint)
    on conflict (tenant_id, day, resource) do update set consumed = excluded.consumed, total = excluded.total`.execute(
    scope.db,
  )
}

export async function findDays(scope: Scope, from: string): Promise<UsageRow[]> {
  const { rows } = await sql<UsageRow>`select day::text, resource, consumed, total from usage_day
    where tenant_id = ${scope.tenant} and day >= ${from}::date order by day, resource`.execute(scope.db)
  return rows
}

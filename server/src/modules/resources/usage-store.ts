import { sql } from 'kysely'
import type { Scope } from '#kernel/scope'

interface UsageRow {
  day: string
  resource: string
  consumed: number
  total: number
}

export async function saveDays(scope: Scope, rows: readonly UsageRow[]): Promise<void> {
  const column = (part: keyof UsageRow) => rows.map((row) => row[part])
  await sql`insert into usage_day (tenant_id, day, resource, consumed, total)
    select ${scope.tenant}, day, resource, consumed, total from unnest(${column('day')}::date[], ${column('resource')}::text[],
      ${column('consumed')}::bigint[], ${column('total')}::bigint[]) as noted (day, resource, consumed, total)
    on conflict (tenant_id, day, resource) do update set consumed = excluded.consumed, total = excluded.total`.execute(
    scope.db,
  )
}

export async function findDays(scope: Scope, from: string): Promise<UsageRow[]> {
  const { rows } = await sql<UsageRow>`select day::text, resource, consumed, total from usage_day
    where tenant_id = ${scope.tenant} and day >= ${from}::date order by day, resource`.execute(scope.db)
  return rows
}

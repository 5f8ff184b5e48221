import { sql } from 'kysely'
import type { Scope } from '#kernel/scope'

interface CounterTable {
  tenant_id: string
  resource: string
  consumed: number
  /** Where it is counted anew each month: which month it stands for. */
  period: string | null
  /** When the capacity changes by itself, and what it is before, between and after; none where there is no limit. */
  changes_at: Date[] | null
  totals: number[] | null
}

declare module '#kernel/tables' {
  interface Tables {
    counter: CounterTable
  }
}

/** The words with which the database says that a number would go beyond its capacity. */
export const beyond = 'CH428'

/**
 * So many more, or fewer, of each. The rows stay locked until the transaction ends, and hold their own capacity: no two
 * writers, in whichever process, can both take the last place. Too many fail, and with them the transaction.
 */
export async function add(
  scope: Scope,
  resources: readonly string[],
  by: number,
  { at, period }: { at: Date; period: string | null },
): Promise<number> {
  const { rows } = await sql<{ consumed: number }>`
    insert into counter as c (tenant_id, resource, consumed, period)
    select ${scope.tenant}, resource, ${by}::bigint, ${period}::text from unnest(${resources}::text[]) as resource
    on conflict (tenant_id, resource) do update set period = excluded.period,
      consumed = excluded.consumed + case when c.period is not distinct from excluded.period then c.consumed else 0 end
    returning require_room(c.resource, c.consumed, ${by}::bigint,
      c.totals[width_bucket(${at}::timestamptz, c.changes_at) + 1]) as consumed`.execute(scope.prepared)
  return rows[0]?.consumed ?? 0
}

export const findAll = (scope: Scope, resources: readonly string[]) =>
  scope.db
    .selectFrom('counter')
    .select(['resource', 'consumed', 'period'])
    .where('tenant_id', '=', scope.tenant)
    .where('resource', 'in', resources)
    .execute()

/** The capacity from now on. Whoever is counting meanwhile waits, and is held to the new one. */
export const setTotals = (
  scope: Scope,
  resource: string,
  capacity: { changesAt: readonly Date[]; totals: readonly number[] } | null,
) =>
  sql`insert into counter (tenant_id, resource, consumed, changes_at, totals)
    values (${scope.tenant}, ${resource}, 0, ${capacity?.changesAt ?? null}::timestamptz[], ${capacity?.totals ?? null}::bigint[])
    on conflict (tenant_id, resource) do update set changes_at = excluded.changes_at, totals = excluded.totals`.execute(
    scope.db,
  )

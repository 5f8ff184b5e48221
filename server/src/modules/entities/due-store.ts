import { sql } from 'kysely'
import type { Scope } from '#kernel/scope'

interface EntityDueTable {
  tenant_id: string
  entity_type: string
  open_id: string
}

declare module '#kernel/tables' {
  interface Tables {
    entity_due: EntityDueTable
  }
}

/** Records whose keywords follow later. */
export const insert = (scope: Scope, type: string, openIds: readonly string[]) =>
  sql`insert into entity_due (tenant_id, entity_type, open_id)
    select ${scope.tenant}, ${type}, id from unnest(${openIds}::text[]) as id on conflict do nothing`.execute(scope.db)

interface Due {
  entity_type: string
  open_id: string
  data: Record<string, unknown> | null
}

/**
 * Takes some out, with what their records hold now. The records stay locked until the keywords are written, so that a
 * patch meanwhile cannot be overtaken by older keywords. A record that is gone or in the recycle bin has none.
 */
export async function take(scope: Scope, count: number): Promise<Due[]> {
  const { rows } = await sql<Due>`
    with taken as (
      delete from entity_due d using (
        select tenant_id, entity_type, open_id from entity_due where tenant_id = ${scope.tenant} limit ${count} for update skip locked
      ) as few
      where d.tenant_id = few.tenant_id and d.entity_type = few.entity_type and d.open_id = few.open_id and d.tenant_id = ${scope.tenant}
      returning d.entity_type, d.open_id
    ), held as (
      select e.entity_type, e.open_id, e.data from entity e
      where e.tenant_id = ${scope.tenant} and e.deleted_at is null and (e.entity_type, e.open_id) in (select entity_type, open_id from taken)
      for no key update
    ) select taken.entity_type, taken.open_id, held.data from taken
      left join held on held.entity_type = taken.entity_type and held.open_id = taken.open_id`.execute(scope.db)
  return rows
}

import { type RawBuilder, sql } from 'kysely'
import type { Scope } from '#kernel/scope'
import { shelfOf } from '#modules/entities/index-store'
import type { EntityRow } from '#modules/entities/store'

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

/**
 * Records whose index is older than their values. To note their ids is cheap; to mark the records themselves would write
 * each of them, with all its indexes, twice.
 */
const insertFrom = (scope: Scope, query: RawBuilder<unknown>) =>
  sql`insert into entity_due (tenant_id, entity_type, open_id) ${query} on conflict do nothing`.execute(scope.db)

export const insert = (scope: Scope, type: string, openIds: readonly string[]) =>
  insertFrom(scope, sql`select ${scope.tenant}, ${type}, id from unnest(${openIds}::text[]) as id`)

export const insertSeveral = (scope: Scope, records: readonly { entity_type: string; open_id: string }[]) =>
  insertFrom(
    scope,
    sql`select ${scope.tenant}, entity_type, open_id from jsonb_to_recordset(${JSON.stringify(records)}::jsonb) as r(entity_type text, open_id text)`,
  )

export async function count(scope: Scope): Promise<number> {
  const { rows } = await sql<{
    n: number
  }>`select count(*)::int as n from entity_due where tenant_id = ${scope.tenant}`.execute(scope.db)
  return rows[0]?.n ?? 0
}

export async function isAny(scope: Scope): Promise<boolean> {
  const { rows } = await sql<{
    any: boolean
  }>`select exists(select from entity_due where tenant_id = ${scope.tenant}) as any`.execute(scope.db)
  return rows[0]?.any ?? false
}

/** Every record of a type: one of its fields has changed its meaning. */
export const insertType = (scope: Scope, type: string) =>
  insertFrom(
    scope,
    sql`select tenant_id, entity_type, open_id from entity where tenant_id = ${scope.tenant} and entity_type = ${type} and deleted_at is null`,
  )

/**
 * Takes some out, of one shelf or of all, with their records as they are now: locked until the index is written, so that a
 * patch meanwhile cannot be overtaken by an older index. A record that is gone or in the recycle bin needs none.
 */
export async function take(
  scope: Scope,
  count: number,
  shelf: number | undefined,
): Promise<{ taken: number; rows: EntityRow[] }> {
  const onShelf = shelf === undefined ? sql`` : sql`and ${shelfOf('open_id')} = ${shelf}`
  const { rows: due } = await sql<{ entity_type: string; open_id: string }>`
    delete from entity_due d using (
      select entity_type, open_id from entity_due where tenant_id = ${scope.tenant} ${onShelf} limit ${count} for update skip locked
    ) as few
    where d.tenant_id = ${scope.tenant} and d.entity_type = few.entity_type and d.open_id = few.open_id
    returning d.entity_type, d.open_id`.execute(scope.db)
  if (due.length === 0) return { taken: 0, rows: [] }
  const { rows } = await sql<EntityRow>`
    select e.* from jsonb_to_recordset(${JSON.stringify(due)}::jsonb) as d(entity_type text, open_id text)
    join entity e on e.tenant_id = ${scope.tenant} and e.entity_type = d.entity_type and e.open_id = d.open_id
    where e.deleted_at is null order by e.entity_type, e.open_id for no key update of e`.execute(scope.db)
  return { taken: due.length, rows }
}

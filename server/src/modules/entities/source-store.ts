import { sql } from 'kysely'
import type { Scope } from '#kernel/scope'

/** Where records come from, and numbers of an enterprise that are set rather than counted. */
export const setSource = (scope: Scope, type: string, openIds: readonly string[], source: string) =>
  sql`update entity set source = ${source} where tenant_id = ${scope.tenant} and entity_type = ${type}
    and open_id = any(${openIds}::text[])`.execute(scope.db)

export async function findOfSource(scope: Scope, source: string, type: string): Promise<string[]> {
  const rows = await scope.db
    .selectFrom('entity')
    .select('open_id')
    .where('tenant_id', '=', scope.tenant)
    .where('entity_type', '=', type)
    .where('source', '=', source)
    .where('deleted_at', 'is', null)
    .execute()
  return rows.map((row) => row.open_id)
}

export async function countSource(scope: Scope, source: string): Promise<number> {
  const row = await scope.db
    .selectFrom('entity')
    .select((each) => each.fn.countAll<number>().as('n'))
    .where('tenant_id', '=', scope.tenant)
    .where('source', '=', source)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return row?.n ?? 0
}

/** A number that is set, not counted. */
export const setCounter = (scope: Scope, resource: string, value: number) =>
  sql`insert into counter (tenant_id, resource, consumed) values (${scope.tenant}, ${resource}, ${value}::bigint)
    on conflict (tenant_id, resource) do update set consumed = excluded.consumed`.execute(scope.db)

export async function findCounter(scope: Scope, resource: string): Promise<number> {
  const row = await scope.db
    .selectFrom('counter')
    .select('consumed')
    .where('tenant_id', '=', scope.tenant)
    .where('resource', '=', resource)
    .executeTakeFirst()
  return row?.consumed ?? 0
}

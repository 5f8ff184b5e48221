import { sql } from 'kysely'
import type { Scope } from '#kernel/scope'

/** A table whose rows are about a resume, and what tells its rows of one resume apart. */
export interface Rows {
  table: string
  /** Null: a resume has one row at most. */
  key: string | null
}

/** Rows of the one become the other's, unless it has such a row of its own. Returns what tells them apart. */
export async function moveRows(scope: Scope, { table, key }: Rows, from: string, to: string): Promise<string[]> {
  const column = sql.ref(key ?? 'tenant_id')
  const { rows } = await sql<{ key: string }>`update ${sql.table(table)} r set open_id = ${to}
    where tenant_id = ${scope.tenant} and open_id = ${from} and not exists (
      select 1 from ${sql.table(table)} o where o.tenant_id = ${scope.tenant} and o.open_id = ${to} and o.${column} = r.${column})
    returning ${column} as key`.execute(scope.db)
  return rows.map((row) => row.key)
}

/** The same ones back again, as far as they are still there. */
export const moveBack = (scope: Scope, { table, key }: Rows, from: string, to: string, keys: readonly string[]) =>
  sql`update ${sql.table(table)} set open_id = ${from}
    where tenant_id = ${scope.tenant} and open_id = ${to} and ${sql.ref(key ?? 'tenant_id')} = any(${keys}::text[])`.execute(
    scope.db,
  )

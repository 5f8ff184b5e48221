import { sql } from 'kysely'
import type { Scope } from '#kernel/scope'
import type { Ref } from '#modules/entities/link-store'

/** What a bulk change did beside new versions: links made and undone, records put into the recycle bin. */
export interface Beside {
  linked?: readonly Pair[]
  unlinked?: readonly Pair[]
  deleted?: readonly Ref[]
}
export interface Pair {
  from: Ref
  to: Ref
}

interface BulkChangeTable {
  tenant_id: string
  id: string
  kind: 'edit' | 'mergeTags' | 'deleteTag'
  entity_type: string | null
  beside: Beside
  count: number
  created_at: Date
  created_by: string
  undone_at: Date | null
}
interface BulkChangeItemTable {
  tenant_id: string
  change_id: string
  entity_type: string
  open_id: string
  previous_version: number
  version: number
}

declare module '#kernel/tables' {
  interface Tables {
    bulk_change: BulkChangeTable
    bulk_change_item: BulkChangeItemTable
  }
}

export const insert = (scope: Scope, change: Omit<BulkChangeTable, 'tenant_id' | 'undone_at'>) =>
  scope.db
    .insertInto('bulk_change')
    .values({ ...change, tenant_id: scope.tenant, beside: sql<never>`${JSON.stringify(change.beside)}::jsonb` })
    .execute()

export type Item = Omit<BulkChangeItemTable, 'tenant_id' | 'change_id'>

export const insertItems = (scope: Scope, change: string, items: readonly Item[]) =>
  scope.db
    .insertInto('bulk_change_item')
    .values(items.map((item) => ({ ...item, tenant_id: scope.tenant, change_id: change })))
    .execute()

export const findLocked = (scope: Scope, id: string) =>
  scope.db
    .selectFrom('bulk_change')
    .selectAll()
    .where('tenant_id', '=', scope.tenant)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

export const findOf = (scope: Scope, userId: string, since: Date) =>
  scope.db
    .selectFrom('bulk_change')
    .selectAll()
    .where('tenant_id', '=', scope.tenant)
    .where('created_by', '=', userId)
    .where('created_at', '>=', since)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(100)
    .execute()

export const findItems = (scope: Scope, change: string) =>
  scope.db
    .selectFrom('bulk_change_item')
    .selectAll()
    .where('tenant_id', '=', scope.tenant)
    .where('change_id', '=', change)
    .orderBy('entity_type')
    .orderBy('open_id')
    .execute()

export const setUndone = (scope: Scope, id: string, at: Date) =>
  scope.db
    .updateTable('bulk_change')
    .set({ undone_at: at })
    .where('tenant_id', '=', scope.tenant)
    .where('id', '=', id)
    .execute()

export async function removeBefore(scope: Scope, before: Date): Promise<void> {
  const old = await scope.db
    .deleteFrom('bulk_change')
    .where('tenant_id', '=', scope.tenant)
    .where('created_at', '<', before)
    .returning('id')
    .execute()
  if (old.length === 0) return
  await scope.db
    .deleteFrom('bulk_change_item')
    .where('tenant_id', '=', scope.tenant)
    .where(
      'change_id',
      'in',
      old.map((row) => row.id),
    )
    .execute()
}

/** Earlier states of many records, by id and version. */
export async function findVersions(
  scope: Scope,
  type: string,
  wanted: readonly { openId: string; version: number }[],
): Promise<{ open_id: string; version: number; data: Record<string, unknown> }[]> {
  const { rows } = await sql<{ open_id: string; version: number; data: Record<string, unknown> }>`
    select v.open_id, v.version, v.data from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as w("openId" text, version bigint)
    join entity_version v on v.tenant_id = ${scope.tenant} and v.entity_type = ${type} and v.open_id = w."openId" and v.version = w.version`.execute(
    scope.db,
  )
  return rows
}

const pairsOf = (pairs: readonly Pair[]) =>
  sql`jsonb_to_recordset(${JSON.stringify(
    pairs.map(({ from, to }) => ({ ft: from.type, fi: from.id, tt: to.type, ti: to.id })),
  )}::jsonb) as p(ft text, fi text, tt text, ti text)`

interface LinkRow {
  from_type: string
  from_id: string
  to_type: string
  to_id: string
}
const toPair = (row: LinkRow): Pair => ({
  from: { type: row.from_type, id: row.from_id },
  to: { type: row.to_type, id: row.to_id },
})

/** Those that were not linked yet, in either direction. */
export async function insertLinks(scope: Scope, pairs: readonly Pair[], at: Date, by: string): Promise<Pair[]> {
  if (pairs.length === 0) return []
  const { rows } =
    await sql<LinkRow>`insert into entity_link (tenant_id, from_type, from_id, to_type, to_id, created_at, created_by)
    select ${scope.tenant}::text, p.ft, p.fi, p.tt, p.ti, ${at}::timestamptz, ${by}::text from ${pairsOf(pairs)}
    where not exists (select 1 from entity_link l where l.tenant_id = ${scope.tenant}
      and l.from_type = p.tt and l.from_id = p.ti and l.to_type = p.ft and l.to_id = p.fi)
    on conflict do nothing returning from_type, from_id, to_type, to_id`.execute(scope.db)
  return rows.map(toPair)
}

export async function removeLinks(scope: Scope, pairs: readonly Pair[]): Promise<Pair[]> {
  if (pairs.length === 0) return []
  const { rows } =
    await sql<LinkRow>`delete from entity_link l using ${pairsOf(pairs)} where l.tenant_id = ${scope.tenant}
    and ((l.from_type = p.ft and l.from_id = p.fi and l.to_type = p.tt and l.to_id = p.ti)
      or (l.from_type = p.tt and l.from_id = p.ti and l.to_type = p.ft and l.to_id = p.fi))
    returning l.from_type, l.from_id, l.to_type, l.to_id`.execute(scope.db)
  return rows.map(toPair)
}

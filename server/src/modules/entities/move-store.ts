import { sql } from 'kysely'
import type { Scope } from '#kernel/scope'
import type { Ref } from '#modules/entities/link-store'

/** What hangs on a record, to be hung on another: links, remarks, followers. */
export interface LinkRow {
  from_type: string
  from_id: string
  to_type: string
  to_id: string
  created_at: string
  created_by: string | null
}

export async function findLinks(scope: Scope, { type, id }: Ref): Promise<LinkRow[]> {
  const { rows } = await sql<LinkRow>`select from_type, from_id, to_type, to_id, created_by,
      to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as created_at
    from entity_link where tenant_id = ${scope.tenant}
      and ((from_type = ${type} and from_id = ${id}) or (to_type = ${type} and to_id = ${id}))
    order by created_at, from_type, from_id, to_type, to_id`.execute(scope.db)
  return rows
}

const rowsOf = (rows: readonly LinkRow[]) =>
  sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(from_type text, from_id text, to_type text, to_id text, created_at timestamptz, created_by text)`

const same = sql`l.from_type = r.from_type and l.from_id = r.from_id and l.to_type = r.to_type and l.to_id = r.to_id`

export async function removeLinks(scope: Scope, rows: readonly LinkRow[]): Promise<void> {
  if (rows.length === 0) return
  await sql`delete from entity_link l using ${rowsOf(rows)} where l.tenant_id = ${scope.tenant} and ${same}`.execute(
    scope.db,
  )
}

/** Those that were not linked yet, in either direction. */
export async function insertLinks(scope: Scope, rows: readonly LinkRow[]): Promise<LinkRow[]> {
  if (rows.length === 0) return []
  const { rows: made } = await sql<Omit<LinkRow, 'created_at'>>`
    insert into entity_link (tenant_id, from_type, from_id, to_type, to_id, created_at, created_by)
    select distinct on (least(r.from_type || '/' || r.from_id, r.to_type || '/' || r.to_id), greatest(r.from_type || '/' || r.from_id, r.to_type || '/' || r.to_id))
      ${scope.tenant}::text, r.from_type, r.from_id, r.to_type, r.to_id, r.created_at, r.created_by from ${rowsOf(rows)}
    where not exists (select 1 from entity_link l where l.tenant_id = ${scope.tenant} and (${same}
      or (l.from_type = r.to_type and l.from_id = r.to_id and l.to_type = r.from_type and l.to_id = r.from_id)))
    on conflict do nothing returning from_type, from_id, to_type, to_id`.execute(scope.db)
  const key = (row: Omit<LinkRow, 'created_at' | 'created_by'>) =>
    [row.from_type, row.from_id, row.to_type, row.to_id].join('/')
  const taken = new Set(made.map(key))
  return rows.filter((row) => taken.delete(key(row)))
}

export async function findFollowers(scope: Scope, { type, id }: Ref): Promise<string[]> {
  const rows = await scope.db
    .selectFrom('attention')
    .select('user_id')
    .where('tenant_id', '=', scope.tenant)
    .where('entity_type', '=', type)
    .where('open_id', '=', id)
    .orderBy('user_id')
    .execute()
  return rows.map((row) => row.user_id)
}

/** Whoever follows the one follows the other too. Returns who did not before. */
export async function copyFollowers(scope: Scope, from: Ref, to: Ref): Promise<string[]> {
  const { rows } = await sql<{
    user_id: string
  }>`insert into attention (tenant_id, user_id, entity_type, open_id, created_at)
    select tenant_id, user_id, ${to.type}, ${to.id}, created_at from attention
    where tenant_id = ${scope.tenant} and entity_type = ${from.type} and open_id = ${from.id}
    on conflict do nothing returning user_id`.execute(scope.db)
  return rows.map((row) => row.user_id)
}

export async function removeFollowers(scope: Scope, { type, id }: Ref, userIds: readonly string[]): Promise<void> {
  await sql`delete from attention where tenant_id = ${scope.tenant} and entity_type = ${type} and open_id = ${id}
    and user_id = any(${userIds}::text[])`.execute(scope.db)
}

export async function findRemarks(scope: Scope, { type, id }: Ref): Promise<string[]> {
  const rows = await scope.db
    .selectFrom('remark_place')
    .select('remark_id')
    .where('tenant_id', '=', scope.tenant)
    .where('target_type', '=', type)
    .where('target_id', '=', id)
    .orderBy('at')
    .orderBy('remark_id')
    .execute()
  return rows.map((row) => row.remark_id)
}

/**
 * Remarks of one record become those of another, with the times and writers that they have and without a new version: what
 * they say is the same. Returns which were there.
 */
export async function moveRemarks(scope: Scope, ids: readonly string[], from: Ref, to: Ref): Promise<string[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<{ remark_id: string }>`update remark_place set target_id = ${to.id}
    where tenant_id = ${scope.tenant} and target_type = ${from.type} and target_id = ${from.id} and remark_id = any(${ids}::text[])
    returning remark_id`.execute(scope.db)
  const moved = rows.map((row) => row.remark_id)
  const facet = (id: string) => `s.target=${id.toLowerCase()}`
  await sql`update entity set data = jsonb_set(data, '{standardFields,target,openId}', to_jsonb(${to.id}::text)),
      facets = array(select f from unnest(array_replace(facets, ${facet(from.id)}, ${facet(to.id)})) as f order by f collate "C")
    where tenant_id = ${scope.tenant} and entity_type = 'Remark' and open_id = any(${moved}::text[])`.execute(scope.db)
  return moved
}

/** Records of a type that name another in one of these fields. */
export async function findNaming(scope: Scope, type: string, facets: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ open_id: string }>`select open_id from entity where tenant_id = ${scope.tenant}
    and entity_type = ${type} and facets && ${facets}::text[] and deleted_at is null order by open_id limit 5000`.execute(
    scope.db,
  )
  return rows.map((row) => row.open_id)
}

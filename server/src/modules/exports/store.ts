import type { ExportFailure, ExportFormat, ExportKind } from '@cohort/contract/exports'
import type { Locale } from '@cohort/contract/limits'
import { type RawBuilder, sql } from 'kysely'
import type { Scope } from '#kernel/scope'

/** A stored piece of the file; together they are the whole. */
export interface Part {
  key: string
  size: number
}

export interface ExportRow {
  tenant_id: string
  export_id: string
  kind: ExportKind
  name: string
  entity_type: string
  location: string
  format: ExportFormat
  contacts: 'masked' | 'open'
  purpose: string | null
  locale: Locale
  /** The body of the call that asked for it, and its view. */
  wish: Record<string, unknown>
  state: 'open' | 'done' | 'failed'
  reason: ExportFailure | null
  total: number | null
  rows: number
  next_chunk: number
  parts: Part[]
  /** How far the writer has come; what it needs to go on after another process. */
  writer: Record<string, number> | null
  size: number
  claim: string | null
  claimed_until: Date | null
  /** Every time that somebody took it up: no two of them write under the same key. */
  attempts: number
  /** Those since the last part was finished. */
  faults: number
  created_at: Date
  created_by: string
  finished_at: Date | null
  expires_at: Date | null
  removed_at: Date | null
}

export type NewExport = Pick<
  ExportRow,
  | 'export_id'
  | 'kind'
  | 'name'
  | 'entity_type'
  | 'location'
  | 'format'
  | 'contacts'
  | 'purpose'
  | 'locale'
  | 'wish'
  | 'created_at'
  | 'created_by'
>

const first = async (query: RawBuilder<ExportRow>, scope: Scope): Promise<ExportRow | undefined> =>
  (await query.execute(scope.db)).rows[0]

export async function insert(scope: Scope, one: NewExport): Promise<ExportRow> {
  const row = await first(
    sql<ExportRow>`insert into export_job (tenant_id, export_id, kind, name, entity_type, location, format, contacts, purpose,
      locale, wish, created_at, created_by)
    values (${scope.tenant}, ${one.export_id}, ${one.kind}, ${one.name}, ${one.entity_type}, ${one.location}, ${one.format},
      ${one.contacts}, ${one.purpose}, ${one.locale}, ${JSON.stringify(one.wish)}::jsonb, ${one.created_at}, ${one.created_by})
    returning *`,
    scope,
  )
  if (!row) throw new Error('an insert returns its row')
  return row
}

export const find = (scope: Scope, exportId: string): Promise<ExportRow | undefined> =>
  first(sql<ExportRow>`select * from export_job where tenant_id = ${scope.tenant} and export_id = ${exportId}`, scope)

export const findLocked = (scope: Scope, exportId: string): Promise<ExportRow | undefined> =>
  first(
    sql<ExportRow>`select * from export_job where tenant_id = ${scope.tenant} and export_id = ${exportId} for update`,
    scope,
  )

export async function findPage(
  scope: Scope,
  userId: string,
  page: { offset: number; count: number },
): Promise<ExportRow[]> {
  const { rows } = await sql<ExportRow>`select * from export_job
    where tenant_id = ${scope.tenant} and created_by = ${userId}
    order by created_at desc, export_id desc offset ${page.offset} limit ${page.count}`.execute(scope.db)
  return rows
}

export async function count(scope: Scope, userId: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from export_job
    where tenant_id = ${scope.tenant} and created_by = ${userId}`.execute(scope.db)
  return rows[0]?.n ?? 0
}

export interface Ending {
  state: 'done' | 'failed'
  reason: ExportFailure | null
  at: Date
  expiresAt: Date
}

/** The ids have served their purpose. */
export async function end(scope: Scope, exportId: string, { state, reason, at, expiresAt }: Ending): Promise<void> {
  await sql`update export_job set state = ${state}, reason = ${reason}, claim = null, claimed_until = null,
      finished_at = ${at}, expires_at = ${expiresAt}
    where tenant_id = ${scope.tenant} and export_id = ${exportId}`.execute(scope.db)
  await sql`delete from export_chunk where tenant_id = ${scope.tenant} and export_id = ${exportId}`.execute(scope.db)
}

/** Over and due to go. */
export async function findExpired(scope: Scope, now: Date, most: number): Promise<ExportRow[]> {
  const { rows } =
    await sql<ExportRow>`select * from export_job where tenant_id = ${scope.tenant} and removed_at is null
    and state <> 'open' and expires_at <= ${now} order by expires_at limit ${most}`.execute(scope.db)
  return rows
}

export const setRemoved = (scope: Scope, exportId: string, at: Date) =>
  sql`update export_job set removed_at = ${at}
    where tenant_id = ${scope.tenant} and export_id = ${exportId}`.execute(scope.db)

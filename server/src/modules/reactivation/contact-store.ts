import { sql } from 'kysely'
import type { Scope } from '#kernel/scope'

export interface ConsentRow {
  consent_id: string
  open_id: string
  given_on: string
  expires_on: string | null
  withdrawn_on: string | null
  note: string
  by: string | null
}

/** Days as texts: a day has no hour, and none is to be made up by a time zone. */
export async function findConsents(scope: Scope, openIds: readonly string[]): Promise<ConsentRow[]> {
  const { rows } =
    await sql<ConsentRow>`select consent_id, open_id, given_on::text, expires_on::text, withdrawn_on::text, note, by
    from consent where tenant_id = ${scope.tenant} and open_id = any(${openIds}::text[]) order by given_on desc, consent_id`.execute(
      scope.db,
    )
  return rows
}

export const insertConsent = (
  scope: Scope,
  { consent_id, open_id, given_on, expires_on, note, by }: Omit<ConsentRow, 'withdrawn_on'>,
  at: Date,
) =>
  sql`insert into consent (tenant_id, consent_id, open_id, given_on, expires_on, note, by, at)
    values (${scope.tenant}, ${consent_id}, ${open_id}, ${given_on}::date, ${expires_on}::date, ${note}, ${by}, ${at})`.execute(
    scope.db,
  )

/** All that was given up to that day. Returns how many. */
export async function withdraw(scope: Scope, openId: string, on: string): Promise<number> {
  const { numAffectedRows } = await sql`update consent set withdrawn_on = ${on}::date
    where tenant_id = ${scope.tenant} and open_id = ${openId} and withdrawn_on is null and given_on <= ${on}::date`.execute(
    scope.db,
  )
  return Number(numAffectedRows ?? 0)
}

export interface ContactRow {
  contact_id: string
  open_id: string
  at: Date
  direction: 'out' | 'in'
  kind: 'email' | 'phone' | 'message' | 'meeting' | 'other'
  note: string
  job_id: string | null
  by: string | null
}

export async function findContacts(scope: Scope, openIds: readonly string[]): Promise<ContactRow[]> {
  const { rows } = await sql<ContactRow>`select contact_id, open_id, at, direction, kind, note, job_id, by from contact
    where tenant_id = ${scope.tenant} and open_id = any(${openIds}::text[]) order by at desc, contact_id`.execute(
    scope.db,
  )
  return rows
}

export const insertContact = (scope: Scope, row: ContactRow) =>
  sql`insert into contact (tenant_id, contact_id, open_id, at, direction, kind, note, job_id, by)
    values (${scope.tenant}, ${row.contact_id}, ${row.open_id}, ${row.at}, ${row.direction}, ${row.kind}, ${row.note}, ${row.job_id}, ${row.by})`.execute(
    scope.db,
  )

export async function findNoContact(scope: Scope, openIds: readonly string[]): Promise<Map<string, Date>> {
  const { rows } = await sql<{ open_id: string; since: Date }>`select open_id, since from no_contact
    where tenant_id = ${scope.tenant} and open_id = any(${openIds}::text[])`.execute(scope.db)
  return new Map(rows.map(({ open_id, since }) => [open_id, since]))
}

export const putNoContact = (scope: Scope, openId: string, since: Date, by: string | null) =>
  sql`insert into no_contact (tenant_id, open_id, since, by) values (${scope.tenant}, ${openId}, ${since}, ${by})
    on conflict (tenant_id, open_id) do nothing`.execute(scope.db)

export const removeNoContact = (scope: Scope, openId: string) =>
  sql`delete from no_contact where tenant_id = ${scope.tenant} and open_id = ${openId}`.execute(scope.db)

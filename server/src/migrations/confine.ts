import { type Kysely, sql } from 'kysely'

/** A missing or empty setting matches no row, so a forgotten scope shows nothing rather than everything. */
export async function confine(db: Kysely<unknown>, table: string): Promise<void> {
  const name = sql.id(table)
  await sql`alter table ${name} enable row level security`.execute(db)
  await sql`alter table ${name} force row level security`.execute(db)
  await sql`create policy tenant on ${name} using (tenant_id = current_setting('app.tenant_id', true)) with check (tenant_id = current_setting('app.tenant_id', true))`.execute(
    db,
  )
}

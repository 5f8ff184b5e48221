import { type Kysely, sql } from 'kysely'
import { confine } from '#migrations/confine'

/**
 * What people are known by stood among the numbers of a record, one row for each mark and each in another page of a large
 * index: that was a third of what it cost to write a resume. Now it is one narrow row, and its index gathers what is new
 * (decision 0031). Resumes of earlier releases are due once more: their marks are made anew and leave the numbers.
 */
const statements = `
create table entity_identity (
  tenant_id text collate "C" not null, entity_type text collate "C" not null, open_id text collate "C" not null,
  keys int8[] not null,
  primary key (tenant_id, entity_type, open_id)
);
create index entity_identity_keys on entity_identity using gin (keys) with (fastupdate = on, gin_pending_list_limit = 65536);
create or replace function tidy_index() returns void language sql security definer set search_path = pg_catalog, public as
  $$ select gin_clean_pending_list('public.entity_term_terms'::regclass), gin_clean_pending_list('public.entity_facets'::regclass),
    gin_clean_pending_list('public.entity_identity_keys'::regclass) $$;
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(statements).execute(db)
  await confine(db, 'entity_identity')
  // The policies hold for the owner too: enterprise by enterprise.
  await sql`set local app.tenant_id = '~'`.execute(db)
  const { rows: tenants } = await sql<{ id: string }>`select id from tenant_entry`.execute(db)
  for (const { id } of tenants) {
    await sql`set local app.tenant_id = ${sql.lit(id)}`.execute(db)
    await sql`insert into entity_due (tenant_id, entity_type, open_id) select tenant_id, entity_type, open_id from entity
      where tenant_id = ${id} and entity_type = 'Resume' and deleted_at is null on conflict do nothing`.execute(db)
  }
}

import { type Kysely, sql } from 'kysely'

/**
 * Each term gets a list for every one of four shelves, on which records stand by the last sign of their id: that more
 * than ten thousand records have a term is known after a part of them. A change of type writes the table anew, whoever's
 * rows they are. How many living records there are of each type is counted once; from now on every write keeps it.
 */
const statements = `
drop index entity_term_terms;
set local maintenance_work_mem = '512MB';
create function shelved(terms int4[], open_id text) returns int4[] language sql immutable as
  $$ select array(select term # ((ascii(right(open_id, 1)) % 4) * 506952113) as shelved from unnest(terms) as term order by shelved) $$;
alter table entity_term alter terms type int4[] using shelved(terms, open_id);
drop function shelved(int4[], text);
create index entity_term_terms on entity_term using gin (terms) with (fastupdate = on, gin_pending_list_limit = 262144);
`

/** Numbers had two indexes, by record and by value. Whoever takes one away knows its value: the second is enough. */
const numbers = `
alter table entity_num drop constraint entity_num_pkey;
drop index entity_num_val;
alter table entity_num add primary key (tenant_id, entity_type, field, val, open_id);
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(statements).execute(db)
  await sql.raw(numbers).execute(db)
  // The policies hold for the owner too: enterprise by enterprise.
  await sql`set local app.tenant_id = '~'`.execute(db)
  const { rows: tenants } = await sql<{ id: string }>`select id from tenant_entry`.execute(db)
  for (const { id } of tenants) {
    await sql`set local app.tenant_id = ${sql.lit(id)}`.execute(db)
    await sql`insert into counter (tenant_id, resource, consumed)
      select tenant_id, 'Entity/' || entity_type, count(*) from entity
      where tenant_id = ${id} and deleted_at is null and entity_type not in ('GlobalConfig', 'TenantConfig', 'Remark')
      group by tenant_id, entity_type`.execute(db)
  }
}

import { type Kysely, sql } from 'kysely'

/**
 * Terms of each enterprise and type become their own: a look into the index no longer passes those of all others. With
 * the time of the last change beside them, hits are put in order without a look at each record. A change of the time
 * alone stays on its page, which keeps room for that, and writes no index.
 *
 * Ids, of the length that they have, stood outside their rows: whatever is longer than a pointer and may stand there
 * does, in a table whose rows are to be short. To read one took four pages. They are brought back in.
 *
 * New entries of the two indexes by value wait in a list that every search reads; `tidy_index` works it in.
 */
const before = `
drop index entity_term_terms;
alter table entity_term add column at timestamptz;
`

const after = `
alter table entity alter tenant_id set storage main, alter entity_type set storage main, alter open_id set storage main,
  alter source set storage main, alter created_by set storage main, alter updated_by set storage main, alter deleted_by set storage main;
alter table entity alter version type bigint using version + 0;
alter table entity_term alter column at set not null;
alter table entity_term set (fillfactor = 80);
-- Told in this way, the policy is no way to find rows: the planner would mix it with the look by terms, at twice the cost.
alter policy tenant on entity_term using (tenant_id is not distinct from current_setting('app.tenant_id', true));
create index entity_term_terms on entity_term using gin (terms) with (fastupdate = on, gin_pending_list_limit = 262144);
alter index entity_facets set (gin_pending_list_limit = 65536);
create index entity_created on entity (tenant_id, entity_type, created_at desc, open_id desc) where deleted_at is null;
create function tidy_index() returns void language sql security definer set search_path = pg_catalog, public as
  $$ select gin_clean_pending_list('public.entity_term_terms'::regclass), gin_clean_pending_list('public.entity_facets'::regclass) $$;
revoke execute on function tidy_index() from public;
`

/** FNV-1a of "s" and the text, as the application makes it. */
function markOf(text: string): number {
  let hash = 0x811c9dc5
  for (const sign of `s${text}`) hash = Math.imul(hash ^ sign.charCodeAt(0), 0x01000193)
  return hash >>> 0
}

/** `(term xor mark) * 0x9e3779b1` in 32 bits with a sign, in halves, since the whole product needs more than 64. */
const salted = (mark: number) => sql`array(
  select (case when n >= 2147483648 then n - 4294967296 else n end)::int4 as term from (
    select ((x & 65535) * 2654435761 + (((x >> 16) * 2654435761) & 65535) * 65536) & 4294967295 as n
    from (select (each::bigint & 4294967295) # ${sql.lit(mark)}::bigint as x from unnest(t.terms) as each) as mixed
  ) as product order by term)`

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(before).execute(db)
  // The policies hold for the owner too: enterprise by enterprise.
  await sql`set local app.tenant_id = '~'`.execute(db)
  const { rows: tenants } = await sql<{ id: string }>`select id from tenant_entry`.execute(db)
  for (const { id } of tenants) {
    await sql`set local app.tenant_id = ${sql.lit(id)}`.execute(db)
    const { rows: types } = await sql<{ type: string }>`select distinct entity_type as type from entity_term`.execute(
      db,
    )
    for (const { type } of types) {
      await sql`update entity_term t set at = e.updated_at, terms = ${salted(markOf(`${id}/${type}`))} from entity e
        where t.tenant_id = ${id} and t.entity_type = ${type} and e.tenant_id = t.tenant_id
          and e.entity_type = t.entity_type and e.open_id = t.open_id`.execute(db)
    }
    await sql`delete from entity_term where tenant_id = ${id} and at is null`.execute(db)
  }
  await sql.raw(after).execute(db)
}

import { type Kysely, sql } from 'kysely'
import { confine } from '#migrations/confine'

/**
 * What makes records findable stands beside them, so that a change of a date does not rewrite a text index: hashed terms
 * for keywords, numbers for sorting. The pending list of the term index is large and is cleaned in the background.
 */
const tables = `
drop index entity_updated;
create index entity_updated on entity (tenant_id, entity_type, updated_at desc, open_id desc) where deleted_at is null;
create index entity_deleted on entity (tenant_id, deleted_at desc) where deleted_at is not null;
alter table entity add column deleted_by text collate "C";

create table entity_term (
  tenant_id text collate "C" not null, entity_type text collate "C" not null, open_id text collate "C" not null,
  terms int4[] not null,
  primary key (tenant_id, entity_type, open_id)
);
create index entity_term_terms on entity_term using gin (tenant_id, entity_type, terms)
  with (fastupdate = on, gin_pending_list_limit = 262144);

create table entity_num (
  tenant_id text collate "C" not null, entity_type text collate "C" not null, open_id text collate "C" not null,
  field text collate "C" not null, val float8 not null,
  primary key (tenant_id, entity_type, open_id, field)
);
create index entity_num_val on entity_num (tenant_id, entity_type, field, val, open_id);

create table entity_version (
  tenant_id text collate "C" not null, entity_type text collate "C" not null, open_id text collate "C" not null,
  version bigint not null, at timestamptz not null, by text collate "C", data jsonb not null,
  primary key (tenant_id, entity_type, open_id, version)
);
create table entity_link (
  tenant_id text collate "C" not null, from_type text collate "C" not null, from_id text collate "C" not null,
  to_type text collate "C" not null, to_id text collate "C" not null, created_at timestamptz not null, created_by text,
  primary key (tenant_id, from_type, from_id, to_type, to_id)
);
create index entity_link_to on entity_link (tenant_id, to_type, to_id);
create table attention (
  tenant_id text collate "C" not null, user_id text collate "C" not null,
  entity_type text collate "C" not null, open_id text collate "C" not null, created_at timestamptz not null,
  primary key (tenant_id, user_id, entity_type, open_id)
);
create table custom_field (
  tenant_id text collate "C" not null, entity_type text collate "C" not null, field_id text collate "C" not null,
  definition jsonb not null, position int not null, created_at timestamptz not null, created_by text, deleted_at timestamptz,
  primary key (tenant_id, entity_type, field_id)
);
-- What is used up, changed in the transaction that uses it.
create table counter (
  tenant_id text collate "C" not null, resource text collate "C" not null, consumed bigint not null default 0,
  primary key (tenant_id, resource)
);
`

const confined = ['entity_term', 'entity_num', 'entity_version', 'entity_link', 'attention', 'custom_field', 'counter']

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(tables).execute(db)
  for (const table of confined) await confine(db, table)
}

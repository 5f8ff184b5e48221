import { type Kysely, sql } from 'kysely'
import { confine } from '#migrations/confine'

/**
 * How people keep their lists, what was changed in bulk, and types of an enterprise's own.
 *
 * `index_form` 0 marks a record whose index is older than its values or than the way it is made now; a job makes it
 * anew. Records of earlier releases are marked by the default that the column is added with.
 */
const tables = `
alter table entity add column index_form int not null default 0;
alter table entity alter column index_form set default 1;
create index entity_stale on entity (tenant_id, entity_type, open_id) where index_form = 0 and deleted_at is null;

create table saved_view (
  tenant_id text collate "C" not null, id text collate "C" not null, entity_type text collate "C" not null,
  owner_id text collate "C" not null, name text not null, kind text collate "C" not null, search text not null,
  columns jsonb not null, shared boolean not null, created_at timestamptz not null, updated_at timestamptz not null,
  primary key (tenant_id, id)
);
create index saved_view_type on saved_view (tenant_id, entity_type);
create table saved_view_order (
  tenant_id text collate "C" not null, user_id text collate "C" not null, view_id text collate "C" not null,
  position int not null,
  primary key (tenant_id, user_id, view_id)
);
create table search_history (
  tenant_id text collate "C" not null, user_id text collate "C" not null, entity_type text collate "C" not null,
  query text not null, at timestamptz not null,
  primary key (tenant_id, user_id, entity_type, query)
);

create table bulk_change (
  tenant_id text collate "C" not null, id text collate "C" not null, kind text collate "C" not null,
  entity_type text collate "C", beside jsonb not null, count int not null, created_at timestamptz not null,
  created_by text collate "C" not null, undone_at timestamptz,
  primary key (tenant_id, id)
);
create table bulk_change_item (
  tenant_id text collate "C" not null, change_id text collate "C" not null, entity_type text collate "C" not null,
  open_id text collate "C" not null, previous_version bigint not null, version bigint not null,
  primary key (tenant_id, change_id, entity_type, open_id)
);

create table tenant_type (
  tenant_id text collate "C" not null, type text collate "C" not null, definition jsonb not null,
  revision int not null default 1, created_at timestamptz not null, created_by text collate "C",
  primary key (tenant_id, type)
);
`

const confined = ['saved_view', 'saved_view_order', 'search_history', 'bulk_change', 'bulk_change_item', 'tenant_type']

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(tables).execute(db)
  for (const table of confined) await confine(db, table)
}

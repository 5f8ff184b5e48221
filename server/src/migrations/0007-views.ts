import { type Kysely, sql } from 'kysely'
import { confine } from '#migrations/confine'

/**
 * How people keep their lists, what was changed in bulk, and types of an enterprise's own.
 *
 * `entity_due` names records whose index is older than their values or than the way it is made now; a job makes it anew.
 * Records of earlier releases are all due.
 */
const tables = `
-- Grows with every change of fields and types: whoever is recognised brings it along, and what is derived is kept by it.
alter table tenant add column schema_revision bigint not null default 0;

create table entity_due (
  tenant_id text collate "C" not null, entity_type text collate "C" not null, open_id text collate "C" not null,
  primary key (tenant_id, entity_type, open_id)
);
insert into entity_due select tenant_id, entity_type, open_id from entity where deleted_at is null;

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

const confined = [
  'entity_due',
  'saved_view',
  'saved_view_order',
  'search_history',
  'bulk_change',
  'bulk_change_item',
  'tenant_type',
]

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(tables).execute(db)
  for (const table of confined) await confine(db, table)
}

import { type Kysely, sql } from 'kysely'
import { confine } from '#migrations/confine'

/**
 * What members take out of the product. An export knows what was asked for, how far it has come and in which parts it is
 * stored; which records it writes, and in which order, is noted when it begins, a thousand ids a row.
 */
const tables = `
create table export_job (
  tenant_id text collate "C" not null, export_id text collate "C" not null, kind text collate "C" not null,
  name text not null, entity_type text collate "C" not null, location text not null, format text collate "C" not null,
  contacts text collate "C" not null, purpose text, locale text collate "C" not null, wish jsonb not null,
  state text collate "C" not null default 'open' check (state in ('open', 'done', 'failed')),
  reason text collate "C", total bigint, rows bigint not null default 0, next_chunk int not null default 0,
  parts jsonb not null default '[]', writer jsonb, size bigint not null default 0,
  claim text collate "C", claimed_until timestamptz, attempts int not null default 0, faults int not null default 0,
  created_at timestamptz not null, created_by text collate "C" not null,
  finished_at timestamptz, expires_at timestamptz, removed_at timestamptz,
  primary key (tenant_id, export_id)
);
create index export_job_created on export_job (tenant_id, created_by, created_at desc, export_id desc);
create index export_job_open on export_job (tenant_id, created_at) where state = 'open';
create index export_job_kept on export_job (tenant_id, expires_at) where removed_at is null and state <> 'open';

create table export_chunk (
  tenant_id text collate "C" not null, export_id text collate "C" not null, chunk int not null, open_ids text[] not null,
  primary key (tenant_id, export_id, chunk),
  foreign key (tenant_id, export_id) references export_job (tenant_id, export_id) on delete cascade
);
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(tables).execute(db)
  await confine(db, 'export_job')
  await confine(db, 'export_chunk')
}

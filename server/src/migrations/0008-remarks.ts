import { type Kysely, sql } from 'kysely'
import { confine } from '#migrations/confine'

/** Which remarks stand at which record, in order, and how far each member has read. What they say is in their records. */
const tables = `
create table remark_place (
  tenant_id text collate "C" not null, target_type text collate "C" not null, target_id text collate "C" not null,
  remark_id text collate "C" not null, at timestamptz not null, by text collate "C",
  primary key (tenant_id, target_type, target_id, remark_id)
);
create index remark_place_at on remark_place (tenant_id, target_type, target_id, at desc, remark_id desc);
create index remark_place_latest on remark_place (tenant_id, target_type, at desc);
create table remark_read (
  tenant_id text collate "C" not null, user_id text collate "C" not null,
  target_type text collate "C" not null, target_id text collate "C" not null, read_at timestamptz not null,
  primary key (tenant_id, user_id, target_type, target_id)
);
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(tables).execute(db)
  await confine(db, 'remark_place')
  await confine(db, 'remark_read')
}

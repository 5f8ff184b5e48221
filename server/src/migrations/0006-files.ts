import { type Kysely, sql } from 'kysely'
import { confine } from '#migrations/confine'

/**
 * Which records hold a file. A use is kept until its record is purged, because an earlier version can be restored; a
 * file without any use goes a day after its upload. The foreign key lets nobody remove a file that is being taken into
 * use at the same moment.
 */
const tables = `
alter table file
  add column state text collate "C" not null default 'used' check (state in ('uploading', 'free', 'used')),
  add column width int, add column height int;
create index file_loose on file (tenant_id, created_at) where state <> 'used';

create table file_use (
  tenant_id text collate "C" not null, file_id text collate "C" not null,
  entity_type text collate "C" not null, open_id text collate "C" not null,
  primary key (tenant_id, file_id, entity_type, open_id),
  foreign key (tenant_id, file_id) references file (tenant_id, file_id)
);
create index file_use_record on file_use (tenant_id, entity_type, open_id);
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(tables).execute(db)
  await confine(db, 'file_use')
}

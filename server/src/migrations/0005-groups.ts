import { type Kysely, sql } from 'kysely'
import { confine } from '#migrations/confine'

/** Which types of records an enterprise shows, and which records it has published. */
const tables = `
create table entity_group (
  tenant_id text collate "C" not null, entity_type text collate "C" not null, shown boolean not null,
  primary key (tenant_id, entity_type)
);
create table entity_share (
  tenant_id text collate "C" not null, entity_type text collate "C" not null, open_id text collate "C" not null,
  key_hash text collate "C" not null, expires_at timestamptz not null, created_by text collate "C" not null,
  primary key (tenant_id, entity_type, open_id)
);
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(tables).execute(db)
  await confine(db, 'entity_group')
  await confine(db, 'entity_share')
}

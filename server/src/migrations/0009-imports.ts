import { type Kysely, sql } from 'kysely'
import { confine } from '#migrations/confine'

/** Records that were imported and whose keywords are still to be written. */
const table = `
create table entity_due (
  tenant_id text collate "C" not null, entity_type text collate "C" not null, open_id text collate "C" not null,
  primary key (tenant_id, entity_type, open_id)
);
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(table).execute(db)
  await confine(db, 'entity_due')
}

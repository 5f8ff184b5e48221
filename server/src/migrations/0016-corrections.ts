import { type Kysely, sql } from 'kysely'
import { confine } from '#migrations/confine'

/** What people wrote where something else had been read. It goes with the file that it was read in. */
const tables = `
create table resume_correction (
  tenant_id text collate "C" not null, correction_id text collate "C" not null, open_id text collate "C" not null,
  file_id text collate "C" not null, path text collate "C" not null, read jsonb, written jsonb, rule text collate "C",
  at timestamptz not null, by text collate "C",
  primary key (tenant_id, correction_id),
  foreign key (tenant_id, file_id) references file (tenant_id, file_id) on delete cascade
);
create index resume_correction_at on resume_correction (tenant_id, at desc, correction_id desc);
create index resume_correction_record on resume_correction (tenant_id, open_id, at desc);
create index resume_correction_file on resume_correction (tenant_id, file_id);
create index resume_review_item on resume_review (tenant_id, item_id) where item_id is not null;
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(tables).execute(db)
  await confine(db, 'resume_correction')
}

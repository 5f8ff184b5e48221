import { type Kysely, sql } from 'kysely'
import { confine } from '#migrations/confine'

/**
 * Resumes that come in as files: batches and their items, what was read in each file, what a person has to look at, and
 * which records turned out to be one person.
 *
 * A reading goes with its file. What a resume is known by (phone, e-mail, name) stands among its numbers, where every
 * write of a record puts it; here the records of earlier releases are only noted as due.
 */
const tables = `
alter table file add column sha256 text collate "C";
create index file_sha256 on file (tenant_id, sha256) where sha256 is not null;

create table intake_batch (
  tenant_id text collate "C" not null, batch_id text collate "C" not null, name text not null,
  state text collate "C" not null default 'open' check (state in ('open', 'paused', 'cancelled')),
  project_id text collate "C", stage_id text collate "C", source text collate "C", owner_id text collate "C",
  on_duplicate text collate "C" not null, locale text collate "C" not null,
  created_at timestamptz not null, created_by text collate "C" not null,
  primary key (tenant_id, batch_id)
);
create index intake_batch_created on intake_batch (tenant_id, created_at desc, batch_id desc);

create table intake_item (
  tenant_id text collate "C" not null, item_id text collate "C" not null, batch_id text collate "C" not null,
  parent_id text collate "C", file_id text collate "C" not null, name text not null, size bigint not null,
  content_type text collate "C" not null, position int not null, state text collate "C" not null,
  reason text collate "C", attempts int not null default 0, claim text collate "C", claimed_until timestamptz,
  open_id text collate "C", candidates jsonb not null default '[]', updated_at timestamptz not null,
  primary key (tenant_id, item_id)
);
create unique index intake_item_place on intake_item (tenant_id, batch_id, file_id);
create index intake_item_order on intake_item (tenant_id, batch_id, position, item_id);
create index intake_item_open on intake_item (tenant_id, state, claimed_until) where state in ('queued', 'reading', 'parsed');

create table resume_reading (
  tenant_id text collate "C" not null, file_id text collate "C" not null, at timestamptz not null,
  document jsonb not null, parsed jsonb not null, open_id text collate "C", record_version bigint,
  primary key (tenant_id, file_id),
  foreign key (tenant_id, file_id) references file (tenant_id, file_id) on delete cascade
);
create index resume_reading_record on resume_reading (tenant_id, open_id) where open_id is not null;

create table resume_review (
  tenant_id text collate "C" not null, open_id text collate "C" not null, file_id text collate "C" not null,
  item_id text collate "C", reasons jsonb not null, state text collate "C" not null default 'open',
  created_at timestamptz not null, decided_at timestamptz, decided_by text collate "C",
  primary key (tenant_id, open_id)
);
create index resume_review_open on resume_review (tenant_id, created_at desc, open_id desc) where state = 'open';

create table resume_distinct (
  tenant_id text collate "C" not null, one_id text collate "C" not null, other_id text collate "C" not null,
  at timestamptz not null, by text collate "C",
  primary key (tenant_id, one_id, other_id)
);

create table resume_merge (
  tenant_id text collate "C" not null, merge_id text collate "C" not null, kept_id text collate "C" not null,
  merged_id text collate "C" not null, at timestamptz not null, by text collate "C",
  kept_before bigint not null, kept_after bigint not null, moved jsonb not null,
  undone_at timestamptz, undone_by text collate "C",
  primary key (tenant_id, merge_id)
);
create index resume_merge_kept on resume_merge (tenant_id, kept_id);
create index resume_merge_merged on resume_merge (tenant_id, merged_id);
create index resume_merge_at on resume_merge (tenant_id, at desc, merge_id desc);

-- A record that is part of another now: whoever asks for it gets that one.
create table entity_redirect (
  tenant_id text collate "C" not null, entity_type text collate "C" not null, open_id text collate "C" not null,
  to_id text collate "C" not null,
  primary key (tenant_id, entity_type, open_id)
);
`

const confined = [
  'intake_batch',
  'intake_item',
  'resume_reading',
  'resume_review',
  'resume_distinct',
  'resume_merge',
  'entity_redirect',
]

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(tables).execute(db)
  for (const table of confined) await confine(db, table)
  // The policies hold for the owner too: enterprise by enterprise.
  await sql`set local app.tenant_id = '~'`.execute(db)
  const { rows: tenants } = await sql<{ id: string }>`select id from tenant_entry`.execute(db)
  for (const { id } of tenants) {
    await sql`set local app.tenant_id = ${sql.lit(id)}`.execute(db)
    await sql`insert into entity_due (tenant_id, entity_type, open_id) select tenant_id, entity_type, open_id from entity
      where tenant_id = ${id} and entity_type = 'Resume' and deleted_at is null on conflict do nothing`.execute(db)
  }
}

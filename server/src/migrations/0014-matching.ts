import { type Kysely, sql } from 'kysely'
import { confine } from '#migrations/confine'

/**
 * What matching knows of a resume or a job. The terms by which it is found are read by all processes into their memory,
 * so they stand apart from the profile, which is read for the few that are found.
 */
const tables = `
create table match_item (
  tenant_id text collate "C" not null, entity_type text collate "C" not null, open_id text collate "C" not null,
  version bigint not null, made_by int4 not null, written_at timestamptz not null,
  terms int4[] not null, impacts bytea not null,
  primary key (tenant_id, entity_type, open_id)
);
create index match_item_written on match_item (tenant_id, entity_type, written_at);

create table match_profile (
  tenant_id text collate "C" not null, entity_type text collate "C" not null, open_id text collate "C" not null,
  profile jsonb not null,
  primary key (tenant_id, entity_type, open_id)
);

-- What a recruiter has corrected of a job's conditions.
create table match_condition (
  tenant_id text collate "C" not null, job_id text collate "C" not null, conditions jsonb not null,
  updated_by text collate "C", updated_at timestamptz not null,
  primary key (tenant_id, job_id)
);

-- Someone was dismissed for a job, or taken.
create table match_decision (
  tenant_id text collate "C" not null, job_id text collate "C" not null, open_id text collate "C" not null,
  kind text collate "C" not null, reason text not null, detail jsonb, by text collate "C", at timestamptz not null,
  primary key (tenant_id, job_id, open_id)
);
create index match_decision_person on match_decision (tenant_id, open_id);
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(tables).execute(db)
  for (const table of ['match_item', 'match_profile', 'match_condition', 'match_decision']) await confine(db, table)
}

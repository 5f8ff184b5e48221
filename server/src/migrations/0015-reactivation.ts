import { type Kysely, sql } from 'kysely'
import { confine } from '#migrations/confine'

/** People of earlier days: what they allow, when they were reached, who was suggested for which job and what became of it. */
const tables = `
create table consent (
  tenant_id text collate "C" not null, consent_id text collate "C" not null, open_id text collate "C" not null,
  given_on date not null, expires_on date, withdrawn_on date, note text not null, by text collate "C", at timestamptz not null,
  primary key (tenant_id, consent_id)
);
create index consent_person on consent (tenant_id, open_id);

create table contact (
  tenant_id text collate "C" not null, contact_id text collate "C" not null, open_id text collate "C" not null,
  at timestamptz not null, direction text collate "C" not null, kind text collate "C" not null, note text not null,
  job_id text collate "C", by text collate "C",
  primary key (tenant_id, contact_id)
);
create index contact_person on contact (tenant_id, open_id, at);

create table no_contact (
  tenant_id text collate "C" not null, open_id text collate "C" not null, since timestamptz not null, by text collate "C",
  primary key (tenant_id, open_id)
);

create table reactivation (
  tenant_id text collate "C" not null, job_id text collate "C" not null, open_id text collate "C" not null,
  state text collate "C" not null, score int not null, place int not null, detail jsonb not null, reason text not null, until date,
  suggested_at timestamptz not null, contacted_at timestamptz, replied_at timestamptz, by text collate "C",
  primary key (tenant_id, job_id, open_id)
);
create index reactivation_person on reactivation (tenant_id, open_id);

create table reactivation_run (
  tenant_id text collate "C" not null, job_id text collate "C" not null, at timestamptz not null, by text collate "C",
  suggested int not null, left_out jsonb not null,
  primary key (tenant_id, job_id)
);

create table reactivation_setting (
  tenant_id text collate "C" not null, settings jsonb not null,
  primary key (tenant_id)
);
`

const confined = ['consent', 'contact', 'no_contact', 'reactivation', 'reactivation_run', 'reactivation_setting']

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(tables).execute(db)
  for (const table of confined) await confine(db, table)
}

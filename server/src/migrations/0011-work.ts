import { type Kysely, sql } from 'kysely'
import { confine } from '#migrations/confine'

/**
 * Spaces, channels, projects and tasks. What they say stands in their records, as of any type; here is how they are put in
 * order, which flows there are, and which way each task has taken.
 *
 * The rank of an item in its list is a number with room beside it. That no two have the same is checked at the end of a
 * statement, so that a list can be numbered anew in one.
 */
const tables = `
create table place (
  tenant_id text collate "C" not null, item_id text collate "C" not null, list_id text collate "C" not null,
  rank bigint not null, at timestamptz not null,
  primary key (tenant_id, item_id),
  constraint place_rank unique (tenant_id, list_id, rank) deferrable initially immediate
);

create table pipeline (
  tenant_id text collate "C" not null, pipeline_id text collate "C" not null, owner_id text collate "C" not null,
  owner_type text collate "C" not null, name jsonb not null, stages jsonb not null, source_id text collate "C",
  version bigint not null default 1, position int not null, created_at timestamptz not null,
  primary key (tenant_id, pipeline_id)
);
create index pipeline_owner on pipeline (tenant_id, owner_id, position);

create table task_move (
  tenant_id text collate "C" not null, task_id text collate "C" not null, version bigint not null,
  project_id text collate "C" not null, change_id text collate "C" not null, at timestamptz not null,
  by text collate "C", kind text collate "C" not null, from_stage text collate "C", to_stage text collate "C" not null,
  from_name jsonb, to_name jsonb not null, from_rank bigint, from_sub text collate "C", sub_status text collate "C", comment text not null default '',
  primary key (tenant_id, task_id, version)
);
create index task_move_change on task_move (tenant_id, change_id);
create index task_move_project on task_move (tenant_id, project_id, at);

create table template (
  tenant_id text collate "C" not null, id text collate "C" not null, type text collate "C" not null, name text not null,
  category text not null, group_by text not null, remark text not null, color text collate "C" not null,
  icon text collate "C" not null, langue text collate "C" not null, is_common boolean not null,
  entity_type text collate "C", data jsonb not null, created_by text collate "C", created_at timestamptz not null,
  updated_at timestamptz not null, deleted_at timestamptz,
  primary key (tenant_id, id)
);

-- Deleted together with another record, and restored with it: 'Project/…'.
alter table entity add column deleted_with text collate "C";
create index entity_deleted_with on entity (tenant_id, deleted_with) where deleted_with is not null;

-- In the recycle bin: participants and flags are kept, but nobody sees it.
alter table permission_object add column hidden boolean not null default false;
create index permission_object_creator on permission_object (tenant_id, creator_id);
create index permission_object_leader on permission_object (tenant_id, leader_id) where leader_id is not null;
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(tables).execute(db)
  for (const table of ['place', 'pipeline', 'task_move', 'template']) await confine(db, table)
}

import { type Kysely, sql } from 'kysely'
import { confine } from '#migrations/confine'

/** Participants of spaces, channels and projects with their flags; read-only sessions through another member's eyes. */
const tables = `
create table permission_object (
  tenant_id text collate "C" not null, open_id text collate "C" not null,
  entity_type text collate "C" not null, parent_id text collate "C", name text not null,
  creator_id text collate "C" not null, leader_id text collate "C", inherit boolean not null default true,
  primary key (tenant_id, open_id)
);
create index permission_object_parent on permission_object (tenant_id, parent_id);
create table permission_entry (
  tenant_id text collate "C" not null, open_id text collate "C" not null, user_id text collate "C" not null,
  flags int not null, sub jsonb not null default '{}',
  primary key (tenant_id, open_id, user_id),
  foreign key (tenant_id, open_id) references permission_object (tenant_id, open_id) on delete cascade,
  foreign key (tenant_id, user_id) references member (tenant_id, user_id) on delete cascade
);
create index permission_entry_user on permission_entry (tenant_id, user_id);

-- Who looks through the member's eyes, for reading only.
alter table session add column viewer_id text collate "C";
create index session_viewer on session (tenant_id, viewer_id) where viewer_id is not null;

create index audit_user on audit (tenant_id, user_id, id);
create unique index role_name on role (tenant_id, name) where name is not null;
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(tables).execute(db)
  await confine(db, 'permission_object')
  await confine(db, 'permission_entry')
}

import { type Kysely, sql } from 'kysely'
import { confine } from '#migrations/confine'

/**
 * Every table has tenant_id first in its keys and a policy on it. Rows of no single enterprise (accounts, codes,
 * devices, the list of enterprises) stand under the tenant id "~", the directory.
 */
const tables = `
create extension if not exists btree_gin;

create table account (
  tenant_id text collate "C" not null check (tenant_id = '~'),
  user_id text collate "C" not null,
  country_code text not null, phone text not null,
  username text not null, email text, wx_name text, avatar text, avatar_bg int not null,
  preferences jsonb not null default '{}', guides text[] not null default '{}', last_tenant text collate "C",
  created_at timestamptz not null, signed_in_at timestamptz,
  primary key (tenant_id, user_id),
  unique (tenant_id, country_code, phone)
);
create table account_tenant (
  tenant_id text collate "C" not null check (tenant_id = '~'),
  user_id text collate "C" not null, member_of text collate "C" not null, joined_at timestamptz not null,
  primary key (tenant_id, user_id, member_of)
);
create table verification_code (
  tenant_id text collate "C" not null check (tenant_id = '~'),
  country_code text not null, phone text not null,
  code_hash text not null, tries int not null default 0, sent_at timestamptz not null, expires_at timestamptz not null,
  primary key (tenant_id, country_code, phone)
);
-- How often something was asked for, by whom (a hash): limits of codes for a phone and for an address.
create table attempt (
  tenant_id text collate "C" not null, kind text collate "C" not null, key_hash text collate "C" not null,
  id text collate "C" not null, at timestamptz not null,
  primary key (tenant_id, kind, key_hash, id)
);
create index attempt_at on attempt (tenant_id, at);
create table device (
  tenant_id text collate "C" not null check (tenant_id = '~'),
  user_id text collate "C" not null, device_id text collate "C" not null,
  name text not null, address text not null, created_at timestamptz not null, last_seen_at timestamptz not null,
  primary key (tenant_id, user_id, device_id)
);
create table tenant_entry (
  tenant_id text collate "C" not null check (tenant_id = '~'),
  id text collate "C" not null, alias text collate "C" not null,
  name text not null, mode text not null, status text not null, logo text,
  primary key (tenant_id, id), unique (tenant_id, alias)
);

create table tenant (
  tenant_id text collate "C" not null primary key,
  alias text not null, name text not null, mode text not null, status text not null,
  industry text, limit_mode boolean not null default false, logo text,
  created_at timestamptz not null, created_by text not null
);
create table member (
  tenant_id text collate "C" not null, user_id text collate "C" not null,
  username text not null, phone text not null, email text, wx_name text, avatar text, avatar_bg int not null,
  status text not null, is_super_admin boolean not null default false, is_school_user boolean not null default false,
  guides text[] not null default '{}', source text not null, joined_at timestamptz not null,
  primary key (tenant_id, user_id)
);
create index member_phone on member (tenant_id, phone);
create table role (
  tenant_id text collate "C" not null, role_id text collate "C" not null,
  name text, built_in text, codes int[] not null, version bigint not null default 1, created_at timestamptz not null,
  primary key (tenant_id, role_id)
);
create table role_member (
  tenant_id text collate "C" not null, role_id text collate "C" not null, user_id text collate "C" not null,
  primary key (tenant_id, role_id, user_id),
  foreign key (tenant_id, role_id) references role (tenant_id, role_id) on delete cascade,
  foreign key (tenant_id, user_id) references member (tenant_id, user_id) on delete cascade
);
create index role_member_user on role_member (tenant_id, user_id);
create table session (
  tenant_id text collate "C" not null, token_hash text collate "C" not null,
  user_id text collate "C" not null, device_id text collate "C" not null,
  created_at timestamptz not null, seen_at timestamptz not null, expires_at timestamptz not null,
  primary key (tenant_id, token_hash)
);
create index session_of_user on session (tenant_id, user_id, device_id);
create table invitation (
  tenant_id text collate "C" not null, id text collate "C" not null,
  code text collate "C" not null, inviter_id text collate "C" not null, inviter_name text not null, role_ids text[] not null,
  phone text, max_uses int not null, uses int not null default 0,
  created_at timestamptz not null, expires_at timestamptz not null, revoked_at timestamptz,
  primary key (tenant_id, id)
);
-- Single-use things under a hash: redirect tokens, SSO states, received SAML responses, seen assertion ids.
create table one_time (
  tenant_id text collate "C" not null, kind text collate "C" not null, hash text collate "C" not null,
  payload jsonb not null, expires_at timestamptz not null,
  primary key (tenant_id, kind, hash)
);
create index one_time_expiry on one_time (tenant_id, expires_at);
create table association (
  tenant_id text collate "C" not null, id text collate "C" not null,
  platform text collate "C" not null, account_id text collate "C" not null, name text not null, user_id text collate "C" not null,
  created_at timestamptz not null,
  primary key (tenant_id, id), unique (tenant_id, platform, account_id), unique (tenant_id, platform, user_id)
);
create table platform_user (
  tenant_id text collate "C" not null, platform text collate "C" not null, account_id text collate "C" not null,
  name text not null, phone text, seen_at timestamptz not null,
  primary key (tenant_id, platform, account_id)
);
create table file (
  tenant_id text collate "C" not null, file_id text collate "C" not null,
  owner_id text collate "C" not null, storage_key text not null, name text not null, size bigint not null,
  content_type text not null, created_at timestamptz not null,
  primary key (tenant_id, file_id)
);
create table entity (
  tenant_id text collate "C" not null, entity_type text collate "C" not null, open_id text collate "C" not null,
  source text, created_at timestamptz not null, updated_at timestamptz not null, created_by text, updated_by text,
  version bigint not null default 1, deleted_at timestamptz, data jsonb not null,
  facets text[] collate "C" not null default '{}', nums jsonb not null default '{}',
  primary key (tenant_id, entity_type, open_id)
) with (toast_tuple_target = 256);
alter table entity alter facets set storage main, alter nums set storage main;
create index entity_updated on entity (tenant_id, entity_type, updated_at desc, open_id);
create index entity_facets on entity using gin (tenant_id, entity_type, facets);
create table audit (
  tenant_id text collate "C" not null, id text collate "C" not null,
  at timestamptz not null, user_id text, action text not null, object text, address text not null, request_id text not null,
  before jsonb, after jsonb,
  primary key (tenant_id, id)
);
`

const protectedTables = [
  'account',
  'account_tenant',
  'verification_code',
  'attempt',
  'device',
  'tenant_entry',
  'tenant',
  'member',
  'role',
  'role_member',
  'session',
  'invitation',
  'one_time',
  'association',
  'platform_user',
  'file',
  'entity',
  'audit',
]

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(tables).execute(db)
  for (const table of protectedTables) await confine(db, table)
}

import { type Kysely, sql } from 'kysely'
import { confine } from '#migrations/confine'

/**
 * What an enterprise ordered, paid and holds. How much it may use stands beside how much it uses, in the row that every
 * write locks anyway: when it changes by itself, and the totals before, between and after (decision 0028).
 */
const tables = `
create table package_account (
  tenant_id text collate "C" not null, day date, orders int not null,
  primary key (tenant_id)
);

create table package_grant (
  tenant_id text collate "C" not null, grant_id text collate "C" not null, kind text collate "C" not null,
  unit text collate "C", list_fen bigint not null, anchor_day int not null, starts_at timestamptz not null,
  ends_at timestamptz, amounts jsonb,
  primary key (tenant_id, grant_id)
);

create table package_order (
  tenant_id text collate "C" not null, order_id text collate "C" not null, number text collate "C" not null,
  kind text collate "C" not null, unit text collate "C" not null, effect text collate "C" not null,
  list_fen bigint not null, credit_fen bigint not null, price_fen bigint not null, refund_fen bigint not null,
  status text collate "C" not null, created_at timestamptz not null, created_by text collate "C", expires_at timestamptz not null,
  closed_at timestamptz, failed_at timestamptz, paid_at timestamptz, grant_id text collate "C",
  primary key (tenant_id, order_id)
);
create index package_order_at on package_order (tenant_id, created_at desc, number desc);
create index package_order_unpaid on package_order (tenant_id, expires_at) where status = 'unpaid';

create table payment (
  tenant_id text collate "C" not null, payer text collate "C" not null, trade_number text collate "C" not null,
  order_id text collate "C" not null, amount_fen bigint not null, refund_fen bigint not null, paid_at timestamptz not null,
  counted_at timestamptz not null, enterprise text not null,
  primary key (tenant_id, payer, trade_number)
);
create index payment_order on payment (tenant_id, order_id);

create table cashier_trade (
  tenant_id text collate "C" not null, order_id text collate "C" not null, trade_number text collate "C" not null,
  paid_at timestamptz not null,
  primary key (tenant_id, order_id)
);

create table usage_day (
  tenant_id text collate "C" not null, day date not null, resource text collate "C" not null,
  consumed bigint not null, total bigint not null,
  primary key (tenant_id, day, resource)
);

alter table counter add period text collate "C", add changes_at timestamptz[], add totals bigint[];

create function require_room(resource text, consumed bigint, added bigint, total bigint) returns bigint
language plpgsql as $$
begin
  if added > 0 and consumed > total then
    raise exception using errcode = 'CH428', message = resource, detail = total::text;
  end if;
  return consumed;
end $$;
`

const confined = ['package_account', 'package_grant', 'package_order', 'payment', 'cashier_trade', 'usage_day']

/** Enterprises that were there before packages keep what they had: no limits. */
const agreed =
  '{"Entity":1000000000,"AutomaticTask":1000000000,"Project":1000000000,"CustomField":1000000000,"Connector":1000000000}'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(tables).execute(db)
  for (const table of confined) await confine(db, table)
  await sql`set local app.tenant_id = '~'`.execute(db)
  const { rows: tenants } = await sql<{ id: string }>`select id from tenant_entry`.execute(db)
  for (const { id } of tenants) {
    await sql`set local app.tenant_id = ${sql.lit(id)}`.execute(db)
    await sql`insert into package_account (tenant_id, orders) values (${id}, 0)`.execute(db)
    await sql`insert into package_grant (tenant_id, grant_id, kind, list_fen, anchor_day, starts_at, amounts)
      values (${id}, 'before-packages', 'Customized', 0, 1, now(), ${agreed}::jsonb)`.execute(db)
  }
}

import pg from 'pg'
import { expect, inject, test } from 'vitest'
import { migrate } from '#kernel/migrate'
import { migrations } from '#migrations/index'
import { saltedTerms } from '#modules/entities/terms'
import { withDatabase } from '#testing/global-setup'

/** Every step forward is taken on a database that holds data of the step before. */
test('a database with data of each earlier release comes to this one with nothing lost', async () => {
  const names = Object.keys(migrations)
  const admin = new pg.Client({ connectionString: inject('ownerUrl') })
  await admin.connect()
  const name = `cohort_upgrade_${process.pid}`
  await admin.query(`create database ${name}`)
  const url = withDatabase(inject('ownerUrl'), name)
  try {
    await migrate(url, pick(names.slice(0, 1)))
    const before = await fill(url, rows)
    for (let step = 2; step <= names.length; step++) {
      await migrate(url, pick(names.slice(0, step)))
      if (names[step - 1] === '0008-remarks') await fill(url, found)
    }
    await migrate(url, pick(names))
    expect(await counts(url)).toMatchObject({ ...before, entity: 2, entity_term: 1, entity_num: 1, entity_due: 2 })
    expect(await recordsOf(url)).toEqual([{ resource: 'Entity/Resume', consumed: '1' }])
    expect(await termsIn(url)).toEqual(saltedTerms('old/Resume', terms, 'r'))
  } finally {
    await admin.query(`drop database ${name} with (force)`)
    await admin.end()
  }
})

const pick = (names: string[]) => Object.fromEntries(names.map((name) => [name, migrations[name]])) as typeof migrations

/** What an enterprise of the first release holds. */
const rows = `
set app.tenant_id = '~';
insert into account (tenant_id, user_id, country_code, phone, username, avatar_bg, created_at) values ('~', 'u1', '86', '13900000001', '旧用户', 0, now());
insert into account_tenant values ('~', 'u1', 'old', now());
insert into tenant_entry (tenant_id, id, alias, name, mode, status) values ('~', 'old', 'old', '旧企业', 'standard', 'active');
set app.tenant_id = 'old';
insert into tenant (tenant_id, alias, name, mode, status, created_at, created_by) values ('old', 'old', '旧企业', 'standard', 'active', now(), 'u1');
insert into member (tenant_id, user_id, username, phone, avatar_bg, status, is_super_admin, source, joined_at) values ('old', 'u1', '旧用户', '13900000001', 0, 'normal', true, 'founder', now());
insert into role (tenant_id, role_id, built_in, codes, created_at) values ('old', 'r1', 'administrator', '{101}', now()), ('old', 'r2', null, '{}', now());
insert into role_member values ('old', 'r1', 'u1');
insert into session (tenant_id, token_hash, user_id, device_id, created_at, seen_at, expires_at) values ('old', 'h', 'u1', 'd', now(), now(), now());
insert into entity (tenant_id, entity_type, open_id, created_at, updated_at, data) values ('old', 'GlobalConfig', 'owner', now(), now(), '{"standardFields": {"config": {}}}');
insert into audit (tenant_id, id, at, action, address, request_id) values ('old', 'a', now(), 'signIn', '', '');`

/** A record with its keywords, before those of each enterprise were its own. */
const terms = [-1824262239, 51888082, 921310220, 2147483647, -2147483648, 0, -1]
const found = `
set app.tenant_id = 'old';
insert into entity (tenant_id, entity_type, open_id, created_at, updated_at, data) values ('old', 'Resume', 'r', now(), now(), '{"standardFields": {}}');
insert into entity_num (tenant_id, entity_type, open_id, field, val) values ('old', 'Resume', 'r', 's.humanInfo.age', 31.5);
insert into entity_term (tenant_id, entity_type, open_id, terms) values ('old', 'Resume', 'r', '{${terms}}');`

async function termsIn(url: string): Promise<number[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query('select t.terms from entity_term t join entity e on e.updated_at = t.at')
  await client.end()
  return rows[0]?.terms
}

/** How many records of each type there are said to be. */
async function recordsOf(url: string): Promise<object[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query("select resource, consumed::text from counter where tenant_id = 'old'")
  await client.end()
  return rows
}

async function fill(url: string, rows: string): Promise<Record<string, number>> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(rows)
  await client.end()
  return counts(url)
}

async function counts(url: string): Promise<Record<string, number>> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows: tables } = await client.query(
    "select tablename from pg_tables where schemaname = 'public' and tablename not like 'kysely%'",
  )
  const result: Record<string, number> = {}
  for (const { tablename } of tables) {
    // The owner of this server is a superuser, for whom the policies do not count.
    result[tablename] = (await client.query(`select count(*)::int as n from ${tablename}`)).rows[0].n
  }
  await client.end()
  expect(result.member).toBe(1)
  return result
}

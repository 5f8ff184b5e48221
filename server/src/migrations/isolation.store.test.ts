import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeDatabase, type TestDatabase } from '#testing/database'

/**
 * Row-level security proved from below: as the application's own database role, with a right, a wrong, an empty and no
 * tenant setting, against every table there is. A new table without a policy fails here.
 */
let database: TestDatabase
let owner: pg.Client
let role: pg.Client
let tables: string[]

/** Columns of a table that a row must give, with a value that its type takes. */
const columnsSql = `
select column_name as name, data_type as type from information_schema.columns
where table_schema = 'public' and table_name = $1 and is_nullable = 'NO' and column_default is null and column_name <> 'tenant_id'`

const values: Record<string, string> = {
  text: "'x'",
  boolean: 'true',
  integer: '1',
  bigint: '1',
  jsonb: "'{}'",
  ARRAY: "'{}'",
  'timestamp with time zone': 'now()',
  'double precision': '1',
  date: 'current_date',
}

beforeAll(async () => {
  database = await makeDatabase()
  owner = new pg.Client({ connectionString: database.ownerUrl })
  role = new pg.Client({ connectionString: database.appUrl })
  await Promise.all([owner.connect(), role.connect()])
  const { rows } = await owner.query(
    "select tablename from pg_tables where schemaname = 'public' and tablename not like 'kysely%' order by 1",
  )
  tables = rows.map((row) => row.tablename)
})

afterAll(async () => {
  await Promise.all([owner.end(), role.end()])
  await database.drop()
})

const homeOf = async (table: string): Promise<string> => {
  const { rows } = await owner.query(
    "select 1 from pg_constraint where conrelid = $1::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%~%'",
    [table],
  )
  return rows.length > 0 ? '~' : 'victim'
}

async function insertSql(table: string, tenant: string): Promise<string> {
  const { rows } = await owner.query(columnsSql, [table])
  const names = ['tenant_id', ...rows.map((row) => row.name)].join(', ')
  return `insert into ${table} (${names}) values ('${tenant}', ${rows.map((row) => values[row.type] ?? "'x'").join(', ')})`
}

test('there are tables, and every one has its tenant first in its key, and a forced policy', async () => {
  expect(tables.length).toBeGreaterThan(10)
  for (const table of tables) {
    const { rows } = await owner.query(
      `select c.relrowsecurity as on, c.relforcerowsecurity as forced, count(p.*)::int as policies,
        (select a.attname from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = i.indkey[0] where i.indrelid = c.oid and i.indisprimary) as first
       from pg_class c left join pg_policy p on p.polrelid = c.oid where c.oid = $1::regclass group by c.oid, c.relrowsecurity, c.relforcerowsecurity`,
      [table],
    )
    expect({ table, ...rows[0] }).toEqual({ table, on: true, forced: true, policies: 1, first: 'tenant_id' })
  }
})

test('every unique index begins with the tenant, so that the schema can be distributed by it', async () => {
  const { rows } = await owner.query(
    `select i.indexrelid::regclass::text as index from pg_index i join pg_class c on c.oid = i.indrelid join pg_namespace n on n.oid = c.relnamespace
     join pg_attribute a on a.attrelid = i.indrelid and a.attnum = i.indkey[0]
     where n.nspname = 'public' and i.indisunique and a.attname <> 'tenant_id' and c.relname not like 'kysely%'`,
  )
  expect(rows).toEqual([])
})

describe('as the role of the application', () => {
  const settings = {
    'a wrong tenant': "set app.tenant_id = 'somebody'",
    'an empty tenant': "set app.tenant_id = ''",
    'no tenant': 'reset app.tenant_id',
  }

  test('it is neither owner nor superuser and cannot step around the policies', async () => {
    const { rows } = await role.query(
      'select rolsuper, rolbypassrls, rolcreaterole, rolcreatedb from pg_roles where rolname = current_user',
    )
    expect(rows).toEqual([{ rolsuper: false, rolbypassrls: false, rolcreaterole: false, rolcreatedb: false }])
    await expect(role.query('set role cohort')).rejects.toThrow()
    await expect(role.query('set row_security = off; select * from member')).rejects.toThrow()
  })

  test.each(Object.entries(settings))(
    'with %s, no row of another tenant is read, changed, removed or written',
    async (_name, setting) => {
      for (const table of tables) {
        const home = await homeOf(table)
        await owner.query('begin')
        await owner.query('set local session_replication_role = replica')
        await owner.query(`set local app.tenant_id = '${home}'`)
        await owner.query(`delete from ${table}`)
        await owner.query(await insertSql(table, home))
        await owner.query('commit')

        await role.query(setting)
        expect({ table, rows: (await role.query(`select * from ${table}`)).rowCount }).toEqual({ table, rows: 0 })
        for (const write of [`update ${table} set tenant_id = tenant_id`, `delete from ${table}`]) {
          const touched = await role.query(write).then(
            (result) => result.rowCount,
            (error) => (error.code === '42501' ? 0 : error),
          )
          expect({ table, write, touched }).toEqual({ table, write, touched: 0 })
        }
        const written = await role.query(await insertSql(table, home)).then(
          () => 'written',
          (error) => error.code,
        )
        expect({ table, written }).toEqual({ table, written: '42501' })
      }
    },
  )

  test('its own rows it can read and write', async () => {
    await role.query("set app.tenant_id = 'victim'")
    expect((await role.query('select * from tenant')).rowCount).toBe(1)
  })

  test('the audit trail only grows', async () => {
    await role.query("set app.tenant_id = 'victim'")
    await role.query(
      "insert into audit (tenant_id, id, at, action, address, request_id) values ('victim', 'a', now(), 'x', '', '')",
    )
    await expect(role.query("update audit set action = 'y'")).rejects.toThrow('permission denied')
    await expect(role.query('delete from audit')).rejects.toThrow('permission denied')
    await expect(role.query('truncate audit')).rejects.toThrow('permission denied')
  })
})

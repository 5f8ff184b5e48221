import { createHmac } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import { Kysely, PostgresDialect, sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import pg from 'pg'

export type Migrations = Record<string, { up: (db: Kysely<unknown>) => Promise<void> }>

/** Operators that the GIN indexes need under row-level security; only a superuser may say that they leak nothing. */
const leakproof = [
  'arraycontains(anyarray,anyarray)',
  'arrayoverlap(anyarray,anyarray)',
  'ts_match_vq(tsvector,tsquery)',
]

/**
 * Brings the database to this release as its owner, and prepares the role that serves requests: neither owner nor
 * superuser, so that row-level security binds it. Returns the connection string of that role.
 */
export async function migrate(
  ownerUrl: string,
  migrations: Migrations,
  options: { appUrl?: string; log?: FastifyBaseLogger } = {},
): Promise<string> {
  const pool = new pg.Pool({ connectionString: ownerUrl, max: 2 })
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) })
  try {
    await requireVersion(db)
    const role = roleOf(ownerUrl, options.appUrl)
    await ensureRole(db, role)
    const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
    const { error } = await migrator.migrateToLatest()
    if (error) throw error
    await grant(db, role.name)
    await markLeakproof(db, options.log)
    return role.url
  } finally {
    await db.destroy()
  }
}

async function requireVersion(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ version: number }>`select current_setting('server_version_num')::int as version`.execute(
    db,
  )
  const version = rows[0]?.version ?? 0
  if (version < 150_000)
    throw new Error(`PostgreSQL ${Math.floor(version / 10_000)} is too old; Cohort needs 15 or newer`)
}

interface Role {
  name: string
  url: string
  /** Undefined: the administrator made the role and gave its address. */
  password: string | undefined
}

/** The password is derived from the owner's, so that every process of an installation knows it without a file. */
function roleOf(ownerUrl: string, appUrl: string | undefined): Role {
  if (appUrl) return { name: decodeURIComponent(new URL(appUrl).username), url: appUrl, password: undefined }
  const url = new URL(ownerUrl)
  const password = createHmac('sha256', decodeURIComponent(url.password) || 'cohort')
    .update('cohort_app')
    .digest('hex')
  url.username = 'cohort_app'
  url.password = password
  return { name: 'cohort_app', url: url.href, password }
}

async function ensureRole(db: Kysely<unknown>, role: Role): Promise<void> {
  const { rows } = await sql`select 1 from pg_roles where rolname = ${role.name}`.execute(db)
  if (role.password === undefined) {
    if (rows.length === 0) throw new Error(`DATABASE_APP_URL names the role ${role.name}, which does not exist`)
    return
  }
  const name = sql.id(role.name)
  const password = sql.lit(role.password)
  if (rows.length === 0) {
    // Two processes may start at once: the second finds the role made.
    await sql`create role ${name} login nosuperuser nocreatedb nocreaterole nobypassrls password ${password}`
      .execute(db)
      .catch((error) => {
        if ((error as { code?: string }).code !== '42710' && (error as { code?: string }).code !== '23505') throw error
      })
  } else {
    await sql`alter role ${name} login password ${password}`.execute(db).catch(() => {})
  }
}

/** Rights are stated after every migration, so that a new table needs no line of its own. The audit trail only grows. */
async function grant(db: Kysely<unknown>, role: string): Promise<void> {
  const name = sql.id(role)
  await sql`grant usage on schema public to ${name}`.execute(db)
  await sql`grant select, insert, update, delete on all tables in schema public to ${name}`.execute(db)
  await sql`grant execute on all functions in schema public to ${name}`.execute(db)
  await sql`revoke all on kysely_migration, kysely_migration_lock from ${name}`.execute(db)
  await sql`revoke update, delete, truncate on audit from ${name}`.execute(db)
}

async function markLeakproof(db: Kysely<unknown>, log: FastifyBaseLogger | undefined): Promise<void> {
  for (const signature of leakproof) {
    const { rows } = await sql<{
      leakproof: boolean
    }>`select proleakproof as leakproof from pg_proc where oid = ${`pg_catalog.${signature}`}::regprocedure`.execute(db)
    if (rows[0]?.leakproof) continue
    try {
      await sql`alter function ${sql.raw(`pg_catalog.${signature}`)} leakproof`.execute(db)
    } catch {
      log?.warn(
        `${signature} is not leakproof and this role may not say so: searches under row-level security will be slower`,
      )
    }
  }
}

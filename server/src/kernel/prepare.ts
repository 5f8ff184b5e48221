import type { FastifyBaseLogger } from 'fastify'
import pg from 'pg'
import { type Job, prepareJobs } from '#kernel/jobs'
import { type Migrations, migrate } from '#kernel/migrate'

/** Any number, as long as nobody else locks by it. */
const turn = 7_301_225

/**
 * The database of this release, its roles, rights and queues; returns the address of the role that serves requests.
 * Processes that start together take turns: PostgreSQL refuses rights that two state at once.
 */
export async function prepareDatabase(
  ownerUrl: string,
  migrations: Migrations,
  jobs: readonly Job<never>[],
  options: { appUrl?: string; log?: FastifyBaseLogger } = {},
): Promise<string> {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    // Held by a transaction, not by the session: a pool between us and the database may change the session.
    await client.query('begin; set local idle_in_transaction_session_timeout = 0')
    await client.query('select pg_advisory_xact_lock($1)', [turn])
    const appUrl = await migrate(ownerUrl, migrations, options)
    await prepareJobs(ownerUrl, decodeURIComponent(new URL(appUrl).username), jobs)
    return appUrl
  } finally {
    await client.end()
  }
}

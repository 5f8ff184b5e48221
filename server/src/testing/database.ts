import pg from 'pg'
import { inject } from 'vitest'
import { migrate } from '#kernel/migrate'
import { migrations } from '#migrations/index'
import { templateName, withDatabase } from '#testing/global-setup'

/** A database of this test file alone, copied from the migrated template. */
export interface TestDatabase {
  readonly ownerUrl: string
  readonly appUrl: string
  drop(): Promise<void>
}

export async function asOwner(work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: inject('ownerUrl') })
  await client.connect()
  try {
    // Copying a template needs it for oneself alone: workers take turns.
    await client.query('select pg_advisory_lock(4711)')
    await work(client)
  } finally {
    await client.end()
  }
}

let made = 0

export async function makeDatabase(): Promise<TestDatabase> {
  const name = `cohort_test_${process.pid}_${++made}`
  await asOwner((client) => client.query(`create database ${name} template ${templateName}`))
  const ownerUrl = withDatabase(inject('ownerUrl'), name)
  const appUrl = await migrate(ownerUrl, migrations)
  return { ownerUrl, appUrl, drop: () => asOwner((client) => client.query(`drop database ${name} with (force)`)) }
}

import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { prepareJobs } from '#kernel/jobs'
import { migrate } from '#kernel/migrate'
import { startPostgres } from '#kernel/postgres'
import { migrations } from '#migrations/index'
import { modules } from '#modules/index'

declare module 'vitest' {
  interface ProvidedContext {
    /** The owner's address of the server; each worker makes its own copy of the template there. */
    ownerUrl: string
  }
}

export const templateName = 'cohort_template'

export const withDatabase = (url: string, name: string): string => {
  const changed = new URL(url)
  changed.pathname = `/${name}`
  return changed.href
}

/** One real server for the whole run: the embedded one, or the one that TEST_DATABASE_URL names. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'cohort-test-'))
  // Where root runs the tests, the database's user must be able to walk in.
  chmodSync(folder, 0o755)
  const postgres = process.env.TEST_DATABASE_URL ? undefined : await startPostgres(folder)
  const ownerUrl = process.env.TEST_DATABASE_URL ?? postgres?.url ?? ''
  await makeTemplate(ownerUrl)
  project.provide('ownerUrl', ownerUrl)
  return async () => {
    await postgres?.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function makeTemplate(ownerUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  await client.query(`drop database if exists ${templateName} with (force)`)
  await client.query(`create database ${templateName}`)
  await client.end()
  const url = withDatabase(ownerUrl, templateName)
  const appUrl = await migrate(url, migrations)
  await prepareJobs(
    url,
    new URL(appUrl).username,
    modules.flatMap((module) => module.jobs ?? []),
  )
}

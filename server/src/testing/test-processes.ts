import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll } from 'vitest'
import { makeDatabase, type TestDatabase } from '#testing/database'
import { Processes, type ServerProcess } from '#testing/processes'

/** Real server processes on one database and one folder of data, with somebody beside them who owns the database. */
export class TestProcesses {
  /** Where all of them keep their data. */
  folder = ''
  owner!: pg.Client
  #database!: TestDatabase
  #processes!: Processes

  async open(): Promise<void> {
    this.folder = mkdtempSync(join(tmpdir(), 'cohort-processes-'))
    this.#database = await makeDatabase()
    this.#processes = new Processes(this.#database.ownerUrl, this.folder)
    this.owner = new pg.Client({ connectionString: this.#database.ownerUrl })
    await this.owner.connect()
  }

  async close(): Promise<void> {
    await this.#processes.stop()
    await this.owner.end()
    await this.#database.drop()
    rmSync(this.folder, { recursive: true, force: true })
  }

  start(): Promise<ServerProcess> {
    return this.#processes.start()
  }

  /** In one transaction confined to an enterprise, which ends with the work. */
  async beside<T>(tenant: string, work: (owner: pg.Client) => Promise<T>): Promise<T> {
    await this.owner.query('begin')
    try {
      await this.owner.query(`set local app.tenant_id = '${tenant}'`)
      return await work(this.owner)
    } finally {
      // Of a transaction in which something failed, nothing is kept.
      await this.owner.query('commit')
    }
  }
}

/** Processes for the tests of a file. */
export function testProcesses(): TestProcesses {
  const made = new TestProcesses()
  beforeAll(() => made.open())
  afterAll(() => made.close())
  return made
}

import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type PgModule from 'pg'
import { Enterprise } from '#bench/lib/enterprise'
import { children, serve } from '#bench/lib/serve'
import { startPostgres } from '#server/kernel/postgres'

const pg: typeof PgModule = createRequire(import.meta.resolve('#server/app'))('pg')

/** What a measurement stands on: a database of its own, and servers on it. */
export class Stage {
  readonly folder: string
  readonly databaseUrl: string
  readonly pool: PgModule.Pool

  constructor(folder: string, databaseUrl: string, connections: number) {
    this.folder = folder
    this.databaseUrl = databaseUrl
    this.pool = new pg.Pool({ connectionString: databaseUrl, max: connections })
    // The database stops before the last idle connection is closed.
    this.pool.on('error', () => {})
  }

  /** A program of bench/servers in a process of its own; what it says when it is ready. */
  start(program: string, settings: Record<string, string> = {}): Promise<Record<string, string>> {
    const usual = { DATABASE_URL: this.databaseUrl, DATA_DIR: this.folder, PORT: '0', LOG_LEVEL: 'warn' }
    return serve(program, { ...usual, ...settings })
  }

  /** The product's server, as the founder of the demo enterprise uses it. */
  async serve(settings?: Record<string, string>): Promise<Enterprise> {
    const { url = '', token = '' } = await this.start('ours.ts', settings)
    return new Enterprise(url, token, 'wangchao', this.pool)
  }
}

/** The server that was started last. */
export const serverPid = (): number => children.at(-1)?.pid ?? 0

interface Wishes {
  /** Where the database is kept for the next run; without it, nothing is left. */
  kept?: string | undefined
  connections?: number
}

/** All that was started ends when the work is over, however that ends. */
export async function onStage(
  work: (stage: Stage) => Promise<void>,
  { kept, connections = 8 }: Wishes = {},
): Promise<void> {
  if (kept) mkdirSync(kept, { recursive: true })
  const folder = kept ?? mkdtempSync(join(tmpdir(), 'cohort-bench-'))
  // The database runs as somebody else where this runs as root.
  chmodSync(folder, 0o755)
  const postgres = await startPostgres(folder)
  const stage = new Stage(folder, postgres.url, connections)
  try {
    await work(stage)
  } finally {
    await stage.pool.end()
    await Promise.all(children.splice(0).map(ended))
    await postgres.stop()
    if (!kept) rmSync(folder, { recursive: true, force: true })
  }
}

async function ended(child: (typeof children)[number]): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const over = once(child, 'exit')
  child.kill('SIGTERM')
  await over
}

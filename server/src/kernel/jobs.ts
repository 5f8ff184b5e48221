import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'
import pg from 'pg'
import { PgBoss } from 'pg-boss'
import type { Context } from '#kernel/context'
import { newId } from '#kernel/ids'
import { executor } from '#kernel/scope'

/** Background work of one kind. It may run again after a crash, so what it does must bear repetition. */
export interface Job<P extends object = object> {
  readonly name: string
  /** Also runs by itself, on this cron line, in the directory's scope. */
  readonly schedule?: string
  readonly retries?: number
  readonly run: (ctx: Context, payload: P) => Promise<void>
}

/** `export const purge = job({ name: 'purge', schedule: '17 * * * *', run: … })` */
export const job = <P extends object>(definition: Job<P>): Job<P> => definition

/** The queues of one server process. */
export interface Jobs {
  /** Writes the job in the caller's transaction: it exists exactly if the transaction commits. */
  enqueue<P extends object>(ctx: Context, work: Job<P>, payload: P): Promise<void>
  start(contextFor: (tenant: string, requestId: string) => Context): Promise<void>
  stop(): Promise<void>
}

interface Envelope {
  tenant: string
  payload: object
}

const schema = 'pgboss'
const quiet = { schedule: false, supervise: false } as const

/** As owner: makes the tables and the queues, and lets the application's role use them. */
export async function prepareJobs(ownerUrl: string, role: string, jobs: readonly Job<never>[]): Promise<void> {
  const boss = new PgBoss({ connectionString: ownerUrl, schema, max: 2, ...quiet })
  boss.on('error', () => {})
  await boss.start()
  for (const { name, retries } of jobs) {
    await boss.createQueue(name, { retryLimit: retries ?? 5, retryBackoff: true, expireInSeconds: 900 })
  }
  await boss.stop({ graceful: false })
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  const name = pg.escapeIdentifier(role)
  await client.query(`grant usage on schema ${schema} to ${name}`)
  await client.query(`grant select, insert, update, delete on all tables in schema ${schema} to ${name}`)
  await client.query(`grant execute on all functions in schema ${schema} to ${name}`)
  await client.end()
}

export function openJobs(appUrl: string, jobs: readonly Job<never>[], log: FastifyBaseLogger): Jobs {
  const boss = new PgBoss({
    connectionString: appUrl,
    schema,
    max: 3,
    migrate: false,
    createSchema: false,
    reindex: false,
    bamIntervalSeconds: 3600,
  })
  boss.on('error', (error) => log.warn({ err: error }, 'job queue'))
  let started = false
  return {
    async enqueue(ctx, work, payload) {
      const run = executor(ctx)
      const envelope: Envelope = { tenant: ctx.tenant, payload }
      // The same table that pg-boss reads; written here so that a process that runs no workers can enqueue too.
      await run(`insert into ${schema}.job (id, name, data) values (gen_random_uuid(), $1, $2)`, [
        work.name,
        JSON.stringify(envelope),
      ])
    },
    async start(contextFor) {
      await boss.start()
      started = true
      for (const work of jobs) {
        await boss.work<Envelope>(work.name, { pollingIntervalSeconds: 2 }, async (batch) => {
          for (const { data } of batch) {
            const ctx = contextFor(data?.tenant ?? '~', newId())
            await work.run(ctx, (data?.payload ?? {}) as never)
          }
        })
        if (work.schedule) await boss.schedule(work.name, work.schedule)
      }
    },
    async stop() {
      if (started) await boss.stop({ graceful: true, timeout: 10_000 })
    },
  }
}

/** How many jobs wait, for the metrics. */
export async function waitingJobs(ctx: Context): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from pgboss.job where state < 'active'`.execute(
    ctx.db,
  )
  return rows[0]?.n ?? 0
}

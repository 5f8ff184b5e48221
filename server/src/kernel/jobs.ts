import type { FastifyBaseLogger } from 'fastify'
import pg from 'pg'
import { PgBoss } from 'pg-boss'
import type { Context } from '#kernel/context'
import { newId } from '#kernel/ids'
import { directory, executor } from '#kernel/scope'

/** Background work of one kind. It may run again after a crash, so what it does must bear repetition. */
export interface Job<P extends object = object> {
  readonly name: string
  /** Also runs by itself, on this cron line, in the directory's scope. */
  readonly schedule?: string
  /** And when a process has started: what was under way when the last one died is not left until its time comes. */
  readonly atStart?: boolean
  readonly retries?: number
  readonly run: (ctx: Context, payload: P) => Promise<void>
}

/** `export const purge = job({ name: 'purge', schedule: '17 * * * *', run: … })` */
export const job = <P extends object>(definition: Job<P>): Job<P> => definition

/** The queues of one server process. */
export interface Jobs {
  /** Writes the job in the caller's transaction: it exists exactly if the transaction commits. */
  enqueue<P extends object>(ctx: Context, work: Job<P>, payload: P, afterSeconds?: number): Promise<void>
  /** Begins to run jobs. A process that never calls this can still enqueue. */
  work(contextFor: (tenant: string, requestId: string) => Context): Promise<void>
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

export async function openJobs(appUrl: string, jobs: readonly Job<never>[], log: FastifyBaseLogger): Promise<Jobs> {
  const boss = new PgBoss({
    connectionString: appUrl,
    schema,
    max: 3,
    // The owner has made the tables and the queues; the application's role could not.
    migrate: false,
    createSchema: false,
    reindex: false,
  })
  boss.on('error', (error) => log.warn({ err: error }, 'job queue'))
  await boss.start()
  return {
    async enqueue(ctx, work, payload, afterSeconds = 0) {
      const executeSql = executor(ctx) as Executor
      const envelope: Envelope = { tenant: ctx.tenant, payload }
      await boss.send(work.name, envelope, { db: { executeSql }, startAfter: afterSeconds })
    },
    async work(contextFor) {
      for (const work of jobs) {
        // Somebody may wait for what was asked for; what the clock asks for has time.
        const pollingIntervalSeconds = work.schedule ? 15 : 1
        await boss.work<Partial<Envelope>>(work.name, { pollingIntervalSeconds }, async (batch) => {
          for (const { data } of batch) {
            const ctx = contextFor(data?.tenant ?? directory, newId())
            await work.run(ctx, (data?.payload ?? {}) as never)
          }
        })
        if (work.schedule) await boss.schedule(work.name, work.schedule)
        if (work.atStart) await boss.send(work.name)
      }
    },
    stop: () => boss.stop({ graceful: true, timeout: 10_000 }),
  }
}

type Executor = (text: string, values?: unknown[]) => Promise<{ rows: Record<string, unknown>[] }>

import type { Duplex } from 'node:stream'
import {
  CompiledQuery,
  type DatabaseConnection,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
  sql,
} from 'kysely'
import pg from 'pg'
import type { Tables } from '#kernel/tables'

/** Rows that belong to no single enterprise (accounts, codes, devices) live under this tenant id. */
export const directory = '~'

/** A store's handle: the tenant whose rows it may touch, and where its statements go. */
export interface Scope {
  readonly tenant: string
  readonly db: Kysely<Tables>
  /**
   * The same for statements whose text never changes and which every write runs: each connection plans them once. They
   * name their columns, since a plan for `*` does not outlive a new one; what is searched is planned anew each time.
   */
  readonly prepared: Kysely<Tables>
}

const tenantPattern = /^(~|[a-z][a-z0-9-]{2,31})$/

/** `SET LOCAL` takes no parameters, so the id is checked before it stands in the text; Citus forwards only this form. */
const begin = (tenant: string): string => `BEGIN; ${setTenant(tenant)}`
const setTenant = (tenant: string): string => {
  if (!tenantPattern.test(tenant)) throw new Error('not a tenant id')
  return `SET LOCAL app.tenant_id = '${tenant}'`
}

async function run<R>(client: pg.PoolClient, query: CompiledQuery, name?: string): Promise<QueryResult<R>> {
  const statement = { text: query.sql, values: query.parameters as unknown[], ...(name && { name }) }
  const result = await inOneWrite(client, () => client.query(statement))
  return { rows: result.rows as R[], numAffectedRows: BigInt(result.rowCount ?? 0) }
}

const names = new Map<string, string>()

function runPrepared<R>(client: pg.PoolClient, query: CompiledQuery): Promise<QueryResult<R>> {
  const name = names.get(query.sql) ?? `s${names.size}`
  names.set(query.sql, name)
  return run(client, query, name)
}

const refuse = () => Promise.reject(new Error('transactions are opened by transaction(ctx, …)'))

/** A Kysely over one way of running a statement. Connections are managed here, not by Kysely. */
function kyselyOver(execute: <R>(query: CompiledQuery) => Promise<QueryResult<R>>): Kysely<Tables> {
  const connection: DatabaseConnection = {
    executeQuery: execute,
    streamQuery: () => {
      throw new Error('long reads page by key')
    },
  }
  return new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createQueryCompiler: () => new PostgresQueryCompiler(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createDriver: () => ({
        init: async () => {},
        acquireConnection: async () => connection,
        releaseConnection: async () => {},
        beginTransaction: refuse,
        commitTransaction: refuse,
        rollbackTransaction: refuse,
        destroy: async () => {},
      }),
    },
  })
}

/**
 * A scope in which every statement is a transaction of its own. BEGIN, the tenant setting, the statement and COMMIT
 * leave in one write on a pipelined connection: row-level security for one round trip.
 */
export function statementScope(pool: pg.Pool, tenant: string): Scope {
  const opening = begin(tenant)
  const db = kyselyOver(<R>(query: CompiledQuery) => alone(pool, opening, (client) => run<R>(client, query)))
  const prepared = kyselyOver(<R>(query: CompiledQuery) =>
    alone(pool, opening, (client) => runPrepared<R>(client, query)),
  )
  return { tenant, db, prepared }
}

async function alone<R>(pool: pg.Pool, opening: string, statement: (client: pg.PoolClient) => Promise<R>): Promise<R> {
  const client = await pool.connect()
  try {
    const [, result] = await settled(
      inOneWrite(client, () => [client.query(opening), statement(client), client.query('COMMIT')] as const),
    )
    return result
  } finally {
    client.release()
  }
}

/** What is sent before anything else happens leaves as one packet instead of one for each statement. */
function inOneWrite<T>(client: pg.PoolClient, send: () => T): T {
  const { stream } = (client as unknown as { connection: { stream: Duplex } }).connection
  stream.cork()
  try {
    return send()
  } finally {
    process.nextTick(() => stream.uncork())
  }
}

/** Such a statement as a text: it is not even put together anew. Its parameters are $1, $2 … */
export const fixed = async <R>(scope: Scope, text: string, values: readonly unknown[]): Promise<R[]> =>
  (await scope.prepared.executeQuery<R>(CompiledQuery.raw(text, [...values]))).rows

/** A statement that every request runs. Its parameters are $1, $2 … of the named types. */
export interface Prepared {
  readonly name: string
  readonly text: string
  readonly types: readonly string[]
}

const preparedOn = new WeakMap<pg.PoolClient, Set<string>>()

/**
 * A prepared statement in a tenant's scope as one message: the two statements of a simple query are one transaction, so
 * the tenant setting ends with it. This halves the cost of recognising a token against BEGIN, statement, COMMIT.
 */
export async function preparedStatement<R>(
  pool: pg.Pool,
  tenant: string,
  statement: Prepared,
  values: readonly string[],
): Promise<R[]> {
  const client = await pool.connect()
  try {
    const known = preparedOn.get(client) ?? new Set()
    if (!known.has(statement.name)) {
      await client.query(`PREPARE ${statement.name} (${statement.types.join(', ')}) AS ${statement.text}`)
      preparedOn.set(client, known.add(statement.name))
    }
    const execute = `EXECUTE ${statement.name} (${values.map((value) => pg.escapeLiteral(value)).join(', ')})`
    const results = (await client.query(`${setTenant(tenant)}; ${execute}`)) as unknown as pg.QueryResult[]
    return (results[1]?.rows ?? []) as R[]
  } finally {
    client.release()
  }
}

/** What PostgreSQL says of every statement after the one that failed: not why. */
const isAftermath = (error: unknown): boolean => (error as { code?: string }).code === '25P02'

/**
 * Waits for all of them, then fails with the first failure, not with what came of it: the connection is clean when it
 * goes back, and the statement that failed says why.
 */
export async function settled<T extends readonly Promise<unknown>[]>(
  work: T,
): Promise<{ [K in keyof T]: Awaited<T[K]> }> {
  const results = await Promise.allSettled(work)
  const failed = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []))
  if (failed.length > 0) throw failed.find((reason) => !isAftermath(reason)) ?? failed[0]
  return results.map((result) => (result as PromiseFulfilledResult<unknown>).value) as { [K in keyof T]: Awaited<T[K]> }
}

/** Runs `work` in one transaction confined to a tenant. It is rolled back when `work` throws. */
export async function transactionScope<T>(
  pool: pg.Pool,
  tenant: string,
  work: (scope: Scope) => Promise<T>,
): Promise<T> {
  const client = await pool.connect()
  const open: Open = { client, gathered: new Map(), ended: false }
  let broken = false
  try {
    const opened = inOneWrite(client, () => client.query(begin(tenant)))
    // A failed BEGIN shows at the first statement too; nobody may be left with an unhandled rejection.
    opened.catch(() => {})
    const result = await work(clientScope(open, tenant))
    await opened
    if (!open.ended) await settled(end(open))
    return result
  } catch (error) {
    // What else was under way may not go on: the connection is somebody else's next.
    open.ended = true
    await client.query('ROLLBACK').catch(() => {
      broken = true
    })
    throw error
  } finally {
    client.release(broken)
  }
}

/** What was gathered, and the commit, in one write. */
function end(open: Open): Promise<unknown>[] {
  open.ended = true
  const { client, gathered } = open
  const last = [...gathered.values()].flatMap((one) => one.statements())
  const ending = () => [...last.map((statement) => client.query(statement)), client.query('COMMIT')]
  return inOneWrite(client, ending)
}

/**
 * The last statements of a transaction: its end follows on their heels, and nobody waits in between. None of them may wait
 * for the answer of another. Whatever fails of them, the whole transaction has failed.
 */
export async function lastly<T>(scope: Scope, send: () => Promise<T>): Promise<T> {
  const { open } = scope as ClientScope
  if (!open) throw new Error('this needs an open transaction')
  const sent = send()
  sent.catch(() => {})
  // They are on their way when all that follows at once has happened.
  await new Promise<void>((done) => process.nextTick(done))
  const [result] = await settled([sent, ...end(open)] as const)
  return result
}

/**
 * The open transaction does not wait until it is on the disk. For what nobody is told of before another, later commit, which
 * waits for everything that went before it; and for what is done again where it was lost.
 */
export const withoutWaiting = (scope: Scope): Promise<unknown> =>
  sql`set local synchronous_commit = off`.execute(scope.db)

/** What gathers while a transaction is open, and is written with its commit. */
export interface Gathered {
  /** With a name each connection plans it once. */
  statements(): readonly { text: string; values: unknown[]; name?: string }[]
}
type Gathering = Map<string, Gathered>

/** A transaction from its beginning to its end. */
interface Open {
  readonly client: pg.PoolClient
  readonly gathered: Gathering
  ended: boolean
}

interface ClientScope extends Scope {
  readonly open: Open
}

function clientScope(open: Open, tenant: string): ClientScope {
  const client = () => {
    if (open.ended) throw new Error('the transaction has ended')
    return open.client
  }
  return {
    tenant,
    db: kyselyOver(async (query) => run(client(), query)),
    prepared: kyselyOver(async (query) => runPrepared(client(), query)),
    open,
  }
}

/** The one of this name that the open transaction gathers for this tenant. */
export function gatheredIn<G extends Gathered>(scope: Scope, name: string, make: () => G): G {
  const { open } = scope as ClientScope
  if (!open) throw new Error('this needs an open transaction')
  const { gathered } = open
  const key = `${name} ${scope.tenant}`
  const known = gathered.get(key) as G | undefined
  if (known) return known
  const made = make()
  gathered.set(key, made)
  return made
}

/** The same transaction, confined to another tenant while `work` runs: how one act writes to the directory too. */
export async function within<T>(scope: Scope, tenant: string, work: (scope: Scope) => Promise<T>): Promise<T> {
  const { open } = scope as ClientScope
  if (!open) throw new Error('within() needs an open transaction')
  await open.client.query(setTenant(tenant))
  const result = await work(clientScope(open, tenant))
  await open.client.query(setTenant(scope.tenant))
  return result
}

/** Plain SQL inside the open transaction, for parts that bring their own (jobs). */
export function executor(scope: Scope): (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }> {
  const { open } = scope as ClientScope
  if (!open) throw new Error('this needs an open transaction')
  return (text, values) => open.client.query(text, values)
}

/** Numbers that PostgreSQL sends as text but that never exceed 2^53 here: counts, versions, sizes. */
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

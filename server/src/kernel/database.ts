import pg from 'pg'
import { type Scope, statementScope } from '#kernel/scope'

/** The open database: a pool of pipelined connections of the application's role, and a scope for each tenant. */
export interface Database {
  readonly url: string
  readonly pool: pg.Pool
  scope(tenant: string): Scope
  close(): Promise<void>
}

const scopesKept = 2_000

export function openDatabase(url: string, connections: number): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    pipeline: true,
    idleTimeoutMillis: 60_000,
    connectionTimeoutMillis: 10_000,
    application_name: 'cohort',
  })
  // A dropped connection is replaced at the next request, and fails the one that was on it; without a listener, an idle
  // one or one in use would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  const scopes = new Map<string, Scope>()
  return {
    url,
    pool,
    scope(tenant) {
      const known = scopes.get(tenant)
      if (known) return known
      if (scopes.size >= scopesKept) scopes.clear()
      const made = statementScope(pool, tenant)
      scopes.set(tenant, made)
      return made
    },
    close: () => pool.end(),
  }
}

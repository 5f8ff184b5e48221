import { createRequire } from 'node:module'
import type * as KyselyModule from 'kysely'
import type pg from 'pg'
import type { Context } from '#server/kernel/context'

const { Kysely, PostgresDialect }: typeof KyselyModule = createRequire(import.meta.resolve('#server/app'))('kysely')

interface Statement {
  text: string
  values: unknown[]
  begin: number
  end: number
}

/**
 * The statements that a service function sends, in waves: those of one wave were on their way together. Played again,
 * they are "the same raw SQL through the driver".
 */
export async function recorded(
  pool: pg.Pool,
  tenant: string,
  act: (ctx: Context) => Promise<unknown>,
): Promise<Statement[][]> {
  const seen: Statement[] = []
  const db = new Kysely<never>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query, queryDurationMillis }) => {
      const end = performance.now()
      seen.push({ text: query.sql, values: [...query.parameters], begin: end - queryDurationMillis, end })
    },
  })
  await act({ tenant, db, prepared: db, locale: 'zh-CN' } as unknown as Context)
  const waves: Statement[][] = []
  for (const statement of seen.toSorted((a, b) => a.begin - b.begin)) {
    const wave = waves.at(-1)
    if (wave && statement.begin < Math.min(...wave.map(({ end }) => end))) wave.push(statement)
    else waves.push([statement])
  }
  return waves
}

export async function replay(pool: pg.Pool, waves: readonly (readonly Statement[])[]): Promise<void> {
  for (const wave of waves) await Promise.all(wave.map(({ text, values }) => pool.query(text, values)))
}

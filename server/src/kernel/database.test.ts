import { getMe } from '@cohort/contract/session'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { transaction } from '#kernel/context'
import { testApp } from '#testing/app'
import { asOwner } from '#testing/database'

const app = testApp()

test('a connection that is cut while it works fails that work alone', async () => {
  const founder = await app.makeTenant()
  const cut = transaction(app.context(founder.tenant), async ({ db }) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)
    const working = sql`select pg_sleep(60)`.execute(db)
    working.catch(() => {})
    await asOwner((owner) => owner.query('select pg_terminate_backend($1)', [rows[0]?.pid]))
    await working
  })
  await expect(cut).rejects.toThrow(/terminat/i)
  const { status } = await app.ask(getMe, {}, founder)
  expect(status).toBe(200)
})

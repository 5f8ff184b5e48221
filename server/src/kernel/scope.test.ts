import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { type Context, transaction } from '#kernel/context'
import { lastly } from '#kernel/scope'
import { testApp } from '#testing/app'

const app = testApp()

/** What a transaction of a new enterprise leaves behind. */
const counterOf = async (ctx: Context, resource: string): Promise<number | undefined> =>
  (
    await ctx.db
      .selectFrom('counter')
      .select('consumed')
      .where('tenant_id', '=', ctx.tenant)
      .where('resource', '=', resource)
      .executeTakeFirst()
  )?.consumed

const add = (ctx: Context, resource: string, consumed = 1) =>
  ctx.db.insertInto('counter').values({ tenant_id: ctx.tenant, resource, consumed }).execute()

describe('the last statements of a transaction', () => {
  test('are kept with all that came before, and their answer is given back', async () => {
    const ctx = app.context((await app.makeTenant()).tenant)
    const answer = await transaction(ctx, async (ctx) => {
      await add(ctx, 'first')
      return lastly(ctx, async () => {
        const [{ rows }] = await Promise.all([sql<{ n: number }>`select 7 as n`.execute(ctx.db), add(ctx, 'second')])
        return rows[0]?.n
      })
    })
    expect([answer, await counterOf(ctx, 'first'), await counterOf(ctx, 'second')]).toEqual([7, 1, 1])
  })

  test('undo everything where one of them fails', async () => {
    const ctx = app.context((await app.makeTenant()).tenant)
    const failing = transaction(ctx, async (ctx) => {
      await add(ctx, 'first')
      return lastly(ctx, () => Promise.all([add(ctx, 'second'), sql`select 1 / 0`.execute(ctx.db), add(ctx, 'third')]))
    })
    await expect(failing).rejects.toThrow('division by zero')
    const kept = await Promise.all(['first', 'second', 'third'].map((resource) => counterOf(ctx, resource)))
    expect(kept).toEqual([undefined, undefined, undefined])
    // The connection that it used is as good as any.
    await transaction(ctx, (ctx) => add(ctx, 'after'))
    expect(await counterOf(ctx, 'after')).toBe(1)
  })

  test('are the last: one that comes after them is refused', async () => {
    const ctx = app.context((await app.makeTenant()).tenant)
    const late = transaction(ctx, async (ctx) => {
      await lastly(ctx, () => add(ctx, 'first'))
      await add(ctx, 'late')
    })
    await expect(late).rejects.toThrow('the transaction has ended')
    expect([await counterOf(ctx, 'first'), await counterOf(ctx, 'late')]).toEqual([1, undefined])
  })

  test('need a transaction', async () => {
    const ctx = app.context((await app.makeTenant()).tenant)
    await expect(lastly(ctx, () => add(ctx, 'none'))).rejects.toThrow('open transaction')
  })
})

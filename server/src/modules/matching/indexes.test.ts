import { expect, test, vi } from 'vitest'
import { secondsAfter } from '#kernel/clock'
import { begin, indexesOf } from '#modules/matching/upkeep'
import { type Actor, testApp } from '#testing/app'
import { makePerson } from '#testing/person'

const app = testApp()
const slow = { timeout: 45_000, interval: 50 }
vi.setConfig({ testTimeout: 60_000 })

const seenHoursAgo = ({ tenant }: Actor, hours: number) =>
  app
    .context(tenant)
    .db.updateTable('session')
    .set({ seen_at: secondsAfter(app.clock.now(), -hours * 3600) })
    .where('tenant_id', '=', tenant)
    .execute()

test('from the start of a process the index of whoever was here lately is read, and of nobody else', async () => {
  const [now, earlier, idle] = [await app.makeTenant(), await app.makeTenant(), await app.makeTenant()]
  for (const actor of [now, earlier, idle]) await makePerson(app, actor, '林知遥', {})
  await seenHoursAgo(earlier, 3)
  await seenHoursAgo(idle, 13)
  const indexes = indexesOf(app.context(now.tenant))
  indexes.forgetAll()
  const held = new Set<string>()
  const stop = begin({ live: app.live, contextFor: (tenant) => app.context(tenant) })
  await expect
    .poll(() => {
      for (const { tenant, type } of indexes.forgetAll()) held.add(`${tenant} ${type}`)
      return held.has(`${now.tenant} Resume`) && held.has(`${earlier.tenant} Resume`)
    }, slow)
    .toBe(true)
  await stop()
  expect(held).not.toContain(`${idle.tenant} Resume`)
})

test('what was read ahead is what is found, and follows writes', async () => {
  const founder = await app.makeTenant()
  const ctx = app.context(founder.tenant)
  await makePerson(app, founder, '林知遥', {})
  const indexes = indexesOf(ctx)
  await expect
    .poll(async () => {
      indexes.forgetAll()
      await indexes.readAhead(ctx, 'Resume')
      return (await indexes.of(ctx, 'Resume')).size
    }, slow)
    .toBe(1)
  const index = await indexes.of(ctx, 'Resume')
  await makePerson(app, founder, '周到', {})
  await expect.poll(() => index.size, slow).toBe(2)
})

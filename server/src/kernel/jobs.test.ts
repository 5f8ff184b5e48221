import { afterEach, expect, test } from 'vitest'
import { transaction } from '#kernel/context'
import { emit, event, on } from '#kernel/events'
import { type Jobs, job, openJobs, prepareJobs } from '#kernel/jobs'
import { openLog } from '#kernel/log'
import { testApp } from '#testing/app'

const app = testApp()
let jobs: Jobs | undefined
afterEach(() => jobs?.stop())

/** A promise and its two ends. */
function signal<T>() {
  return Promise.withResolvers<T>()
}

test('a job exists exactly if its transaction commits, and runs in its tenant', async () => {
  const done = signal<string[]>()
  const seen: string[] = []
  const note = job<{ word: string }>({
    name: 'test-note',
    run: async (ctx, { word }) => {
      seen.push(`${ctx.tenant}:${word}`)
      if (word === 'last') done.resolve(seen)
    },
  })
  await prepareJobs(app.testDatabase.ownerUrl, 'cohort_app', [note])
  jobs = await openJobs(app.testDatabase.appUrl, [note], openLog('silent'))
  const ctx = { ...app.context('standard'), jobs }
  await transaction(ctx, (ctx) => ctx.jobs.enqueue(ctx, note, { word: 'kept' }))
  await expect(
    transaction(ctx, async (ctx) => {
      await ctx.jobs.enqueue(ctx, note, { word: 'lost' })
      throw new Error('rolled back')
    }),
  ).rejects.toThrow('rolled back')
  await transaction(ctx, (ctx) => ctx.jobs.enqueue(ctx, note, { word: 'last' }))
  await jobs.work((tenant) => app.context(tenant))
  expect((await done.promise).sort()).toEqual(['standard:kept', 'standard:last'])
})

test('an event reaches each subscriber after commit, and a failed one is retried alone', async () => {
  const happened = event<{ id: string }>('test-happened')
  const done = signal<void>()
  const calls: string[] = []
  const steady = on(happened, 'steady', async (_ctx, { id }) => {
    calls.push(`steady ${id}`)
  })
  const shaky = on(happened, 'shaky', async (_ctx, { id }) => {
    calls.push(`shaky ${id}`)
    if (calls.filter((call) => call.startsWith('shaky')).length === 1) throw new Error('once')
    done.resolve()
  })
  await prepareJobs(app.testDatabase.ownerUrl, 'cohort_app', [steady, shaky])
  jobs = await openJobs(app.testDatabase.appUrl, [steady, shaky], openLog('silent'))
  const ctx = { ...app.context('standard'), jobs }
  await transaction(ctx, (ctx) => emit(ctx, happened, { id: '7' }))
  await jobs.work((tenant) => app.context(tenant))
  await done.promise
  expect(calls.sort()).toEqual(['shaky 7', 'shaky 7', 'steady 7'])
})

import { bulkEdit } from '@cohort/contract/bulk'
import { patchEntity } from '@cohort/contract/entities'
import { searchTasks } from '@cohort/contract/projects'
import { createTasks, getTask, updateTask } from '@cohort/contract/tasks'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { followNames } from '#modules/tasks/names'
import { type Actor, testApp } from '#testing/app'
import { makeResume, makeTasks, makeWork } from '#testing/work'

const app = testApp()

const found = async (actor: Actor, query: string) =>
  (await app.ask(searchTasks, { body: { query } }, actor)).body.data.map(({ data }) => data.standardFields.name)
const rename = (actor: Actor, openId: string, name: string) =>
  app.ask(patchEntity, { params: { type: 'Resume' }, query: { openId }, body: { standardFields: { name } } }, actor)
/** What was queued with the change, as the queue would hand it on. */
const followed = (actor: Actor, openIds: string[]) =>
  followNames.run(app.context(actor.tenant), { entityType: 'Resume', openIds })

describe('the name of a carried record', () => {
  test('leads to its task after it was changed, alone or with others', async () => {
    const founder = await app.makeTenant()
    const { projectId } = await makeWork(app, founder)
    const [task = '', other = ''] = await makeTasks(app, founder, projectId, ['林知遥', '顾南乔'])
    const idOf = async (id: string) =>
      (await app.ask(getTask, { params: { id } }, founder)).body.payload?.meta.openId ?? ''
    const [one, two] = [await idOf(task), await idOf(other)]
    expect((await rename(founder, one, '林之遥')).status).toBe(200)
    await followed(founder, [one])
    expect([await found(founder, '知遥'), await found(founder, '林之遥')]).toEqual([[], ['林之遥']])
    const edit = { openIds: [two], standardFields: { name: '顾北桥' } }
    expect((await app.ask(bulkEdit, { params: { type: 'Resume' }, body: edit }, founder)).status).toBe(200)
    await followed(founder, [two])
    expect([await found(founder, '顾南乔'), await found(founder, '顾北桥')]).toEqual([[], ['顾北桥']])
    // Told once more, nothing changes.
    const { version } = (await app.ask(getTask, { params: { id: task } }, founder)).body.meta
    await followed(founder, [one])
    expect((await app.ask(getTask, { params: { id: task } }, founder)).body.meta.version).toBe(version)
  })

  test('is told of in the transaction that changes it, and only then', async () => {
    const founder = await app.makeTenant()
    const openId = await makeResume(app, founder, '林知遥')
    const queued = async () => {
      const { rows } = await sql<{ payload: unknown }>`select data->'payload' as payload from pgboss.job
        where name = ${followNames.name} and data->>'tenant' = ${founder.tenant}`.execute(
        app.context(founder.tenant).db,
      )
      return rows.map(({ payload }) => payload)
    }
    await rename(founder, openId, '林知遥')
    expect(await queued()).toEqual([])
    await rename(founder, openId, '林之遥')
    expect(await queued()).toEqual([{ entityType: 'Resume', openIds: [openId] }])
  })

  test('does not take the place of a name that somebody gave the task', async () => {
    const founder = await app.makeTenant()
    const { projectId } = await makeWork(app, founder)
    const openId = await makeResume(app, founder, '林知遥')
    const body = { projectId, tasks: [{ name: '急招', payload: { entityType: 'Resume', openId } }] }
    const [task] = (await app.ask(createTasks, { body }, founder)).body.data
    await rename(founder, openId, '林之遥')
    await followed(founder, [openId])
    expect(await found(founder, '急招')).toEqual(['急招'])
    expect(await found(founder, '林之遥')).toEqual(['急招'])
    expect((await app.ask(updateTask, { params: { id: task?.id ?? '' }, body: { priority: 1 } }, founder)).status).toBe(
      200,
    )
  })
})

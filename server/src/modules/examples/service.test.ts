import { searchEntities } from '@cohort/contract/entities'
import { getExamples, loadExamples, removeExamples } from '@cohort/contract/examples'
import { getProjectOverview, listProjects } from '@cohort/contract/projects'
import { runReactivation, searchReactivations } from '@cohort/contract/reactivation'
import { listConversations } from '@cohort/contract/remarks'
import { createChannel, createSpace, getFirstId, listSpaces } from '@cohort/contract/spaces'
import { createTasks, getBoard } from '@cohort/contract/tasks'
import { expect, test } from 'vitest'
import { jobs } from '#modules/examples/service'
import { type Actor, testApp } from '#testing/app'
import { asMember } from '#testing/members'
import { makeResume } from '#testing/work'

const app = testApp()

/** What the job does, without waiting for its turn. */
const runJob = (tenant: string, userId: string) => {
  const [loading] = jobs
  return loading?.run(app.context(tenant), { userId, locale: 'en-US' })
}
const state = async (actor: Actor) => (await app.ask(getExamples, {}, actor)).body
const total = async (actor: Actor, entityType: string) =>
  (await app.ask(searchEntities, { body: { entityType } }, actor)).body.total

test('example data is loaded, worked with, and taken away again: it and nothing else', async () => {
  const founder = await asMember(app, await app.makeTenant())
  const other = await app.makeTenant()
  expect(await state(founder)).toEqual({ loaded: false, loading: false, records: 0 })
  const mine = await makeResume(app, founder, '自己的简历')
  expect((await app.ask(loadExamples, { body: {} }, founder)).status).toBe(200)
  // On its way: nothing can be taken away before all of it is there.
  expect((await app.ask(removeExamples, {}, founder)).error.error).toBe('ExamplesLoading')
  await runJob(founder.tenant, founder.userId)

  expect(await state(founder)).toMatchObject({ loaded: true, loading: false })
  expect(await state(other)).toEqual({ loaded: false, loading: false, records: 0 })
  const spaces = (await app.ask(listSpaces, { query: {} }, founder)).body.data
  expect(spaces.map(({ name }) => name).sort()).toEqual(['Campus', 'Hiring', 'People and office'])
  const projects = (await app.ask(listProjects, { query: { pageSize: 50 } }, founder)).body
  expect(projects.total).toBe(4)
  for (const { id, childrenCount } of projects.data) {
    const { columns } = (await app.ask(getBoard, { body: { projectId: id } }, founder)).body
    expect(columns.reduce((sum, { count }) => sum + count, 0)).toBe(childrenCount)
    expect(columns.filter(({ count }) => count > 0).length).toBeGreaterThan(2)
  }
  const hiring = projects.data.filter(({ projectPayload }) => projectPayload?.entityType === 'Job')
  for (const { id } of hiring) {
    const { data } = (await app.ask(listConversations, { query: { projectId: id } }, founder)).body
    expect(data.map(({ entityType }) => entityType)).toContain('Project')
    expect(data.length).toBeGreaterThan(1)
  }
  const [first] = projects.data
  const { pipelines } = (await app.ask(getProjectOverview, { params: { id: first?.id ?? '' } }, founder)).body
  expect(pipelines[0]?.stages[0]?.medianDays).toBeGreaterThan(0)
  expect((await app.ask(getFirstId, { query: {} }, founder)).body.projectId).not.toBeNull()

  // Who went far last season is the first to be asked again.
  const job = projects.data.find(({ name }) => name === '后端工程师（支付）')?.id ?? ''
  const groups = async () => {
    await app.ask(runReactivation, { params: { id: job } }, founder)
    const again = (await app.ask(searchReactivations, { params: { id: job }, body: {} }, founder)).body
    return again.data.map(({ group }) => group)
  }
  // The matcher hears of new people a moment later.
  await expect.poll(groups).toContain('stoppedOutside')

  // Somebody has worked in it meanwhile: a channel of their own, and a resume of their own in an example's project.
  const [space] = spaces
  const own = (await app.ask(createChannel, { body: { spaceId: space?.id ?? '', name: '自己的场景' } }, founder)).body
  const payload = { entityType: 'Resume', openId: mine }
  await app.ask(createTasks, { body: { projectId: first?.id ?? '', tasks: [{ payload }] } }, founder)

  expect((await app.ask(removeExamples, {}, founder)).body.removed).toBeGreaterThan(150)
  expect(await total(founder, 'Resume')).toBe(1)
  expect(await total(founder, 'Job')).toBe(0)
  const left = (await app.ask(listProjects, { query: {} }, founder)).body.data
  expect(left.map(({ id, childrenCount }) => [id, childrenCount])).toEqual([[first?.id, 1]])
  const names = (await app.ask(listSpaces, { query: {} }, founder)).body.data.map(({ id }) => id)
  expect(names).toContain(own.spaceId)
}, 240_000)

test('it can be loaded again, and a broken attempt leaves nothing double', async () => {
  const founder = await asMember(app, await app.makeTenant())
  await app.ask(createSpace, { body: { name: '自己的' } }, founder)
  await runJob(founder.tenant, founder.userId)
  const before = await state(founder)
  await runJob(founder.tenant, founder.userId)
  expect((await app.ask(listSpaces, { query: {} }, founder)).body.data).toHaveLength(4)
  expect((await state(founder)).records).toBeLessThanOrEqual(before.records)
}, 240_000)

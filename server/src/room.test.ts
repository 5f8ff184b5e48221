import { listMerges, undoMerge } from '@cohort/contract/duplicates'
import { getExamples, loadExamples } from '@cohort/contract/examples'
import { uploadEntity } from '@cohort/contract/files'
import { importEntities } from '@cohort/contract/imports'
import { decideIntakeItem, pauseIntake, resumeIntake, retryIntake } from '@cohort/contract/intakes'
import { createProject, listProjects } from '@cohort/contract/projects'
import { getRemain } from '@cohort/contract/resources'
import { createChannel, createSpace } from '@cohort/contract/spaces'
import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { transaction } from '#kernel/context'
import { jobs } from '#modules/examples/service'
import { countResource } from '#modules/resources/counting'
import { type Actor, testApp } from '#testing/app'
import { addTo, batchWhen, endings, resumeText, someone, startBatch } from '#testing/intake'
import { asMember } from '#testing/members'
import { makePerson } from '#testing/person'
import { formOf, send } from '#testing/uploads'

/** What makes many at once, where there is room for a part of it or for none. */
vi.setConfig({ testTimeout: 120_000 })
const app = testApp({ STARTING_PACKAGE: 'basic' })

const use = (actor: Actor, resource: 'Entity' | 'Project', by: number) =>
  transaction(app.context(actor.tenant), (ctx) => countResource(ctx, resource, by))

/** As if others had taken so many, also more than there is room for: whoever came back from a larger package has those. */
const fillUp = (actor: Actor, consumed: number) =>
  sql`update counter set consumed = ${consumed} where tenant_id = ${actor.tenant} and resource = 'Entity'`.execute(
    app.context(actor.tenant).db,
  )

async function used(actor: Actor, type: 'Entity' | 'Project'): Promise<number> {
  const { validResources } = (await app.ask(getRemain, {}, actor)).body
  return validResources[0]?.resources.find(({ resourceType }) => resourceType === type)?.consumed ?? 0
}

const importLines = (actor: Actor, count: number) => {
  const lines = Array.from({ length: count }, (_, at) => JSON.stringify({ standardFields: { name: `第${at + 1}人` } }))
  const form = formOf('people.jsonl', Buffer.from(lines.join('\n')))
  return send(app, importEntities, { params: { type: 'Resume' } }, actor, form)
}

const namesOf = async (actor: Actor): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`select data #>> '{standardFields,name}' as name from entity
    where tenant_id = ${actor.tenant} and entity_type = 'Resume' and deleted_at is null`.execute(
    app.context(actor.tenant).db,
  )
  return rows.map(({ name }) => name)
}

test.each([1, 37, 400, 450, 799, 850, 999])(
  'of a file with 1,000 lines and room for %i, exactly the first ones are made',
  async (room) => {
    const founder = await app.makeTenant()
    await use(founder, 'Entity', 1_000 - room)
    const { status, body } = await importLines(founder, 1_000)
    expect(status).toBe(200)
    expect(body).toMatchObject({ created: room, refusedCount: 1_000 - room })
    expect(body.refused[0]).toMatchObject({ reason: 'noRoom', place: room + 1 })
    expect(await used(founder, 'Entity')).toBe(1_000)
    expect(new Set(await namesOf(founder))).toEqual(new Set(Array.from({ length: room }, (_, at) => `第${at + 1}人`)))
  },
)

test('a file that comes when nothing is left is refused as an upload: 403, and which capacity', async () => {
  const founder = await app.makeTenant()
  await use(founder, 'Entity', 1_000)
  const refusal = {
    status: 403,
    error: { error: 'UploadCapacityReached', detail: { resource: 'Entity', total: 1_000 } },
  }
  expect(await importLines(founder, 3)).toMatchObject(refusal)
  const pdf = formOf('a.pdf', Buffer.from('%PDF-1.7\n'))
  expect(await send(app, uploadEntity, { params: { type: 'Resume' } }, founder, pdf)).toMatchObject(refusal)
})

test('of a batch of resumes as many are made as there is room for; the others say why, and are tried again', async () => {
  const founder = await app.makeTenant()
  await use(founder, 'Entity', 998)
  const files = Object.fromEntries([1, 2, 3, 4].map((at) => [`${at}.txt`, resumeText(someone(at))]))
  // They have all come before the first of them is read: a file that comes later is refused as an upload.
  const id = await startBatch(app, founder, {})
  await app.ask(pauseIntake, { params: { id }, body: {} }, founder)
  await addTo(app, founder, id, files)
  await app.ask(resumeIntake, { params: { id }, body: {} }, founder)
  const batch = await batchWhen(app, founder, id)
  expect(Object.values(endings(batch)).sort()).toEqual(['done', 'done', 'failed: noRoom', 'failed: noRoom'])
  expect(await used(founder, 'Entity')).toBe(1_000)
  await use(founder, 'Entity', -2)
  await app.ask(retryIntake, { params: { id }, body: {} }, founder)
  expect((await batchWhen(app, founder, id)).counts).toMatchObject({ done: 4, failed: 0 })
})

/** Somebody who is known, and a file of theirs that waits for somebody to say so. */
async function knownTwice(actor: Actor) {
  const known = await makePerson(app, actor, person.name, { humanInfo: { phone: person.phone } })
  const id = await startBatch(app, actor, { 'a.txt': resumeText(person) })
  const [item] = (await batchWhen(app, actor, id)).items
  const decide = (choice: 'merge' | 'keepBoth') =>
    app.ask(decideIntakeItem, { params: { id }, body: { itemId: item?.id ?? '', choice } }, actor)
  return { known, decide }
}
const person = someone(1)

test.each([1_000, 1_200])(
  'a file of somebody who is known is merged when %i of 1,000 are there, since nobody is added; as one more it is refused',
  async (consumed) => {
    const founder = await app.makeTenant()
    const { known, decide } = await knownTwice(founder)
    await fillUp(founder, consumed)
    expect(await decide('keepBoth')).toMatchObject({ status: 428, error: { error: 'CapacityReached' } })
    expect((await decide('merge')).body).toMatchObject({ state: 'done', openId: known })
    expect(await used(founder, 'Entity')).toBe(consumed)
    expect(await namesOf(founder)).toEqual([person.name])
    // Apart again they would be two.
    const [merge] = (await app.ask(listMerges, { query: {} }, founder)).body.data
    const undo = () => app.ask(undoMerge, { params: { id: merge?.id ?? '' }, body: {} }, founder)
    expect((await undo()).error).toMatchObject({
      error: 'CapacityReached',
      detail: { resource: 'Entity', total: 1_000 },
    })
    await fillUp(founder, 999)
    expect((await undo()).status).toBe(200)
    expect(await used(founder, 'Entity')).toBe(1_000)
    expect(await namesOf(founder)).toHaveLength(2)
  },
)

test('a batch that merges by itself does so where nothing is left, and the count stays right', async () => {
  const founder = await app.makeTenant()
  const known = await makePerson(app, founder, person.name, { humanInfo: { phone: person.phone } })
  // It has come before the last place was taken.
  const id = await startBatch(app, founder, {}, { onDuplicate: 'merge' })
  await app.ask(pauseIntake, { params: { id }, body: {} }, founder)
  await addTo(app, founder, id, { 'a.txt': resumeText(person), 'b.txt': resumeText(someone(2)) })
  await fillUp(founder, 1_000)
  await app.ask(resumeIntake, { params: { id }, body: {} }, founder)
  const batch = await batchWhen(app, founder, id)
  expect(endings(batch)).toEqual({ 'a.txt': 'done', 'b.txt': 'failed: noRoom' })
  expect(batch.items.find(({ name }) => name === 'a.txt')?.openId).toBe(known)
  expect(await used(founder, 'Entity')).toBe(1_000)
})

const load = (actor: Actor) => app.ask(loadExamples, { body: {} }, actor)

test('the example leaves more than half of the projects of the smallest package to the enterprise', async () => {
  const founder = await asMember(app, await app.makeTenant())
  await jobs[0]?.run(app.context(founder.tenant), { userId: founder.userId, locale: 'zh-CN' })
  expect((await app.ask(getExamples, {}, founder)).body).toMatchObject({ loaded: true, loading: false })
  expect(await used(founder, 'Project')).toBe(4)
  expect(await used(founder, 'Entity')).toBeLessThan(200)
  const spaceId = (await app.ask(createSpace, { body: { name: '自己的' } }, founder)).body.id
  const channelId = (await app.ask(createChannel, { body: { spaceId, name: '场景' } }, founder)).body.id
  const own = () => app.ask(createProject, { body: { channelId, name: '后端工程师' } }, founder)
  for (let count = 0; count < 6; count++) expect((await own()).status).toBe(200)
  expect((await own()).error).toMatchObject({ error: 'CapacityReached', detail: { resource: 'Project', total: 10 } })
})

test('where there is no room for all of the example nothing of it is begun', async () => {
  const founder = await app.makeTenant()
  await use(founder, 'Project', 7)
  expect((await load(founder)).error).toMatchObject({ error: 'CapacityReached', detail: { resource: 'Project' } })
  const crowded = await app.makeTenant()
  await use(crowded, 'Entity', 950)
  expect((await load(crowded)).error).toMatchObject({ error: 'CapacityReached', detail: { resource: 'Entity' } })
  expect((await app.ask(getExamples, {}, founder)).body).toEqual({ loaded: false, loading: false, records: 0 })
  expect((await app.ask(listProjects, { query: {} }, founder)).body.total).toBe(0)
})

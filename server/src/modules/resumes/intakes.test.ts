import { listMerges, undoMerge } from '@cohort/contract/duplicates'
import { searchEntities } from '@cohort/contract/entities'
import {
  addIntakeFiles,
  cancelIntake,
  createIntake,
  decideIntakeItem,
  getIntake,
  getIntakeReading,
  listIntakes,
  pauseIntake,
  resumeIntake,
  retryIntake,
} from '@cohort/contract/intakes'
import { listReviews } from '@cohort/contract/reviews'
import { getBoard } from '@cohort/contract/tasks'
import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { sweep } from '#modules/resumes/sweep'
import { type Actor, testApp } from '#testing/app'
import { addTo, batchWhen, endings, resumeText, someone, startBatch } from '#testing/intake'
import { memberWith } from '#testing/members'
import { getPerson, makePerson } from '#testing/person'
import { makeWork } from '#testing/work'

vi.setConfig({ testTimeout: 60_000 })
const app = testApp()

const total = async (actor: Actor) =>
  (await app.ask(searchEntities, { body: { entityType: 'Resume' } }, actor)).body.total
const lin = { name: '林知遥', phone: '13900000001' }

test('files become records with what was read of them, their source and owner', async () => {
  const founder = await app.makeTenant()
  const id = await startBatch(app, founder, { 'lin.txt': resumeText(lin) }, { name: '春招', source: 'referral' })
  const batch = await batchWhen(app, founder, id)
  expect(batch).toMatchObject({ name: '春招', state: 'finished', total: 1, counts: { done: 1, queued: 0 } })
  const [item] = batch.items
  const { body } = await getPerson(app, founder, item?.openId ?? '')
  expect(body.data.standardFields).toMatchObject({
    name: '林知遥',
    humanInfo: { phone: '13900000001', birthday: '1990-02-03' },
    works: [{ company: '云栎科技有限公司' }, { company: '星汇支付有限公司' }],
    skills: ['Go', 'PostgreSQL', 'Kubernetes'],
    source: 'referral',
    files: [{ fileId: item?.fileId, name: 'lin.txt' }],
  })
  expect(body.data.standardFields.owner).toMatchObject({ openId: body.meta.createdBy && expect.stringContaining('T') })
  const reading = (await app.ask(getIntakeReading, { params: { id, itemId: item?.id ?? '' } }, founder)).body
  expect(reading.sources.find(({ path }) => path === 'humanInfo.phone')).toMatchObject({
    value: '13900000001',
    quote: '13900000001',
    page: 1,
    line: 2,
  })
  expect((await app.ask(listIntakes, { query: {} }, founder)).body).toMatchObject({ total: 1, data: [{ id }] })
})

test('what cannot be read fails with its reason, and is tried again; what is badly read waits for a person', async () => {
  const founder = await app.makeTenant()
  const files = {
    'good.txt': resumeText(someone(1)),
    'broken.pdf': '%PDF-1.7\nnothing of a document',
    'blob.bin': Buffer.from([0, 1, 2, 3, 0, 0, 5, 6, 7, 8, 1, 2, 3]),
    'poem.txt': '床前明月光，疑是地上霜。\n举头望明月，低头思故乡。',
  }
  const id = await startBatch(app, founder, files)
  const batch = await batchWhen(app, founder, id)
  expect(endings(batch)).toEqual({
    'good.txt': 'done',
    'broken.pdf': 'failed: corrupt',
    'blob.bin': 'failed: unsupported',
    'poem.txt': 'needsReview',
  })
  const poem = batch.items.find(({ name }) => name === 'poem.txt')
  const record = (await getPerson(app, founder, poem?.openId ?? '')).body.data.standardFields
  expect(record).toMatchObject({ name: 'poem', humanInfo: { name: 'poem' } })
  expect(record.works).toEqual([])
  expect(record).not.toHaveProperty('humanInfo.phone')
  const failed = batch.items.filter(({ state }) => state === 'failed').map(({ id }) => id)
  const retried = await app.ask(retryIntake, { params: { id }, body: { itemIds: failed.slice(0, 1) } }, founder)
  expect(retried.body.counts.failed).toBe(1)
  expect((await batchWhen(app, founder, id)).counts).toMatchObject({ failed: 2, done: 1 })
  // For a month they can be tried again; then their files go, and the others' stay.
  const ctx = app.context(founder.tenant)
  expect(await sweep(ctx)).toBe(0)
  app.clock.advance(31 * 86_400)
  expect(await sweep(ctx)).toBe(2)
  const left = await ctx.db.selectFrom('file').select('name').execute()
  expect(left.map(({ name }) => name).toSorted()).toEqual(['good.txt', 'poem.txt'])
})

test('one person twice: asked, merged and given back, kept beside, or passed over', async () => {
  const founder = await app.makeTenant()
  const known = await makePerson(app, founder, lin.name, { humanInfo: { phone: lin.phone } })
  const id = await startBatch(app, founder, { 'a.txt': resumeText(lin), 'b.txt': `${resumeText(lin)}\n` })
  const batch = await batchWhen(app, founder, id)
  expect(endings(batch)).toEqual({ 'a.txt': 'duplicate', 'b.txt': 'duplicate' })
  const [first, second] = batch.items
  expect(first?.candidates).toMatchObject([{ openId: known, by: ['phone'], score: 0.9 }])
  expect(await total(founder)).toBe(1)
  const decide = (itemId: string, choice: 'merge' | 'keepBoth' | 'skip', openId?: string) =>
    app.ask(decideIntakeItem, { params: { id }, body: { itemId, choice, ...(openId && { openId }) } }, founder)
  expect((await decide(first?.id ?? '', 'merge', 'somebody')).error.detail?.field).toBe('openId')
  expect((await decide(first?.id ?? '', 'merge')).body).toMatchObject({ state: 'done', openId: known })
  expect((await decide(first?.id ?? '', 'merge')).error.error).toBe('Conflict')
  const merged = (await getPerson(app, founder, known)).body.data.standardFields
  expect(merged).toMatchObject({ files: [{ name: 'a.txt' }], skills: ['Go', 'PostgreSQL', 'Kubernetes'] })
  const [merge] = (await app.ask(listMerges, { query: {} }, founder)).body.data
  await app.ask(undoMerge, { params: { id: merge?.id ?? '' }, body: {} }, founder)
  expect(await total(founder)).toBe(2)
  expect((await decide(second?.id ?? '', 'keepBoth')).body).toMatchObject({ state: 'done' })
  expect(await total(founder)).toBe(3)

  const other = await startBatch(app, founder, { 'c.txt': `${resumeText(lin)} ` }, { onDuplicate: 'skip' })
  expect(endings(await batchWhen(app, founder, other))).toEqual({ 'c.txt': 'skipped: duplicate' })
  const third = await startBatch(app, founder, { 'd.txt': `  ${resumeText(lin)}` }, { onDuplicate: 'merge' })
  expect(endings(await batchWhen(app, founder, third))).toEqual({ 'd.txt': 'done' })
  expect(await total(founder)).toBe(3)
})

test('what nobody decides in a month becomes a record that waits for review; what was given up waits for nothing', async () => {
  const founder = await app.makeTenant()
  const known = await makePerson(app, founder, lin.name, { humanInfo: { phone: lin.phone } })
  const id = await startBatch(app, founder, { 'a.txt': resumeText(lin) })
  const given = await startBatch(app, founder, { 'b.txt': `${resumeText(lin)}\n` })
  for (const one of [id, given]) expect((await batchWhen(app, founder, one)).counts.duplicate).toBe(1)
  const cancelled = await app.ask(cancelIntake, { params: { id: given }, body: {} }, founder)
  expect(cancelled.body.counts).toMatchObject({ duplicate: 0, skipped: 1 })

  const ctx = app.context(founder.tenant)
  expect(await sweep(ctx)).toBe(0)
  app.clock.advance(31 * 86_400)
  expect(await sweep(ctx)).toBe(1)
  const { items } = (await app.ask(getIntake, { params: { id }, query: {} }, founder)).body
  expect(items).toMatchObject([{ state: 'needsReview', candidates: [{ openId: known }] }])
  const { data } = (await app.ask(listReviews, { query: { reason: 'undecided' } }, founder)).body
  expect(data).toMatchObject([{ fileName: 'a.txt', record: { meta: { openId: items[0]?.openId } } }])
  expect(await total(founder)).toBe(2)
  const left = await ctx.db.selectFrom('file').select('name').where('tenant_id', '=', founder.tenant).execute()
  expect(left).toEqual([{ name: 'a.txt' }])
})

test('the same bytes twice in a batch are one record, and so are two files of one person', async () => {
  const founder = await app.makeTenant()
  const files = { 'a.txt': resumeText(lin), 'b.txt': resumeText(lin) }
  const batch = await batchWhen(app, founder, await startBatch(app, founder, files))
  expect(Object.values(endings(batch)).toSorted()).toEqual(['done', 'skipped: sameFile'])
  expect(new Set(batch.items.map(({ openId }) => openId)).size).toBe(1)
  const again = await batchWhen(app, founder, await startBatch(app, founder, { 'c.txt': resumeText(lin) }))
  expect(again.items[0]?.candidates[0]?.by).toContain('file')
  expect(await total(founder)).toBe(1)
})

test('a paused batch rests, goes on, and is given up', async () => {
  const founder = await app.makeTenant()
  const { id } = (await app.ask(createIntake, { body: {} }, founder)).body
  const change = (call: typeof pauseIntake) => app.ask(call, { params: { id }, body: {} }, founder)
  expect((await change(pauseIntake)).body.state).toBe('paused')
  await addTo(app, founder, id, { 'a.txt': resumeText(someone(1)) })
  expect((await app.ask(getIntake, { params: { id }, query: {} }, founder)).body.counts.queued).toBe(1)
  expect((await change(resumeIntake)).body.state).toBe('working')
  await batchWhen(app, founder, id)
  await change(pauseIntake)
  await addTo(app, founder, id, { 'b.txt': resumeText(someone(2)) })
  expect((await change(cancelIntake)).body).toMatchObject({ state: 'cancelled', counts: { done: 1, skipped: 1 } })
  expect((await change(resumeIntake)).error.error).toBe('IntakeOver')
  const { body } = await app.ask(getIntake, { params: { id }, query: { state: 'skipped' } }, founder)
  expect(body).toMatchObject({ itemsTotal: 1, items: [{ name: 'b.txt', reason: 'cancelled' }] })
  // Nothing holds the file of what was given up: it is gone with what was read in it.
  const body2 = { fileIds: [body.items[0]?.fileId ?? ''] }
  const next = (await app.ask(createIntake, { body: {} }, founder)).body.id
  expect((await app.ask(addIntakeFiles, { params: { id: next }, body: body2 }, founder)).error.detail?.field).toBe(
    'fileIds',
  )
})

test('a message is its attachments, each an item of its own; one without any is read itself', async () => {
  const founder = await app.makeTenant()
  const attached = (name: string, text: string) =>
    `--x\r\nContent-Type: text/plain; charset=utf-8; name="${name}"\r\nContent-Disposition: attachment; filename="${name}"\r\nContent-Transfer-Encoding: base64\r\n\r\n${Buffer.from(text).toString('base64')}\r\n`
  const head = 'From: hr@example.com\r\nTo: us@example.com\r\nSubject: resumes\r\nMIME-Version: 1.0\r\n'
  const message = `${head}Content-Type: multipart/mixed; boundary=x\r\n\r\n--x\r\nContent-Type: text/plain\r\n\r\nTwo people for you.\r\n${attached('one.txt', resumeText(someone(1)))}${attached('two.txt', resumeText(someone(2)))}--x--\r\n`
  const alone = `${head}Content-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: base64\r\n\r\n${Buffer.from(resumeText(someone(3))).toString('base64')}\r\n`
  const letter = `${head}Content-Type: text/plain\r\n\r\nSee you on Monday.\r\n`
  const id = await startBatch(app, founder, { 'mail.eml': message, 'alone.eml': alone, 'letter.eml': letter })
  const batch = await batchWhen(app, founder, id)
  expect(endings(batch)).toMatchObject({
    'mail.eml': 'skipped: onlyMessage',
    'letter.eml': 'skipped: onlyMessage',
    'one.txt': 'done',
    'two.txt': 'done',
    'alone.eml': 'done',
  })
  const parent = batch.items.find(({ name }) => name === 'mail.eml')
  expect(batch.items.filter(({ parentId }) => parentId === parent?.id).map(({ name }) => name)).toEqual([
    'one.txt',
    'two.txt',
  ])
})

test('for a project each becomes a task in its stage', async () => {
  const founder = await app.makeTenant()
  const work = await makeWork(app, founder)
  const stageId = Object.values(work.stages)[1] ?? ''
  const target = { projectId: work.projectId, stageId }
  const wrong = { projectId: work.projectId, stageId: 'elsewhere' }
  expect((await app.ask(createIntake, { body: { target: wrong } }, founder)).error.detail?.field).toBe('target')
  const files = { 'a.txt': resumeText(someone(1)), 'b.txt': resumeText(someone(2)) }
  const batch = await batchWhen(app, founder, await startBatch(app, founder, files, { target }))
  expect(batch.counts.done).toBe(2)
  const { columns } = (await app.ask(getBoard, { body: { projectId: work.projectId } }, founder)).body
  const cards = columns.flatMap(({ data }) => data.map((task) => [task.stageId, task.payload?.meta.openId]))
  expect(cards.toSorted()).toEqual(batch.items.map(({ openId }) => [stageId, openId]).toSorted())
})

test('a batch holds 200 files, each once, of the own enterprise', async () => {
  const [founder, other] = [await app.makeTenant(), await app.makeTenant()]
  const id = await startBatch(app, founder, { 'a.txt': resumeText(someone(1)) })
  const { items } = await batchWhen(app, founder, id)
  const fileIds = [items[0]?.fileId ?? '']
  const { body } = await app.ask(addIntakeFiles, { params: { id }, body: { fileIds } }, founder)
  expect(body.total).toBe(1)
  expect((await app.ask(createIntake, { body: { fileIds } }, other)).error.detail?.field).toBe('fileIds')
  await app.ask(pauseIntake, { params: { id }, body: {} }, founder)
  const rows = Array.from({ length: 199 }, (_, at) => `f${at}`)
  await sql`insert into file (tenant_id, file_id, owner_id, storage_key, name, size, content_type, created_at, state)
    select ${founder.tenant}, each, 'x', each, each, 1, 'text/plain', now(), 'free' from unnest(${rows}::text[]) each`.execute(
    app.context(founder.tenant).db,
  )
  expect((await app.ask(addIntakeFiles, { params: { id }, body: { fileIds: rows } }, founder)).status).toBe(200)
  const more = { fileIds: [items[0]?.fileId ?? '', 'f0'] }
  expect((await app.ask(addIntakeFiles, { params: { id }, body: more }, founder)).body.total).toBe(200)
  await expect(addTo(app, founder, id, { 'b.txt': resumeText(someone(2)) })).rejects.toThrow('IntakeFull')
})

test('whoever may only create neither merges nor goes on after they have left', async () => {
  const founder = await app.makeTenant()
  const creator = await memberWith(app, founder, [354])
  const refused = await app.ask(createIntake, { body: { onDuplicate: 'merge' } }, creator)
  expect(refused.error).toMatchObject({ error: 'NoPermission', detail: { missing: 'material.edit' } })
  const { id } = (await app.ask(createIntake, { body: {} }, creator)).body
  await app.ask(pauseIntake, { params: { id }, body: {} }, creator)
  await addTo(app, creator, id, { 'a.txt': resumeText(someone(1)) })
  await sql`update member set status = 'deactivated' where tenant_id = ${founder.tenant} and user_id in
    (select created_by from intake_batch where tenant_id = ${founder.tenant} and batch_id = ${id})`.execute(
    app.context(founder.tenant).db,
  )
  await app.ask(resumeIntake, { params: { id }, body: {} }, founder)
  expect(endings(await batchWhen(app, founder, id))).toEqual({ 'a.txt': 'failed: noPermission' })
})

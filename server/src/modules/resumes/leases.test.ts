import { uploadEntity, uploadFile } from '@cohort/contract/files'
import { createIntake, resumeIntake } from '@cohort/contract/intakes'
import { getReading } from '@cohort/contract/readings'
import { listReviews } from '@cohort/contract/reviews'
import { getMe } from '@cohort/contract/session'
import { documentOfText } from '@cohort/talent/parsing/document-of-text'
import { parseResume } from '@cohort/talent/parsing/parse-resume'
import { pdfFile, text } from '@cohort/talent/reading/testing/pdf-file'
import { expect, test, vi } from 'vitest'
import { transaction } from '#kernel/context'
import { newId } from '#kernel/ids'
import { findFiles } from '#modules/files/uploads'
import * as claims from '#modules/resumes/claim-store'
import { find as findBatch } from '#modules/resumes/intake-store'
import * as items from '#modules/resumes/item-store'
import { workOn } from '#modules/resumes/item-work'
import { toKeep } from '#modules/resumes/kept-reading'
import { draftOf, insertMade } from '#modules/resumes/made'
import { jobs } from '#modules/resumes/uploaded'
import { findWho } from '#modules/session/who'
import { type Actor, testApp } from '#testing/app'
import { batchWhen, endings, resumeText, someone, startBatch } from '#testing/intake'
import { getPerson } from '#testing/person'
import { formOf, send } from '#testing/uploads'

vi.setConfig({ testTimeout: 60_000 })
const app = testApp()
const goesOn = () => false

/** Items that wait, written without a word of it: no process has heard that there is something to do. */
async function waiting(actor: Actor, files: Record<string, string>) {
  const { id } = (await app.ask(createIntake, { body: {} }, actor)).body
  const ctx = app.context(actor.tenant)
  for (const [name, content] of Object.entries(files)) {
    const file = (await send(app, uploadFile, { query: {} }, actor, formOf(name, Buffer.from(content)))).body
    const item = { item_id: newId(), batch_id: id, parent_id: null, file_id: file.fileId, position: 1 }
    const known = { name, size: file.size, content_type: file.type, updated_at: ctx.clock.now() }
    await items.insert(ctx, [{ ...item, ...known }])
  }
  return { id, ctx }
}

test('two never take the same item; whose lease is over is taken over, and counts for nothing', async () => {
  const founder = await app.makeTenant()
  const { id, ctx } = await waiting(founder, { 'a.txt': resumeText(someone(1)), 'b.txt': resumeText(someone(2)) })
  const take = (claimant: string, count = 5) => claims.claim(ctx, claimant, count, ctx.clock.now())
  const [first, second] = await Promise.all([take('one', 1), take('two', 1)])
  expect([...first, ...second].map(({ name }) => name).toSorted()).toEqual(['a.txt', 'b.txt'])
  expect(await take('three')).toEqual([])
  const [mine, others] = [first[0], second[0]]
  if (!mine || !others) throw new Error('nothing was taken')
  // The first keeps saying that it is there, the second is not heard of any more.
  app.clock.advance(45)
  expect(await claims.renew(ctx, mine, ctx.clock.now())).toBe(true)
  app.clock.advance(30)
  const [taken] = await take('three')
  expect(taken).toMatchObject({ item_id: others.item_id, attempts: 2, claim: 'three' })
  expect(await claims.renew(ctx, others, ctx.clock.now())).toBe(false)
  // It wakes up and goes on, and so do the others.
  await Promise.all([workOn(ctx, others, goesOn), workOn(ctx, mine, goesOn), taken && workOn(ctx, taken, goesOn)])
  const batch = await batchWhen(app, founder, id)
  expect(batch.counts.done).toBe(2)
  const records = await ctx.db.selectFrom('entity').select('open_id').where('entity_type', '=', 'Resume').execute()
  expect(records).toHaveLength(2)
})

test('a step that was done is not done again, and a file that always brings its process down is left alone', async () => {
  const founder = await app.makeTenant()
  const { id, ctx } = await waiting(founder, { 'a.txt': resumeText(someone(1)) })
  const take = async () => (await claims.claim(ctx, 'dying', 1, ctx.clock.now()))[0]
  for (let attempt = 1; attempt <= 4; attempt++) {
    expect(await take()).toMatchObject({ attempts: attempt, state: 'reading' })
    app.clock.advance(61)
  }
  const last = await take()
  if (last) await workOn(ctx, last, goesOn)
  expect(endings(await batchWhen(app, founder, id))).toEqual({ 'a.txt': 'failed: gaveUp' })

  const other = await waiting(founder, { 'b.txt': resumeText(someone(2)) })
  const item = await take()
  if (!item) throw new Error('nothing was taken')
  await transaction(ctx, (ctx) => claims.giveBack(ctx, item, null, true))
  expect(await take()).toMatchObject({ attempts: 1 })
  app.clock.advance(61)
  await app.ask(resumeIntake, { params: { id: other.id }, body: {} }, founder)
  expect(endings(await batchWhen(app, founder, other.id))).toEqual({ 'b.txt': 'done' })
})

const lines = [
  'Ada Example',
  'Phone: 13900000001   Email: ada@example.com',
  'Work Experience',
  'Harbour Software Ltd    Senior Backend Engineer    2018.03 - Present',
  'Designed the payment system in Go and PostgreSQL.',
  'Education',
  'Coast University    Computer Science    Bachelor    2008.09 - 2012.06',
  'Skills',
  'Go, PostgreSQL, Kubernetes',
]
const pdf = Buffer.from(pdfFile([lines.map((line, at) => text(40, 780 - at * 24, 11, line)).join('')]))

test('a PDF has boxes for what was read in it', async () => {
  const founder = await app.makeTenant()
  const batch = await batchWhen(app, founder, await startBatch(app, founder, { 'ada.pdf': pdf }))
  const id = batch.items[0]?.openId ?? ''
  const reading = (await app.ask(getReading, { params: { id }, query: {} }, founder)).body
  const phone = reading.sources.find(({ path }) => path === 'humanInfo.phone')
  expect(phone).toMatchObject({ quote: '13900000001', page: 1, boxes: [{ width: expect.any(Number) }] })
  expect(phone?.boxes[0]?.x).toBeGreaterThan(70)
  expect(reading.document.pages).toMatchObject([{ width: 595, height: 842 }])
})

const dot = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

test('a photo in the file becomes a file of its own, and that of the record', async () => {
  const founder = await app.makeTenant()
  const { userId } = (await app.ask(getMe, {}, founder)).body
  const system = app.context(founder.tenant)
  const ctx = { ...system, who: await findWho(system, userId) }
  const document = documentOfText(resumeText(someone(1)))
  const photo = { page: 1, box: null, type: 'png', bytes: Buffer.from(dot, 'base64') }
  const parsed = parseResume(document, { today: '2026-11-15' })
  const kept = await toKeep(ctx, { document: { ...document, pictures: [photo] }, parsed })
  const [file] = await findFiles(ctx, [kept.photo?.fileId ?? ''])
  expect(file).toMatchObject({ content_type: 'image/png', name: 'photo.png' })
  const { id } = await waiting(founder, { 'a.txt': resumeText(someone(1)) })
  const [batch, [item]] = [await findBatch(ctx, id), await claims.claim(ctx, 'one', 1, ctx.clock.now())]
  if (!batch || !item) throw new Error('nothing was taken')
  const draft = await draftOf(ctx, batch, item, { document: kept, parsed })
  const openId = await transaction(ctx, (ctx) => insertMade(ctx, draft))
  const { humanInfo } = (await getPerson(app, founder, openId)).body.data.standardFields
  expect(humanInfo).toMatchObject({ avatar: { fileId: file?.file_id, type: 'image/png' } })
  // Something else is no picture, and what is no resume has no photo.
  const wrong = { ...document, pictures: [{ ...photo, bytes: Buffer.from('not a picture') }] }
  expect((await toKeep(ctx, { document: wrong, parsed })).photo).toBeUndefined()
  const nothing = { document: { ...document, pictures: [photo] }, parsed: { ...parsed, fields: {} } }
  expect((await toKeep(ctx, nothing)).photo).toBeUndefined()
})

test('a record that was made of one file is filled in, unless somebody has written into it', async () => {
  const founder = await app.makeTenant()
  const upload = async (name: string, content: Buffer) => {
    const { body } = await send(app, uploadEntity, { params: { type: 'Resume' } }, founder, formOf(name, content))
    const { files } = body.data.standardFields as { files: { fileId: string }[] }
    return { openId: body.meta.openId, fileId: files[0]?.fileId ?? '' }
  }
  const run = (made: { openId: string; fileId: string }) =>
    jobs[0]?.run(app.context(founder.tenant), { entityType: 'Resume', ...made })
  const ada = await upload('cv.pdf', pdf)
  await run(ada)
  await run(ada)
  const { data, meta } = (await getPerson(app, founder, ada.openId)).body
  expect(data.standardFields).toMatchObject({
    name: 'Ada Example',
    humanInfo: { phone: '13900000001' },
    files: [{ name: 'cv.pdf' }],
  })
  expect(meta.version).toBe(2)
  const broken = await upload('broken.pdf', Buffer.from('%PDF-1.7\nnothing'))
  await run(broken)
  expect((await getPerson(app, founder, broken.openId)).body.meta.version).toBe(1)
  const { data: queue } = (await app.ask(listReviews, { query: {} }, founder)).body
  expect(queue.map(({ record, reasons }) => [record.meta.openId, reasons])).toEqual([
    [broken.openId, [{ reason: 'badlyRead' }]],
  ])
})

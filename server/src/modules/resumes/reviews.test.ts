import { deleteEntity, listDeleted, restoreEntities, searchEntities } from '@cohort/contract/entities'
import { getIntake } from '@cohort/contract/intakes'
import { findInReading, getReading, parseFile, parseText } from '@cohort/contract/readings'
import { acceptReview, correctReading, listCorrections, listReviews, rejectReview } from '@cohort/contract/reviews'
import { expect, test, vi } from 'vitest'
import { type Actor, testApp } from '#testing/app'
import { batchWhen, endings, resumeText, someone, startBatch } from '#testing/intake'
import { makePerson } from '#testing/person'
import { formOf, send } from '#testing/uploads'

vi.setConfig({ testTimeout: 60_000 })
const app = testApp()

const lin = { name: '林知遥', phone: '13900000001' }
/** Without a phone or an address nobody can be reached: a person has to look at it. */
const unreachable = resumeText(lin).replace(/电话：.*\n邮箱：.*\n/, '')
const two = `${resumeText(someone(1))}\n个人简历\n${resumeText(someone(2)).replace(/^/, '姓名：')}`

const take = async (actor: Actor, files: Record<string, string>) => {
  const batch = await batchWhen(app, actor, await startBatch(app, actor, files))
  return { ...batch, openIds: Object.fromEntries(batch.items.map(({ name, openId }) => [name, openId ?? ''])) }
}
const queue = async (actor: Actor, query: Parameters<typeof app.ask<typeof listReviews>>[1]['query'] = {}) =>
  (await app.ask(listReviews, { query }, actor)).body

test('what a person has to look at waits with its reasons, and is accepted or rejected', async () => {
  const founder = await app.makeTenant()
  const batch = await take(founder, { 'good.txt': resumeText(someone(3)), 'lin.txt': unreachable, 'two.txt': two })
  expect(endings(batch)).toEqual({ 'good.txt': 'done', 'lin.txt': 'needsReview', 'two.txt': 'needsReview' })
  const waiting = await queue(founder)
  expect(waiting).toMatchObject({ total: 2, counts: { noContact: 1, severalPeople: 1, noName: 0 } })
  const several = await queue(founder, { reason: 'severalPeople' })
  expect(several.data.map(({ fileName, intakeId }) => [fileName, intakeId])).toEqual([['two.txt', batch.id]])
  expect((await queue(founder, { intakeId: 'another' })).total).toBe(0)
  expect((await queue(await app.makeTenant())).total).toBe(0)

  const [first, second] = [batch.openIds['lin.txt'] ?? '', batch.openIds['two.txt'] ?? '']
  const accept = (version?: number) =>
    app.ask(acceptReview, { params: { id: first }, body: version ? { version } : {} }, founder)
  expect((await accept(7)).error.error).toBe('Conflict')
  expect((await accept(1)).status).toBe(200)
  expect((await accept(1)).status).toBe(404)
  expect((await app.ask(rejectReview, { params: { id: second }, body: {} }, founder)).body.openId).toBe(second)
  expect(await queue(founder)).toMatchObject({ total: 0, data: [] })
  const { body } = await app.ask(getIntake, { params: { id: batch.id }, query: {} }, founder)
  expect(endings(body)).toEqual({ 'good.txt': 'done', 'lin.txt': 'done', 'two.txt': 'skipped: rejected' })
  expect((await app.ask(listDeleted, { query: { type: 'Resume' } }, founder)).body.total).toBe(1)
  expect((await app.ask(searchEntities, { body: { entityType: 'Resume' } }, founder)).body.total).toBe(2)

  // Taken back, it waits as it did; what was accepted and deleted since does not.
  const records = [first, second].map((openId) => ({ entityType: 'Resume', openId }))
  await app.ask(deleteEntity, { params: { type: 'Resume', id: first } }, founder)
  expect((await app.ask(restoreEntities, { body: { records } }, founder)).body.restored).toBe(2)
  expect((await queue(founder)).data.map(({ record }) => record.meta.openId)).toEqual([second])
  const { body: again } = await app.ask(getIntake, { params: { id: batch.id }, query: {} }, founder)
  expect(endings(again)).toEqual({ 'good.txt': 'done', 'lin.txt': 'done', 'two.txt': 'needsReview' })
})

test('what waits of one batch is told apart from what waits of all', async () => {
  const founder = await app.makeTenant()
  await take(founder, { 'lin.txt': unreachable, 'two.txt': two })
  const spring = await take(founder, { 'wen.txt': unreachable.replaceAll('林知遥', '闻笙') })
  expect(await queue(founder, { intakeId: spring.id })).toMatchObject({
    data: [{ fileName: 'wen.txt' }],
    total: 1,
    counts: { noContact: 1, severalPeople: 0 },
    intake: { id: spring.id, name: spring.name },
    waiting: 3,
  })
  const ofAll = { total: 3, counts: { noContact: 2, severalPeople: 1 }, intake: null, waiting: 3 }
  expect(await queue(founder)).toMatchObject(ofAll)
  const unknown = { total: 0, counts: { noContact: 0 }, intake: null, waiting: 3 }
  expect(await queue(founder, { intakeId: 'another' })).toMatchObject(unknown)
  // A batch of another enterprise has no name here.
  expect(await queue(await app.makeTenant(), { intakeId: spring.id })).toMatchObject({ intake: null, waiting: 0 })
})

test('a reading says where every value stands, and what was changed since', async () => {
  const founder = await app.makeTenant()
  const id = (await take(founder, { 'lin.txt': unreachable })).openIds['lin.txt'] ?? ''
  const read = async () => (await app.ask(getReading, { params: { id }, query: {} }, founder)).body
  const reading = await read()
  expect(reading).toMatchObject({
    file: { name: 'lin.txt' },
    files: [{ name: 'lin.txt' }],
    changed: [],
    corrections: [],
    review: { reasons: [{ reason: 'noContact' }] },
    document: { kind: 'text', quality: { verdict: 'good' }, lines: expect.arrayContaining([]) },
  })
  const text = reading.document.lines.map((line) => line.text).join('\n')
  for (const { start, end, quote, line } of reading.sources) {
    expect(text.slice(start, end)).toBe(quote)
    expect(reading.document.lines[line]?.start).toBeLessThanOrEqual(start)
  }
  const correct = (standardFields: Record<string, unknown>, version?: number) =>
    app.ask(correctReading, { params: { id }, body: { standardFields, ...(version && { version }) } }, founder)
  const { works } = reading.fields as { works: Record<string, unknown>[] }
  const changed = [{ ...works[0], position: '架构师' }, ...works.slice(1)]
  const corrected = (await correct({ works: changed, humanInfo: { phone: '13900000001' } }, 1)).body
  expect(corrected.record.data.standardFields).toMatchObject({ works: changed, humanInfo: { name: '林知遥' } })
  const noted = corrected.corrections.map(({ path, read, written, rule }) => [path, read, written, rule !== null])
  expect(noted.toSorted()).toEqual([
    ['humanInfo.phone', null, '13900000001', false],
    ['works.0.position', '高级后端工程师', '架构师', true],
  ])
  expect((await correct({ summary: 'x' }, 1)).error.error).toBe('Conflict')
  app.clock.advance(1)
  const shorter = (await correct({ works: changed.slice(0, 1) })).body.corrections
  expect(shorter).toMatchObject([{ path: 'works', written: changed.slice(0, 1), read: works }])
  const after = await read()
  expect(after.changed).toContain('works.0.position')
  expect(after.corrections).toHaveLength(3)
  const journal = (await app.ask(listCorrections, { query: { openId: id } }, founder)).body
  expect(journal).toMatchObject({ total: 3, data: [{ path: 'works' }, {}, {}] })
  // What was corrected teaches nothing: the same file is read in the same way.
  const again = (await app.ask(parseText, { body: { text: unreachable } }, founder)).body
  expect((again.fields.works as { position: string }[])[0]?.position).toBe('高级后端工程师')
})

test('words of a record lead to their line in the file', async () => {
  const founder = await app.makeTenant()
  const id = (await take(founder, { 'lin.txt': resumeText(lin) })).openIds['lin.txt'] ?? ''
  const find = (query: { path: string; quote?: string }) => app.ask(findInReading, { params: { id }, query }, founder)
  const { lines } = (await app.ask(getReading, { params: { id }, query: {} }, founder)).body.document
  const lineOf = async (path: string, quote?: string) =>
    lines[(await find({ path, ...(quote && { quote }) })).body.line]?.text
  expect(await lineOf('works.0.description', '使用 Go')).toContain('负责支付系统')
  expect(await lineOf('works.1')).toContain('星汇支付')
  expect(await lineOf('skills.2')).toContain('Kubernetes')
  // Its entry has another number by now: the words are found where they stand.
  expect(await lineOf('works.0.description', '负责对账平台')).toBe('负责对账平台。')
  expect((await find({ path: 'humanInfo.wechat' })).status).toBe(404)
  const plain = await makePerson(app, founder, '无文件')
  expect((await app.ask(getReading, { params: { id: plain }, query: {} }, founder)).status).toBe(404)
})

test('the toolbox reads a file or a text and keeps nothing', async () => {
  const founder = await app.makeTenant()
  const { body } = await send(app, parseFile, {}, founder, formOf('a.md', Buffer.from(resumeText(lin))))
  expect(body).toMatchObject({ fields: { humanInfo: { name: '林知遥', phone: '13900000001' } }, reasons: [] })
  const broken = await send(app, parseFile, {}, founder, formOf('a.pdf', Buffer.from('%PDF-1.7')))
  expect(broken.error).toMatchObject({ error: 'FileUnreadable', detail: { reason: 'corrupt' } })
  expect((await app.ask(searchEntities, { body: { entityType: 'Resume' } }, founder)).body.total).toBe(0)
  const { db } = app.context(founder.tenant)
  expect(await db.selectFrom('file').select('file_id').execute()).toEqual([])
  expect(await db.selectFrom('resume_reading').select('file_id').execute()).toEqual([])
})

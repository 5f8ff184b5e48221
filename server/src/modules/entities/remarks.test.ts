import { allCodes, authCodes } from '@cohort/contract/access'
import {
  createEntity,
  deleteEntity,
  getEntity,
  listDeleted,
  patchEntity,
  searchEntities,
} from '@cohort/contract/entities'
import { createFileUrls, uploadFile } from '@cohort/contract/files'
import type { RemarkDocument, RemarkNode } from '@cohort/contract/remark-document'
import {
  createRemark,
  deleteRemark,
  listConversations,
  listRemarks,
  readRemarks,
  restoreRemark,
  updateRemark,
} from '@cohort/contract/remarks'
import { beforeEach, expect, test } from 'vitest'
import { purge } from '#modules/entities/bin'
import { removeLoose } from '#modules/files/uses'
import { type Actor, testApp } from '#testing/app'
import { asMember, memberWith, type TestMember } from '#testing/members'
import { formOf, send } from '#testing/uploads'

const app = testApp()
let founder: TestMember
let colleague: TestMember
let params: { type: string; id: string }

const make = async (actor: Actor, name = '林知遥') =>
  (await app.ask(createEntity, { params: { type: 'Resume' }, query: {}, body: { standardFields: { name } } }, actor))
    .body.meta.openId

beforeEach(async () => {
  founder = await asMember(app, await app.makeTenant())
  colleague = await memberWith(app, founder, [authCodes['remark.use'], authCodes['material.view']])
  params = { type: 'Resume', id: await make(founder) }
})

const textNode = (text: string): RemarkNode => ({ type: 'text', text })
const saying = (...content: RemarkNode[]): RemarkDocument => ({
  type: 'doc',
  content: [{ type: 'paragraph', content }],
})
const write = async (actor: Actor, text: string, more: { replyTo?: string; openId?: string } = {}) => {
  app.clock.advance(1)
  return (await app.ask(createRemark, { params, body: { document: saying(textNode(text)), ...more } }, actor)).body
}
const read = async (actor: Actor, before?: string, pageSize = 30) =>
  (await app.ask(listRemarks, { params, query: { ...(before ? { before } : {}), pageSize } }, actor)).body

test('remarks are listed newest first, page by page, with the words of what they answer', async () => {
  const first = await write(founder, '一面通过')
  const second = await write(colleague, '同意', { replyTo: first.openId })
  const third = await write(founder, '约二面')
  const page = await read(founder, undefined, 2)
  expect(page).toMatchObject({ total: 3, more: true })
  expect(page.data.map((remark) => remark.openId)).toEqual([third.openId, second.openId])
  expect(page.data[1]?.replyTo).toEqual({ openId: first.openId, createdBy: founder.userId, text: '一面通过' })
  const rest = await read(founder, second.openId, 2)
  expect(rest.data.map((remark) => remark.text)).toEqual(['一面通过'])
  expect(rest.more).toBe(false)
})

test('a mention must name a member of the enterprise, and bears their own name', async () => {
  const mention = (id: string): RemarkNode => ({ type: 'mention', attrs: { id, label: '别人' } })
  const said = (
    await app.ask(
      createRemark,
      { params, body: { document: saying(mention(colleague.memberId), textNode(' 请看')) } },
      founder,
    )
  ).body
  expect(said.mentions).toEqual([colleague.memberId])
  expect(said.text).not.toContain('别人')
  const stranger = await asMember(app, await app.makeTenant())
  for (const id of [stranger.memberId, `${founder.tenant}Tnobody`]) {
    const answer = await app.ask(createRemark, { params, body: { document: saying(mention(id)) } }, founder)
    expect(answer).toMatchObject({ status: 400, error: { detail: { field: 'document' } } })
  }
})

test.each<[string, unknown]>([
  ['markup', { type: 'doc', content: [{ type: 'html', text: '<b>x</b>' }] }],
  ['a picture', { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'image', attrs: { src: 'x' } }] }] }],
  [
    'a link that runs',
    saying({ ...textNode('x'), marks: [{ type: 'link', attrs: { href: 'javascript:alert(1)' } }] } as RemarkNode),
  ],
  ['an unknown mark', saying({ ...textNode('x'), marks: [{ type: 'textStyle' }] } as unknown as RemarkNode)],
  ['nothing', { type: 'doc', content: [{ type: 'paragraph' }] }],
  ['half a character', saying(textNode('\ud83d'))],
  ['too much', saying(textNode('长'.repeat(10_001)))],
  ['too deep', { type: 'doc', content: [deep(40)] }],
])('%s is refused by its place', async (_what, document) => {
  const answer = await app.ask(createRemark, { params, body: { document: document as RemarkDocument } }, founder)
  expect(answer).toMatchObject({ status: 400, error: { error: 'BadInput' } })
  expect(String(answer.error.detail?.field)).toMatch(/^document/)
})

function deep(levels: number): RemarkNode {
  return levels === 0
    ? { type: 'paragraph', content: [textNode('x')] }
    : { type: 'blockquote', content: [deep(levels - 1)] }
}

test('what a client adds to known nodes is dropped', async () => {
  const link = { type: 'link', attrs: { href: 'https://cohort.example/a', onclick: 'x', class: 'y' } }
  const said = {
    type: 'doc',
    content: [{ type: 'paragraph', style: 'x', content: [{ type: 'text', text: 'a', marks: [link] }] }],
  }
  const { document } = (
    await app.ask(createRemark, { params, body: { document: said as unknown as RemarkDocument } }, founder)
  ).body
  expect(document).toEqual(
    saying({ type: 'text', text: 'a', marks: [{ type: 'link', attrs: { href: link.attrs.href } }] }),
  )
})

test('one changes and takes back one’s own alone, and can bring it back', async () => {
  const said = await write(founder, '初稿')
  const one = { params: { id: said.openId } }
  const body = { document: saying(textNode('定稿')) }
  expect((await app.ask(updateRemark, { ...one, body }, colleague)).status).toBe(403)
  expect((await app.ask(deleteRemark, one, colleague)).status).toBe(403)
  expect((await app.ask(updateRemark, { ...one, body }, founder)).body).toMatchObject({ text: '定稿', edited: true })
  const answer = await write(colleague, '好', { replyTo: said.openId })
  await app.ask(deleteRemark, one, founder)
  const left = (await read(founder)).data
  expect(left.map((remark) => remark.openId)).toEqual([answer.openId])
  expect(left[0]?.replyTo).toEqual({ openId: said.openId, createdBy: null, text: null })
  expect((await app.ask(listDeleted, { query: {} }, founder)).body.total).toBe(0)
  expect((await app.ask(restoreRemark, one, colleague)).status).toBe(403)
  await app.ask(restoreRemark, one, founder)
  expect((await read(founder)).data.map((remark) => remark.text)).toEqual(['好', '定稿'])
})

test('the same remark sent twice is kept once; an id of somebody else is a conflict', async () => {
  const openId = 'sent-twice'
  await write(founder, '网络不好', { openId })
  await write(founder, '网络不好', { openId })
  expect((await read(founder)).total).toBe(1)
  const body = { document: saying(textNode('x')), openId }
  expect((await app.ask(createRemark, { params, body }, colleague)).status).toBe(409)
})

test('what others wrote is new until it is read', async () => {
  await write(founder, '一')
  const last = await write(founder, '二')
  expect(await read(colleague)).toMatchObject({ unread: 2, readAt: null })
  expect((await read(founder)).unread).toBe(0)
  await app.ask(readRemarks, { params, body: { openId: last.openId } }, colleague)
  expect(await read(colleague)).toMatchObject({ unread: 0, readAt: last.createdAt })
  await write(founder, '三')
  expect((await read(colleague)).unread).toBe(1)
  const talks = (await app.ask(listConversations, { query: { type: 'Resume' } }, colleague)).body
  expect(talks.data).toMatchObject([{ openId: params.id, name: '林知遥', count: 3, unread: 1, last: { text: '三' } }])
})

test('remarks are found by their words, only by those who may use them, and are no records to change', async () => {
  const said = await write(founder, '清结算拆分讲得很清楚')
  const search = (actor: Actor) => app.ask(searchEntities, { body: { entityType: 'Remark', query: '清结算' } }, actor)
  expect((await search(founder)).body.total).toBe(1)
  const other = await memberWith(
    app,
    founder,
    allCodes.filter((code) => code !== authCodes['remark.use']),
  )
  expect((await search(other)).status).toBe(404)
  expect((await app.ask(getEntity, { params: { type: 'Remark', id: said.openId } }, other)).status).toBe(404)
  const change = {
    params: { type: 'Remark' },
    query: { openId: said.openId },
    body: { standardFields: { content: 'x' } },
  }
  expect((await app.ask(patchEntity, change, founder)).status).toBe(404)
})

test('remarks go with their record, come back with it, and leave nothing when it is removed for good', async () => {
  await write(founder, '一')
  await app.ask(deleteEntity, { params }, founder)
  expect((await app.ask(listRemarks, { params, query: {} }, founder)).status).toBe(404)
  app.clock.advance(31 * 86_400)
  const ctx = app.context(founder.tenant)
  await purge(ctx)
  const left = await ctx.db
    .selectFrom('entity')
    .select('open_id')
    .where('tenant_id', '=', founder.tenant)
    .where('entity_type', '=', 'Remark')
    .execute()
  expect(left).toEqual([])
})

const put = async (actor: Actor, name = '记录.txt'): Promise<string> =>
  (await send(app, uploadFile, { query: {} }, actor, formOf(name, Buffer.from('text')))).body.fileId
const valuesOf = (fileIds: readonly string[]) => fileIds.map((fileId) => ({ fileId, name: fileId, size: 0, type: '' }))
const attach = (actor: Actor, fileIds: string[], document = saying(textNode('见附件'))) =>
  app.ask(createRemark, { params, body: { document, files: valuesOf(fileIds) } }, actor)

test('a file in a remark must be one of this enterprise that its writer may see', async () => {
  const own = await put(colleague)
  const foreign = await put(await asMember(app, await app.makeTenant()))
  const wrong = { status: 400, error: { error: 'BadInput', detail: { field: 'files.1' } } }
  for (const fileId of [foreign, 'nothing']) expect(await attach(colleague, [own, fileId])).toMatchObject(wrong)
  const said = (await attach(colleague, [own])).body
  expect(said.files).toEqual([{ fileId: own, name: '记录.txt', size: 4, type: 'text/plain' }])
  const document = saying(textNode('改过'))
  const change = (fileIds: string[]) =>
    app.ask(updateRemark, { params: { id: said.openId }, body: { document, files: valuesOf(fileIds) } }, colleague)
  for (const fileId of [foreign, 'nothing']) expect(await change([own, fileId])).toMatchObject(wrong)
  expect((await change([own])).body.files).toEqual(said.files)
  expect((await change([])).body.files).toEqual([])

  const blind = await memberWith(app, founder, [authCodes['remark.use']])
  const theirs = await put(blind)
  const urls = await app.ask(createFileUrls, { body: { fileIds: [theirs, own] } }, blind)
  expect(urls.body.files.map(({ fileId }) => fileId)).toEqual([theirs])
  expect(await attach(blind, [theirs, own])).toMatchObject(wrong)
})

test('a file alone is a remark; its name stands where words would', async () => {
  const nothing: RemarkDocument = { type: 'doc', content: [{ type: 'paragraph' }] }
  const fileId = await put(founder)
  expect((await attach(founder, [fileId], nothing)).status).toBe(200)
  const talks = (await app.ask(listConversations, { query: { type: 'Resume' } }, founder)).body
  expect(talks.data[0]?.last.text).toBe('记录.txt')
})

test('a file stays as long as its remark, and goes with it', async () => {
  const fileId = await put(founder)
  await attach(founder, [fileId])
  const ctx = app.context(founder.tenant)
  const again = async () => {
    app.clock.advance(31 * 86_400)
    founder = { ...founder, ...(await app.signIn(founder.phone)) }
  }
  const exists = async () => (await app.ask(createFileUrls, { body: { fileIds: [fileId] } }, founder)).body.files.length
  await again()
  await removeLoose(ctx)
  expect(await exists()).toBe(1)
  await app.ask(deleteEntity, { params }, founder)
  await again()
  await purge(ctx)
  expect(await exists()).toBe(0)
})

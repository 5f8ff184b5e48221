import { authCodes } from '@cohort/contract/access'
import { createFileUrl, createFileUrls, uploadFile } from '@cohort/contract/files'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Actor, testApp } from '#testing/app'
import { memberWith } from '#testing/members'
import { formHead, formOf, formType, megabyte, send, sendChunks, type ZipEntry, zeros, zipOf } from '#testing/uploads'

const app = testApp()
let founder: Actor
beforeAll(async () => {
  founder = await app.makeTenant()
})

const put = (name: string, content: Buffer | string, only?: 'picture') =>
  send(app, uploadFile, { query: only ? { only } : {} }, founder, formOf(name, Buffer.from(content)))
const png = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#3366cc' } })
    .png()
    .toBuffer()
const pdf = '%PDF-1.7\n1 0 obj\n<<>>\nendobj\n'
const rows = async () => (await app.context(founder.tenant).db.selectFrom('file').select('file_id').execute()).length

describe('the content tells the type, not the name', () => {
  test('a PDF named .jpg is a PDF, and its name says so', async () => {
    const { body } = await put('证书.jpg', pdf)
    expect(body).toMatchObject({ name: '证书.pdf', type: 'application/pdf', preview: 'pdf', thumbnail: false })
    expect(await put('证书.jpg', pdf, 'picture')).toMatchObject({ status: 415, error: { error: 'UnsupportedFile' } })
  })

  test.each([
    ['简历.csv', '姓名,城市\n林知遥,上海', 'text/csv', '简历.csv'],
    ['notes.md', '# 标题', 'text/markdown', 'notes.md'],
    ['a.txt', '<!DOCTYPE html><script>alert(1)</script>', 'text/html', 'a.html'],
    ['a.png', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'image/svg+xml', 'a.svg'],
    ['b.svg', '<?xml version="1.0"?><!-- x --><svg><script/></svg>', 'image/svg+xml', 'b.svg'],
    ['b.svg', '<!-- <svg> --><script>alert(1)</script>', 'text/html', 'b.html'],
    ['a', '<?xml version="1.0"?><a/>', 'application/xml', 'a.xml'],
    ['a.xml', '<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml"/>', 'text/html', 'a.html'],
    ['a.vue', '<template>x</template>', 'text/plain', 'a.vue'],
    ['run.sh', '#!/bin/sh\nrm -rf /', 'text/x-script', 'run.sh'],
    ['run.ps1', 'Get-Process', 'text/x-script', 'run.ps1'],
    ['data.bin', Buffer.from([0, 1, 2, 3, 0]), 'application/octet-stream', 'data.bin'],
    ['main.py', 'print(1)', 'text/plain', 'main.py'],
    ['empty.pdf', '', 'application/octet-stream', 'empty.pdf'],
  ])('%s holding %j', async (name, content, type, stored) => {
    expect((await put(name, content)).body).toMatchObject({ type, name: stored })
  })

  test.each([
    ['Windows', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200)])],
    ['Linux', Buffer.concat([Buffer.from('\x7fELF\x02\x01\x01'), Buffer.alloc(200)])],
    ['Java', zipOf([{ name: 'META-INF/MANIFEST.MF', content: Buffer.from('Main-Class: A') }])],
  ])('a program for %s is refused, whatever it is called', async (_system, content) => {
    const before = await rows()
    expect(await put('简历.pdf', content)).toMatchObject({ status: 415, error: { error: 'UnsupportedFile' } })
    expect(await rows()).toBe(before)
  })

  test('a picture tells its size; one beyond reason is kept without a smaller one', async () => {
    expect((await put('a.png', await png(320, 200), 'picture')).body).toMatchObject({
      width: 320,
      height: 200,
      thumbnail: true,
    })
    const huge = await png(16, 16)
    // The head claims 60,000 × 60,000 pixels.
    huge.writeUInt32BE(60_000, 16)
    huge.writeUInt32BE(60_000, 20)
    expect((await put('b.png', huge)).body).toMatchObject({ type: 'image/png', thumbnail: false })
  })
})

test.each([
  ['../../etc/passwd', 'passwd'],
  ['C:\\\\Users\\\\x\\\\简历 1.txt', '简历 1.txt'],
  ['👩‍💻🎉简历.txt', '👩‍💻🎉简历.txt'],
  ['a\u202etxt.exe\u0007.txt', 'atxt.exe.txt'],
  ['...', 'file.txt'],
  [`${'长'.repeat(300)}.txt`, `${'长'.repeat(196)}.txt`],
])('the name %j is kept as %j', async (sent, kept) => {
  expect((await put(sent, 'text')).body.name).toBe(kept === 'passwd' ? 'passwd.txt' : kept)
})

describe('archives', () => {
  const types = { name: '[Content_Types].xml', content: Buffer.from('<Types/>') }
  const refused = { status: 415, error: { error: 'ArchiveExpands' } }

  test.each([
    ['word/document.xml', 'docx', 'docx'],
    ['xl/workbook.xml', 'xlsx', 'sheet'],
    ['ppt/presentation.xml', 'pptx', 'none'],
  ])('with %s inside is a %s', async (name, ending, preview) => {
    const { body } = await put('a.zip', zipOf([types, { name, content: Buffer.from('<x/>') }]))
    expect(body).toMatchObject({ name: `a.${ending}`, preview })
  })

  test('a document with macros is only downloaded', async () => {
    const entries = ['word/document.xml', 'word/vbaProject.bin'].map((name) => ({ name, content: Buffer.from('x') }))
    const { body } = await put('a.docm', zipOf([types, ...entries]))
    expect(body).toMatchObject({ name: 'a.docm', type: 'application/octet-stream', preview: 'none' })
  })

  const blank = Buffer.alloc(80 * megabyte)
  const nested = (depth: number, inner: Buffer): Buffer =>
    depth === 0 ? inner : nested(depth - 1, zipOf([{ name: 'inner.zip', content: inner }]))
  test.each<[string, () => Buffer]>([
    ['expands eightyfold and far', () => zipOf([{ name: 'a', content: blank }])],
    ['says that it becomes two gigabytes', () => zipOf([{ name: 'a', content: Buffer.from('x'), claims: 2 ** 31 }])],
    ['holds more than it says', () => zipOf([{ name: 'a', content: Buffer.alloc(1_000_000), claims: 10 }])],
    ['names the same bytes twice', () => zipOf(overlapping)],
    ['holds such an archive', () => nested(1, zipOf([{ name: 'a', content: blank }]))],
    ['goes deeper than two', () => nested(4, Buffer.from('x'))],
  ])('one that %s is refused', async (_name, make) => {
    const before = await rows()
    expect(await put('a.docx', make())).toMatchObject(refused)
    expect(await rows()).toBe(before)
  })
  const content = Buffer.from('abc')
  const overlapping: ZipEntry[] = [
    { name: 'a', content },
    { name: 'b', content, overlaps: true },
  ]

  test('a document with a sheet inside is none of these', async () => {
    const sheet = zipOf([types, { name: 'xl/workbook.xml', content: Buffer.from('<x/>') }])
    const document = zipOf([
      types,
      { name: 'word/document.xml', content: Buffer.alloc(2_000_000, 'text ') },
      { name: 'word/embeddings/sheet.xlsx', content: sheet, stored: true },
    ])
    expect((await put('合同.docx', document)).body).toMatchObject({ name: '合同.docx', preview: 'docx' })
  })

  test('a damaged one is named so', async () => {
    const broken = zipOf([types]).subarray(0, 60)
    expect(await put('a.docx', broken)).toMatchObject({ status: 415, error: { error: 'FileDamaged' } })
  })
})

describe('broken requests', () => {
  test('201 MB are refused in the words of the house, and leave neither row nor memory', async () => {
    const before = await rows()
    const memory = process.memoryUsage().rss
    let highest = memory
    const watched = function* () {
      for (const chunk of zeros(201)) {
        highest = Math.max(highest, process.memoryUsage().rss)
        yield chunk
      }
    }
    const { status, body } = await sendChunks(app, founder, 'large.bin', watched())
    expect([status, JSON.parse(body)]).toMatchObject([
      413,
      { error: 'FileTooLarge', message: '文件大小不能超过 200MB' },
    ])
    expect(highest - memory).toBeLessThan(150 * megabyte)
    expect(await rows()).toBe(before)
  })

  test('an upload that breaks off leaves no row and no content', async () => {
    const before = await rows()
    const form = Buffer.concat([formHead('a.pdf'), Buffer.from(pdf), Buffer.alloc(100_000)])
    const answer = await send(app, uploadFile, { query: {} }, founder, form)
    expect(answer).toMatchObject({ status: 400, error: { error: 'UploadBroken' } })
    expect(await rows()).toBe(before)
  })

  test('a form without a file, and no form at all', async () => {
    const empty = Buffer.from(formHead('').toString().replace('name="file"', 'name="other"'))
    expect((await send(app, uploadFile, { query: {} }, founder, empty)).status).toBe(400)
    expect(await app.ask(uploadFile, { query: {} }, founder)).toMatchObject({
      status: 415,
      error: { error: 'UnsupportedMedia' },
    })
  })

  test('a form that announces more than 200 MB is refused before it is read', async () => {
    const headers = { 'content-type': formType, 'content-length': String(201 * 1024 * 1024) }
    const answer = await app.app.inject({
      method: 'POST',
      url: uploadFile.path,
      headers: { ...headers, authorization: `Bearer ${founder.token}` },
      payload: 'x',
    })
    expect(answer.json()).toMatchObject({ error: 'FileTooLarge', message: '文件大小不能超过 200MB' })
  })
})

test('who may not view records gets the address of their own uploads alone; foreign ids are nothing', async () => {
  const writer = await memberWith(app, founder, [authCodes['material.create']])
  const other = await app.makeTenant()
  const ours = (await put('a.txt', 'text')).body.fileId
  const own = (await send(app, uploadFile, { query: {} }, writer, formOf('b.txt', Buffer.from('b')))).body.fileId
  const foreign = (await send(app, uploadFile, { query: {} }, other, formOf('c.txt', Buffer.from('c')))).body.fileId
  const asked = { body: { fileIds: [foreign, own, ours, 'nothing', own] } }
  const ids = async (actor: Actor) =>
    (await app.ask(createFileUrls, asked, actor)).body.files.map(({ fileId }) => fileId)
  expect(await ids(writer)).toEqual([own])
  expect(await ids(founder)).toEqual([own, ours])
  expect((await app.ask(createFileUrl, { params: { id: ours } }, writer)).status).toBe(403)
  expect((await app.ask(createFileUrl, { params: { id: foreign } }, founder)).status).toBe(404)
})

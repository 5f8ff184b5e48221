import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { createFileUrl, type StoredFile, uploadFile } from '@cohort/contract/files'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Actor, testApp } from '#testing/app'
import { formOf, send } from '#testing/uploads'

const app = testApp()
let founder: Actor
beforeAll(async () => {
  founder = await app.makeTenant()
})

const put = async (name: string, content: Buffer | string): Promise<StoredFile> =>
  (await send(app, uploadFile, { query: {} }, founder, formOf(name, Buffer.from(content)))).body
const get = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  app.app.inject({ method, url, headers })

describe('parts', () => {
  const text = '0123456789'
  let file: StoredFile
  beforeAll(async () => {
    file = await put('数字.txt', text)
  })

  test('the whole has a tag, a length and says that parts may be asked for', async () => {
    const whole = await get(file.url)
    expect(whole.body).toBe(text)
    expect(whole.headers).toMatchObject({
      etag: `"${file.fileId}"`,
      'content-length': '10',
      'accept-ranges': 'bytes',
      'content-type': 'text/plain; charset=utf-8',
      'content-disposition': `inline; filename="__.txt"; filename*=UTF-8''%E6%95%B0%E5%AD%97.txt`,
    })
    const head = await get(file.url, {}, 'HEAD')
    expect([head.body, head.headers['content-length']]).toEqual(['', '10'])
  })

  test.each([
    ['bytes=2-4', 206, '234', 'bytes 2-4/10'],
    ['bytes=7-', 206, '789', 'bytes 7-9/10'],
    ['bytes=-3', 206, '789', 'bytes 7-9/10'],
    ['bytes=-99', 206, text, 'bytes 0-9/10'],
    ['bytes=8-99', 206, '89', 'bytes 8-9/10'],
    ['bytes=4-2', 200, text, undefined],
    ['bytes=0-1,4-5', 200, text, undefined],
    ['lines=1-2', 200, text, undefined],
  ])('%s is %i', async (range, status, body, place) => {
    const answer = await get(file.url, { range })
    expect([answer.statusCode, answer.body, answer.headers['content-range']]).toEqual([status, body, place])
  })

  test.each(['bytes=10-', 'bytes=-0', 'bytes=99-100'])('%s lies outside', async (range) => {
    const answer = await get(file.url, { range })
    expect([answer.statusCode, answer.headers['content-range']]).toEqual([416, 'bytes */10'])
    expect(answer.json().error).toBe('RangeNotSatisfiable')
  })

  test('a part of another state is the whole, and a known state is not sent again', async () => {
    const range = 'bytes=0-0'
    expect((await get(file.url, { range, 'if-range': `"${file.fileId}"` })).body).toBe('0')
    expect((await get(file.url, { range, 'if-range': '"other"' })).body).toBe(text)
    expect((await get(file.url, { 'if-none-match': `W/"x", "${file.fileId}"` })).statusCode).toBe(304)
  })
})

describe('nothing runs in our origin', () => {
  const page = '<html><script>parent.alert(1)</script></html>'
  test.each([
    ['a.html', page, 'text/plain; charset=utf-8', 'attachment'],
    ['a.xml', '<?xml version="1.0"?><a/>', 'text/plain; charset=utf-8', 'inline'],
    ['a.svg', '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>', 'image/svg+xml', 'attachment'],
    ['a.cmd', 'format c:', 'application/octet-stream', 'attachment'],
    ['a.txt', 'text', 'text/plain; charset=utf-8', 'inline'],
  ])('%s', async (name, content, type, disposition) => {
    const { headers } = await get((await put(name, content)).url)
    expect(headers).toMatchObject({ 'content-type': type, 'x-content-type-options': 'nosniff' })
    expect(String(headers['content-disposition'])).toMatch(disposition)
    expect(headers['content-security-policy']).toMatch(/default-src 'none'.*; sandbox$/)
  })

  test('a download is one, under its own name', async () => {
    const { url } = await put('🎉 "it\'s".png', await sharp({ create }).png().toBuffer())
    const { headers } = await get(`${url}&download=1`)
    expect(headers['content-disposition']).toBe(
      `attachment; filename="__ _it's_.png"; filename*=UTF-8''%F0%9F%8E%89%20%22it%27s%22.png`,
    )
  })
})

const create = { width: 1600, height: 800, channels: 3, background: '#3366cc' } as const

describe('smaller pictures', () => {
  test.each([
    ['200x200', 200, 200],
    ['400x225', 400, 225],
    ['800x450', 800, 400],
    ['original', 1600, 800],
  ])('%s', async (preset, width, height) => {
    const { url } = await put('a.jpg', await sharp({ create }).jpeg().toBuffer())
    const answer = await get(`${url}&preset=${preset}`)
    expect(answer.headers['content-type']).toBe('image/webp')
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width, height, format: 'webp' })
  })

  test('two who ask at once are given the same one, which is made once and kept beside the original', async () => {
    const { url, fileId } = await put('a.png', await sharp({ create }).png().toBuffer())
    const answers = await Promise.all([1, 2, 3].map(() => get(`${url}&preset=200x200`)))
    expect(new Set(answers.map((answer) => answer.rawPayload.toString('base64'))).size).toBe(1)
    const names = () => readdirSync(join(app.config.DATA_DIR, 'files', founder.tenant))
    expect(names().filter((name) => name.startsWith(fileId))).toEqual([fileId, `${fileId}.200x200.webp`])
    expect(readdirSync(join(app.config.DATA_DIR, 'temporary'))).toEqual([])
  })

  test('there is none of a text, of a drawing, of a picture that is broken behind its head', async () => {
    const broken = (await sharp({ create }).png().toBuffer()).subarray(0, 60)
    for (const [name, content] of [
      ['a.txt', 'text'],
      ['a.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
      ['a.png', broken],
    ] as const) {
      const { url } = await put(name, content)
      expect((await get(`${url}&preset=200x200`)).statusCode).toBe(404)
      expect((await get(`${url}&preset=1x1`)).json()).toMatchObject({ error: 'BadInput', detail: { field: 'preset' } })
    }
  })
})

test('a token opens one file, for a while', async () => {
  const [one, two] = [await put('a.txt', 'one'), await put('b.txt', 'two')]
  const token = new URL(one.url, 'http://x').searchParams.get('token') ?? ''
  expect((await get(`/mesoor-space/v1/files/${two.fileId}?token=${encodeURIComponent(token)}`)).statusCode).toBe(401)
  const { body } = await app.ask(createFileUrl, { params: { id: one.fileId } }, founder)
  expect((await get(body.url)).body).toBe('one')
  app.clock.advance(601)
  expect((await get(one.url)).json().error).toBe('CredentialInvalid')
})

import { createFileUrl } from '@cohort/contract/files'
import { listMembers, updateProfile, uploadAvatar } from '@cohort/contract/members'
import { getMe, requestCode } from '@cohort/contract/session'
import type { InjectOptions } from 'fastify'
import { describe, expect, test } from 'vitest'
import { transaction } from '#kernel/context'
import { setStatus } from '#modules/tenants/service'
import { type Actor, testApp } from '#testing/app'

const app = testApp()
const inject = (request: InjectOptions | string) => app.app.inject(request)

describe('answers to the unexpected', () => {
  test('an unknown path of the API is 404 in the words of the locale, with a token and without', async () => {
    const founder = await app.makeTenant()
    for (const headers of [{}, { authorization: `Bearer ${founder.token}` }]) {
      const answer = await inject({
        method: 'GET',
        url: '/mesoor-user/no/such/call',
        headers: { ...headers, 'x-locale': 'en-US' },
      })
      expect(answer.statusCode).toBe(404)
      expect(answer.json()).toMatchObject({ error: 'NotFound', message: 'Content does not exist' })
      expect(answer.json().requestId).toBeTruthy()
    }
  })

  test('a body over the limit is 413, another content type 415, broken JSON 400', async () => {
    const url = requestCode.path
    const huge = await inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/json' },
      payload: `{"phone":"${'1'.repeat(1_100_000)}"}`,
    })
    expect([huge.statusCode, huge.json().error]).toEqual([413, 'PayloadTooLarge'])
    const xml = await inject({ method: 'POST', url, headers: { 'content-type': 'application/xml' }, payload: '<a/>' })
    expect([xml.statusCode, xml.json().error]).toEqual([415, 'UnsupportedMedia'])
    const empty = await inject({ method: 'POST', url, headers: { 'content-type': 'application/json' }, payload: '' })
    expect([empty.statusCode, empty.json().error]).toEqual([400, 'MalformedRequest'])
    const bad = await inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/json' },
      payload: '{"__proto__": {"x": 1}, ',
    })
    expect(bad.statusCode).toBe(400)
    const path = await inject({ method: 'GET', url: '/mesoor-user/%ff' })
    expect(path.statusCode).toBe(400)
  })

  test('a NUL is refused by its place, wherever it stands', async () => {
    const founder = await app.makeTenant()
    const place = async (answer: Promise<{ status: number; error: { detail?: Record<string, unknown> } }>) => {
      const { status, error } = await answer
      return [status, error.detail?.field]
    }
    expect(await place(app.ask(listMembers, { query: { filter: 'a\0b' } }, founder))).toEqual([400, 'filter'])
    expect(await place(app.ask(updateProfile, { body: { username: '\0' } }, founder))).toEqual([400, 'username'])
    expect(await place(app.ask(createFileUrl, { params: { id: 'a\0' } }, founder))).toEqual([400, 'id'])
  })

  test('the unexpected is 500 with a number and leaks nothing', async () => {
    const founder = await app.makeTenant()
    const { scope } = app.database
    app.database.scope = () => {
      throw new Error('relation "member" of 13800138000 is broken')
    }
    const answer = await app.ask(getMe, {}, founder).finally(() => {
      app.database.scope = scope
    })
    expect(answer.status).toBe(500)
    expect(Object.keys(answer.error).sort()).toEqual(['error', 'message', 'requestId'])
    expect(JSON.stringify(answer.error)).not.toContain('member')
  })

  test('an inactive enterprise shows itself to its user, and answers nothing else', async () => {
    const founder = await app.makeTenant()
    await transaction(app.context(founder.tenant), (ctx) => setStatus(ctx, 'inactive'))
    expect((await app.ask(getMe, {}, founder)).body.currentTenant?.status).toBe('inactive')
    expect((await app.ask(listMembers, { query: {} }, founder)).error.error).toBe('TenantInactive')
  })
})

describe('what every installation shows', () => {
  test('health, metrics and the API reference', async () => {
    expect((await inject('/health/live')).json()).toEqual({ status: 'live' })
    expect((await inject('/health/ready')).json()).toEqual({ status: 'ready' })
    expect((await inject('/metrics')).body).toContain('cohort_request_seconds')
    const api = (await inject('/openapi.json')).json()
    expect(api.openapi).toBe('3.1.0')
    expect(api.paths[getMe.path].get.operationId).toBe('getMe')
    expect((await inject('/docs/')).statusCode).toBe(200)
  })
})

describe('files', () => {
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )

  async function upload(actor: Actor, content: Buffer, name = 'me.png', type = 'image/png') {
    const boundary = 'cohort-boundary'
    const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: ${type}\r\n\r\n`
    const payload = Buffer.concat([Buffer.from(head), content, Buffer.from(`\r\n--${boundary}--\r\n`)])
    return inject({
      method: 'POST',
      url: uploadAvatar.path,
      headers: { authorization: `Bearer ${actor.token}`, 'content-type': `multipart/form-data; boundary=${boundary}` },
      payload,
    })
  }

  test('a picture is kept, shown by an address of its own, and gone when the address has expired', async () => {
    const founder = await app.makeTenant()
    const { avatar } = (await upload(founder, png)).json()
    const shown = await inject(avatar)
    expect([shown.statusCode, shown.headers['content-type'], shown.rawPayload.equals(png)]).toEqual([
      200,
      'image/png',
      true,
    ])
    expect(shown.headers['content-security-policy']).toContain('sandbox')
    expect(avatar).not.toContain(founder.token.split('.')[1])
    const forged = avatar.replace(/token=[^.]+/, 'token=standard')
    expect((await inject(forged)).statusCode).toBe(401)
    app.clock.advance(601)
    expect((await inject(avatar)).statusCode).toBe(401)
  })

  test('a page named like a picture is refused by its content, and so are paths and oversize', async () => {
    const founder = await app.makeTenant()
    expect((await upload(founder, Buffer.from('<script>alert(1)</script>'))).json().error).toBe('UnsupportedFile')
    expect(
      (await upload(founder, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'x.svg', 'image/svg+xml')).json()
        .error,
    ).toBe('UnsupportedFile')
    expect((await upload(founder, Buffer.concat([png, Buffer.alloc(6_000_000)]))).json().error).toBe('PayloadTooLarge')
    expect((await upload(founder, png, '../../etc/passwd')).statusCode).toBe(200)
    expect((await app.ask(createFileUrl, { params: { id: 'no-such' } }, founder)).status).toBe(404)
  })
})

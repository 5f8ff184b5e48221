import { endDevice, getMe, listDevices, requestCode, signIn, signOut } from '@cohort/contract/session'
import { createTenant, listMyTenants, switchTenant } from '@cohort/contract/tenants'
import { describe, expect, test } from 'vitest'
import { testApp } from '#testing/app'

const app = testApp()

describe('verification codes', () => {
  test('a right code signs a new phone in once', async () => {
    const phone = app.newPhone()
    await app.ask(requestCode, { body: { phone } })
    const code = app.codes.get(phone) ?? ''
    const first = await app.ask(signIn, { body: { phone, code } })
    expect(first.status).toBe(200)
    expect(first.body.isNew).toBe(true)
    const again = await app.ask(signIn, { body: { phone, code } })
    expect(again.error.error).toBe('ExpiredVerificationCode')
  })

  test('a code lives five minutes', async () => {
    const phone = app.newPhone()
    await app.ask(requestCode, { body: { phone } })
    app.clock.advance(301)
    const late = await app.ask(signIn, { body: { phone, code: app.codes.get(phone) ?? '' } })
    expect(late.error.error).toBe('ExpiredVerificationCode')
  })

  test('five wrong tries use a code up, and the right one no longer helps', async () => {
    const phone = app.newPhone()
    await app.ask(requestCode, { body: { phone } })
    const right = app.codes.get(phone) ?? ''
    const wrong = right === '000000' ? '111111' : '000000'
    for (const left of [4, 3, 2, 1]) {
      const answer = await app.ask(signIn, { body: { phone, code: wrong } })
      expect(answer.error).toMatchObject({ error: 'WrongVerificationCode', detail: { triesLeft: left } })
    }
    expect((await app.ask(signIn, { body: { phone, code: wrong } })).error.error).toBe('CodeTriesUsedUp')
    expect((await app.ask(signIn, { body: { phone, code: right } })).error.error).toBe('CodeTriesUsedUp')
  })

  test('one a minute and ten a day, exact when asked in parallel', async () => {
    const phone = app.newPhone()
    const flood = await Promise.all(Array.from({ length: 8 }, () => app.ask(requestCode, { body: { phone } })))
    expect(flood.filter((answer) => answer.status === 200)).toHaveLength(1)
    expect(flood.filter((answer) => answer.error.error === 'TooManyRequests')).toHaveLength(7)
    for (let sent = 1; sent < 10; sent++) {
      app.clock.advance(61)
      expect((await app.ask(requestCode, { body: { phone } })).status).toBe(200)
    }
    app.clock.advance(61)
    const eleventh = await app.ask(requestCode, { body: { phone } })
    expect(eleventh.status).toBe(429)
    expect(Number(eleventh.headers['retry-after'])).toBeGreaterThan(80_000)
  })

  test('the answer does not tell whether the phone is known, and never holds the code beyond loopback', async () => {
    const known = await app.signIn()
    app.clock.advance(61)
    const forKnown = await app.ask(requestCode, { body: { phone: known.phone } })
    const forUnknown = await app.ask(requestCode, { body: { phone: app.newPhone() } })
    expect(forKnown.body).toEqual(forUnknown.body)
    expect(forKnown.body.code).toBeUndefined()
  })
})

describe('tokens', () => {
  test('a user without an enterprise has no rights', async () => {
    const someone = await app.signIn()
    const { body } = await app.ask(getMe, {}, someone)
    expect(body).toMatchObject({ currentTenant: null, userAuths: [], isAdmin: false })
    expect(body.username).toBe(someone.phone)
  })

  test('forged, truncated and expired tokens are 401', async () => {
    const someone = await app.signIn()
    const bad = [
      `${someone.token.slice(0, -1)}${someone.token.endsWith('A') ? 'B' : 'A'}`,
      someone.token.slice(0, 20),
      'x',
      `standard.${'a'.repeat(43)}`,
      "'; drop table session; --",
    ]
    for (const token of bad) expect((await app.ask(getMe, {}, { token })).status).toBe(401)
    app.clock.advance(366 * 86_400)
    expect((await app.ask(getMe, {}, someone)).status).toBe(401)
  })

  test('a tenant header that differs from the token is 403', async () => {
    const founder = await app.makeTenant()
    expect((await app.ask(getMe, {}, founder, { 'x-tenant-id': 'standard' })).error.error).toBe('TenantMismatch')
    expect((await app.ask(getMe, {}, founder, { 'x-tenant-id': founder.tenant })).status).toBe(200)
  })

  test('the user-id header gives no right whatever', async () => {
    const founder = await app.makeTenant()
    const { body } = await app.ask(getMe, {}, founder)
    expect((await app.ask(getMe, {}, undefined, { 'x-user-id': body.userId })).status).toBe(401)
  })
})

describe('enterprises', () => {
  test('the founder is super administrator, and switching keeps the device', async () => {
    const founder = await app.makeTenant('甲公司')
    const me = (await app.ask(getMe, {}, founder)).body
    expect(me).toMatchObject({ isSuperAdmin: true, isAdmin: true, isStandard: false })
    expect(me.tenantMemberId).toBe(`${founder.tenant}T${me.userId}`)
    const second = await app.ask(createTenant, { body: { tenantName: '乙公司' } }, founder)
    const tenants = (await app.ask(listMyTenants, { query: {} }, founder)).body
    expect(tenants.data.map((tenant) => tenant.tenantName).sort()).toEqual(['乙公司', '甲公司'])
    expect(tenants.data.find((tenant) => tenant.current)?.tenantId).toBe(founder.tenant)
    const back = await app.ask(
      switchTenant,
      { params: { id: me.userId }, body: { tenantId: founder.tenant } },
      { token: second.body.token },
    )
    expect(back.body.token.startsWith(`${founder.tenant}.`)).toBe(true)
    const devices = (await app.ask(listDevices, {}, { token: back.body.token })).body.devices
    expect(devices).toHaveLength(1)
  })

  test('nobody enters an enterprise that is not theirs', async () => {
    const [mine, theirs] = [await app.makeTenant(), await app.makeTenant()]
    const me = (await app.ask(getMe, {}, mine)).body
    const answer = await app.ask(switchTenant, { params: { id: me.userId }, body: { tenantId: theirs.tenant } }, mine)
    expect(answer.status).toBe(404)
  })

  test('two people cannot take one id', async () => {
    const [one, two] = [await app.signIn(), await app.signIn()]
    const tenantId = `only-${Date.now().toString(36)}`
    const both = await Promise.all(
      [one, two].map((who) => app.ask(createTenant, { body: { tenantId, tenantName: '唯一' } }, who)),
    )
    expect(both.map((answer) => answer.status).sort()).toEqual([200, 409])
  })
})

describe('log-out and devices', () => {
  test('log-out ends every token of the device, in every enterprise, and no other device', async () => {
    const founder = await app.makeTenant()
    const other = (await app.ask(createTenant, { body: { tenantName: '另一家' } }, founder)).body
    const elsewhere = await app.signIn(founder.phone)
    expect((await app.ask(signOut, {}, founder)).status).toBe(200)
    expect((await app.ask(getMe, {}, founder)).status).toBe(401)
    expect((await app.ask(getMe, {}, { token: other.token })).status).toBe(401)
    expect((await app.ask(getMe, {}, elsewhere)).status).toBe(200)
  })

  test('a device can be ended from another', async () => {
    const here = await app.makeTenant()
    const there = await app.signIn(here.phone)
    const { devices } = (await app.ask(listDevices, {}, here)).body
    const foreign = devices.find((device) => !device.current)
    expect((await app.ask(endDevice, { params: { id: foreign?.id ?? '' } }, here)).status).toBe(200)
    expect((await app.ask(getMe, {}, there)).status).toBe(401)
  })
})

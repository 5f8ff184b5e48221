import { checkRedirect, exchangeRedirectToken, getMe, requestCode, signIn } from '@cohort/contract/session'
import { getConfig, getFullConfig, listTenantAliases, maskedSecret, updateConfig } from '@cohort/contract/tenants'
import { describe, expect, test } from 'vitest'
import { configOf } from '#modules/tenants/config'
import { setConfig } from '#modules/tenants/config-store'
import { testApp } from '#testing/app'

const app = testApp()

describe('configuration', () => {
  test('defaults, then the standard, then the own configuration', async () => {
    const founder = await app.makeTenant()
    expect((await app.ask(getConfig, {}, founder)).body).toMatchObject({ customEmployee: false, channelEntry: true })
    await setConfig(app.context('standard'), 'standard', 0, {
      config: { customEmployee: true, channelEntry: false },
      at: new Date(),
      by: null,
    })
    expect((await app.ask(getConfig, {}, founder)).body).toMatchObject({ customEmployee: true, channelEntry: false })
    await app.ask(updateConfig, { body: { version: 0, changes: { channelEntry: true } } }, founder)
    expect((await app.ask(getConfig, {}, founder)).body).toMatchObject({ customEmployee: true, channelEntry: true })
  })

  test('of two administrators at once the second gets a conflict with the present state', async () => {
    const founder = await app.makeTenant()
    await app.ask(updateConfig, { body: { version: 0, changes: { widget: false } } }, founder)
    const late = await app.ask(updateConfig, { body: { version: 0, changes: { widget: true } } }, founder)
    expect(late).toMatchObject({
      status: 409,
      error: { error: 'Conflict', detail: { current: { version: 1, owner: { widget: false } } } },
    })
  })

  test('a secret is stored sealed, shown masked and kept when the mask comes back', async () => {
    const founder = await app.makeTenant()
    const jwt = { enabled: true, algorithm: 'HS256' as const, key: 'very secret key' }
    await app.ask(updateConfig, { body: { version: 0, changes: { sso: { jwt } } } }, founder)
    const shown = (await app.ask(getFullConfig, {}, founder)).body
    expect(shown.merged.sso.jwt?.key).toBe(maskedSecret)
    await app.ask(
      updateConfig,
      { body: { version: 1, changes: { sso: { jwt: { ...jwt, key: maskedSecret, issuer: 'me' } } } } },
      founder,
    )
    expect((await configOf(app.context(founder.tenant), founder.tenant)).sso.jwt).toMatchObject({
      key: 'very secret key',
      issuer: 'me',
    })
    const rows = await app
      .context(founder.tenant)
      .db.selectFrom('entity')
      .select('data')
      .where('tenant_id', '=', founder.tenant)
      .execute()
    expect(JSON.stringify(rows)).not.toContain('very secret')
    const trail = await app
      .context(founder.tenant)
      .db.selectFrom('audit')
      .selectAll()
      .where('tenant_id', '=', founder.tenant)
      .execute()
    expect(JSON.stringify(trail)).not.toContain('very secret')
    expect(trail.some((entry) => entry.action === 'config.update')).toBe(true)
  })

  test('an enterprise is found by its alias and renamed in both places', async () => {
    const founder = await app.makeTenant('旧名')
    await app.ask(updateConfig, { body: { version: 0, changes: {}, tenantName: '新名' } }, founder)
    expect((await app.ask(getMe, {}, founder)).body.currentTenant?.tenantName).toBe('新名')
    expect((await app.ask(listTenantAliases, { query: { alias: founder.tenant } })).body.tenantAliases).toMatchObject([
      { tenantName: '新名' },
    ])
    expect((await app.ask(listTenantAliases, { query: { alias: 'no-such' } })).body.tenantAliases).toEqual([])
  })

  test('with open registration, whoever signs in with the alias joins', async () => {
    const founder = await app.makeTenant()
    const phone = app.newPhone()
    expect((await app.signIn(phone, { luckyTenantAlias: founder.tenant })).tenant).toBe('~')
    await app.ask(updateConfig, { body: { version: 0, changes: { registration: 'open' } } }, founder)
    expect((await app.signIn(phone, { luckyTenantAlias: founder.tenant })).tenant).toBe(founder.tenant)
  })
})

describe('redirects after sign-in', () => {
  const origin = { host: 'cohort.example' }

  test('our own origin freely, foreign hosts only by asking, nonsense never', async () => {
    const founder = await app.makeTenant()
    const check = async (redirect: string) =>
      (await app.ask(checkRedirect, { body: { redirect } }, founder, origin)).body
    expect(await check('/entity?type=Resume#x')).toMatchObject({ kind: 'own', url: '/entity?type=Resume#x' })
    expect(await check('http://cohort.example/a')).toMatchObject({ kind: 'own', url: '/a' })
    expect(await check('https://elsewhere.example/x?y=1')).toMatchObject({
      kind: 'foreign',
      host: 'elsewhere.example',
      url: 'https://elsewhere.example/x?y=1',
    })
    const bad = [
      'javascript:alert(1)',
      '//elsewhere.example',
      '/\\elsewhere.example',
      'http://cohort.example@elsewhere.example',
      'data:text/html,x',
    ]
    for (const redirect of bad) expect(await check(redirect)).toMatchObject({ kind: 'invalid', url: '/' })
  })

  test('a trusted host gets a token that works once, for a minute', async () => {
    const founder = await app.makeTenant()
    await app.ask(
      updateConfig,
      { body: { version: 0, changes: { trustedRedirectHosts: ['portal.example'] } } },
      founder,
    )
    const ask = async () =>
      (await app.ask(checkRedirect, { body: { redirect: 'https://portal.example/in' } }, founder, origin)).body
    const first = await ask()
    expect(first.kind).toBe('trusted')
    const token = new URL(first.url).searchParams.get('token') ?? ''
    expect(token).not.toBe(founder.token)
    const exchanged = await app.ask(exchangeRedirectToken, { query: { token } })
    expect((await app.ask(getMe, {}, exchanged.body)).body.currentTenant?.tenantId).toBe(founder.tenant)
    expect((await app.ask(exchangeRedirectToken, { query: { token } })).status).toBe(401)
    const late = new URL((await ask()).url).searchParams.get('token') ?? ''
    app.clock.advance(61)
    expect((await app.ask(exchangeRedirectToken, { query: { token: late } })).status).toBe(401)
  })
})

describe('closed registration', () => {
  const closed = testApp({ REGISTRATION: 'closed' })
  test('an unknown phone is told to contact support', async () => {
    const phone = closed.newPhone()
    await closed.ask(requestCode, { body: { phone } })
    const answer = await closed.ask(signIn, { body: { phone, code: closed.codes.get(phone) ?? '' } })
    expect(answer).toMatchObject({ status: 403, error: { error: 'HasNotRegisteredException' } })
  })
})

import { getMe, receiveSsoCode, signInBySso, startSso } from '@cohort/contract/session'
import { listMyTenants, switchTenant } from '@cohort/contract/tenants'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Actor, testApp } from '#testing/app'
import { type OidcPeer, startOidcPeer } from '#testing/peers/oidc'
import { throughPeer } from '#testing/peers/page'
import {
  type Browser,
  begin,
  comeBack,
  configure,
  landingBody,
  origin,
  reasonOf,
  urlsOf,
} from '#testing/single-sign-on'

const app = testApp({ PUBLIC_URL: origin })
let peer: OidcPeer
let founder: Actor
beforeAll(async () => {
  peer = await startOidcPeer()
  founder = await enterprise()
})
afterAll(() => peer.stop())

/** A new enterprise whose people sign in at the provider. */
async function enterprise(): Promise<Actor> {
  const made = await app.makeTenant()
  const { url: issuer, clientId, clientSecret } = peer
  const oidc = { enabled: true, issuer, clientId, clientSecret, phoneClaim: 'phone_number' }
  await configure(app, made, { oidc })
  peer.allow((await urlsOf(app, made)).oidcRedirect)
  return made
}

const newBrowser = (): Browser => ({ cookie: '' })

/** Goes to the provider, signs in there, and comes back to our landing. */
async function land(browser: Browser, tenant: string, phone: string, redirect?: string): Promise<URL> {
  const start = await begin(app, browser, tenant, 'oidc', { redirect })
  return comeBack(app, browser, await throughPeer(start, { phone }))
}

const finish = (browser: Browser, landing: URL, changes: Partial<ReturnType<typeof landingBody>> = {}) =>
  app.ask(signInBySso, { body: { ...landingBody(landing), ...changes } }, undefined, { cookie: browser.cookie })

describe('OpenID Connect at a real provider', () => {
  test('a person of the enterprise joins it as read-only and is the same person the next time', async () => {
    const phone = app.newPhone()
    const browser = newBrowser()
    const landing = await land(browser, founder.tenant, phone, '/setting?a=1')
    expect(landing.pathname).toBe('/login/sso/oidc')
    expect(landing.searchParams.get('redirect')).toBe('/setting?a=1')
    const first = await finish(browser, landing)
    expect(first.status).toBe(200)
    expect(first.body.isNew).toBe(true)
    const me = (await app.ask(getMe, {}, { token: first.body.token })).body
    expect(me).toMatchObject({ phone, username: `Person ${phone.slice(-4)}`, tenantMemberStatus: 'normal' })
    expect(me.currentTenant?.tenantId).toBe(founder.tenant)
    expect(me.userRoles.map((role) => role.name)).toEqual(['只读成员'])
    const again = await finish(browser, await land(browser, founder.tenant, phone))
    expect(again.body.isNew).toBe(false)
    expect((await app.ask(getMe, {}, { token: again.body.token })).body.userId).toBe(me.userId)
  })

  test('what goes to the provider holds a challenge and a nonce, never the secrets behind them', async () => {
    const url = new URL(await begin(app, newBrowser(), founder.tenant, 'oidc'))
    expect(url.origin).toBe(peer.url)
    const query = Object.fromEntries(url.searchParams)
    expect(query).toMatchObject({ code_challenge_method: 'S256', response_type: 'code', scope: 'openid profile phone' })
    expect(query.state?.startsWith(`${founder.tenant}.`)).toBe(true)
    expect(query.nonce?.length).toBeGreaterThan(20)
    expect(url.href).not.toContain(peer.clientSecret)
    expect(query.code_verifier).toBeUndefined()
  })

  test('a landing works once', async () => {
    const browser = newBrowser()
    const landing = await land(browser, founder.tenant, app.newPhone())
    expect((await finish(browser, landing)).status).toBe(200)
    expect(reasonOf(await finish(browser, landing))).toBe('state')
  })

  test('nobody can be made to finish what another browser has begun', async () => {
    const mine = newBrowser()
    const landing = await land(mine, founder.tenant, app.newPhone())
    const theirs = newBrowser()
    await begin(app, theirs, founder.tenant, 'oidc')
    expect(reasonOf(await finish(theirs, landing))).toBe('state')
    expect(reasonOf(await finish(mine, landing))).toBe('state')
  })

  test('a sign-in that took longer than ten minutes is over', async () => {
    const browser = newBrowser()
    const landing = await land(browser, founder.tenant, app.newPhone())
    app.clock.advance(601)
    expect(reasonOf(await finish(browser, landing))).toBe('state')
  })

  test.each([
    ['no state', { state: undefined }],
    ['a made-up state', { state: `standard.${'a'.repeat(43)}` }],
    ['another way', { mode: 'feishu' }],
  ])('%s is refused', async (_name, changes) => {
    const browser = newBrowser()
    expect(reasonOf(await finish(browser, await land(browser, founder.tenant, app.newPhone()), changes))).toBe('state')
  })

  test('a made-up code is refused by the provider', async () => {
    const browser = newBrowser()
    const landing = await land(browser, founder.tenant, app.newPhone())
    expect(reasonOf(await finish(browser, landing, { auth_code: 'made-up' }))).toBe('code')
  })

  test('a number that the provider has not verified proves nobody', async () => {
    const phone = app.newPhone()
    peer.people.set(phone, { phone_number_verified: false })
    const browser = newBrowser()
    expect(reasonOf(await finish(browser, await land(browser, founder.tenant, phone)))).toBe('unknownPerson')
  })

  test('a provider that names another issuer beside its code is refused', async () => {
    const browser = newBrowser()
    const arrived = await throughPeer(await begin(app, browser, founder.tenant, 'oidc'), { phone: app.newPhone() })
    arrived.url.searchParams.set('iss', 'http://127.0.0.1:9')
    expect(reasonOf(await finish(browser, await comeBack(app, browser, arrived)))).toBe('issuer')
    const silent = await throughPeer(await begin(app, browser, founder.tenant, 'oidc'), { phone: app.newPhone() })
    silent.url.searchParams.delete('iss')
    expect(reasonOf(await finish(browser, await comeBack(app, browser, silent)))).toBe('issuer')
  })

  test('whoever changes their mind at the provider is back at the sign-in page', async () => {
    const answer = await app.ask(receiveSsoCode, {
      params: { tenant: founder.tenant, mode: 'oidc' },
      query: { error: 'access_denied', state: 'x' },
    })
    expect(answer.headers.location).toBe('/login')
  })
})

describe('a provider speaks for its own enterprise alone', () => {
  test('a code and state of one enterprise do not open another', async () => {
    const other = await enterprise()
    const browser = newBrowser()
    const landing = await land(browser, founder.tenant, app.newPhone())
    expect(reasonOf(await finish(browser, landing, { tenantId: other.tenant }))).toBe('state')
  })

  test('a code that comes back to the address of another enterprise is not exchanged', async () => {
    const other = await enterprise()
    const browser = newBrowser()
    const arrived = await throughPeer(await begin(app, browser, founder.tenant, 'oidc'), { phone: app.newPhone() })
    const moved = new URL(arrived.url.href.replace(founder.tenant, other.tenant))
    const landing = await comeBack(app, browser, { url: moved, form: undefined })
    expect(landing.searchParams.get('tenantId')).toBe(other.tenant)
    expect(reasonOf(await finish(browser, landing))).toBe('state')
  })

  test('saying that someone is a member does not lead into their other enterprises', async () => {
    const victim = await app.makeTenant('别人的企业')
    const browser = newBrowser()
    const { body } = await finish(browser, await land(browser, founder.tenant, victim.phone))
    const me = (await app.ask(getMe, {}, body)).body
    expect(me.phone).toBe(victim.phone)
    const switching = { params: { id: me.userId }, body: { tenantId: victim.tenant } }
    expect((await app.ask(switchTenant, switching, body)).error.error).toBe('PhoneProofNeeded')
    const seen = (await app.ask(listMyTenants, { query: {} }, body)).body.data.map((tenant) => tenant.tenantId)
    expect(seen).toEqual([founder.tenant])
  })

  test('a provider that does not answer, and one that is not configured', async () => {
    const made = await app.makeTenant()
    const input = { params: { tenant: made.tenant, mode: 'oidc' as const }, query: {} }
    expect((await app.ask(startSso, input)).error.error).toBe('SsoNotConfigured')
    const oidc = { enabled: true, clientId: 'x', clientSecret: 'y', phoneClaim: 'phone_number' }
    await configure(app, made, { oidc: { ...oidc, issuer: 'http://127.0.0.1:9' } })
    expect(await app.ask(startSso, input)).toMatchObject({ status: 502, error: { detail: { platform: 'oidc' } } })
    await configure(app, made, { oidc: { ...oidc, issuer: 'http://provider.invalid' } })
    expect(reasonOf(await app.ask(startSso, input))).toBe('configuration')
    await configure(app, made, { oidc: { ...oidc, enabled: false, issuer: peer.url } })
    expect((await app.ask(startSso, input)).error.error).toBe('SsoNotConfigured')
  })
})

import { getMe, receiveSaml, signInBySso, startSso } from '@cohort/contract/session'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Actor, testApp } from '#testing/app'
import { throughPeer } from '#testing/peers/page'
import { type SamlPeer, type Saying, type Service, startSamlPeer } from '#testing/peers/saml'
import {
  type Browser,
  begin,
  comeBack,
  landingBody,
  origin,
  postForm,
  reasonOf,
  trustSaml,
} from '#testing/single-sign-on'

const app = testApp({ PUBLIC_URL: origin })
let peer: SamlPeer
let founder: Actor
let service: Service
beforeAll(async () => {
  peer = await startSamlPeer({ now: () => app.clock.now() })
  ;({ founder, service } = await trustSaml(app, peer))
})
afterAll(() => peer.stop())

const prove = (samlResponse: string, tenantId = founder.tenant, browser?: Browser) =>
  app.ask(signInBySso, { body: { tenantId, samlResponse } }, undefined, browser ? { cookie: browser.cookie } : {})

/** The text of a response after a change to it. */
const changed = (response: string, change: (xml: string) => string): string =>
  Buffer.from(change(Buffer.from(response, 'base64').toString('utf8'))).toString('base64')

const post = (tenant: string, fields: Record<string, string>) =>
  postForm(app, receiveSaml.path.replace('{tenant}', tenant), fields)

describe('SAML 2.0 at a real provider', () => {
  test('from the button to the landing, with nothing personal in any address', async () => {
    const phone = app.newPhone()
    const browser = { cookie: '' }
    const start = await begin(app, browser, founder.tenant, 'saml', { redirect: '/setting' })
    const back = await throughPeer(start, { phone })
    expect(back.url.href).toBe(service.acs)
    const landing = await comeBack(app, browser, back)
    expect(landing.pathname).toBe('/login/sso/saml')
    expect(landing.searchParams.get('redirect')).toBe('/setting')
    expect(landing.href).not.toContain(phone)
    expect(landing.href.length).toBeLessThan(300)
    const body = landingBody(landing)
    const answer = await app.ask(signInBySso, { body }, undefined, { cookie: browser.cookie })
    expect(answer.status).toBe(200)
    const me = (await app.ask(getMe, {}, answer.body)).body
    expect(me).toMatchObject({ phone, currentTenant: { tenantId: founder.tenant } })
    const again = await app.ask(signInBySso, { body }, undefined, { cookie: browser.cookie })
    expect(reasonOf(again)).toBe('replayed')
  })

  test.each(['assertion', 'response', 'both'] as const)('the %s may carry the signature', async (signed) => {
    const phone = app.newPhone()
    const answer = await prove(await peer.respond(service, { phone, signed }))
    expect(answer.status).toBe(200)
    expect((await app.ask(getMe, {}, answer.body)).body.phone).toBe(phone)
  })

  test('an answer to a request of ours belongs to the browser that asked', async () => {
    const mine = { cookie: '' }
    const back = await throughPeer(await begin(app, mine, founder.tenant, 'saml'), { phone: app.newPhone() })
    const landing = await comeBack(app, mine, back)
    const theirs = { cookie: '' }
    await begin(app, theirs, founder.tenant, 'saml')
    const answer = await app.ask(signInBySso, { body: landingBody(landing) }, undefined, { cookie: theirs.cookie })
    expect(reasonOf(answer)).toBe('state')
  })

  test('an answer to a request that we never made is refused', async () => {
    const response = await peer.respond(service, { inResponseTo: `_${'a'.repeat(43)}` })
    expect(reasonOf(await prove(response))).toBe('state')
  })
})

describe('what is not a good response is refused', () => {
  const bad: [string, string, Saying][] = [
    ['unsigned', 'signature', { signed: 'nothing' }],
    ['signed by another key', 'signature', { impostor: true }],
    ['signed as a whole by another key', 'signature', { impostor: true, signed: 'response' }],
    ['made for another audience', 'audience', { audience: 'https://elsewhere.example' }],
    ['made for another recipient', 'audience', { recipient: 'https://elsewhere.example/acs' }],
    ['sent to another destination', 'audience', { destination: 'https://elsewhere.example/acs' }],
    ['made by another issuer', 'issuer', { issuer: 'https://elsewhere.example' }],
  ]
  test.each(bad)('%s', async (_name, reason, saying) => {
    expect(reasonOf(await prove(await peer.respond(service, saying)))).toBe(reason)
  })

  test('replayed, by the handle and by the response itself', async () => {
    const response = await peer.respond(service, { phone: app.newPhone() })
    expect((await prove(response)).status).toBe(200)
    expect(reasonOf(await prove(response))).toBe('replayed')
    const { headers } = await post(founder.tenant, { SAMLResponse: response })
    const landing = landingBody(new URL(String(headers.location), origin))
    expect(reasonOf(await app.ask(signInBySso, { body: landing }))).toBe('replayed')
  })

  test('of many at once, one gets in', async () => {
    const response = await peer.respond(service, { phone: app.newPhone() })
    const answers = await Promise.all(Array.from({ length: 6 }, () => prove(response)))
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1)
  })

  test('a minute of difference between the clocks is borne, more is not', async () => {
    const at = (seconds: number) => new Date(app.clock.now().getTime() + seconds * 1000)
    const tell = (seconds: number) => peer.respond(service, { phone: app.newPhone(), now: at(seconds) })
    expect((await prove(await tell(50))).status).toBe(200)
    expect(reasonOf(await prove(await tell(70)))).toBe('expired')
    expect((await prove(await tell(-350))).status).toBe(200)
    expect(reasonOf(await prove(await tell(-370)))).toBe('expired')
  })

  test('confirmed for a shorter time than the rest of it', async () => {
    const response = await peer.respond(service, { phone: app.newPhone(), confirmedSeconds: 60 })
    app.clock.advance(130)
    expect(reasonOf(await prove(response))).toBe('expired')
  })

  test('one that its provider lets live for a year is good for an hour', async () => {
    const response = await peer.respond(service, { phone: app.newPhone(), lifetimeSeconds: 31_536_000 })
    app.clock.advance(3700)
    expect(reasonOf(await prove(response))).toBe('expired')
  })

  test('changed after signing', async () => {
    const response = await peer.respond(service, { phone: '13900001111' })
    const other = changed(response, (xml) => xml.replace('13900001111', '13900002222'))
    expect(reasonOf(await prove(other))).toBe('signature')
    const cut = changed(response, (xml) => xml.replace(/<ds:Signature.*<\/ds:Signature>/s, ''))
    expect(reasonOf(await prove(cut))).toBe('signature')
  })

  test('without a phone there is nobody', async () => {
    expect(reasonOf(await prove(await peer.respond(service, { phone: 'none' })))).toBe('unknownPerson')
  })

  test('signed over SHA-1', async () => {
    const response = await peer.respond(service)
    const old = changed(response, (xml) =>
      xml.replaceAll('xmlenc#sha256', 'xmldsig#sha1').replace('2001/04/', '2000/09/'),
    )
    expect(reasonOf(await prove(old))).toBe('signature')
  })
})

describe('the assertion consumer service', () => {
  test.each([
    ['/setting', '/setting'],
    [`${origin}/setting?a=1`, '/setting?a=1'],
    ['https://elsewhere.example/', null],
    ['//elsewhere.example', null],
    ['/\\elsewhere.example', null],
    ['javascript:alert(1)', null],
  ])('RelayState %s', async (RelayState, redirect) => {
    const SAMLResponse = await peer.respond(service, { phone: app.newPhone() })
    const { headers } = await post(founder.tenant, { SAMLResponse, RelayState })
    const landing = new URL(String(headers.location), origin)
    expect(landing.origin).toBe(origin)
    expect(landing.searchParams.get('redirect')).toBe(redirect)
  })

  test('is there for enterprises that have set it up', async () => {
    const SAMLResponse = await peer.respond(service)
    expect((await post('no-such-enterprise', { SAMLResponse })).json().error).toBe('SsoNotConfigured')
    expect((await post('standard', { SAMLResponse })).json().error).toBe('SsoNotConfigured')
  })

  test('what is kept for the landing does not stand in the database in clear', async () => {
    const phone = app.newPhone()
    await post(founder.tenant, { SAMLResponse: await peer.respond(service, { phone }) })
    const ctx = app.context(founder.tenant)
    const rows = await ctx.db.selectFrom('one_time').selectAll().where('tenant_id', '=', founder.tenant).execute()
    expect(JSON.stringify(rows)).not.toContain(phone)
  })
})

describe('one enterprise and another', () => {
  test('a response for one does not open the other, though both trust the same provider', async () => {
    const other = await trustSaml(app, peer)
    const phone = app.newPhone()
    expect(reasonOf(await prove(await peer.respond(service, { phone }), other.founder.tenant))).toBe('audience')
    const { headers } = await post(founder.tenant, { SAMLResponse: await peer.respond(service, { phone }) })
    const landing = landingBody(new URL(String(headers.location), origin))
    const moved = await app.ask(signInBySso, { body: { ...landing, tenantId: other.founder.tenant } })
    expect(moved.status).toBe(403)
  })

  test('several certificates are tried, and one that is none is told from a bad signature', async () => {
    const { certificate } = peer
    const two = await trustSaml(app, peer, { idpCertificate: `${(await startOther()).certificate}${certificate}` })
    const good = await peer.respond(two.service, { phone: app.newPhone() })
    expect((await prove(good, two.founder.tenant)).status).toBe(200)
    const bare = await trustSaml(app, peer, { idpCertificate: certificate.replace(/-----[A-Z ]+-----/g, '') })
    expect((await prove(await peer.respond(bare.service), bare.founder.tenant)).status).toBe(200)
    const none = await trustSaml(app, peer, { idpCertificate: 'not a certificate' })
    expect(reasonOf(await prove(await peer.respond(none.service), none.founder.tenant))).toBe('configuration')
    const start = await app.ask(startSso, { params: { tenant: none.founder.tenant, mode: 'saml' }, query: {} })
    expect(start.status).toBe(302)
  })
})

async function startOther(): Promise<SamlPeer> {
  const other = await startSamlPeer()
  await other.stop()
  return other
}

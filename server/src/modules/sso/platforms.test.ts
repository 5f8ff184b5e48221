import { setMemberActive } from '@cohort/contract/members'
import { getMe, signInBySso, signInByWecom } from '@cohort/contract/session'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { newId } from '#kernel/ids'
import { type Actor, TestApp } from '#testing/app'
import { throughPeer } from '#testing/peers/page'
import { type PeerPerson, type PlatformPeer, startPlatformPeer, type Trouble } from '#testing/peers/platform'
import {
  type Browser,
  begin,
  comeBack,
  configure,
  joinPlatforms,
  landingBody,
  origin,
  reasonOf,
} from '#testing/single-sign-on'

const app = new TestApp()
let peer: PlatformPeer
let founder: Actor
beforeAll(async () => {
  peer = await startPlatformPeer()
  await app.open({ PUBLIC_URL: origin, ...peer.settings })
  founder = await joinPlatforms(app, peer)
})
afterAll(async () => {
  await app.close()
  await peer.stop()
})
afterEach(() => {
  peer.trouble = undefined
})

function hire(more: Partial<PeerPerson> = {}): PeerPerson {
  const id = `p-${newId()}`
  const person = { id, name: `同事 ${id.slice(-4)}`, mobile: app.newPhone(), ...more }
  peer.people.push(person)
  return person
}

const inner = (code: string, tenantId = founder.tenant) => app.ask(signInByWecom, { body: { code, tenantId } })

describe('inside WeCom', () => {
  test('the code leads to the person, the number to the member', async () => {
    const person = hire()
    const answer = await inner(peer.issueCode(person))
    expect(answer.status).toBe(200)
    const me = (await app.ask(getMe, {}, answer.body)).body
    expect(me).toMatchObject({
      phone: person.mobile,
      username: person.name,
      currentTenant: { tenantId: founder.tenant },
    })
  })

  test('a number that needs consent comes by the ticket of the visit', async () => {
    const person = hire({ mobile: undefined, mobileByTicket: app.newPhone() })
    const answer = await inner(peer.issueCode(person))
    expect((await app.ask(getMe, {}, answer.body)).body.phone).toBe(person.mobileByTicket)
  })

  test('without a number the binding decides, and there must be one', async () => {
    const person = hire()
    const before = (await app.ask(getMe, {}, (await inner(peer.issueCode(person))).body)).body
    const quiet = { ...person, mobile: undefined }
    peer.people.splice(peer.people.indexOf(person), 1, quiet)
    const after = (await app.ask(getMe, {}, (await inner(peer.issueCode(quiet))).body)).body
    expect(after.userId).toBe(before.userId)
    expect(reasonOf(await inner(peer.issueCode(hire({ mobile: undefined }))))).toBe('unknownPerson')
  })

  test('a code works once, and a made-up one never', async () => {
    const code = peer.issueCode(hire())
    expect((await inner(code)).status).toBe(200)
    expect(reasonOf(await inner(code))).toBe('code')
    expect(reasonOf(await inner('made-up'))).toBe('code')
  })

  test('someone from outside the enterprise is not let in', async () => {
    expect(reasonOf(await inner(peer.issueCode(hire({ stranger: true }))))).toBe('stranger')
  })

  test('its token is asked for once, and again when WeCom has dropped it', async () => {
    await inner(peer.issueCode(hire()))
    const asked = () => peer.calls.filter((call) => call === '/cgi-bin/gettoken').length
    const before = asked()
    await inner(peer.issueCode(hire()))
    expect(asked()).toBe(before)
    peer.forgetTokens()
    expect((await inner(peer.issueCode(hire()))).status).toBe(200)
    expect(asked()).toBe(before + 1)
  })

  test('a wrong secret is told from a wrong code', async () => {
    const made = await app.makeTenant()
    await configure(app, made, { wecom: { enabled: true, corpId: peer.id, agentId: '1', secret: 'wrong' } })
    expect(reasonOf(await inner(peer.issueCode(hire()), made.tenant))).toBe('configuration')
  })

  test('off until it is configured, and for unknown enterprises', async () => {
    const made = await app.makeTenant()
    expect(reasonOf(await inner('x', made.tenant))).toBe('SsoNotConfigured')
    expect(reasonOf(await inner('x', 'no-such-enterprise'))).toBe('SsoNotConfigured')
  })
})

describe('a platform that misbehaves', () => {
  test.each<Trouble>(['fails', 'redirects', 'floods', 'babbles'])(
    '%s: told as such, in our own words',
    async (trouble) => {
      peer.trouble = trouble
      const answer = await inner('a-code')
      expect(answer).toMatchObject({ status: 502, error: { error: 'PeerFailed', detail: { platform: 'wecom' } } })
      expect(JSON.stringify(answer.error)).not.toContain('words of the platform')
      expect(peer.calls).not.toContain('/peer/elsewhere')
    },
  )

  test('one that is not there', async () => {
    const lonely = new TestApp()
    await lonely.open({ PUBLIC_URL: origin, WECOM_API: 'http://127.0.0.1:9' })
    const made = await joinPlatforms(lonely, peer)
    const answer = await lonely.ask(signInByWecom, { body: { code: 'a', tenantId: made.tenant } })
    expect(answer.error.error).toBe('PeerFailed')
    await lonely.close()
  })
})

const platforms = ['wecom', 'dingtalk', 'feishu'] as const

describe('an account there is not enough', () => {
  // Feishu shows an enterprise's application to its own people alone; the others let everyone through their page.
  test.each([
    ['wecom', { stranger: true }],
    ['dingtalk', { stranger: true }],
    ['dingtalk', { contact: true }],
  ] as const)('%s: %o', async (platform, more) => {
    const [browser, person] = [{ cookie: '' }, hire(more)]
    const start = await begin(app, browser, founder.tenant, platform)
    const landing = await comeBack(app, browser, await throughPeer(start, { account: person.id }))
    const answer = await app.ask(signInBySso, { body: landingBody(landing) }, undefined, browser)
    expect(reasonOf(answer)).toBe('stranger')
  })
})

describe.each(platforms)('signing in at %s', (platform) => {
  const land = async (browser: Browser, person: PeerPerson, tenant = founder.tenant) => {
    const start = await begin(app, browser, tenant, platform, { redirect: '/setting' })
    return comeBack(app, browser, await throughPeer(start, { account: person.id }))
  }
  const finish = (browser: Browser, landing: URL, changes: { state?: string; tenantId?: string } = {}) =>
    app.ask(signInBySso, { body: { ...landingBody(landing), ...changes } }, undefined, { cookie: browser.cookie })

  test('from the button to the member', async () => {
    const [browser, person] = [{ cookie: '' }, hire()]
    const landing = await land(browser, person)
    expect(landing.pathname).toBe(`/login/sso/${platform}`)
    expect(landing.searchParams.get('redirect')).toBe('/setting')
    const answer = await finish(browser, landing)
    expect(answer.status).toBe(200)
    expect((await app.ask(getMe, {}, answer.body)).body.phone).toBe(person.mobile)
  })

  test('only with the state of this browser and this enterprise', async () => {
    const [browser, person] = [{ cookie: '' }, hire()]
    const other = await joinPlatforms(app, peer)
    const landing = await land(browser, person)
    expect(reasonOf(await finish({ cookie: '' }, landing))).toBe('state')
    expect(reasonOf(await finish(browser, await land(browser, person), { tenantId: other.tenant }))).toBe('state')
    expect(reasonOf(await finish(browser, await land(browser, person), { state: undefined }))).toBe('state')
  })

  test('a deactivated member stays out, by the number and by the binding', async () => {
    const [browser, person] = [{ cookie: '' }, hire()]
    const { body } = await finish(browser, await land(browser, person))
    const { tenantMemberId } = (await app.ask(getMe, {}, body)).body
    await app.ask(setMemberActive, { params: { id: tenantMemberId ?? '', flag: 'false' } }, founder)
    expect((await app.ask(getMe, {}, body)).status).toBe(401)
    expect(reasonOf(await finish(browser, await land(browser, person)))).toBe('deactivated')
  })

  test('a used code is refused', async () => {
    const [browser, person] = [{ cookie: '' }, hire()]
    const landing = await land(browser, person)
    const code = landing.searchParams.get('auth_code') ?? ''
    expect((await finish(browser, landing)).status).toBe(200)
    const again = await land(browser, person)
    again.searchParams.set('auth_code', code)
    expect(reasonOf(await finish(browser, again))).toBe('code')
  })
})

test('inside WeCom’s own client the sign-in goes without its page', async () => {
  const url = await begin(app, { cookie: '' }, founder.tenant, 'wecom', {}, 'Mozilla/5.0 wxwork/4.1 MicroMessenger/7.0')
  expect(new URL(url).pathname).toBe('/connect/oauth2/authorize')
  expect(new URL(url).searchParams.get('scope')).toBe('snsapi_privateinfo')
})

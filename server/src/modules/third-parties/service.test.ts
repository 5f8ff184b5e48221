import { removeMember } from '@cohort/contract/members'
import { getMe, signInByWecom } from '@cohort/contract/session'
import {
  createAssociation,
  deleteAssociation,
  forgetAccount,
  listAccounts,
  listAssociations,
  listPlatforms,
  listUnactivatedUsers,
  type Platform,
} from '@cohort/contract/third-parties'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { newId } from '#kernel/ids'
import { type Actor, TestApp } from '#testing/app'
import { throughPeer } from '#testing/peers/page'
import { type PeerPerson, type PlatformPeer, startPlatformPeer } from '#testing/peers/platform'
import { begin, comeBack, joinPlatforms, landingBody, origin, reasonOf } from '#testing/single-sign-on'

const app = new TestApp()
let peer: PlatformPeer
beforeAll(async () => {
  peer = await startPlatformPeer()
  await app.open({ PUBLIC_URL: origin, ...peer.settings })
})
afterAll(async () => {
  await app.close()
  await peer.stop()
})
afterEach(() => {
  peer.people.length = 0
  peer.departments = []
  peer.trouble = undefined
})

function hire(more: Partial<PeerPerson> = {}): PeerPerson {
  const id = `p-${newId()}`
  const person = { id, name: `同事 ${id.slice(-4)}`, mobile: app.newPhone(), ...more }
  peer.people.push(person)
  return person
}

/** Leaves for the platform, signs in there as the person, and comes back to bind. */
async function bind(member: Actor, platform: Platform, person: PeerPerson, browser = { cookie: '' }) {
  const start = await begin(app, browser, member.tenant, platform)
  const landing = landingBody(await comeBack(app, browser, await throughPeer(start, { account: person.id })))
  const body = { platform, auth_code: landing.auth_code ?? '', state: landing.state }
  return app.ask(createAssociation, { body }, member, { cookie: browser.cookie })
}

const mine = async (member: Actor) => (await app.ask(listAssociations, {}, member)).body.associations
const inner = (person: PeerPerson, tenantId: string) =>
  app.ask(signInByWecom, { body: { code: peer.issueCode(person), tenantId } })

describe('binding an account', () => {
  test('platforms that are set up, and those that are not', async () => {
    const configured = async (who: Actor) =>
      (await app.ask(listPlatforms, {}, who)).body.platforms.map((platform) => platform.configured)
    expect(await configured(await joinPlatforms(app, peer))).toEqual([true, true, true])
    expect(await configured(await app.makeTenant())).toEqual([false, false, false])
  })

  test.each<Platform>(['wecom', 'dingtalk', 'feishu'])('%s: bound, listed, unbound', async (platform) => {
    const founder = await joinPlatforms(app, peer)
    const person = hire()
    const made = await bind(founder, platform, person)
    expect(made).toMatchObject({ status: 200, body: { platform, accountId: person.id, name: person.name } })
    expect(await mine(founder)).toEqual([made.body])
    const { accounts } = (await app.ask(listAccounts, {}, founder)).body
    const { userId } = (await app.ask(getMe, {}, founder)).body
    expect(accounts).toEqual([{ platform, accountId: person.id, name: person.name, boundTo: userId }])
    expect((await app.ask(deleteAssociation, { query: { id: made.body.id } }, founder)).status).toBe(200)
    expect(await mine(founder)).toEqual([])
    expect((await app.ask(deleteAssociation, { query: { id: made.body.id } }, founder)).status).toBe(404)
  })

  test('a bound account signs its member in, whatever number the platform knows', async () => {
    const founder = await joinPlatforms(app, peer)
    const person = hire()
    await bind(founder, 'wecom', person)
    const { body } = await inner(person, founder.tenant)
    expect((await app.ask(getMe, {}, body)).body.phone).toBe(founder.phone)
    await app.ask(forgetAccount, { query: { platform: 'wecom' } }, founder)
    const after = await inner(person, founder.tenant)
    expect((await app.ask(getMe, {}, after.body)).body.phone).toBe(person.mobile)
  })

  test('an account belongs to one member, a member has one account a platform', async () => {
    const founder = await joinPlatforms(app, peer)
    const [one, two, third] = [hire(), hire(), hire()]
    const colleague = { ...founder, ...(await inner(third, founder.tenant)).body }
    await bind(founder, 'wecom', one)
    expect((await bind(colleague, 'wecom', one)).error.error).toBe('AlreadyAssociated')
    expect((await bind(founder, 'wecom', two)).status).toBe(200)
    expect((await mine(founder)).map((row) => row.accountId)).toEqual([two.id])
    expect((await bind(founder, 'wecom', two)).status).toBe(200)
  })

  test('nobody’s account can be slipped to someone else: the browser must be the one that began', async () => {
    const founder = await joinPlatforms(app, peer)
    const attacker = { cookie: '' }
    const start = await begin(app, attacker, founder.tenant, 'wecom')
    const landing = landingBody(await comeBack(app, attacker, await throughPeer(start, { account: hire().id })))
    const body = { platform: 'wecom' as const, auth_code: landing.auth_code ?? '', state: landing.state }
    const victim = { cookie: '' }
    await begin(app, victim, founder.tenant, 'wecom')
    const slipped = await app.ask(createAssociation, { body }, founder, { cookie: victim.cookie })
    expect(reasonOf(slipped)).toBe('state')
    const stateless = { ...body, state: undefined }
    expect(reasonOf(await app.ask(createAssociation, { body: stateless }, founder))).toBe('state')
  })

  test('a state of one platform is not good for another', async () => {
    const founder = await joinPlatforms(app, peer)
    const browser = { cookie: '' }
    const start = await begin(app, browser, founder.tenant, 'feishu')
    const landing = landingBody(await comeBack(app, browser, await throughPeer(start, { account: hire().id })))
    const body = { platform: 'wecom' as const, auth_code: landing.auth_code ?? '', state: landing.state }
    expect(reasonOf(await app.ask(createAssociation, { body }, founder, { cookie: browser.cookie }))).toBe('state')
  })

  test('another’s binding cannot be undone, and a binding of someone who left is gone', async () => {
    const founder = await joinPlatforms(app, peer)
    const person = hire()
    const colleague = { ...founder, ...(await inner(person, founder.tenant)).body }
    const [theirs] = await mine(colleague)
    expect((await app.ask(deleteAssociation, { query: { id: theirs?.id ?? '' } }, founder)).status).toBe(404)
    const { tenantMemberId } = (await app.ask(getMe, {}, colleague)).body
    await app.ask(removeMember, { params: { id: tenantMemberId ?? '' } }, founder)
    expect((await bind(founder, 'wecom', person)).status).toBe(200)
  })
})

describe('people who never signed in', () => {
  const list = (who: Actor, body: { platform?: Platform; refresh?: boolean } = {}) =>
    app.ask(listUnactivatedUsers, { body }, who)

  test.each<Platform>(['wecom', 'dingtalk', 'feishu'])('%s: the directory, page by page', async (platform) => {
    const founder = await joinPlatforms(app, peer)
    peer.departments = [7, 8]
    const people = [hire(), hire(), hire(), hire({ department: 7 }), hire({ department: 8 }), hire({ department: 8 })]
    hire({ stranger: true })
    expect((await list(founder, { platform })).body).toEqual({ data: [], total: 0 })
    const answer = await list(founder, { platform, refresh: true })
    const ids = (rows: { accountId: string }[]) => rows.map((row) => row.accountId).sort()
    // The stand-in of Feishu keeps no strangers apart: they never see the application.
    expect(ids(answer.body.data)).toEqual(people.map((person) => person.id).sort())
    expect(answer.body.total).toBe(6)
    expect(answer.body.data[0]).toMatchObject({ platform, phone: expect.stringMatching(/^1\d{10}$/) })
  })

  test('whoever signed in, by number or by binding, is not among them; whoever is only invited is', async () => {
    const founder = await joinPlatforms(app, peer)
    const [known, bound, waiting] = [hire(), hire({ mobile: undefined }), hire()]
    await inner(known, founder.tenant)
    await bind(founder, 'wecom', bound)
    const { data } = (await list(founder, { platform: 'wecom', refresh: true })).body
    expect(data).toEqual([{ platform: 'wecom', accountId: waiting.id, name: waiting.name, phone: waiting.mobile }])
  })

  test('a second look forgets who has left the directory, and one that fails keeps what was known', async () => {
    const founder = await joinPlatforms(app, peer)
    const [stays, leaves] = [hire(), hire()]
    expect((await list(founder, { platform: 'wecom', refresh: true })).body.total).toBe(2)
    peer.people.splice(peer.people.indexOf(leaves), 1)
    app.clock.advance(60)
    peer.trouble = 'fails'
    expect((await list(founder, { platform: 'wecom', refresh: true })).error.error).toBe('PeerFailed')
    expect((await list(founder)).body.total).toBe(2)
    peer.trouble = undefined
    const { data } = (await list(founder, { refresh: true, platform: 'wecom' })).body
    expect(data.map((row) => row.accountId)).toEqual([stays.id])
  })

  test('all platforms at once, none for an enterprise that has set up none, and never another’s', async () => {
    const founder = await joinPlatforms(app, peer)
    hire()
    expect((await list(founder, { refresh: true })).body.total).toBe(3)
    const other = await app.makeTenant()
    expect((await list(other, { refresh: true })).body).toEqual({ data: [], total: 0 })
    expect((await list(other, { refresh: true, platform: 'feishu' })).error.error).toBe('SsoNotConfigured')
  })

  test('a person finds themselves by their number, and can be forgotten', async () => {
    const founder = await joinPlatforms(app, peer)
    const self = hire({ mobile: founder.phone })
    await list(founder, { refresh: true, platform: 'dingtalk' })
    const own = async () => (await app.ask(listAccounts, {}, founder)).body.accounts
    expect(await own()).toEqual([{ platform: 'dingtalk', accountId: self.id, name: self.name, boundTo: null }])
    await app.ask(forgetAccount, { query: { platform: 'dingtalk' } }, founder)
    expect(await own()).toEqual([])
  })
})

import { acceptInvitation, createInvitation, listMembers, updateProfile } from '@cohort/contract/members'
import {
  checkRedirect,
  exchangeRedirectToken,
  getMe,
  listDevices,
  listSsoWays,
  signInBySso,
  startSso,
} from '@cohort/contract/session'
import { createTenant, listMyTenants, switchTenant, updateConfig } from '@cohort/contract/tenants'
import { SignJWT } from 'jose'
import { describe, expect, test } from 'vitest'
import { transaction } from '#kernel/context'
import { newId } from '#kernel/ids'
import { setStatus } from '#modules/tenants/service'
import { type Actor, testApp } from '#testing/app'
import { configure, origin, reasonOf } from '#testing/single-sign-on'

const app = testApp({ PUBLIC_URL: origin })
const key = 'a shared secret of an enterprise, long enough'

async function enterprise(): Promise<Actor> {
  const made = await app.makeTenant()
  await configure(app, made, { jwt: { enabled: true, algorithm: 'HS256', key } })
  return made
}

/** The enterprise says that this phone is one of its people. */
async function vouch(tenantId: string, mobile: string) {
  const exp = Math.floor(app.clock.now().getTime() / 1000) + 300
  const payload = { jti: newId(), mobile, exp }
  const authToken = await new SignJWT(payload).setProtectedHeader({ alg: 'HS256' }).sign(Buffer.from(key))
  return app.ask(signInBySso, { body: { tenantId, authToken, mobile } })
}

describe('ways of signing in', () => {
  test('those that are set up, in a fixed order, by id or alias', async () => {
    const made = await app.makeTenant()
    expect((await app.ask(listSsoWays, { query: { tenant: made.tenant } })).body.ways).toEqual([])
    await configure(app, made, {
      saml: { enabled: true, entryPoint: 'https://idp.example', idpCertificate: 'x', phoneAttribute: 'phone' },
      jwt: { enabled: true, algorithm: 'HS256', key },
      feishu: { enabled: false, appId: 'a', appSecret: 'b' },
      wecom: { enabled: true, corpId: 'a', agentId: 'b', secret: 'c' },
    })
    expect((await app.ask(listSsoWays, { query: { tenant: made.tenant } })).body.ways).toEqual([
      { mode: 'wecom', startUrl: `/mesoor-user/sso/start/${made.tenant}/wecom` },
      { mode: 'saml', startUrl: `/mesoor-user/sso/start/${made.tenant}/saml` },
      { mode: 'jwt', startUrl: '/login/sso/jwt' },
    ])
  })

  test('an unknown enterprise has none, like one that has set up nothing', async () => {
    expect(await app.ask(listSsoWays, { query: { tenant: 'no-such-enterprise' } })).toMatchObject({
      status: 200,
      body: { ways: [] },
    })
    const answer = await app.ask(startSso, { params: { tenant: 'no-such-enterprise', mode: 'oidc' }, query: {} })
    expect(answer).toMatchObject({ status: 404, error: { error: 'SsoNotConfigured' } })
  })

  test('an inactive enterprise lets nobody in', async () => {
    const made = await enterprise()
    await transaction(app.context(made.tenant), (ctx) => setStatus(ctx, 'inactive'))
    expect((await app.ask(listSsoWays, { query: { tenant: made.tenant } })).body.ways).toEqual([])
    expect((await vouch(made.tenant, app.newPhone())).error.error).toBe('TenantInactive')
    const start = await app.ask(startSso, { params: { tenant: made.tenant, mode: 'oidc' }, query: {} })
    expect(start.error.error).toBe('TenantInactive')
  })
})

describe('who comes in', () => {
  test('someone invited becomes a normal member with the roles of the invitation', async () => {
    const made = await enterprise()
    const phone = app.newPhone()
    await app.ask(createInvitation, { body: { phone, username: '方知行' } }, made)
    const { body } = await vouch(made.tenant, phone)
    expect((await app.ask(getMe, {}, body)).body).toMatchObject({ username: '方知行', tenantMemberStatus: 'normal' })
    const members = (await app.ask(listMembers, { query: {} }, made)).body.data
    expect(members.filter((member) => member.phone === phone)).toHaveLength(1)
  })

  test('a refusal is in the audit trail by its reason, and nothing about the person', async () => {
    const made = await enterprise()
    const phone = app.newPhone()
    await app.ask(signInBySso, { body: { tenantId: made.tenant, authToken: 'x.y.z', mobile: phone } })
    const ctx = app.context(made.tenant)
    const rows = await ctx.db.selectFrom('audit').selectAll().where('tenant_id', '=', made.tenant).execute()
    expect(rows.find((row) => row.action === 'signIn.refused')?.after).toEqual({ reason: 'malformed' })
    expect(JSON.stringify(rows)).not.toContain(phone)
  })
})

describe('whom an enterprise vouches for stays in it', () => {
  const intruder = async () => {
    const victim = await app.makeTenant('别人的企业')
    const made = await enterprise()
    const { body } = await vouch(made.tenant, victim.phone)
    const me = (await app.ask(getMe, {}, body)).body
    return { victim, made, token: body, me }
  }

  test('no other enterprise can be entered, founded, joined or seen', async () => {
    const { victim, made, token, me } = await intruder()
    const asked = [
      await app.ask(switchTenant, { params: { id: me.userId }, body: { tenantId: victim.tenant } }, token),
      await app.ask(createTenant, { body: { tenantName: '新企业' } }, token),
      await app.ask(acceptInvitation, { params: { code: 'standard.none.none' } }, token),
    ]
    expect(asked.map((answer) => answer.error.error)).toEqual(Array(3).fill('PhoneProofNeeded'))
    const tenants = (await app.ask(listMyTenants, { query: {} }, token)).body.data
    expect(tenants.map((tenant) => tenant.tenantId)).toEqual([made.tenant])
  })

  test('the person keeps their name, their devices and their next sign-in', async () => {
    const { victim, token } = await intruder()
    expect((await app.ask(listDevices, {}, token)).body.devices).toHaveLength(1)
    await app.ask(updateProfile, { body: { username: '改名' } }, token)
    expect((await app.ask(getMe, {}, token)).body.username).toBe('改名')
    expect((await app.ask(getMe, {}, victim)).body.username).not.toBe('改名')
    const back = await app.signIn(victim.phone)
    expect(back.tenant).toBe(victim.tenant)
    expect((await app.ask(getMe, {}, back)).body.username).not.toBe('改名')
  })

  test('a trusted redirect does not widen the session', async () => {
    const { made, token, victim, me } = await intruder()
    await app.ask(updateConfig, { body: { version: 1, changes: { trustedRedirectHosts: ['portal.example'] } } }, made)
    const { url } = (await app.ask(checkRedirect, { body: { redirect: 'https://portal.example/' } }, token)).body
    const handed = new URL(url).searchParams.get('token') ?? ''
    const exchanged = (await app.ask(exchangeRedirectToken, { query: { token: handed } })).body
    const switching = { params: { id: me.userId }, body: { tenantId: victim.tenant } }
    expect((await app.ask(switchTenant, switching, exchanged)).error.error).toBe('PhoneProofNeeded')
  })

  test('with the phone and a code everything is theirs again', async () => {
    const made = await enterprise()
    const mine = await app.makeTenant()
    await vouch(made.tenant, mine.phone)
    const proved = await app.signIn(mine.phone)
    const me = (await app.ask(getMe, {}, proved)).body
    const there = { params: { id: me.userId }, body: { tenantId: made.tenant } }
    expect((await app.ask(switchTenant, there, proved)).status).toBe(200)
  })

  test('one who vouches with another enterprise’s key is nobody', async () => {
    const other = await app.makeTenant()
    await configure(app, other, { jwt: { enabled: true, algorithm: 'HS256', key: `another ${key}` } })
    expect(reasonOf(await vouch(other.tenant, app.newPhone()))).toBe('signature')
  })
})

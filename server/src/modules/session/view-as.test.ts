import { exportAudits, listAudits } from '@cohort/contract/audits'
import { writes } from '@cohort/contract/call'
import { calls } from '@cohort/contract/calls'
import { setMemberActive, updateProfile } from '@cohort/contract/members'
import { listRoles, setUserRoles } from '@cohort/contract/roles'
import { getMe, listDevices, signOut, viewAs } from '@cohort/contract/session'
import { describe, expect, test } from 'vitest'
import { testApp } from '#testing/app'
import { asMember, memberWith } from '#testing/members'

const app = testApp()

describe('view as another member', () => {
  test('sees what they see, and no writing call of the contract goes through', async () => {
    const founder = await asMember(app, await app.makeTenant())
    const member = await memberWith(app, founder, [321])
    const { token } = (await app.ask(viewAs, { params: { id: member.userId } }, founder)).body
    const seen = (await app.ask(getMe, {}, { token })).body
    expect(seen).toMatchObject({ userId: member.userId, viewedBy: founder.phone, isAdmin: false })
    for (const call of calls.values()) {
      if (!writes(call) || call.access === 'public') continue
      const answer = await app.ask(call, (call.example ?? {}) as never, { token })
      expect([call.path, answer.status]).toEqual([call.path, 403])
    }
    expect((await app.ask(updateProfile, { body: { username: '改名' } }, { token })).error.error).toBe('ViewOnly')
    expect((await app.ask(listDevices, {}, member)).body.devices).toHaveLength(1)
  })

  test('ends after half an hour, by log-out, and with the office of the viewer', async () => {
    const founder = await asMember(app, await app.makeTenant())
    const member = await memberWith(app, founder, [])
    const admin = await memberWith(app, founder, [])
    const [administrator] = (await app.ask(listRoles, {}, founder)).body.roles
    const make = () =>
      app.ask(setUserRoles, { params: { id: admin.userId }, body: { roleIds: [administrator?.roleId ?? ''] } }, founder)
    await make()
    const view = async () => (await app.ask(viewAs, { params: { id: member.userId } }, admin)).body
    const [first, second, third] = [await view(), await view(), await view()]
    await app.ask(signOut, {}, first)
    expect((await app.ask(getMe, {}, first)).status).toBe(401)
    await app.ask(setUserRoles, { params: { id: admin.userId }, body: { roleIds: [] } }, founder)
    expect((await app.ask(getMe, {}, second)).status).toBe(401)
    await make()
    expect((await app.ask(getMe, {}, second)).status).toBe(200)
    await app.ask(setMemberActive, { params: { id: admin.memberId, flag: 'false' } }, founder)
    expect((await app.ask(getMe, {}, third)).status).toBe(401)
    await app.ask(setMemberActive, { params: { id: admin.memberId, flag: 'true' } }, founder)
    const again = (await app.ask(viewAs, { params: { id: member.userId } }, founder)).body
    app.clock.advance(1801)
    expect((await app.ask(getMe, {}, again)).status).toBe(401)
  })

  test('an administrator does not look through a super administrator’s eyes, and the trail names the viewer', async () => {
    const founder = await asMember(app, await app.makeTenant())
    const admin = await memberWith(app, founder, [])
    const [administrator] = (await app.ask(listRoles, {}, founder)).body.roles
    await app.ask(
      setUserRoles,
      { params: { id: admin.userId }, body: { roleIds: [administrator?.roleId ?? ''] } },
      founder,
    )
    expect((await app.ask(viewAs, { params: { id: founder.userId } }, admin)).status).toBe(403)
    await app.ask(viewAs, { params: { id: admin.userId } }, founder)
    const { data } = (await app.ask(listAudits, { query: { keyword: 'viewAs' } }, founder)).body
    expect(data).toMatchObject([{ action: 'member.viewAs', userId: founder.userId, object: admin.memberId }])
  })
})

describe('the audit trail', () => {
  test('is searched, paged and exported for Excel without running formulas', async () => {
    const founder = await asMember(app, await app.makeTenant())
    await app.ask(updateProfile, { body: { username: '=1+1' } }, founder)
    await memberWith(app, founder, [])
    const all = (await app.ask(listAudits, { query: {} }, founder)).body
    expect(all.data.map((entry) => entry.action)).toContain('tenant.create')
    const page = (await app.ask(listAudits, { query: { pageSize: 1, current: 2 } }, founder)).body
    expect(page.data[0]?.id).toBe(all.data[1]?.id)
    const since = new Date(app.clock.now().getTime() + 1000).toISOString()
    expect((await app.ask(listAudits, { query: { from: since } }, founder)).body.total).toBe(0)
    const csv = await app.app.inject({ url: exportAudits.path, headers: { authorization: `Bearer ${founder.token}` } })
    expect(csv.headers['content-type']).toContain('text/csv')
    expect(csv.body.startsWith('\ufeffat,username')).toBe(true)
    expect(csv.body).toContain("'=1+1")
    expect((await app.ask(listAudits, { query: { area: 'audit' } }, founder)).body.total).toBe(1)
  })

  test('another enterprise’s trail is not in it', async () => {
    const [one, two] = [await app.makeTenant('甲'), await app.makeTenant('乙')]
    const { data } = (await app.ask(listAudits, { query: { pageSize: 100 } }, one)).body
    expect(JSON.stringify(data)).not.toContain(two.tenant)
  })
})

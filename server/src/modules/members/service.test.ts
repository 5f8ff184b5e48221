import {
  acceptInvitation,
  createInvitation,
  getInvitation,
  listInvitations,
  listMembers,
  markGuides,
  removeMember,
  revokeInvitation,
  setMemberActive,
  updateProfile,
} from '@cohort/contract/members'
import { listRoleNames } from '@cohort/contract/roles'
import { getMe } from '@cohort/contract/session'
import { createTenant, leaveTenant, listMyTenants } from '@cohort/contract/tenants'
import { describe, expect, test } from 'vitest'
import { type Actor, testApp } from '#testing/app'

const app = testApp()

const invite = async (founder: Actor, body: Parameters<typeof app.ask<typeof createInvitation>>[1]['body'] = {}) =>
  (await app.ask(createInvitation, { body }, founder)).body

describe('invitations', () => {
  test('a stranger joins by a link with the roles it carries', async () => {
    const founder = await app.makeTenant('邀请方')
    const roles = (await app.ask(listRoleNames, {}, founder)).body.roles
    const recruiter = roles.find((role) => role.name === '招聘专员')
    const { code } = await invite(founder, { roleIds: [recruiter?.roleId ?? ''] })
    const facts = (await app.ask(getInvitation, { params: { code } })).body
    expect(facts).toMatchObject({
      tenantName: '邀请方',
      tenantId: founder.tenant,
      registerStatus: 'unknown',
      unactivated: false,
    })
    const joined = await app.signIn(app.newPhone(), { invitationCode: code })
    const me = (await app.ask(getMe, {}, joined)).body
    expect(me.currentTenant?.tenantId).toBe(founder.tenant)
    expect(me.userRoles).toEqual([recruiter])
    expect(me.isAdmin).toBe(false)
    expect((await app.ask(getInvitation, { params: { code } }, joined)).body.registerStatus).toBe('joined')
  })

  test('a use is counted once for each person, and the last one goes to one of two', async () => {
    const founder = await app.makeTenant()
    const { code } = await invite(founder, { maxUses: 1 })
    const [one, two] = [await app.signIn(), await app.signIn()]
    const both = await Promise.all([one, two].map((who) => app.ask(acceptInvitation, { params: { code } }, who)))
    expect(both.map((answer) => answer.status).sort()).toEqual([200, 410])
    const winner = both[0]?.status === 200 ? one : two
    expect((await app.ask(acceptInvitation, { params: { code } }, winner)).status).toBe(200)
    expect((await app.ask(listInvitations, {}, founder)).body.data[0]).toMatchObject({ uses: 1, status: 'used' })
  })

  test('expired, revoked and made-up links say so', async () => {
    const founder = await app.makeTenant()
    const expired = await invite(founder, { days: 1 })
    app.clock.advance(86_401)
    const revoked = await invite(founder)
    await app.ask(revokeInvitation, { params: { id: revoked.id } }, founder)
    const reasons = {
      [expired.code]: 'expired',
      [revoked.code]: 'revoked',
      [`${expired.code}x`]: 'unknown',
      'standard.a.b': 'unknown',
      nonsense: 'unknown',
    }
    for (const [code, reason] of Object.entries(reasons)) {
      expect(await app.ask(getInvitation, { params: { code } })).toMatchObject({
        status: 410,
        error: { error: 'InvitationInvalid', detail: { reason } },
      })
    }
  })

  test('an invitation for one phone waits as an unactivated member and works for nobody else', async () => {
    const founder = await app.makeTenant()
    const phone = app.newPhone()
    const { code } = await invite(founder, { phone, username: '待入职' })
    const waiting = (await app.ask(listMembers, { query: { status: 'unactivated' } }, founder)).body
    expect(waiting.data).toMatchObject([{ username: '待入职', phone, status: 'unactivated' }])
    const stranger = await app.signIn()
    expect((await app.ask(acceptInvitation, { params: { code } }, stranger)).error.detail).toEqual({
      reason: 'otherPhone',
    })
    const invited = await app.signIn(phone)
    expect(invited.tenant).toBe(founder.tenant)
    expect((await app.ask(getMe, {}, invited)).body.tenantMemberStatus).toBe('normal')
  })

  test('roles of another enterprise cannot be handed out', async () => {
    const [founder, other] = [await app.makeTenant(), await app.makeTenant()]
    const foreign = (await app.ask(listRoleNames, {}, other)).body.roles[0]?.roleId ?? ''
    expect(await app.ask(createInvitation, { body: { roleIds: [foreign] } }, founder)).toMatchObject({
      status: 400,
      error: { detail: { field: 'roleIds' } },
    })
  })
})

describe('members', () => {
  test('a deactivated member is out at the next request, and back when activated', async () => {
    const founder = await app.makeTenant()
    const member = await app.signIn(app.newPhone(), { invitationCode: (await invite(founder)).code })
    const { tenantMemberId } = (await app.ask(getMe, {}, member)).body
    const id = tenantMemberId ?? ''
    await app.ask(setMemberActive, { params: { id, flag: 'false' } }, founder)
    expect((await app.ask(getMe, {}, member)).status).toBe(401)
    const signedInAgain = await app.signIn(member.phone)
    expect(signedInAgain.tenant).toBe('~')
    await app.ask(setMemberActive, { params: { id, flag: 'true' } }, founder)
    expect((await app.signIn(member.phone)).tenant).toBe(founder.tenant)
  })

  test('a removed member is out and no longer listed', async () => {
    const founder = await app.makeTenant()
    const member = await app.signIn(app.newPhone(), { invitationCode: (await invite(founder)).code })
    const id = (await app.ask(getMe, {}, member)).body.tenantMemberId ?? ''
    expect((await app.ask(removeMember, { params: { id } }, founder)).status).toBe(200)
    expect((await app.ask(getMe, {}, member)).status).toBe(401)
    expect((await app.ask(listMembers, { query: {} }, founder)).body.total).toBe(1)
  })

  test('the last super administrator can neither leave, be removed nor deactivated', async () => {
    const founder = await app.makeTenant()
    const id = (await app.ask(getMe, {}, founder)).body.tenantMemberId ?? ''
    for (const answer of [
      await app.ask(leaveTenant, {}, founder),
      await app.ask(removeMember, { params: { id } }, founder),
      await app.ask(setMemberActive, { params: { id, flag: 'false' } }, founder),
    ]) {
      expect(answer).toMatchObject({ status: 409, error: { error: 'LastSuperAdmin' } })
    }
  })

  test('a name changes in every enterprise at once, and the list finds it', async () => {
    const founder = await app.makeTenant()
    const second = (await app.ask(createTenant, { body: { tenantName: '第二家' } }, founder)).body
    await app.ask(updateProfile, { body: { username: '顾南乔', email: 'gu@mail.example' } }, founder)
    for (const token of [founder.token, second.token]) {
      expect((await app.ask(listMembers, { query: { filter: '南' } }, { token })).body.data).toMatchObject([
        { username: '顾南乔', email: 'gu@mail.example' },
      ])
    }
    expect((await app.ask(listMembers, { query: { filter: '%' } }, founder)).body.total).toBe(0)
  })

  test('guides are remembered', async () => {
    const founder = await app.makeTenant()
    await app.ask(markGuides, { body: { beginnerGuideIds: ['palette'] } }, founder)
    await app.ask(markGuides, { body: { beginnerGuideIds: ['palette', 'menu'] } }, founder)
    expect((await app.ask(getMe, {}, founder)).body.beginnerGuideIds).toEqual(['palette', 'menu'])
  })

  test('someone who left still has their other enterprise', async () => {
    const founder = await app.makeTenant()
    const member = await app.signIn(app.newPhone(), { invitationCode: (await invite(founder)).code })
    const own = (await app.ask(createTenant, { body: { tenantName: '自己的' } }, member)).body
    expect((await app.ask(leaveTenant, {}, member)).status).toBe(200)
    const tenants = (await app.ask(listMyTenants, { query: {} }, { token: own.token })).body
    expect(tenants.data.map((tenant) => tenant.tenantName)).toEqual(['自己的'])
  })
})

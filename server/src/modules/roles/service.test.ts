import { allCodes, authCodes } from '@cohort/contract/access'
import { listAuths } from '@cohort/contract/auths'
import { removeMember, setMemberActive } from '@cohort/contract/members'
import {
  addRoleUsers,
  createRole,
  deleteRole,
  getUserRoles,
  listRoles,
  listRoleUsers,
  previewRole,
  removeRoleUsers,
  setSuperAdmin,
  setUserRoles,
  updateRole,
} from '@cohort/contract/roles'
import { getMe } from '@cohort/contract/session'
import { describe, expect, test } from 'vitest'
import { testApp } from '#testing/app'
import { asMember, memberWith } from '#testing/members'

const app = testApp()
const roleCodes = [authCodes['role.operate'], authCodes['role.create'], authCodes['role.list']]

describe('roles', () => {
  test('a new enterprise has the five built-in ones, named in the language of the reader', async () => {
    const founder = await app.makeTenant()
    const names = async (locale: string) =>
      (await app.ask(listRoles, {}, founder, { 'x-locale': locale })).body.roles.map((role) => role.name)
    expect(await names('zh-CN')).toEqual(['管理员', '招聘专员', '用人经理', '面试官', '只读成员'])
    expect(await names('en-US')).toEqual(['Administrator', 'Recruiter', 'Hiring manager', 'Interviewer', 'Read only'])
    const [administrator] = (await app.ask(listRoles, {}, founder)).body.roles
    expect(administrator).toMatchObject({ memberCount: 1, builtIn: true, isAdministrator: true, codes: [...allCodes] })
  })

  test('a change of rights counts from the next request on', async () => {
    const founder = await app.makeTenant()
    const member = await memberWith(app, founder, [])
    expect((await app.ask(listRoles, {}, member)).status).toBe(403)
    const role = (await app.ask(createRole, { body: { name: '看角色', codes: [945] } }, founder)).body
    await app.ask(addRoleUsers, { params: { id: role.roleId }, body: { userIds: [member.userId] } }, founder)
    expect((await app.ask(listRoles, {}, member)).status).toBe(200)
    await app.ask(updateRole, { params: { id: role.roleId }, body: { version: 1, codes: [] } }, founder)
    expect((await app.ask(listRoles, {}, member)).status).toBe(403)
  })

  test('of two who edit one role, the second gets a conflict with the present state', async () => {
    const founder = await app.makeTenant()
    const role = (await app.ask(createRole, { body: { name: '并发', codes: [101] } }, founder)).body
    const save = (codes: number[]) =>
      app.ask(updateRole, { params: { id: role.roleId }, body: { version: role.version, codes } }, founder)
    const both = await Promise.all([save([101, 133]), save([101, 155])])
    expect(both.map((answer) => answer.status).sort()).toEqual([200, 409])
    const refused = both.find((answer) => answer.status === 409)
    const saved = both.find((answer) => answer.status === 200)
    expect(refused?.error.detail?.current).toEqual(saved?.body)
  })

  test('unknown codes, taken names, built-in and fixed roles are refused', async () => {
    const founder = await app.makeTenant()
    expect(await app.ask(createRole, { body: { name: 'x', codes: [7] } }, founder)).toMatchObject({
      status: 400,
      error: { detail: { field: 'codes.0' } },
    })
    for (const name of ['管理员', 'Administrator']) {
      expect((await app.ask(createRole, { body: { name, codes: [] } }, founder)).error.error).toBe('RoleNameTaken')
    }
    const [administrator, recruiter] = (await app.ask(listRoles, {}, founder)).body.roles
    const id = administrator?.roleId ?? ''
    expect((await app.ask(updateRole, { params: { id }, body: { version: 1, codes: [] } }, founder)).error.error).toBe(
      'RoleFixed',
    )
    expect((await app.ask(deleteRole, { params: { id: recruiter?.roleId ?? '' } }, founder)).error.error).toBe(
      'RoleBuiltIn',
    )
  })

  test('the preview says who gains and loses what; those who have it otherwise lose nothing', async () => {
    const founder = await app.makeTenant()
    const role = (await app.ask(createRole, { body: { name: '导出', codes: [392, 443] } }, founder)).body
    const [only, twice] = [await memberWith(app, founder, []), await memberWith(app, founder, [392])]
    const me = await asMember(app, founder)
    await app.ask(
      addRoleUsers,
      { params: { id: role.roleId }, body: { userIds: [only.userId, twice.userId, me.userId] } },
      founder,
    )
    const preview = (await app.ask(previewRole, { params: { id: role.roleId }, body: { codes: [443, 967] } }, founder))
      .body
    expect(preview).toMatchObject({
      gains: [{ authId: 967, members: 2 }],
      loses: [{ authId: 392, members: 1 }],
      affectedCount: 2,
      gainerCount: 2,
      loserCount: 1,
    })
    const gone = (await app.ask(previewRole, { params: { id: role.roleId }, body: { delete: true } }, founder)).body
    expect(gone.loses).toEqual([
      { authId: 392, members: 1 },
      { authId: 443, members: 2 },
    ])
  })

  test('every code is named in both languages, and the dropped categories are not there', async () => {
    const founder = await app.makeTenant()
    const { funcAuths } = (await app.ask(listAuths, {}, founder)).body
    expect(funcAuths.flatMap((area) => area.auths.map((auth) => auth.authId)).sort()).toEqual([...allCodes].sort())
    expect(funcAuths.map((area) => area.category)).not.toContain('ChannelList')
    expect(funcAuths.map((area) => area.category)).not.toContain('Statement')
  })
})

describe('members of a role', () => {
  test('one to thirty in a batch, members only, twice is once', async () => {
    const founder = await app.makeTenant()
    const role = (await app.ask(createRole, { body: { name: '一批', codes: [] } }, founder)).body
    const params = { id: role.roleId }
    const member = await memberWith(app, founder, [])
    const add = (userIds: string[]) => app.ask(addRoleUsers, { params, body: { userIds } }, founder)
    expect((await add([])).error.detail).toMatchObject({ field: 'userIds', problem: 'too_small' })
    expect((await add(Array.from({ length: 31 }, (_, i) => `u${i}`))).error.detail).toMatchObject({
      field: 'userIds',
      problem: 'too_big',
    })
    expect((await add(['stranger'])).error.detail).toMatchObject({ field: 'userIds', problem: 'unknown' })
    expect((await add([member.userId, member.userId])).body.added).toBe(1)
    expect((await add([member.userId])).body.added).toBe(0)
    expect((await app.ask(listRoleUsers, { params, query: {} }, founder)).body.data).toMatchObject([
      { userId: member.userId, roles: [{ roleId: role.roleId, name: '一批' }, {}] },
    ])
    expect((await app.ask(removeRoleUsers, { params, body: { userIds: [member.userId] } }, founder)).body.removed).toBe(
      1,
    )
  })
})

describe('nobody rises by themselves', () => {
  test('the right to edit roles gives no code that its holder lacks', async () => {
    const founder = await app.makeTenant()
    const editor = await memberWith(app, founder, roleCodes)
    expect((await app.ask(createRole, { body: { name: '越权', codes: [321] } }, editor)).error).toMatchObject({
      error: 'NoPermission',
      detail: { missing: '321' },
    })
    const [administrator, recruiter] = (await app.ask(listRoles, {}, editor)).body.roles
    for (const role of [administrator, recruiter]) {
      const params = { id: role?.roleId ?? '' }
      expect((await app.ask(addRoleUsers, { params, body: { userIds: [editor.userId] } }, editor)).status).toBe(403)
      expect(
        (await app.ask(setUserRoles, { params: { id: editor.userId }, body: { roleIds: [params.id] } }, editor)).status,
      ).toBe(403)
    }
    expect((await app.ask(getMe, {}, editor)).body.isAdmin).toBe(false)
  })

  test('only administrators act on administrators, and only super administrators on their like', async () => {
    const founder = await asMember(app, await app.makeTenant())
    const operator = await memberWith(app, founder, [983])
    const admin = await memberWith(app, founder, [])
    const [administrator] = (await app.ask(listRoles, {}, founder)).body.roles
    await app.ask(
      setUserRoles,
      { params: { id: admin.userId }, body: { roleIds: [administrator?.roleId ?? ''] } },
      founder,
    )
    expect((await app.ask(removeMember, { params: { id: admin.memberId } }, operator)).error.detail).toEqual({
      missing: 'admin',
    })
    expect((await app.ask(removeMember, { params: { id: founder.memberId } }, admin)).error.detail).toEqual({
      missing: 'superAdmin',
    })
    expect(
      (await app.ask(setSuperAdmin, { params: { id: admin.userId }, body: { isSuperAdmin: true } }, admin)).status,
    ).toBe(403)
    expect((await app.ask(setMemberActive, { params: { id: operator.memberId, flag: 'false' } }, admin)).status).toBe(
      200,
    )
  })

  test('super administrators can be made and unmade, but one stays', async () => {
    const founder = await asMember(app, await app.makeTenant())
    const other = await memberWith(app, founder, [])
    const make = (userId: string, isSuperAdmin: boolean) =>
      app.ask(setSuperAdmin, { params: { id: userId }, body: { isSuperAdmin } }, founder)
    expect((await make(founder.userId, false)).error.error).toBe('LastSuperAdmin')
    expect((await make(other.userId, true)).status).toBe(200)
    expect((await app.ask(getUserRoles, { params: { id: other.userId } }, founder)).body.isSuperAdmin).toBe(true)
    const both = await Promise.all([
      app.ask(setSuperAdmin, { params: { id: founder.userId }, body: { isSuperAdmin: false } }, other),
      app.ask(setSuperAdmin, { params: { id: other.userId }, body: { isSuperAdmin: false } }, founder),
    ])
    expect(both.filter((answer) => answer.status === 200)).toHaveLength(1)
  })
})

import { listAudits } from '@cohort/contract/audits'
import type { ObjectType } from '@cohort/contract/flags'
import {
  addParticipants,
  clearPermission,
  explain,
  getPermission,
  getSubPermission,
  listParticipants,
  removeParticipant,
  setParticipant,
  setParticipants,
  setPermission,
} from '@cohort/contract/permissions'
import { describe, expect, test } from 'vitest'
import { newId } from '#kernel/ids'
import { registerObject, requireFlag, unregisterObject, updateObject } from '#modules/permissions/objects'
import { authenticate } from '#modules/session/who'
import { type Actor, testApp } from '#testing/app'
import { asMember, memberWith, type TestMember } from '#testing/members'

const app = testApp()

async function makeTree(founder: Actor, creator: string) {
  const ctx = app.context(founder.tenant)
  const ids = { space: newId(), channel: newId(), project: newId() }
  const make = (openId: string, type: ObjectType, parentId: string | null, name: string) =>
    registerObject(ctx, { openId, type, parentId, name, creatorId: creator })
  await make(ids.space, 'Space', null, '技术招聘')
  await make(ids.channel, 'Channel', ids.space, '后端')
  await make(ids.project, 'Project', ids.channel, '支付平台扩编')
  return ids
}

describe('participants', () => {
  async function scene(): Promise<{
    founder: TestMember
    owner: TestMember
    guest: TestMember
    ids: Awaited<ReturnType<typeof makeTree>>
  }> {
    const founder = await asMember(app, await app.makeTenant())
    const owner = await memberWith(app, founder, [155])
    const guest = await memberWith(app, founder, [155])
    return { founder, owner, guest, ids: await makeTree(founder, owner.userId) }
  }

  test('a participant of a space is seen, inherited, in its project, and can be overridden there', async () => {
    const { owner, guest, ids } = await scene()
    await app.ask(
      addParticipants,
      { params: { openId: ids.space }, body: { userIds: [guest.userId], flags: 1 } },
      owner,
    )
    const inherited = (await app.ask(listParticipants, { params: { openId: ids.project }, query: {} }, owner)).body
    expect(inherited.data.find((each) => each.userId === guest.userId)).toMatchObject({
      inheritedFrom: { openId: ids.space, name: '技术招聘' },
      flags: 2042,
    })
    await app.ask(
      setParticipant,
      { params: { openId: ids.project, memberId: guest.userId }, body: { flags: 1024 } },
      owner,
    )
    expect((await app.ask(getPermission, { params: { openId: ids.project } }, guest)).body).toMatchObject({
      flags: 1024,
      codes: [1024],
    })
    await app.ask(removeParticipant, { params: { openId: ids.project, memberId: guest.userId } }, owner)
    expect((await app.ask(getPermission, { params: { openId: ids.project } }, guest)).body.flags).toBe(2042)
  })

  test('what a space grants to its projects can be said by type', async () => {
    const { owner, guest, ids } = await scene()
    await app.ask(
      setParticipants,
      { params: { openId: ids.space }, body: { members: [{ userId: guest.userId, flags: 0, sub: { Project: 256 } }] } },
      owner,
    )
    expect((await app.ask(getPermission, { params: { openId: ids.project } }, guest)).body.flags).toBe(256)
    const sub = (await app.ask(getSubPermission, { params: { openId: ids.space }, query: { type: 'Project' } }, owner))
      .body.data
    expect(sub.find((each) => each.userId === guest.userId)).toMatchObject({ flags: 256, usual: false })
  })

  test('an object that no longer inherits is closed to outer participants, and opened again by clearing', async () => {
    const { owner, guest, ids } = await scene()
    await app.ask(
      addParticipants,
      { params: { openId: ids.space }, body: { userIds: [guest.userId], flags: 0 } },
      owner,
    )
    await app.ask(setPermission, { params: { openId: ids.project }, body: { inherit: false } }, owner)
    expect((await app.ask(getPermission, { params: { openId: ids.project } }, guest)).status).toBe(404)
    await app.ask(clearPermission, { params: { openId: ids.project } }, owner)
    expect((await app.ask(getPermission, { params: { openId: ids.project } }, guest)).status).toBe(200)
  })

  test('a leader has everything, and naming one needs the flag for it', async () => {
    const { owner, guest, ids } = await scene()
    await app.ask(
      addParticipants,
      { params: { openId: ids.channel }, body: { userIds: [guest.userId], flags: 0 } },
      owner,
    )
    expect(
      (await app.ask(setPermission, { params: { openId: ids.project }, body: { leaderId: guest.userId } }, guest)).error
        .detail,
    ).toEqual({ missing: 'ModifyProjectLeader' })
    await app.ask(setPermission, { params: { openId: ids.project }, body: { leaderId: guest.userId } }, owner)
    expect((await app.ask(getPermission, { params: { openId: ids.project } }, guest)).body.flags).toBe(2047)
  })

  test('nobody gives flags that they lack, or acts without the flag', async () => {
    const { founder, owner, guest, ids } = await scene()
    const third = await memberWith(app, founder, [])
    await app.ask(
      addParticipants,
      { params: { openId: ids.space }, body: { userIds: [guest.userId], flags: 2 } },
      owner,
    )
    const add = (flags: number) =>
      app.ask(addParticipants, { params: { openId: ids.space }, body: { userIds: [third.userId], flags } }, guest)
    expect((await add(3)).status).toBe(403)
    expect((await add(2)).body.added).toBe(1)
    expect(
      (await app.ask(removeParticipant, { params: { openId: ids.space, memberId: third.userId } }, guest)).error.detail,
    ).toEqual({ missing: 'DeleteParticipants' })
    expect(
      (
        await app.ask(
          setParticipant,
          { params: { openId: ids.space, memberId: third.userId }, body: { flags: 0 } },
          guest,
        )
      ).status,
    ).toBe(403)
  })

  test('without the right to edit channels, a channel’s list is empty', async () => {
    const { founder, owner, ids } = await scene()
    const plain = await memberWith(app, founder, [])
    await app.ask(addParticipants, { params: { openId: ids.channel }, body: { userIds: [plain.userId] } }, owner)
    expect((await app.ask(listParticipants, { params: { openId: ids.channel }, query: {} }, plain)).body.data).toEqual(
      [],
    )
    expect(
      (await app.ask(listParticipants, { params: { openId: ids.project }, query: {} }, plain)).body.data.length,
    ).toBeGreaterThan(0)
  })

  test('the list says what the asking member lacks for each deed, and that is what refuses it', async () => {
    const { owner, guest, ids } = await scene()
    const lacks = async (openId: string, actor: Actor) =>
      (await app.ask(listParticipants, { params: { openId }, query: {} }, actor)).body.lacks
    const give = (flags: number) =>
      app.ask(setParticipant, { params: { openId: ids.space, memberId: guest.userId }, body: { flags } }, owner)
    await give(2 | 64)
    expect(await lacks(ids.space, owner)).toEqual({})
    expect(await lacks(ids.space, guest)).toEqual({
      change: 'ModifyParticipantPermissions',
      remove: 'DeleteParticipants',
      lead: 'ModifyParticipantPermissions',
    })
    // A project's participants are decided about in the channel around it.
    expect(await lacks(ids.project, guest)).toEqual({
      change: 'ModifyProjectParticipantPermissions',
      remove: 'DeleteProjectParticipants',
      lead: 'ModifyProjectLeader',
    })
    await give(2047)
    expect(await lacks(ids.project, guest)).toEqual({})
  })

  test('every change is in the trail', async () => {
    const { founder, owner, guest, ids } = await scene()
    await app.ask(addParticipants, { params: { openId: ids.space }, body: { userIds: [guest.userId] } }, owner)
    const { data } = (await app.ask(listAudits, { query: { area: 'permission' } }, founder)).body
    expect(data).toMatchObject([{ action: 'permission.addMembers', object: ids.space, userId: owner.userId }])
  })
})

describe('for the services of objects', () => {
  test('a flag is required at the top: unseen is 404, lacking is 403 by name, and a move changes what is inherited', async () => {
    const founder = await asMember(app, await app.makeTenant())
    const member = await memberWith(app, founder, [155])
    const [here, there] = [await makeTree(founder, founder.userId), await makeTree(founder, founder.userId)]
    const ctx = { ...app.context(founder.tenant), who: { ...(await whoOf(member)) } }
    await expect(requireFlag(ctx, here.project, 'Edit')).rejects.toMatchObject({ code: 'NotFound' })
    await app.ask(addParticipants, { params: { openId: here.channel }, body: { userIds: [member.userId] } }, founder)
    await app.ask(
      addParticipants,
      { params: { openId: there.channel }, body: { userIds: [member.userId], flags: 1 } },
      founder,
    )
    await expect(requireFlag(ctx, here.project, 'Edit')).rejects.toMatchObject({
      code: 'NoPermission',
      detail: { missing: 'Edit' },
    })
    await updateObject(ctx, here.project, { parentId: there.channel, name: '搬走了' })
    expect(await requireFlag(ctx, here.project, 'Edit')).toMatchObject({ name: '搬走了' })
    await unregisterObject(ctx, here.project)
    await expect(requireFlag(ctx, here.project, 'Edit')).rejects.toMatchObject({ code: 'NotFound' })
  })

  async function whoOf(member: TestMember) {
    const who = await authenticate(member.token, app.context(member.tenant))
    if (!who) throw new Error('signed in')
    return who
  }
})

describe('why can’t this member?', () => {
  test('the chain stops at the first failure and offers the smallest fix', async () => {
    const founder = await app.makeTenant()
    const member = await memberWith(app, founder, [321])
    const ask = async (body: Parameters<typeof app.ask<typeof explain>>[1]['body']) =>
      (await app.ask(explain, { body }, founder)).body
    const yes = await ask({ userId: member.userId, action: { code: 321 } })
    expect(yes).toMatchObject({ allowed: true, fixes: [] })
    expect(yes.chain.map((step) => step.step)).toEqual(['tenant', 'member', 'code'])
    const no = await ask({ userId: member.userId, action: { code: 392 } })
    expect(no.allowed).toBe(false)
    expect(no.chain.at(-1)).toMatchObject({ step: 'code', ok: false, facts: { codes: ['392'] } })
    expect(no.fixes.find((fix) => fix.kind === 'giveRole')).toMatchObject({ name: '招聘专员' })
    expect(no.fixes.find((fix) => fix.kind === 'changeRole')).toMatchObject({ members: 1 })
  })

  test('for an object it names the flag and where it comes from', async () => {
    const founder = await asMember(app, await app.makeTenant())
    const member = await memberWith(app, founder, [211])
    const ids = await makeTree(founder, founder.userId)
    const object = { openId: ids.project, flag: 'MoveTaskFlow' }
    const ask = async () =>
      (await app.ask(explain, { body: { userId: member.userId, action: { code: 211 }, object } }, founder)).body
    expect((await ask()).chain.at(-1)).toMatchObject({ step: 'object', ok: false, facts: { reason: 'none' } })
    await app.ask(
      addParticipants,
      { params: { openId: ids.space }, body: { userIds: [member.userId], flags: 0 } },
      founder,
    )
    const seen = await ask()
    expect(seen.chain.at(-1)).toMatchObject({
      step: 'flag',
      ok: false,
      facts: { flag: 'MoveTaskFlow', inheritedFrom: '技术招聘' },
    })
    expect(seen.fixes).toMatchObject([{ kind: 'setFlag', openId: ids.project, flag: 'MoveTaskFlow' }])
    await app.ask(
      setParticipant,
      { params: { openId: ids.space, memberId: member.userId }, body: { flags: 8 } },
      founder,
    )
    expect((await ask()).allowed).toBe(true)
  })

  test('unknown codes, calls and flags name their field', async () => {
    const founder = await asMember(app, await app.makeTenant())
    const ids = await makeTree(founder, founder.userId)
    const field = async (body: Parameters<typeof app.ask<typeof explain>>[1]['body']) =>
      (await app.ask(explain, { body }, founder)).error.detail?.field
    expect(await field({ userId: founder.userId, action: { code: 7 } })).toBe('action.code')
    expect(await field({ userId: founder.userId, action: { call: 'nope' } })).toBe('action.call')
    expect(await field({ userId: founder.userId, object: { openId: ids.space, flag: 'Nope' } })).toBe('object.flag')
  })
})

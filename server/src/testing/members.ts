import { createInvitation } from '@cohort/contract/members'
import { getMe } from '@cohort/contract/session'
import { newId } from '#kernel/ids'
import { insertMembers, insert as insertRole } from '#modules/roles/store'
import type { Actor, TestApp } from '#testing/app'

export interface TestMember extends Actor {
  userId: string
  memberId: string
}

/** Who someone is, for paths that name a user. */
export async function asMember(app: TestApp, actor: Actor): Promise<TestMember> {
  const { userId, tenantMemberId } = (await app.ask(getMe, {}, actor)).body
  return { ...actor, userId, memberId: tenantMemberId ?? '' }
}

/** A member of the founder's enterprise who holds exactly these codes. */
export async function memberWith(app: TestApp, founder: Actor, codes: readonly number[]): Promise<TestMember> {
  const invitation = (await app.ask(createInvitation, { body: {} }, founder)).body
  const member = await asMember(app, await app.signIn(app.newPhone(), { invitationCode: invitation.code }))
  const ctx = app.context(founder.tenant)
  await ctx.db
    .deleteFrom('role_member')
    .where('tenant_id', '=', founder.tenant)
    .where('user_id', '=', member.userId)
    .execute()
  const roleId = newId()
  await insertRole(ctx, [
    { role_id: roleId, name: roleId, built_in: null, codes: [...codes], created_at: ctx.clock.now() },
  ])
  await insertMembers(ctx, member.userId, [roleId])
  return member
}

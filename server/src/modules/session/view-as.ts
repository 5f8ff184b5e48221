import type { Parsed, Result } from '@cohort/contract/call'
import { fail } from '@cohort/contract/errors'
import { memberIdOf } from '@cohort/contract/rules'
import type { viewAs } from '@cohort/contract/session'
import { audit } from '#kernel/audit'
import { type Context, found, me, transaction } from '#kernel/context'
import { openView } from '#modules/devices/service'
import { findMember, requireRank } from '#modules/members/service'

const minutes = 30

/** An administrator sees what a member sees, for reading only, and the trail says so. */
export async function start(ctx: Context, { params }: Parsed<typeof viewAs>): Promise<Result<typeof viewAs>> {
  const viewer = me(ctx).user
  const token = await transaction(ctx, async (ctx) => {
    const member = found(await findMember(ctx, params.id))
    if (member.status !== 'normal') throw fail('NotFound')
    await requireRank(ctx, member.user_id)
    await audit(ctx, 'member.viewAs', memberIdOf(ctx.tenant, member.user_id))
    return openView(ctx, member.user_id, viewer.userId, minutes)
  })
  return { token, minutes }
}

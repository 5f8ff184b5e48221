import type { Parsed, Result } from '@cohort/contract/call'
import type { previewRole } from '@cohort/contract/roles'
import { type Context, found } from '#kernel/context'
import * as store from '#modules/roles/store'

const shown = 50

/** What a change of a role's codes, or its deletion, would do to the people who have it. */
export async function preview(
  ctx: Context,
  { params, body }: Parsed<typeof previewRole>,
): Promise<Result<typeof previewRole>> {
  const role = found(await store.find(ctx, params.id))
  const after = body.delete ? [] : (body.codes ?? role.codes)
  const added = after.filter((code) => !role.codes.includes(code))
  const removed = role.codes.filter((code) => !after.includes(code))
  const members = await store.findWithOtherCodes(ctx, params.id)
  const changes = members.map((member) => {
    const other = new Set((member.other_codes ?? []).flat())
    const gains = added.filter((code) => !other.has(code))
    const loses = removed.filter((code) => !other.has(code))
    return { userId: member.user_id, username: member.username, gains, loses }
  })
  const affected = changes.filter((change) => change.gains.length + change.loses.length > 0)
  const count = (codes: number[], pick: (change: (typeof changes)[number]) => number[]) =>
    codes.map((authId) => ({ authId, members: changes.filter((change) => pick(change).includes(authId)).length }))
  return {
    memberCount: members.length,
    gains: count(added, (change) => change.gains),
    loses: count(removed, (change) => change.loses),
    affected: affected.slice(0, shown),
    affectedCount: affected.length,
    gainerCount: affected.filter((change) => change.gains.length > 0).length,
    loserCount: affected.filter((change) => change.loses.length > 0).length,
  }
}

import type { Parsed, Result } from '@cohort/contract/call'
import type { Conditions, copyConditions, getConditions, setConditions } from '@cohort/contract/matching'
import { doubtSentence } from '@cohort/talent/matching/sentence'
import { audit } from '#kernel/audit'
import { type Context, me, transaction } from '#kernel/context'
import { type Asked, askedBy } from '#modules/matching/asked'
import * as store from '#modules/matching/decision-store'
import { wireAll } from '#modules/matching/wire'
import { requireFlag } from '#modules/permissions/objects'

const wire = (ctx: Context, asked: Asked): Result<typeof getConditions> => ({
  title: asked.read.title,
  requirements: wireAll(asked, ctx.locale),
  doubts: asked.read.doubts.map(({ text, why }) => ({ text, why: doubtSentence(why, ctx.locale) })),
  conditions: asked.conditions,
  updatedBy: asked.updatedBy,
  updatedAt: asked.updatedAt?.toISOString() ?? null,
})

export async function get(
  ctx: Context,
  { params }: Parsed<typeof getConditions>,
): Promise<Result<typeof getConditions>> {
  return wire(ctx, await askedBy(ctx, params.id))
}

async function put(ctx: Context, projectId: string, conditions: Conditions): Promise<Result<typeof getConditions>> {
  const { jobId } = await askedBy(ctx, projectId)
  await transaction(ctx, async (ctx) => {
    await requireFlag(ctx, projectId, 'Edit')
    await store.putConditions(ctx, jobId, conditions, me(ctx).user.userId, ctx.clock.now())
    await audit(ctx, 'recommendation.conditions', `Project/${projectId}`, { after: conditions })
  })
  return wire(ctx, await askedBy(ctx, projectId))
}

export const set = (
  ctx: Context,
  { params, body }: Parsed<typeof setConditions>,
): Promise<Result<typeof setConditions>> => put(ctx, params.id, body)

export async function copy(
  ctx: Context,
  { params, body }: Parsed<typeof copyConditions>,
): Promise<Result<typeof copyConditions>> {
  const from = await askedBy(ctx, body.fromProjectId)
  return put(ctx, params.id, from.conditions)
}

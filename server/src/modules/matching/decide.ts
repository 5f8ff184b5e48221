import type { Parsed, Result } from '@cohort/contract/call'
import { fail } from '@cohort/contract/errors'
import type { addRecommended, dismissRecommended, undismissRecommended } from '@cohort/contract/matching'
import { recommendationReason } from '@cohort/talent/matching/reason'
import { audit } from '#kernel/audit'
import { type Context, me, transaction } from '#kernel/context'
import { findKept } from '#modules/entities/kept'
import { askedBy } from '#modules/matching/asked'
import * as store from '#modules/matching/decision-store'
import { quotedInWords } from '#modules/matching/quotes'
import { rank } from '#modules/matching/recommend'
import { requireFlag } from '#modules/permissions/objects'
import { createWith } from '#modules/tasks/service'
import { payloadOf } from '#modules/tasks/shown'

export async function dismiss(
  ctx: Context,
  { params, body }: Parsed<typeof dismissRecommended>,
): Promise<Result<typeof dismissRecommended>> {
  const asked = await askedBy(ctx, params.id)
  const there = (await findKept(ctx, 'Resume', body.openIds)).map((row) => row.open_id)
  if (there.length === 0) throw fail('NotFound')
  await transaction(ctx, async (ctx) => {
    await requireFlag(ctx, params.id, 'AddTaskFlow')
    const said = { kind: 'dismissed' as const, reason: body.reason, detail: null, ...byNow(ctx) }
    await store.putDecisions(
      ctx,
      asked.jobId,
      there.map((open_id) => ({ open_id, ...said })),
    )
    await audit(ctx, 'recommendation.dismiss', `Project/${params.id}`, { after: { openIds: there } })
  })
  return { dismissed: there }
}

const byNow = (ctx: Context) => ({ by: me(ctx).user.userId, at: ctx.clock.now() })

export async function undismiss(
  ctx: Context,
  { params, body }: Parsed<typeof undismissRecommended>,
): Promise<Result<typeof undismissRecommended>> {
  const asked = await askedBy(ctx, params.id)
  await transaction(ctx, async (ctx) => {
    await requireFlag(ctx, params.id, 'AddTaskFlow')
    await store.removeDecisions(ctx, asked.jobId, body.openIds)
    await audit(ctx, 'recommendation.undismiss', `Project/${params.id}`, { after: { openIds: body.openIds } })
  })
  return {}
}

/** Into a stage, each with the reasons, and what was found of them as it is at this moment. */
export async function add(
  ctx: Context,
  { params, body }: Parsed<typeof addRecommended>,
): Promise<Result<typeof addRecommended>> {
  const asked = await askedBy(ctx, params.id)
  const matches = new Map((await rank(ctx, asked, body.openIds, false)).map(({ openId, match }) => [openId, match]))
  const reasonOf = (openId: string): string => {
    const match = matches.get(openId)
    if (!match) return ''
    const { paragraph, bullets } = recommendationReason(asked.profile, quotedInWords(match, ctx.locale), ctx.locale)
    return [paragraph, ...bullets.map(({ text }) => `• ${text}`)].join('\n')
  }
  const tasks = {
    projectId: params.id,
    ...(body.stageId && { stageId: body.stageId }),
    tasks: body.openIds.map((openId) => ({
      payload: { entityType: 'Resume', openId },
      recommendReason: reasonOf(openId),
    })),
  }
  const { data, present } = await createWith(ctx, tasks, async (ctx, rows) => {
    const decisions = rows
      .flatMap((row) => payloadOf(row)?.openId ?? [])
      .map((openId) => ({
        open_id: openId,
        kind: 'added' as const,
        reason: '',
        detail: matches.get(openId) ?? null,
        ...byNow(ctx),
      }))
    if (decisions.length > 0) await store.putDecisions(ctx, asked.jobId, decisions)
  })
  return {
    added: data.flatMap(({ id, payload }) => (payload ? [{ openId: payload.meta.openId, taskId: id }] : [])),
    present,
  }
}

/** For other modules: for which jobs these people were dismissed. */
export const findDismissed = async (ctx: Context, openIds: readonly string[]) =>
  openIds.length === 0 ? [] : store.findDismissed(ctx, openIds)

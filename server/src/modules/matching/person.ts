import type { Parsed, Result } from '@cohort/contract/call'
import type { listRecommendReasons } from '@cohort/contract/entity-searches'
import type { recommendJobs } from '@cohort/contract/matching'
import type { JobProfile } from '@cohort/talent/matching/match'
import { recommendationReason } from '@cohort/talent/matching/reason'
import { match } from '@cohort/talent/matching/score'
import { type Context, found } from '#kernel/context'
import { fieldsOf, findKept, findRecord, toEntity } from '#modules/entities/kept'
import { shapeToRead } from '#modules/entities/shapes'
import { askedBy } from '#modules/matching/asked'
import * as items from '#modules/matching/item-store'
import { candidateOf, queryForJobs } from '#modules/matching/profiles'
import { quotedInWords } from '#modules/matching/quotes'
import { indexesOf } from '#modules/matching/upkeep'
import { wireMatch } from '#modules/matching/wire'
import { reasons as keptReasons } from '#modules/tasks/associated'

/** What is kept with tasks and, for a named project, what can be said of the person now. */
export async function reasons(
  ctx: Context,
  parsed: Parsed<typeof listRecommendReasons>,
): Promise<Result<typeof listRecommendReasons>> {
  const { params, body } = parsed
  const { reasons } = await keptReasons(ctx, parsed)
  if (body.projectId === undefined || params.type !== 'Resume') return { reasons }
  const asked = await askedBy(ctx, body.projectId)
  const row = found(await findRecord(ctx, 'Resume', params.id))
  const judged = match(asked.profile, candidateOf(fieldsOf(row), ctx.clock.now()))
  const { paragraph, bullets } = recommendationReason(asked.profile, quotedInWords(judged, ctx.locale), ctx.locale)
  const reason = [paragraph, ...bullets.map(({ text }) => `• ${text}`)].join('\n')
  return { reasons, reason, match: wireMatch(asked.profile, judged, ctx.locale) }
}

const closely = 100

/** The other way round: open jobs for one person. */
export async function jobs(
  ctx: Context,
  { params, body }: Parsed<typeof recommendJobs>,
): Promise<Result<typeof recommendJobs>> {
  await shapeToRead(ctx, params.type)
  const row = found(await findRecord(ctx, params.type, params.id))
  await shapeToRead(ctx, 'Job')
  const candidate = candidateOf(fieldsOf(row), ctx.clock.now())
  const index = await indexesOf(ctx).of(ctx, 'Job')
  const likely = index.top(queryForJobs(candidate), closely).map(({ id }) => id)
  const [rows, profiles] = await Promise.all([findKept(ctx, 'Job', likely), items.findProfiles(ctx, 'Job', likely)])
  const ranked = rows
    // A job without a status is one that nobody has closed.
    .filter((job) => (fieldsOf(job).status ?? 'open') === 'open')
    .flatMap((job) => {
      const profile = profiles.get(job.open_id)?.profile as JobProfile | undefined
      return profile ? [{ job, profile, judged: match(profile, candidate) }] : []
    })
    .sort((a, b) => b.judged.score - a.judged.score || (a.job.open_id < b.job.open_id ? -1 : 1))
  return {
    data: ranked.slice(0, body.pageSize).map(({ job, profile, judged }, at) => ({
      entity: toEntity(job),
      match: wireMatch(profile, judged, ctx.locale),
      rank: at + 1,
    })),
    compared: index.size,
  }
}

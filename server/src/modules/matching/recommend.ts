import type { Parsed, Result } from '@cohort/contract/call'
import type { Entity } from '@cohort/contract/entities'
import type { Recommended, recommendEntities } from '@cohort/contract/matching'
import type { CandidateProfile } from '@cohort/talent/matching/candidate'
import { queryTermsOf } from '@cohort/talent/matching/index-terms'
import type { Match } from '@cohort/talent/matching/match'
import { match, matchVersion, readsTexts } from '@cohort/talent/matching/score'
import type { Context } from '#kernel/context'
import { findKept, toEntity } from '#modules/entities/kept'
import { shapeToRead } from '#modules/entities/shapes'
import { type Asked, askedBy } from '#modules/matching/asked'
import { blinded, refuseTelling, veilOf } from '#modules/matching/blind'
import * as decisions from '#modules/matching/decision-store'
import * as items from '#modules/matching/item-store'
import { findFitting } from '#modules/matching/narrow-store'
import { hashed } from '#modules/matching/profiles'
import { indexesOf } from '#modules/matching/upkeep'
import { wireMatch, wireRequirements } from '#modules/matching/wire'
import { carriedIn } from '#modules/tasks/associated'

/** So many are looked at closely; the index has put the likely ones first. */
const closely = 300

interface Ranked {
  openId: string
  match: Match
}

export async function recommend(
  ctx: Context,
  { params, query, body }: Parsed<typeof recommendEntities>,
): Promise<Result<typeof recommendEntities>> {
  const started = performance.now()
  if (body.blind) refuseTelling(body.filters)
  const asked = await askedBy(ctx, params.id)
  await shapeToRead(ctx, 'Resume')
  const [decided, carried, index] = await Promise.all([
    decisions.findDecisions(ctx, asked.jobId),
    carriedIn(ctx, params.id),
    indexesOf(ctx).of(ctx, 'Resume'),
  ])
  const dismissed = new Set(decided.filter(({ kind }) => kind === 'dismissed').map(({ open_id }) => open_id))
  const isAsked = (id: string): boolean =>
    body.show === 'dismissed'
      ? dismissed.has(id)
      : !dismissed.has(id) && !(query.filterFlow === 'true' && carried.has(id))
  const terms = hashed(queryTermsOf(asked.profile))
  // While this is answered the index may grow: what is said is what was compared.
  const compared = index.size
  const likely = (most: number) => index.top(terms, most).map(({ id }) => id)
  const fitOf = (ids: readonly string[]) => findFitting(ctx, ids.filter(isAsked), body.filters, closely)
  const fitting = body.show === 'dismissed' ? await fitOf([...dismissed]) : await firstOf(likely, fitOf, compared)
  const ranked = await rank(ctx, asked, fitting, body.blind)
  const page = ranked.slice((body.current - 1) * body.pageSize, body.current * body.pageSize)
  const decisionOf = new Map(decided.map((each) => [each.open_id, each]))
  const openRanks = body.blind ? openRanksOf(ranked) : undefined
  const entities = await entitiesOf(ctx, page)
  return {
    data: page.flatMap(({ openId, match }, at): Recommended[] => {
      const entity = entities.get(openId)
      if (!entity) return []
      const decision = decisionOf.get(openId)
      return [
        {
          entity: body.blind ? blinded(entity) : entity,
          match: wireMatch(asked.profile, match, ctx.locale, body.blind ? veilOf(entity) : undefined),
          rank: (body.current - 1) * body.pageSize + at + 1,
          ...(openRanks && { openRank: openRanks.get(openId) }),
          ...(carried.has(openId) && { stageName: carried.get(openId)?.stageName }),
          ...(decision && { decision: { ...decision, at: decision.at.toISOString() } }),
        },
      ]
    }),
    total: ranked.length,
    capped: fitting.length >= closely,
    dismissed: dismissed.size,
    compared,
    tookMs: Math.round(performance.now() - started),
    requirements: wireRequirements(asked, ctx.locale),
    version: matchVersion,
  }
}

/** Usually the first thousands hold enough; a narrow filter may need all. */
async function firstOf(
  likely: (most: number) => string[],
  fitOf: (ids: readonly string[]) => Promise<string[]>,
  all: number,
): Promise<string[]> {
  const some = await fitOf(likely(4_000))
  return some.length < closely && all > 4_000 ? fitOf(likely(all)) : some
}

/** Best first; equal ones by their ids, so that a page is the same whenever it is asked for. */
const byScore = (a: Ranked, b: Ranked): number =>
  Number(b.match.passesHard) - Number(a.match.passesHard) ||
  b.match.score - a.match.score ||
  (a.openId < b.openId ? -1 : 1)

export async function rank(ctx: Context, asked: Asked, ids: readonly string[], blind: boolean): Promise<Ranked[]> {
  const profiles = await items.findProfiles(ctx, 'Resume', ids, { isWhole: readsTexts(asked.profile) })
  return ids
    .flatMap((openId): Ranked[] => {
      const known = profiles.get(openId)
      if (!known) return []
      return [{ openId, match: match(asked.profile, known.profile as CandidateProfile, { blind }) }]
    })
    .sort(byScore)
}

/** The places that everyone would have if everything counted. */
function openRanksOf(ranked: readonly Ranked[]): Map<string, number> {
  const open = ranked.map(({ openId, match }) => ({
    openId,
    match: { ...match, score: match.unblinded ?? match.score },
  }))
  return new Map(open.sort(byScore).map(({ openId }, at) => [openId, at + 1]))
}

async function entitiesOf(ctx: Context, page: readonly Ranked[]): Promise<Map<string, Entity>> {
  const rows = await findKept(
    ctx,
    'Resume',
    page.map(({ openId }) => openId),
  )
  return new Map(rows.map((row) => [row.open_id, toEntity(row)]))
}

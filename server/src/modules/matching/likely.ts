import type { CandidateProfile } from '@cohort/talent/matching/candidate'
import { queryTermsOf } from '@cohort/talent/matching/index-terms'
import type { Context } from '#kernel/context'
import type { Asked } from '#modules/matching/asked'
import * as items from '#modules/matching/item-store'
import { hashed } from '#modules/matching/profiles'
import { indexesOf } from '#modules/matching/upkeep'

/** For later modules: who is likely to fit, best first by the index alone. */
export async function findLikely(ctx: Context, { profile }: Pick<Asked, 'profile'>, most: number): Promise<string[]> {
  const index = await indexesOf(ctx).of(ctx, 'Resume')
  return index.top(hashed(queryTermsOf(profile)), most).map(({ id }) => id)
}

export async function profilesOf(ctx: Context, openIds: readonly string[]): Promise<Map<string, CandidateProfile>> {
  const found = await items.findProfiles(ctx, 'Resume', openIds)
  return new Map([...found].map(([id, { profile }]) => [id, profile as CandidateProfile]))
}

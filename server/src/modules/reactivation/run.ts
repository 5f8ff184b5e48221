import type { Parsed, Result } from '@cohort/contract/call'
import { fail } from '@cohort/contract/errors'
import type { runReactivation } from '@cohort/contract/reactivation'
import { settings as librarySettings } from '@cohort/talent/reactivation/history'
import { rankForReactivation } from '@cohort/talent/reactivation/rank'
import { audit } from '#kernel/audit'
import { type Context, inTenant, transaction } from '#kernel/context'
import { job } from '#kernel/jobs'
import { fieldsOf, findKept } from '#modules/entities/kept'
import { shapeToRead } from '#modules/entities/shapes'
import { type Asked, askedBy, askedNow } from '#modules/matching/asked'
import { findLikely, profilesOf } from '#modules/matching/likely'
import { historiesOf } from '#modules/reactivation/histories'
import { settingsOf } from '#modules/reactivation/settings'
import * as store from '#modules/reactivation/store'
import { forEachTenant } from '#modules/tenants/service'

/** So many are looked at closely, the best fitting first. */
const closely = 1_000
const mostLeftOut = 500

export async function run(
  ctx: Context,
  { params }: Parsed<typeof runReactivation>,
): Promise<Result<typeof runReactivation>> {
  const asked = await askedBy(ctx, params.id)
  await shapeToRead(ctx, 'Resume')
  if (fieldsOf(asked.project).status !== '0')
    throw fail('BadInput', { field: 'id', problem: 'the project is not going on' })
  const done = await lookAgain(ctx, asked, ctx.who?.user.userId ?? null)
  return { ...done, at: done.at.toISOString() }
}

async function lookAgain(ctx: Context, asked: Asked, by: string | null) {
  const settings = await settingsOf(ctx)
  const ids = await findLikely(ctx, asked, closely)
  const rows = await findKept(ctx, 'Resume', ids)
  const [profiles, histories] = await Promise.all([profilesOf(ctx, ids), historiesOf(ctx, rows, settings)])
  const people = rows.flatMap((row) => {
    const profile = profiles.get(row.open_id)
    const history = histories.get(row.open_id)
    return profile && history ? [{ id: row.open_id, profile, history }] : []
  })
  const at = ctx.clock.now()
  const { inactiveDays, coolDownDays, consentRequired, minFit } = settings
  const { suggestions, excluded } = rankForReactivation(
    { id: asked.jobId, profile: asked.profile },
    people,
    librarySettings.parse({ inactiveDays, coolDownDays, consentRequired, minFit }),
    at.toISOString().slice(0, 10),
  )
  // Those who merely do not fit are not left out of anything.
  const leftOut = excluded
    .map(({ id, reasons }) => ({
      openId: id,
      reasons: reasons.map((each) => ({ ...each, values: { ...each.values } })),
    }))
    .filter(({ reasons }) => reasons.every(({ code }) => code !== 'fitTooLow'))
    .slice(0, mostLeftOut)
  await transaction(ctx, async (ctx) => {
    const found = suggestions.map(({ id, score, group, factors, match }, place) => ({
      open_id: id,
      score,
      place,
      detail: { group, factors, match, history: histories.get(id) },
    }))
    await store.replaceOpen(ctx, asked.jobId, found, at, by)
    await store.putRun(ctx, { jobId: asked.jobId, at, by, suggested: suggestions.length, leftOut })
    await audit(ctx, 'reactivation.run', `Project/${asked.projectId}`, { after: { suggested: suggestions.length } })
  })
  return { suggested: suggestions.length, leftOut: leftOut.length, at }
}

/** Every week, for every project that is going on, where the enterprise wants it. */
const weekly = job({
  name: 'reactivate-weekly',
  schedule: '17 5 * * 1',
  run: (ctx) =>
    forEachTenant(ctx, async (tenant) => {
      const own = inTenant(ctx, tenant)
      if (!(await settingsOf(own)).weekly) return
      for (const asked of await askedNow(own)) await lookAgain(own, asked, null)
    }),
})
export const jobs = [weekly]

import type { Parsed, Result } from '@cohort/contract/call'
import { fail } from '@cohort/contract/errors'
import type { compareTexts, generateJob } from '@cohort/contract/matching'
import { generateJobText } from '@cohort/talent/knowledge/job-text'
import { readJob } from '@cohort/talent/matching/read-job'
import { match } from '@cohort/talent/matching/score'
import { documentOfText } from '@cohort/talent/parsing/document-of-text'
import { parseResume } from '@cohort/talent/parsing/parse-resume'

import type { Context } from '#kernel/context'
import { candidateOf } from '#modules/matching/profiles'
import { wireMatch, wireRequirements } from '#modules/matching/wire'

/** Duty and demand for a job name (spec 2 §7), from what is known of the trade. */
export async function generate(
  ctx: Context,
  { query }: Parsed<typeof generateJob>,
): Promise<Result<typeof generateJob>> {
  const text = generateJobText(query.text, ctx.locale)
  if (!text) throw fail('BadInput', { field: 'text', problem: 'not a job name' })
  return text
}

export async function compare(
  ctx: Context,
  { body }: Parsed<typeof compareTexts>,
): Promise<Result<typeof compareTexts>> {
  const profile = readJob({ title: body.title, text: body.job })
  const now = ctx.clock.now()
  const { fields } = parseResume(documentOfText(body.resume), { today: now.toISOString().slice(0, 10) })
  const judged = match(profile, candidateOf(fields, now))
  return {
    requirements: wireRequirements({ read: profile, profile }, ctx.locale),
    match: wireMatch(profile, judged, ctx.locale),
    fields,
  }
}

import type { CandidateProfile } from '#matching/candidate'
import { years } from '#matching/judge'
import { relevantStays } from '#matching/judge-work'
import { seniorityOf } from '#matching/known'
import type { Finding, JobProfile, Match, Note, Proof } from '#matching/match'
import { monthsIn } from '#matching/months'
import type { zh } from '#matching/text.zh'

type Risk = Match['risks'][number]
type RiskCode = keyof typeof zh.risks

const risk = (code: RiskCode, values: Note['values'] = {}, proofs: readonly Proof[] = []): Risk => ({
  code,
  values,
  proofs,
})

/** What a person should ask about. Risks are words; they take nothing from the score. */
export function risksOf(job: JobProfile, candidate: CandidateProfile, findings: readonly Finding[]): Risk[] {
  return [...historyRisks(candidate), ...levelRisks(job, candidate), ...conditionRisks(job, candidate, findings)]
}

function historyRisks({ stability, stays, stuffed, skills }: CandidateProfile): Risk[] {
  const risks: Risk[] = []
  if (stability && stability.gapMonths > 12 && stability.gapAfter)
    risks.push(risk('gap', { time: stability.gapMonths, after: stability.gapAfter }))
  if (stability && stability.shortStays >= 2) {
    const short = stays.filter(
      ({ kind, stretch, untilNow }) => kind === 'work' && stretch && !untilNow && stretch.to - stretch.from < 12,
    )
    risks.push(
      risk('shortStays', { count: stability.shortStays }, short.flatMap(({ proof }) => proof ?? []).slice(0, 3)),
    )
  }
  if (stuffed) risks.push(risk('stuffedList', { count: skills.filter(({ shown }) => !shown).length }))
  if (stays.length > 0 && stays.every(({ stretch }) => !stretch)) risks.push(risk('noDates'))
  return risks
}

function levelRisks(job: JobProfile, candidate: CandidateProfile): Risk[] {
  const bar = job.requirements.find(({ kind, ids }) => kind === 'years' && ids.length === 0)
  const stays = relevantStays(job, candidate)
  const months = monthsIn(stays.flatMap(({ stretch }) => stretch ?? []))
  const expected = bar?.max ?? (bar?.min === undefined ? undefined : bar.min * 2 + 3)
  const risks: Risk[] = []
  if (expected !== undefined && months > (expected + 4) * 12)
    risks.push(risk('overqualified', { years: years(months), asked: bar?.max ?? bar?.min ?? 0 }))
  const asked = seniorityOf(job.title)
  const [latest] = stays.toSorted((a, b) => (b.stretch?.to ?? 0) - (a.stretch?.to ?? 0))
  const held = latest && seniorityOf(latest.title)
  if (asked !== undefined && held !== undefined && latest && held - asked >= 3)
    risks.push(risk('overSenior', { title: latest.title }, latest.proof ? [latest.proof] : []))
  return risks
}

function conditionRisks(
  { requirements }: JobProfile,
  { salary }: CandidateProfile,
  findings: readonly Finding[],
): Risk[] {
  return requirements.flatMap((requirement) => {
    const one = findings.find((each) => each.requirement === requirement.id)
    if (!one?.note) return []
    if (one.note.code === 'salaryAbove' && salary?.expected) return [risk('salaryAbove', one.note.values, one.proofs)]
    const elsewhere = requirement.kind === 'city' && one.verdict !== 'met' && one.verdict !== 'unknown'
    return elsewhere ? [risk('commute', { city: requirement.ids[0] ?? '' }, one.proofs)] : []
  })
}

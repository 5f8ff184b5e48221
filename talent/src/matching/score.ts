import { requirementKinds } from '@cohort/contract/matching'
import type { CandidateProfile } from '#matching/candidate'
import type { Case, Judge } from '#matching/judge'
import {
  judgeCertificate,
  judgeCity,
  judgeDegree,
  judgeLanguage,
  judgeMajor,
  judgeSalary,
  judgeSchool,
} from '#matching/judge-person'
import { judgeSkill } from '#matching/judge-skill'
import { judgeIndustry, judgePeople, judgeStability, judgeTitle, judgeYears } from '#matching/judge-work'
import type { Finding, JobProfile, Match, Requirement, RequirementKind } from '#matching/match'
import { risksOf } from '#matching/risks'
import { isWord } from '#matching/words'

/** Goes up with every change that may give another score; a stored match says under which one it was made. */
export const matchVersion = '6'

const judges: Record<RequirementKind, Judge> = {
  skill: judgeSkill,
  title: judgeTitle,
  industry: judgeIndustry,
  years: judgeYears,
  degree: judgeDegree,
  major: judgeMajor,
  school: judgeSchool,
  city: judgeCity,
  salary: judgeSalary,
  language: judgeLanguage,
  certificate: judgeCertificate,
  people: judgePeople,
  stability: judgeStability,
}

/** Each hard condition that is missing takes this much of the score, down to half of it. */
const perMissing = 0.85
const hardLeast = 0.5
const counterfactualsKept = 5
const settled = new Set<RequirementKind>(['title', 'school', 'stability'])

export interface MatchOptions {
  /**
   * Name, gender, age and photo never count. Blind leaves the school out too, and tells the score with it as well, so that a
   * screen can show how ranks shift.
   */
  blind?: boolean
}

/** Whether the texts of a resume are looked into: for words that the taxonomy does not know, and the language it is in. */
export const readsTexts = ({ requirements }: JobProfile): boolean =>
  requirements.some(({ kind, ids }) => kind === 'language' || ids.some(isWord))

type Judged = readonly { requirement: Requirement; finding: Finding }[]

/** What is unknown is left out of the sum: silence about a city is neither for nor against. */
function scoreOf(judged: Judged): number {
  let [reached, possible, missing] = [0, 0, 0]
  for (const { requirement, finding } of judged) {
    if (finding.verdict === 'unknown') continue
    reached += requirement.weight * finding.share
    possible += requirement.weight
    if (requirement.importance === 'must' && finding.verdict === 'missing') missing += 1
  }
  if (possible === 0) return 0
  const hard = Math.max(hardLeast, perMissing ** missing)
  return Math.min(100, Math.max(0, Math.round((reached / possible) * 100 * hard)))
}

function componentsOf(judged: Judged): Match['components'] {
  return requirementKinds.flatMap((kind) => {
    const known = judged.filter(
      ({ requirement, finding }) => requirement.kind === kind && finding.verdict !== 'unknown',
    )
    if (known.length === 0) return []
    const sum = (of: (one: Judged[number]) => number): number =>
      Math.round(known.reduce((total, one) => total + of(one), 0) * 100) / 100
    return [
      {
        kind,
        reached: sum(({ requirement, finding }) => requirement.weight * finding.share),
        possible: sum(({ requirement }) => requirement.weight),
      },
    ]
  })
}

/** The score again as if one requirement were met, of those that can still be met: a past cannot. */
function counterfactualsOf(judged: Judged, from: number): Match['counterfactuals'] {
  return judged
    .filter(
      ({ requirement, finding }) =>
        !settled.has(requirement.kind) && finding.share < 1 && finding.verdict !== 'unknown',
    )
    .map(({ requirement }) => {
      const instead = judged.map((one) =>
        one.requirement === requirement
          ? { requirement, finding: { ...one.finding, share: 1, verdict: 'met' as const } }
          : one,
      )
      return { requirement: requirement.id, from, to: scoreOf(instead) }
    })
    .filter(({ to }) => to > from)
    .toSorted((left, right) => right.to - left.to || (left.requirement < right.requirement ? -1 : 1))
    .slice(0, counterfactualsKept)
}

export function match(job: JobProfile, candidate: CandidateProfile, { blind = false }: MatchOptions = {}): Match {
  const all = job.requirements.map((requirement) => {
    const one: Case = { requirement, candidate, job }
    return { requirement, finding: judges[requirement.kind](one) }
  })
  const judged = blind ? all.filter(({ requirement }) => requirement.kind !== 'school') : all
  const findings = judged.map(({ finding }) => finding)
  const score = scoreOf(judged)
  return {
    score,
    components: componentsOf(judged),
    findings,
    risks: risksOf(job, candidate, findings),
    counterfactuals: counterfactualsOf(judged, score),
    passesHard: judged.every(
      ({ requirement, finding }) => requirement.importance !== 'must' || finding.verdict !== 'missing',
    ),
    ...(blind && { unblinded: scoreOf(all) }),
    version: matchVersion,
  }
}

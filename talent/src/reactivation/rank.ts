import type { CandidateProfile } from '#matching/candidate'
import type { JobProfile, Match } from '#matching/match'
import { monthText } from '#matching/months'
import { type MatchOptions, match } from '#matching/score'
import { type Exclusion, exclusionsOf } from '#reactivation/exclusions'
import { type Factor, factorsOf, furthest, leftClass } from '#reactivation/factors'
import type { History, Settings } from '#reactivation/history'
import type { zh } from '#reactivation/text.zh'

/** Goes up with every change that may give another order. */
export const reactivationVersion = '1'

export interface Person {
  id: string
  profile: CandidateProfile
  history: History
}

export type Group = keyof typeof zh.groups
export const groups: readonly Group[] = ['stoppedOutside', 'wentFar', 'fits', 'missesHard']

export interface Suggestion {
  id: string
  group: Group
  /** 0 to 100, whole: the product of the factors. */
  score: number
  factors: readonly Factor[]
  match: Match
}

export interface Reactivation {
  /** In order: by group, then by score. */
  suggestions: readonly Suggestion[]
  excluded: readonly { id: string; reasons: readonly Exclusion[] }[]
  version: string
}

const farFrom = 0.5

function groupOf(found: Match, history: History, today: string): Group {
  const process = furthest(history)
  const left = leftClass(process, found, today)
  if (!found.passesHard || (left === 'ours' && process?.leftReason === 'missingHard')) return 'missesHard'
  if (!process || process.depth < farFrom) return 'fits'
  return left === 'outside' || left === 'settled' ? 'stoppedOutside' : 'wentFar'
}

/** Since when the present post has been held, where the history does not say. */
function withTenure({ profile, history }: Person): { history: History; works: boolean | undefined } {
  const now = profile.stays.find(({ untilNow, kind, stretch }) => kind === 'work' && untilNow && stretch)
  const dated = profile.stays.some(({ stretch }) => stretch)
  const works = history.employerSince || now ? true : dated ? profile.stays.some(({ untilNow }) => untilNow) : undefined
  const since = history.employerSince ?? (now?.stretch ? `${monthText(now.stretch.from)}-01` : undefined)
  return { history: { ...history, ...(since && { employerSince: since }) }, works }
}

/** People of the pool for a job: who comes first, who is left out, and why. `job.id` names it in histories. */
export function rankForReactivation(
  job: { id: string; profile: JobProfile },
  people: readonly Person[],
  settings: Settings,
  today: string,
  options: MatchOptions = {},
): Reactivation {
  const excluded: { id: string; reasons: readonly Exclusion[] }[] = []
  const suggestions: Suggestion[] = []
  for (const person of people) {
    const reasons = exclusionsOf(job.id, person.history, settings, today)
    const found = match(job.profile, person.profile, options)
    if (found.score < settings.minFit)
      reasons.push({ code: 'fitTooLow', values: { score: found.score, least: settings.minFit } })
    if (reasons.length > 0) {
      excluded.push({ id: person.id, reasons })
      continue
    }
    const { history, works } = withTenure(person)
    const factors = factorsOf(found, history, settings, today, works)
    const score = Math.round(100 * factors.reduce((product, { value }) => product * value, 1))
    suggestions.push({ id: person.id, group: groupOf(found, history, today), score, factors, match: found })
  }
  const ordered = suggestions.toSorted(
    (a, b) => groups.indexOf(a.group) - groups.indexOf(b.group) || b.score - a.score || (a.id < b.id ? -1 : 1),
  )
  return { suggestions: ordered.slice(0, settings.most), excluded, version: reactivationVersion }
}

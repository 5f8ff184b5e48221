import { certificate } from '#knowledge/certificates'
import { skillSimilarity } from '#knowledge/similarity'
import { skills as taxonomy } from '#knowledge/skills'
import type { CandidateProfile } from '#matching/candidate'
import { skillWorth } from '#matching/judge-skill'
import { tradeShare } from '#matching/judge-work'
import { termsOfTitle } from '#matching/known'
import type { JobProfile, Requirement } from '#matching/match'
import { degreeRank } from '#matching/read-degree'
import { isWord } from '#matching/words'

/**
 * Terms of an inverted index. The sum of the products of a job's and a person's weights comes near to the score, so that the
 * best by it hold the best by `match`. It is the same in both directions: a job's terms are the query for people, and what an
 * index of jobs holds; a person's are the query for jobs.
 */
export interface Term {
  term: string
  /** 1 to 255. */
  weight: number
}

const most = 255
const weighed = (all: ReadonlyMap<string, number>, scale: number): Term[] =>
  [...all]
    .map(([term, value]) => ({ term, weight: Math.min(most, Math.round(value * scale)) }))
    .filter(({ weight }) => weight >= 1)
    .toSorted((a, b) => (a.term < b.term ? -1 : 1))

const bars = [1, 2, 3, 5, 8, 10, 15]
const teams = [1, 3, 5, 10, 20, 50]

/** What titles share, by how much it says: the same title most, a word of it least. */
const titleWorth = (term: string): number =>
  term.startsWith('title:') ? 0.35 : term.startsWith('family:') ? 0.45 : term.startsWith('group:') ? 0.12 : 0.08

export function indexTermsOf(candidate: CandidateProfile): Term[] {
  const all = new Map<string, number>()
  const put = (term: string, value: number): void => {
    if (value > (all.get(term) ?? 0)) all.set(term, value)
  }
  for (const use of candidate.skills) put(`s:${use.id}`, skillWorth(use, candidate))
  for (const { title, stretch, kind } of candidate.stays) {
    const ago = stretch ? candidate.today - stretch.to : 0
    const worth = (ago > 120 ? 0.7 : ago > 60 ? 0.85 : 1) * (kind === 'intern' ? 0.7 : 1)
    if (title !== '') for (const term of termsOfTitle(title)) put(`t:${term}`, worth)
  }
  for (const { title } of candidate.wishedTitles) for (const term of termsOfTitle(title)) put(`t:${term}`, 0.35)
  for (const { id } of candidate.industries) put(`i:${id}`, 1)
  for (const { id, weight } of candidate.trades) put(`w:${id}`, weight)
  for (const { id } of candidate.certificates)
    for (const one of [id, ...(certificate(id)?.covers ?? [])]) put(`k:${one}`, 1)
  for (const { id, level } of candidate.languages) put(`l:${id}`, level === 0 ? 0.6 : Math.min(1, level / 3))
  for (const bar of bars) if ((candidate.totalMonths ?? 0) >= bar * 12 - 1) put(`y:${bar}`, 1)
  for (const bar of teams) if ((candidate.peopleLed?.count ?? (candidate.leads ? 1 : 0)) >= bar) put(`p:${bar}`, 1)
  for (const { id, share } of placesOf(candidate)) put(`c:${id}`, share)
  if (candidate.degree) for (let rank = 0; rank <= degreeRank(candidate.degree.id); rank += 1) put(`d:${rank}`, 1)
  for (const kind of silences(candidate)) put(`u:${kind}`, 1)
  return weighed(all, most)
}

function placesOf({ cityNow, citiesWanted }: CandidateProfile): { id: string; share: number }[] {
  const wanted = citiesWanted.map(({ id }) => ({ id, share: 1 }))
  return cityNow ? [...wanted, { id: cityNow.id, share: citiesWanted.length > 0 ? 0.5 : 1 }] : wanted
}

/** What the resume does not say is not held against it: it counts as the usual share. */
function silences({
  cityNow,
  citiesWanted,
  degree,
  languages,
  industries,
  totalMonths,
  stays,
}: CandidateProfile): string[] {
  return [
    ...(cityNow || citiesWanted.length > 0 ? [] : ['city']),
    ...(degree ? [] : ['degree']),
    ...(languages.length > 0 ? [] : ['language']),
    ...(industries.length > 0 ? [] : ['industry']),
    ...(totalMonths === undefined && stays.length > 0 ? ['years'] : []),
  ]
}

const silentShare = 0.6
const neighbours = new Map<string, readonly (readonly [string, number])[]>()

/** Skills that stand in for one that is asked for, with what they are worth. */
function near(asked: string): readonly (readonly [string, number])[] {
  const before = neighbours.get(asked)
  if (before) return before
  const found = [...taxonomy().byId.keys()]
    .map((id) => [id, skillSimilarity(asked, id)] as const)
    .filter(([id, likeness]) => id !== asked && likeness >= 0.3)
    .map(([id, likeness]) => [id, likeness >= 0.7 ? likeness : Math.min(0.55, likeness * 0.8)] as const)
    .toSorted((a, b) => b[1] - a[1])
    .slice(0, 40)
  neighbours.set(asked, found)
  return found
}

type Put = (term: string, value: number) => void

function putSkill({ ids, weight, need = 1 }: Requirement, put: Put): void {
  const each = weight / Math.min(need, ids.length || 1)
  for (const id of ids) {
    if (isWord(id)) continue
    put(`s:${id}`, each)
    for (const [other, worth] of near(id)) put(`s:${other}`, (each * worth) / 3)
  }
}

const prefixes = { city: 'c', language: 'l', certificate: 'k', industry: 'i' } as const

function putOther({ kind, ids, weight, min }: Requirement, put: Put): void {
  if (kind === 'city' || kind === 'language' || kind === 'certificate' || kind === 'industry')
    for (const id of ids) put(`${prefixes[kind]}:${id}`, weight)
  else if (kind === 'degree') put(`d:${min ?? 0}`, weight)
  else if (kind === 'people') put(`p:${teams.findLast((bar) => bar <= (min ?? 1)) ?? 1}`, weight)
  else if (kind === 'years' && ids.length > 0) for (const id of ids) put(`s:${id}`, weight / 2)
  else if (kind === 'years' && min) put(`y:${bars.findLast((bar) => bar <= min) ?? 1}`, weight / 2)
  if (['city', 'degree', 'language', 'industry'].includes(kind) || (kind === 'years' && ids.length === 0))
    put(`u:${kind}`, weight * silentShare)
}

/** The title by its words and families, and what the work is about. */
const titleTermsOf = ({ title, trades }: JobProfile): { term: string; worth: number }[] => [
  ...termsOfTitle(title).map((term) => ({ term: `t:${term}`, worth: titleWorth(term) * (1 - tradeShare) })),
  ...trades.map(({ id, weight }) => ({ term: `w:${id}`, worth: weight * tradeShare })),
]

export function queryTermsOf(job: JobProfile): Term[] {
  const all = new Map<string, number>()
  const add: Put = (term, value) => all.set(term, (all.get(term) ?? 0) + value)
  for (const requirement of job.requirements) {
    if (requirement.kind === 'skill') putSkill(requirement, add)
    else if (requirement.kind === 'title' && job.title !== '')
      for (const { term, worth } of titleTermsOf(job)) add(term, requirement.weight * worth)
    else putOther(requirement, add)
  }
  const top = Math.max(0, ...all.values())
  return weighed(all, top === 0 ? 0 : most / top)
}

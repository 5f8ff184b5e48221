import { skillSimilarity } from '#knowledge/similarity'
import type { CandidateProfile, Stay } from '#matching/candidate'
import { type Case, finding, type Judge, note, silent, verdictOf, years } from '#matching/judge'
import { industryLikeness, seniorityOf, titleLikeness } from '#matching/known'
import type { Finding, JobProfile, Note, Proof } from '#matching/match'
import { monthsIn } from '#matching/months'
import { tradeFit } from '#matching/trades'

const relevantFrom = 0.5

const lengthOf = ({ stretch }: Stay): number => (stretch ? stretch.to - stretch.from : 0)
const proofsOf = (stays: readonly Stay[]): Proof[] => stays.flatMap(({ proof }) => (proof ? [proof] : [])).slice(0, 3)

/** The skill itself or a part of it: Java is software development. */
const isPartOf = (asked: string, had: string): boolean => skillSimilarity(asked, had) >= 0.7

/** Posts that prepared for this job: a like title, or a third of the skills that it must have. */
export function relevantStays({ title, requirements }: JobProfile, { stays }: CandidateProfile): Stay[] {
  const musts = requirements.filter(({ kind, importance }) => kind === 'skill' && importance === 'must')
  return stays.filter((stay) => {
    if (stay.kind !== 'work') return false
    if (title === '' || titleLikeness(title, stay.title) >= relevantFrom) return true
    const shown = musts.filter(({ ids }) => ids.some((id) => stay.skills.some((had) => isPartOf(id, had)))).length
    return musts.length > 0 && shown * 3 >= musts.length
  })
}

export const judgeYears: Judge = (one) => {
  const { requirement, candidate } = one
  if (requirement.ids.length > 0) return judgeSkillYears(one)
  const stays = relevantStays(one.job, candidate)
  const dated = candidate.stays.some(({ stretch }) => stretch)
  if (!dated) {
    const { statedYears } = candidate
    if (!statedYears) return candidate.stays.length > 0 ? silent(requirement, note('noDates')) : silent(requirement)
    const share = Math.min(0.8, (statedYears.years / Math.max(1, requirement.min ?? 1)) * 0.8)
    return finding(requirement, share, note('yearsStated', { years: statedYears.years }), [statedYears.proof])
  }
  return ofMonths(one, monthsIn(stays.flatMap(({ stretch }) => stretch ?? [])), proofsOf(stays))
}

function ofMonths({ requirement }: Case, months: number, proofs: readonly Proof[], skill?: string): Finding {
  const { min = 0, max } = requirement
  const values = { years: years(months), asked: min || (max ?? 0), ...(skill && { skill }) }
  if (min === 0 && max !== undefined && months > (max + 3) * 12)
    return finding(requirement, 0.6, note('yearsMore', values), proofs, 'partly')
  const ratio = min === 0 ? 1 : months / (min * 12)
  if (skill) return finding(requirement, shareOf(ratio), note('yearsSkill', values), proofs, yearsVerdict(ratio))
  if (ratio >= 0.95) return finding(requirement, 1, note('yearsEnough', values), proofs)
  return finding(requirement, shareOf(ratio), note('yearsFew', values), proofs, yearsVerdict(ratio))
}

const shareOf = (ratio: number): number => (ratio >= 0.95 ? 1 : ratio * 0.9)
/** A hard bar of five years is missed with three. */
const yearsVerdict = (ratio: number): Finding['verdict'] =>
  ratio >= 0.95 ? 'met' : ratio >= 0.65 ? 'partly' : 'missing'

function judgeSkillYears(one: Case): Finding {
  const { requirement, candidate } = one
  const isAsked = (id: string): boolean => requirement.ids.some((asked) => skillSimilarity(asked, id) >= 0.8)
  const uses = candidate.skills
    .filter(({ id, shown }) => shown && isAsked(id))
    .toSorted((a, b) => b.months - a.months || (a.id < b.id ? -1 : 1))
  const [best] = uses
  const [skill = ''] = requirement.ids
  if (!best) return finding(requirement, 0, note('skillMissing', { skill }))
  // A post without dates that shows it may hold the years that the dated ones lack.
  const isOpen = candidate.stays.some(({ stretch, skills }) => !stretch && skills.some(isAsked))
  if (best.months === 0 || (isOpen && best.months < (requirement.min ?? 0) * 12 * 0.95))
    return finding(requirement, 0.3, note('shownUndated', { skill: best.id }), best.proofs, 'unknown')
  return ofMonths(one, best.months, best.proofs, best.id)
}

/** A title of long ago, or held for some weeks, says less than the present one. */
function holding(stay: Stay, today: number): number {
  if (!stay.stretch) return 0.9
  const ago = today - stay.stretch.to
  return (lengthOf(stay) < 6 ? 0.85 : 1) * (ago > 120 ? 0.7 : ago > 60 ? 0.85 : 1) * (stay.kind === 'intern' ? 0.7 : 1)
}

/** How much of the posts was this work: one stint long ago is less than a career of it. */
function careerIn(asked: string, { stays }: CandidateProfile): number {
  const titled = stays.filter(({ kind, title }) => kind === 'work' && title !== '')
  const sum = (all: readonly Stay[]): number => all.reduce((total, one) => total + (lengthOf(one) || 12), 0)
  const like = titled.filter(({ title }) => titleLikeness(asked, title) >= relevantFrom)
  return titled.length === 0 ? 0 : sum(like) / sum(titled)
}

const wishedMost = 0.5
/** What was done tells more than what it was called. */
export const tradeShare = 0.8

/** Proofs of the same thing from two sides: each takes its part of what is still open. */
const together = (...shares: readonly number[]): number => 1 - shares.reduce((open, share) => open * (1 - share), 1)

/** Where no title is near, the trade may still be the same; it is named. */
function tradeNote({ job, candidate }: Case, fit: number): Note {
  const shared = candidate.trades.find(({ id }) => job.trades.some((asked) => asked.id === id))
  return fit >= 0.5 && shared ? note('titleTrade', { trade: shared.id }) : note('titleOther')
}

export const judgeTitle: Judge = (one) => {
  const { requirement, candidate, job } = one
  const asked = job.title
  const career = careerIn(asked, candidate)
  let best: { share: number; likeness: number; stay: Stay } | undefined
  for (const stay of candidate.stays) {
    const likeness = titleLikeness(asked, stay.title)
    const share = likeness * holding(stay, candidate.today) * (0.85 + 0.15 * career)
    if (!best || share > best.share) best = { share, likeness, stay }
  }
  const wished = candidate.wishedTitles
    .map((wish) => ({ ...wish, share: titleLikeness(asked, wish.title) * wishedMost }))
    .toSorted((a, b) => b.share - a.share)[0]
  const trade = tradeFit(job.trades, candidate.trades)
  if (!best && !wished && trade === undefined) return silent(requirement)
  const called = together(best?.share ?? 0, wished?.share ?? 0)
  const share = trade === undefined ? called : called * (1 - tradeShare) + trade * tradeShare
  if (wished && wished.share > (best?.share ?? 0))
    return finding(requirement, share, note('titleWished', { title: wished.title }), [wished.proof])
  // Where no post could be read, what the rest of the resume is about still tells.
  if (!best) return finding(requirement, share, tradeNote(one, trade ?? 0))
  const { stay, likeness } = best
  if (likeness < 0.25) return finding(requirement, share, tradeNote(one, trade ?? 0), proofsOf([stay]))
  const [held, needed] = [seniorityOf(stay.title), seniorityOf(asked)]
  const lower = held !== undefined && needed !== undefined && needed - held >= 2
  const values = { title: stay.title, time: lengthOf(stay) }
  if (lower) return finding(requirement, share * 0.8, note('titleLessSenior', values), proofsOf([stay]))
  return finding(
    requirement,
    share,
    note(`${likeness >= 0.8 ? 'titleHeld' : 'titleNear'}${stay.stretch ? '' : 'Undated'}`, values),
    proofsOf([stay]),
  )
}

export const judgeIndustry: Judge = ({ requirement, candidate }) => {
  if (candidate.industries.length === 0) return silent(requirement)
  let best: { share: number; likeness: number; at: number } | undefined
  for (const [at, { id, months }] of candidate.industries.entries()) {
    const likeness = Math.max(0, ...requirement.ids.map((asked) => industryLikeness(asked, id)))
    const share = likeness * (months >= 24 || months === 0 ? 1 : months >= 12 ? 0.9 : 0.75)
    if (!best || share > best.share) best = { share, likeness, at }
  }
  const held = best && candidate.industries[best.at]
  if (!best || !held || best.share < 0.2) return finding(requirement, 0, note('industryOther'))
  const code = held.months === 0 ? 'industryUndated' : best.likeness >= 0.95 ? 'industryHeld' : 'industryNear'
  const told = note(code, { industry: held.id, time: held.months })
  return finding(requirement, best.share, told, held.proofs)
}

export const judgePeople: Judge = ({ requirement, candidate: { peopleLed, leads } }) => {
  const asked = requirement.min ?? 1
  if (peopleLed && peopleLed.count >= asked)
    return finding(requirement, 1, note('peopleLed', { count: peopleLed.count }), [peopleLed.proof])
  if (peopleLed) {
    const share = Math.max(0.25, (peopleLed.count / asked) * 0.9)
    return finding(
      requirement,
      share,
      note('peopleFewer', { count: peopleLed.count, asked }),
      [peopleLed.proof],
      verdictOf(share),
    )
  }
  if (leads) return finding(requirement, asked <= 1 ? 0.8 : 0.5, note('leadsUncounted'), [leads])
  return finding(requirement, 0, note('peopleNone'))
}

export const judgeStability: Judge = ({ requirement, candidate: { stability } }) => {
  if (!stability) return silent(requirement, note('noDates'))
  const share = Math.min(1, stability.medianMonths / (requirement.min ?? 24))
  return finding(
    requirement,
    share,
    note(share >= 0.9 ? 'stable' : 'unstable', { time: Math.round(stability.medianMonths) }),
  )
}

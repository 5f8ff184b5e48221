import { skillSimilarity } from '#knowledge/similarity'
import { broader, skill } from '#knowledge/skills'
import type { CandidateProfile, SkillUse } from '#matching/candidate'
import { type Case, finding, type Judge, note, partlyFrom, silent } from '#matching/judge'
import type { Finding, Note, Proof, Requirement } from '#matching/match'
import { monthText } from '#matching/months'
import { nameable } from '#matching/read-skills'
import { tradeFit } from '#matching/trades'
import { isWord, wordText, wordUse } from '#matching/words'

interface Worth {
  share: number
  note: Note
  proofs: readonly Proof[]
}

/** What an unproven word is worth: little, and in a stuffed list nothing. */
const listedShare = 0.25
const neighbourMost = 0.55
const oldAfterMonths = 60

const byTime = (months: number): number =>
  months >= 24 ? 1 : months >= 12 ? 0.95 : months >= 6 ? 0.85 : months > 0 ? 0.78 : 0.75

/** A skill not used for years fades, to six tenths at most. */
const byAge = (monthsAgo: number): number =>
  monthsAgo <= oldAfterMonths ? 1 : Math.max(0.6, 1 - (monthsAgo - oldAfterMonths) / 180)

function worthOf(use: SkillUse, { level }: { level?: number | undefined }, candidate: CandidateProfile): Worth {
  const { proofs } = use
  if (!use.shown)
    return candidate.stuffed
      ? { share: 0, note: note('listedStuffed', { skill: use.id }), proofs }
      : { share: listedShare, note: note('listedOnly', { skill: use.id }), proofs }
  const ago = use.lastMonth === undefined ? 0 : Math.max(0, candidate.today - use.lastMonth)
  const shallow = level !== undefined && level >= 3 && use.depth !== undefined && use.depth <= 1
  const share = byTime(use.months) * byAge(ago) * (shallow ? 0.6 : 1)
  return { share, note: toldOf(use, ago, shallow), proofs }
}

/** What the use of a skill is worth by itself, whatever a job asks of it. */
export const skillWorth = (use: SkillUse, candidate: CandidateProfile): number =>
  worthOf(use, { level: undefined }, candidate).share

function toldOf({ id, months, lastMonth }: SkillUse, ago: number, shallow: boolean): Note {
  if (shallow) return note('lowDepth', { skill: id })
  if (months === 0 || lastMonth === undefined) return note('shownUndated', { skill: id })
  return note(ago > oldAfterMonths ? 'shownOld' : 'shownMonths', {
    skill: id,
    time: months,
    last: monthText(lastMonth - 1),
  })
}

/** What lies close to the skill: a narrower one nearly counts as it, a neighbour in part. */
function nearOf(asked: string, requirement: Requirement, candidate: CandidateProfile): Worth | undefined {
  let best: Worth | undefined
  for (const use of candidate.skills) {
    if (!use.shown || use.id === asked) continue
    const likeness = skillSimilarity(asked, use.id)
    if (likeness < 0.3) continue
    const own = worthOf(use, requirement, candidate).share
    const isPart = broader(use.id).includes(asked)
    const share = isPart ? own * likeness : own * Math.min(neighbourMost, likeness * 0.8)
    if (best && best.share >= share) continue
    const told = isPart
      ? note('narrower', { skill: asked, had: use.id })
      : note('neighbour', { skill: asked, had: use.id, percent: Math.round(share * 100) })
    best = { share, note: told, proofs: use.proofs }
  }
  return best
}

/** A field of work as a skill ("compliance", "quality") is another thing in another trade; Java is Java everywhere. */
const elsewhereLeast = 0.2

function inTrade(id: string, worth: Worth, { job, candidate }: Case): Worth {
  if (nameable.has(skill(id)?.kind ?? '')) return worth
  const fit = tradeFit(job.trades, candidate.trades) ?? 1
  return { ...worth, share: worth.share * (elsewhereLeast + (1 - elsewhereLeast) * fit) }
}

const worthOfId = (id: string, one: Case): Worth => inTrade(id, plainWorth(id, one), one)

function plainWorth(id: string, one: Case): Worth {
  const { requirement, candidate } = one
  if (isWord(id)) return worthOfWord(id, one)
  const use = candidate.skills.find((skill) => skill.id === id)
  const own = use && worthOf(use, requirement, candidate)
  if (own && own.share >= 0.9) return own
  const near = nearOf(id, requirement, candidate)
  if (near && near.share > (own?.share ?? 0)) return near
  return own ?? { share: 0, note: note('skillMissing', { skill: id }), proofs: [] }
}

function worthOfWord(id: string, { candidate }: Case): Worth {
  const use = wordUse(id, candidate)
  const values = { word: wordText(id) }
  if (use.how === 'missing') return { share: 0, note: note('wordMissing', values), proofs: [] }
  const [code, share] = (
    { shown: ['wordShown', 0.9], part: ['wordPart', 0.45], listed: ['wordListed', listedShare] } as const
  )[use.how]
  return { share, note: note(code, values), proofs: use.proof ? [use.proof] : [] }
}

export const judgeSkill: Judge = (one) => {
  const { requirement, candidate } = one
  const words = requirement.ids.filter(isWord)
  if (words.length > 0 && words.length === requirement.ids.length && words.every((id) => isForeign(id, candidate)))
    return silent(requirement, note('wordOtherLanguage', { word: wordText(words[0] ?? '') }))
  const all = requirement.ids.map((id) => worthOfId(id, one)).toSorted((left, right) => right.share - left.share)
  const need = Math.min(requirement.need ?? 1, all.length)
  const [best] = all
  if (!best) return silent(requirement)
  if (need <= 1) return finding(requirement, best.share, best.note, best.proofs)
  return several(requirement, all.slice(0, need), all, need)
}

/** "At least two of": the mean of the best. */
function several(requirement: Requirement, best: readonly Worth[], all: readonly Worth[], need: number): Finding {
  const share = best.reduce((sum, one) => sum + one.share, 0) / need
  const count = all.filter((one) => one.share >= partlyFrom).length
  return finding(
    requirement,
    share,
    note('severalOf', { need, count }),
    best.flatMap(({ proofs }) => proofs).slice(0, 3),
  )
}

const isHan = (text: string): boolean => /\p{Script=Han}/u.test(text)

/** Words can only be looked for in a resume of their own language. */
function isForeign(id: string, { passages }: CandidateProfile): boolean {
  const chinese = isHan(wordText(id))
  return passages.length > 0 && !passages.some(({ text }) => isHan(text) === chinese || (chinese && isHan(text)))
}

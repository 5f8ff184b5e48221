import { type Clause, segmentsOf } from '#matching/ad-lines'
import type { Requirement } from '#matching/match'

type Importance = Requirement['importance']

const nice =
  /加分|更佳|尤佳|为佳|锦上添花|nice to have|\bbonus\b|\b(?:a|big|huge|strong) plus\b|\bplus\b(?=[.;)\s]*$)|\bideally\b|\badvantage(?:ous)?\b|\bbeneficial\b|\bhelpful\b/i
const wish = /优先|最好|希望|倾向|\bprefer(?:red|ably|ence)?\b|\bdesir(?:ed|able)\b|\bshould\b/i
const must =
  /必须|必备|务必|必需|硬性|(?<!不)要求|\bmust\b|\brequired?\b|\bessential\b|\bmandatory\b|\bminimum\b|\bat least\b|至少/i
/** Where only these words make a hard condition of something that ads mention in passing. */
export const insists = /必须|必备|务必|硬性|\bmust\b|\brequired\b|\bessential\b|\bmandatory\b/i
const notAsked =
  /不限|不要求|不作要求|无需|不需要|无要求|\bnot (?:required|necessary|needed)\b|\bno [\w\s']{0,30}(?:required|necessary|needed)\b|\b(?:isn't|is not) required\b/i

/** How well a thing should be known, from the word before it (熟悉 is not 精通). */
const levels: readonly [number, RegExp][] = [
  [
    4,
    /精通|专家|深入(?:理解|掌握)|\bexpert(?:ise)?\b|\bmastery\b|\badvanced\b|\bdeep (?:knowledge|understanding|expertise)\b/gi,
  ],
  [
    3,
    /熟练|扎实|丰富|\bproficien(?:t|cy)\b|\bstrong\b|\bsolid\b|\bproven\b|\bhands[- ]on\b|\bextensive\b|\bskilled\b|\bfluent\b/gi,
  ],
  [2, /熟悉|掌握|具备|\bfamiliar(?:ity)?\b|\bknowledge\b|\bunderstanding\b|\bworking knowledge\b|\bcomfortable\b/gi],
  [1, /了解|接触过|\bexposure\b|\bawareness\b|\bbasic (?:knowledge|understanding)\b/gi],
]

/** The level that the last such word before `at` names, in the same clause; "strong knowledge" is strong. */
export function levelAt(text: string, at: number): number | undefined {
  const all = levels.flatMap(([level, words]) =>
    [...text.matchAll(words)].map(({ index, 0: word }) => ({ level, index, end: index + word.length })),
  )
  const before = all.filter(({ index }) => index <= at).toSorted((left, right) => right.index - left.index)
  const [last] = before
  if (!last) return undefined
  return Math.max(...before.filter(({ end }) => last.index - end <= 3).map(({ level }) => level))
}

export const isNotAsked = (text: string): boolean => notAsked.test(text)

function marked(text: string): Importance | undefined {
  if (nice.test(text)) return 'nice'
  if (wish.test(text)) return 'should'
  return must.test(text) ? 'must' : undefined
}

/**
 * How much a thing at this place of a clause matters. A word such as 优先 or "preferred" speaks for the part between commas that
 * it stands in where the clause is Chinese or says two things; else for the whole of it. Undefined: it is said not to matter.
 */
export function importanceAt(clause: Clause, at: number): Importance | undefined {
  const segment = segmentsOf({ text: clause.text, start: 0 }).findLast(({ start }) => start <= at)?.text ?? clause.text
  if (isNotAsked(segment)) return undefined
  const own = marked(segment)
  if (own) return own
  const others = segmentsOf(clause, /[，,]/g)
    .map(({ text }) => marked(text))
    .filter((one) => one !== undefined)
  const chinese = /\p{Script=Han}/u.test(clause.text)
  const [only] = others
  if (only && !chinese && new Set(others).size === 1) return only
  return byPart(clause)
}

function byPart({ part, strict }: Clause): Importance {
  if (part === 'wishes') return 'nice'
  if (part === 'musts') return strict ? 'must' : 'should'
  return part === 'duties' ? 'nice' : 'should'
}

/** Of a skill in a list of requirements the word for its depth decides: 精通 is asked for, 熟悉 wished, 了解 a plus. */
export function skillImportance(clause: Clause, at: number, level: number | undefined): Importance | undefined {
  const said = importanceAt(clause, at)
  if (clause.part !== 'musts' || said !== 'should' || wish.test(clause.text)) return said
  if (clause.strict) return 'must'
  if (level === 2) return 'should'
  return level === 1 ? 'nice' : 'must'
}

/** Of a plain condition (degree, years, certificate) in a list of requirements: asked for unless a word softens it. */
export function conditionImportance(clause: Clause, at: number): Importance | undefined {
  const said = importanceAt(clause, at)
  if (said !== 'should' || clause.part === 'duties' || clause.part === 'wishes') return said
  const segment = segmentsOf({ text: clause.text, start: 0 }).findLast(({ start }) => start <= at)?.text ?? clause.text
  return wish.test(segment) || (wish.test(clause.text) && !/\p{Script=Han}/u.test(clause.text)) ? 'should' : 'must'
}

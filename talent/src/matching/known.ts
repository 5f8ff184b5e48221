import { findIndustries, industriesOfCompany, industrySimilarity } from '#knowledge/industries'
import { findMajors, majorSimilarity } from '#knowledge/majors'
import { readTitle, titleTerms } from '#knowledge/titles/read'
import { type PreparedTitle, preparedSimilarity, prepareTitle } from '#knowledge/titles/similarity'
import { foldTitle } from '#knowledge/titles/words'

/** The one door to the taxonomy for what is not a skill. Titles repeat over a pool, so what was read of one is kept. */

const keptMost = 50_000

function kept<T>(read: (text: string) => T): (text: string) => T {
  const all = new Map<string, T>()
  return (text) => {
    const before = all.get(text)
    if (before !== undefined) return before
    if (all.size >= keptMost) all.clear()
    const made = read(text)
    all.set(text, made)
    return made
  }
}

const prepared = kept((title: string): PreparedTitle => prepareTitle(title))
const reading = kept(readTitle)

/** Below the first two titles have nothing in common, from the second on they name the same work. */
const [nothing, same] = [0.15, 0.75]

/** "Accountant / Bookkeeper": an ad may name several, and one of them is enough. */
const alternatives = kept((title: string): readonly string[] => {
  const parts = title.split(/\s*[/|｜、；;]\s*/).filter((part) => part.trim() !== '')
  return parts.length > 1 ? parts : [title]
})

/** Heads that say how high a post stands, not what is done there. */
const ranks = new Set(
  'manager specialist assistant supervisor director officer worker representative coordinator administrator chief intern clerk operator planner'.split(
    ' ',
  ),
)

/** "Consultant", 教师: a title that is nothing but the kind of work, and asks for every post of that kind. */
const bareHead = kept((title: string): { role: string; word: string } | '' => {
  const { roles, words, modifiers } = reading(title).heads
  const [role, word] = [roles[0], words[0]]
  return role && word && roles.length === 1 && modifiers.length === 0 && !ranks.has(role) ? { role, word } : ''
})

/** Below the title itself, which may say more than its head. */
const [sameHead, likeHead] = [0.8, 0.6]

function headLikeness(asked: string, had: string): number {
  const head = bareHead(asked)
  if (head === '') return 0
  const { roles, words } = reading(had).heads
  return words.includes(head.word) ? sameHead : roles.includes(head.role) ? likeHead : 0
}

const likeness = new Map<string, Map<string, number>>()
const askedMost = 200

/** Of an asked title against one that was held, 0 to 1; what was compared once is kept, as pools repeat their titles. */
export function titleLikeness(asked: string, had: string): number {
  let known = likeness.get(asked)
  if (!known) {
    if (likeness.size >= askedMost) likeness.clear()
    known = new Map()
    likeness.set(asked, known)
  }
  const before = known.get(had)
  if (before !== undefined) return before
  const folded = foldTitle(had).trim()
  const found = known.get(folded) ?? compared(asked.trim(), folded)
  if (known.size >= keptMost) known.clear()
  known.set(folded, found)
  known.set(had, found)
  return found
}

function compared(asked: string, had: string): number {
  if (asked === '' || had === '') return 0
  const held = prepared(had)
  const found = Math.max(
    ...alternatives(asked).map((one) => {
      const whole = (preparedSimilarity(prepared(one), held) - nothing) / (same - nothing)
      return Math.max(whole, headLikeness(one, had))
    }),
  )
  return Math.min(1, Math.max(0, found))
}

/** Families that the title belongs to, surest first. */
export const familiesOf = (title: string): readonly { id: string; score: number }[] =>
  title.trim() === '' ? [] : reading(title).families

export const titleIds = (title: string): string[] => [
  ...new Set(
    alternatives(title)
      .flatMap(familiesOf)
      .filter(({ score }) => score >= 0.4)
      .map(({ id }) => `family:${id}`),
  ),
]

export const termsOfTitle = kept((title: string): readonly string[] => [
  ...new Set(alternatives(title).flatMap(titleTerms)),
])

/** 0 for an intern to 9 for a chief; undefined where the title names no level. */
export const seniorityOf = (title: string): number | undefined =>
  title.trim() === '' ? undefined : reading(title).seniority?.rank

const leadingFrom = 5

/** A title of someone who leads people: an account manager does not. */
export const familyLeads = (title: string): boolean => (seniorityOf(title) ?? 0) >= leadingFrom

/** Industries that a text names as such ("automotive industry", 银行业). */
export const industriesIn = (text: string): readonly { id: string; start: number; end: number }[] =>
  findIndustries(text)

/** As far as a company's name or a title tells: 航空, Bank, Farms. */
export const industriesNamed = kept((text: string): readonly string[] => industriesOfCompany(text))

export const industryLikeness = industrySimilarity

export const majorsIn = (text: string): readonly { id: string; start: number; end: number }[] => findMajors(text)

/** A major as a resume writes it, against one that is asked for. */
export const majorLikeness = (asked: string, written: string): number =>
  Math.max(0, ...majorsWritten(written).map((id) => majorSimilarity(asked, id)))

const majorsWritten = kept((text: string): readonly string[] => findMajors(text).map(({ id }) => id))

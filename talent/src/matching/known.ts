import { readTitle, titleTerms } from '#knowledge/titles/read'
import { type PreparedTitle, preparedSimilarity, prepareTitle } from '#knowledge/titles/similarity'

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
  const parts = title.split(/\s+[/|｜]\s+|\s*[、；;]\s*/).filter((part) => part.trim() !== '')
  return parts.length > 1 ? parts : [title]
})

export function titleLikeness(asked: string, had: string): number {
  if (asked.trim() === '' || had.trim() === '') return 0
  const held = prepared(had)
  const found = Math.max(...alternatives(asked).map((one) => preparedSimilarity(prepared(one), held)))
  return Math.min(1, Math.max(0, (found - nothing) / (same - nothing)))
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

export const industriesIn = (_text: string): { id: string; start: number; end: number }[] => []
export const industryName = (id: string, _locale: string): string => id
export const industryLikeness = (asked: string, had: string): number => (asked === had ? 1 : 0)
export const majorsIn = (_text: string): { id: string; start: number; end: number }[] => []
export const majorName = (id: string, _locale: string): string => id
export const majorLikeness = (_asked: string, _written: string): number => 0
export const tiersOf = (_school: string): string[] => []

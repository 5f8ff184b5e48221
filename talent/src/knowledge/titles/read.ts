import { cleanTitle, withoutRank } from './clean.ts'
import { scoreFamilies } from './families.ts'
import { type Heads, readHeads, readIndustries } from './heads.ts'
import { knownTitles } from './known.ts'
import { readSeniority, type SeniorityReading } from './seniority.ts'
import { jobTitles, titleFamilies } from './taxonomy.ts'
import { hanRuns, latinWords } from './words.ts'

export interface TitleReading {
  /** The title without level, place and kind of employment, folded to small letters. */
  core: string
  seniority?: SeniorityReading
  /** A company's own grade, such as p7 or iii. */
  grade?: string
  places: readonly string[]
  employment: readonly string[]
  /** At most five, the best first; its score is how sure the reading is, 0 to 1. */
  families: readonly { id: string; score: number }[]
  /** Titles of the taxonomy that it names, the one that covers most of it first. */
  titles: readonly { id: string; share: number }[]
  heads: Heads
  industries: readonly string[]
}

/** Words of a title whose pieces point nowhere are no title: below this a family is a guess. */
const enough = 0.35

export function readTitle(text: string): TitleReading {
  const { core, level, places, employment } = cleanTitle(text)
  const seniority = readSeniority(core, level)
  const titles = [...knownTitles(withoutRank(core))]
    .map(([at, share]) => ({ id: jobTitles[at]?.id ?? '', share, family: jobTitles[at]?.family ?? '' }))
    .sort((a, b) => b.share - a.share || (a.id < b.id ? -1 : 1))
    .slice(0, 5)
  const whole = titles.filter(({ share }) => share === 1).map(({ family }) => family)
  return {
    core,
    ...(seniority ? { seniority } : {}),
    ...(level === undefined ? {} : { grade: level }),
    places,
    employment,
    families: candidates(withoutRank(core), whole),
    titles: titles.map(({ id, share }) => ({ id, share })),
    heads: readHeads(core),
    industries: readIndustries(core),
  }
}

/** A title that the taxonomy knows by name belongs to that family first, whatever its words alone would say. */
function candidates(core: string, whole: readonly string[]): { id: string; score: number }[] {
  const { scores, known } = scoreFamilies(core)
  const sure = Math.min(1, known / enough / 2)
  return [...scores]
    .map(([at, score]) => ({ id: titleFamilies[at]?.id ?? '', score: score * sure }))
    .map(({ id, score }) => ({ id, score: Math.round((whole.includes(id) ? 1 : score * 0.99) * 1000) / 1000 }))
    .filter(({ score }) => score >= 0.2)
    .sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1))
    .slice(0, 5)
}

/** Terms for an index: what two titles must share to be worth comparing. Sorted, each once. */
export function titleTerms(text: string): string[] {
  const reading = readTitle(text)
  const groups = new Map(titleFamilies.map(({ id, group }) => [id, group]))
  const families = reading.families.filter(({ score }) => score >= 0.4)
  const terms = [
    ...families.map(({ id }) => `family:${id}`),
    ...families.slice(0, 2).map(({ id }) => `group:${groups.get(id)}`),
    ...reading.titles.filter(({ share }) => share >= 0.5).map(({ id }) => `title:${id}`),
    ...latinWords(reading.core).map((word) => `word:${word}`),
    ...hanRuns(reading.core).flatMap((run) => bigrams(run).map((pair) => `word:${pair}`)),
  ]
  return [...new Set(terms)].sort()
}

function bigrams(run: string): string[] {
  return run.length < 2 ? [run] : Array.from({ length: run.length - 1 }, (_, at) => run.slice(at, at + 2))
}

import { type Named, named, nameIn, readCatalogue, searched } from '#knowledge/catalogue'
import type { Mention } from '#knowledge/find'
import { normalise } from '#knowledge/normal'
import { type Phrase, PhraseBook, phraseOf } from '#knowledge/phrases'
import { once, values } from '#knowledge/table'

export interface Industry extends Named {
  /** Empty at the top. */
  parent: string
  /** Words in the name of a company that tell it. */
  names: readonly string[]
}

const industries = searched(
  () =>
    readCatalogue<Industry>('industries', (row) => ({
      ...named(row),
      parent: row.parent ?? '',
      names: values(row.names),
    })),
  'industries',
)

export const findIndustries = (text: string): readonly Mention[] => industries.find(text)
export const industry = (id: string): Industry | undefined => industries.all().byId.get(id)
export const industryName = (id: string, locale: string): string => {
  const found = industry(id)
  return found ? nameIn(found, locale) : id
}

const wordsInNames = once(() => {
  const phrases: Phrase[] = [...industries.all().byId.values()].flatMap(({ id, names }) =>
    names.map((name) => phraseOf(id, name)),
  )
  return new PhraseBook(phrases)
})

/** What the name of a company tells of its industry, the surest first; what stands later in the name says more. */
export function industriesOfCompany(name: string): string[] {
  const hits = wordsInNames().scan(normalise(name).text)
  const weights = new Map<string, number>()
  for (const { phrase, end } of hits) {
    const weight = phrase.key.length + end / 100
    if (weight > (weights.get(phrase.id) ?? 0)) weights.set(phrase.id, weight)
  }
  return [...weights].sort(([, a], [, b]) => b - a).map(([id]) => id)
}

/** 1 the same, 0.7 one within the other, 0.5 under one parent. */
export function industrySimilarity(a: string, b: string): number {
  if (a === b) return 1
  const [one, two] = [industry(a), industry(b)]
  if (!one || !two) return 0
  if (one.parent === b || two.parent === a) return 0.7
  return one.parent !== '' && one.parent === two.parent ? 0.5 : 0
}

export const industryCatalogue = industries.all

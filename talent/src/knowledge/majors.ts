import { type Named, named, nameIn, readCatalogue, searched } from '#knowledge/catalogue'
import type { Mention } from '#knowledge/find'

export interface Major extends Named {
  /** Empty for a group itself. */
  group: string
}

const majors = searched(
  () =>
    readCatalogue<Major>(
      'majors',
      (row) => ({ ...named(row), group: row.group ?? '' }),
      ({ group }) => group !== '',
    ),
  'majors',
)

export const findMajors = (text: string): readonly Mention[] => majors.find(text)
export const major = (id: string): Major | undefined => majors.all().byId.get(id)
export const majorName = (id: string, locale: string): string => {
  const found = major(id)
  return found ? nameIn(found, locale) : id
}

/** Groups whose people are often taken for the other's jobs. */
const nearGroups: readonly (readonly [string, string, number])[] = [
  ['group-computing-and-information', 'group-electronics-electrical-and-automation', 0.4],
  ['group-computing-and-information', 'group-natural-sciences', 0.25],
  ['group-electronics-electrical-and-automation', 'group-mechanical-and-manufacturing', 0.35],
  ['group-mechanical-and-manufacturing', 'group-chemical-materials-and-energy', 0.25],
  ['group-economics-and-finance', 'group-management', 0.45],
  ['group-language-and-literature', 'group-journalism-and-communication', 0.4],
  ['group-language-and-literature', 'group-education', 0.3],
  ['group-journalism-and-communication', 'group-art-and-design', 0.3],
  ['group-natural-sciences', 'group-chemical-materials-and-energy', 0.35],
  ['group-natural-sciences', 'group-medicine', 0.2],
  ['group-law-and-politics', 'group-history-and-philosophy', 0.25],
  ['group-civil-engineering-and-architecture', 'group-art-and-design', 0.2],
]

/** How near two majors are: 1 the same, 0.6 in one group, less across groups that are near. */
export function majorSimilarity(a: string, b: string): number {
  if (a === b) return 1
  const [one, two] = [major(a)?.group, major(b)?.group]
  if (!one || !two) return 0
  if (one === two) return 0.6
  const near = nearGroups.find(([x, y]) => (x === one && y === two) || (x === two && y === one))
  return near?.[2] ?? 0
}

export const majorCatalogue = majors.all

import { readdirSync } from 'node:fs'
import { listOf, readTable } from './table.ts'

/** Raised whenever a data file changes, so that what was computed with an older one can be told apart. */
export const titlesVersion = '2.2.0'

export interface TitleFamily {
  id: string
  group: string
  zh: string
  en: string
  /** Families between which people move, or whose names are taken for each other. */
  neighbours: readonly string[]
  /** Words that point to the family wherever they stand in a title. */
  wordsZh: readonly string[]
  wordsEn: readonly string[]
}

export interface JobTitle {
  id: string
  family: string
  zh: string
  en: string
  aliasesZh: readonly string[]
  aliasesEn: readonly string[]
}

function loadFamilies(): TitleFamily[] {
  return readTable('families.tsv').map((row) => ({
    id: row.id ?? '',
    group: row.group ?? '',
    zh: row.zh ?? '',
    en: row.en ?? '',
    neighbours: listOf(row.neighbours, ','),
    wordsZh: listOf(row['words zh']),
    wordsEn: listOf(row['words en']),
  }))
}

function loadTitles(): JobTitle[] {
  const files = readdirSync(new URL('./data/', import.meta.url)).filter((name) => /^titles-.+\.tsv$/.test(name))
  return files.sort().flatMap((name) =>
    readTable(name).map((row) => ({
      id: row.id ?? '',
      family: row.family ?? '',
      zh: row.zh ?? '',
      en: row.en ?? '',
      aliasesZh: listOf(row['aliases zh']),
      aliasesEn: listOf(row['aliases en']),
    })),
  )
}

export const titleFamilies: readonly TitleFamily[] = loadFamilies()
export const jobTitles: readonly JobTitle[] = loadTitles()

const familyAt = new Map(titleFamilies.map((family, at) => [family.id, at]))
const titleById = new Map(jobTitles.map((title) => [title.id, title]))

/** The place of a family in the list; vectors over families have this order. */
export function familyIndex(id: string): number | undefined {
  return familyAt.get(id)
}

export function findFamily(id: string): TitleFamily | undefined {
  const at = familyAt.get(id)
  return at === undefined ? undefined : titleFamilies[at]
}

export function findTitle(id: string): JobTitle | undefined {
  return titleById.get(id)
}

import { type Named, named, nameIn, readCatalogue, searched } from '#knowledge/catalogue'
import type { Mention } from '#knowledge/find'
import { values } from '#knowledge/table'

export const schoolTiers = ['985', '211', 'doubleFirst', 'qs100', 'qs200'] as const
export type SchoolTier = (typeof schoolTiers)[number]

export interface School extends Named {
  /** ISO 3166, two letters. */
  country: string
  /** Empty for schools of no list. */
  tiers: readonly SchoolTier[]
}

const isTier = (value: string): value is SchoolTier => schoolTiers.some((tier) => tier === value)

const schools = searched(
  () =>
    readCatalogue<School>('schools', (row) => ({
      ...named(row),
      country: row.country ?? '',
      tiers: values(row.tiers).filter(isTier),
    })),
  'schools',
)

export const findSchools = (text: string): readonly Mention[] => schools.find(text)
export const school = (id: string): School | undefined => schools.all().byId.get(id)
export const schoolName = (id: string, locale: string): string => {
  const found = school(id)
  return found ? nameIn(found, locale) : id
}

/** Tiers of a school given by name as a resume writes it; an independent college does not share its mother's. */
export function tiersOf(name: string): readonly SchoolTier[] {
  if (/独立学院|继续教育|网络教育|成人教育|自学考试|函授/.test(name)) return []
  const found = findSchools(name)[0]
  if (!found) return []
  const rest = name.slice(found.end)
  return /^.{1,8}学院$/.test(rest) && /(?:城|学海|之江|现代|滨江|独立|华夏|珠江|南国|中环|浦江|仁济|海都)/.test(rest)
    ? []
    : (school(found.id)?.tiers ?? [])
}

export const schoolCatalogue = schools.all

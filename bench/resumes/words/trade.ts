/** What people of one trade do and know, in one language. Lists are written as one text, parted by bars. */
export interface Trade {
  id: string
  /** How a company of the trade ends before its legal form. */
  companies: readonly string[]
  titles: readonly string[]
  departments: readonly string[]
  majors: readonly string[]
  skills: readonly string[]
  /** {p} a share, {n} a small number, {m} a large one, {s} a skill of the trade. */
  duties: readonly string[]
  certificates: readonly string[]
  projects: readonly string[]
}

export const parted = (text: string): string[] => text.split('|').map((part) => part.trim())

export const trade = (id: string, lists: Record<Exclude<keyof Trade, 'id'>, string>): Trade => ({
  id,
  companies: parted(lists.companies),
  titles: parted(lists.titles),
  departments: parted(lists.departments),
  majors: parted(lists.majors),
  skills: parted(lists.skills),
  duties: parted(lists.duties),
  certificates: parted(lists.certificates),
  projects: parted(lists.projects),
})

import { assign } from '#bench/parse/assign'
import {
  isRecord,
  recordOf,
  sameDate,
  samePhone,
  samePlace,
  sameRange,
  sameSalary,
  sameText,
  sameWords,
} from '#bench/parse/normal'
import type { Truth } from '#bench/resumes/truth'

type Same = (truth: unknown, found: unknown) => boolean

export interface Verdict {
  field: string
  right: number
  /** Found and not true. */
  extra: number
  /** True and not found. */
  missed: number
  truth?: unknown
  found?: unknown
}

const scalars: Record<string, Same> = {
  'humanInfo.name': sameWords,
  'humanInfo.genderName': sameWords,
  'humanInfo.birthday': sameDate,
  'humanInfo.age': sameWords,
  'humanInfo.phone': samePhone,
  'humanInfo.email': (a, b) => String(a).toLowerCase() === String(b).toLowerCase(),
  'humanInfo.wechat': (a, b) => String(a).toLowerCase() === String(b).toLowerCase(),
  'humanInfo.nativePlace': samePlace,
  'humanInfo.ethnicity': sameWords,
  'humanInfo.politicalStatus': sameWords,
  'humanInfo.maritalStatus': sameWords,
  'currentJobStatus.workLocation': samePlace,
  'currentJobStatus.status': sameWords,
  'expectation.salary': sameSalary,
  summary: sameText,
}
const sets: Record<string, Same> = {
  skills: sameWords,
  'expectation.cities': samePlace,
  'expectation.positions': sameWords,
}
const employment: Record<string, Same> = {
  company: sameWords,
  position: sameWords,
  department: sameWords,
  location: samePlace,
  dateRange: sameRange,
  description: sameText,
}
const lists: Record<string, Record<string, Same>> = {
  works: employment,
  interns: employment,
  projects: { name: sameWords, role: sameWords, dateRange: sameRange, description: sameText },
  educations: { school: sameWords, major: sameWords, degree: sameWords, dateRange: sameRange },
  languages: { name: sameWords, level: sameWords, certificate: sameWords },
  certificates: { name: sameWords, date: sameDate },
  awards: { name: sameWords, date: sameDate },
}

const at = (fields: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, key) => (isRecord(value) ? value[key] : undefined), fields)
const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

const one = (field: string, same: Same, truth: unknown, found: unknown): Verdict[] => {
  if (isEmpty(truth) && isEmpty(found)) return []
  if (isEmpty(found)) return [{ field, right: 0, extra: 0, missed: 1, truth }]
  if (isEmpty(truth)) return [{ field, right: 0, extra: 1, missed: 0, found }]
  return same(truth, found)
    ? [{ field, right: 1, extra: 0, missed: 0 }]
    : [{ field, right: 0, extra: 1, missed: 1, truth, found }]
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

const compareSet = (
  field: string,
  same: Same,
  truth: unknown,
  found: unknown,
  tolerated: readonly string[],
): Verdict[] => {
  const [wanted, given] = [listOf(truth), listOf(found)]
  const pairs = assign(wanted.length, given.length, (row, column) => (same(wanted[row], given[column]) ? 1 : 0))
  const [rows, columns] = [new Set(pairs.map(([row]) => row)), new Set(pairs.map(([, column]) => column))]
  return [
    ...pairs.map((): Verdict => ({ field, right: 1, extra: 0, missed: 0 })),
    ...wanted.flatMap((value, row): Verdict[] =>
      rows.has(row) ? [] : [{ field, right: 0, extra: 0, missed: 1, truth: value }],
    ),
    ...given.flatMap((value, column): Verdict[] =>
      columns.has(column) || tolerated.some((other) => sameWords(other, value))
        ? []
        : [{ field, right: 0, extra: 1, missed: 0, found: value }],
    ),
  ]
}

/** What an entry is called counts more than the rest, so that a job is not paired with another of the same year. */
const worthOf = (parts: Record<string, Same>, truth: unknown, found: unknown): number =>
  Object.entries(parts).reduce((sum, [key, same], index) => {
    const [first, second] = [recordOf(truth)[key], recordOf(found)[key]]
    if (isEmpty(first) || isEmpty(second) || !same(first, second)) return sum
    return sum + (index === 0 ? 3 : 1)
  }, 0)

const compareList = (list: string, truth: unknown, found: unknown, tolerated: readonly string[]): Verdict[] => {
  const parts = lists[list] ?? {}
  const main = Object.keys(parts)[0] ?? 'name'
  const wanted = listOf(truth)
  const given = listOf(found)
  const pairs = assign(wanted.length, given.length, (row, column) => worthOf(parts, wanted[row], given[column]))
  const rows = new Map(pairs)
  const columns = new Set(pairs.map(([, column]) => column))
  const compared = (first: unknown, second: unknown): Verdict[] =>
    Object.entries(parts).flatMap(([key, same]) =>
      one(`${list}.${key}`, same, recordOf(first)[key], recordOf(second)[key]),
    )
  return [
    ...wanted.flatMap((entry, row) => compared(entry, given[rows.get(row) ?? -1])),
    ...given.flatMap((entry, column) =>
      columns.has(column) || tolerated.some((other) => sameWords(other, recordOf(entry)[main]))
        ? []
        : compared(undefined, entry),
    ),
  ]
}

/** All fields of one resume against what is true of it. */
export const compare = (truth: Truth, found: Record<string, unknown>): Verdict[] => {
  const human = recordOf(found.humanInfo)
  const fields = { ...found, humanInfo: { ...human, name: human.name ?? found.name } }
  const tolerated = (field: string): readonly string[] => truth.tolerated[field] ?? []
  return [
    ...Object.entries(scalars).flatMap(([field, same]) => one(field, same, at(truth.fields, field), at(fields, field))),
    ...Object.entries(sets).flatMap(([field, same]) =>
      compareSet(field, same, at(truth.fields, field), at(fields, field), tolerated(field)),
    ),
    ...Object.keys(lists).flatMap((list) =>
      compareList(list, at(truth.fields, list), at(fields, list), tolerated(list)),
    ),
  ]
}

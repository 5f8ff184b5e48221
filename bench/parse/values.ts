import { isRecord, normal, recordOf, samePhone } from '#bench/parse/normal'

/** One value of a labelled file, and the field of a Resume in which it belongs. */
export interface Wanted {
  kind: string
  value: string
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
const entries = (fields: Record<string, unknown>, ...lists: string[]): Record<string, unknown>[] =>
  lists.flatMap((list) => listOf(fields[list]).filter(isRecord))
const places = (value: unknown): string => Object.values(recordOf(value)).join(' ')

/** A place is found where every part of it that is no number is a part of the one that was read: "Austin, TX 78701". */
const samePlace = (wanted: string, found: Record<string, unknown>): boolean => {
  const parts = Object.values(found).map(normal)
  const asked = wanted
    .split(',')
    .map((part) => normal(part.replace(/\d[\d-]*/g, '')))
    .filter((part) => part !== '')
  return asked.length > 0 && asked.every((part) => parts.includes(part))
}

/** The texts that stand in the right field for a kind of value. */
const fieldsOf: Record<string, (fields: Record<string, unknown>) => unknown[]> = {
  name: (fields) => [recordOf(fields.humanInfo).name ?? fields.name],
  email: (fields) => [recordOf(fields.humanInfo).email],
  phone: (fields) => [recordOf(fields.humanInfo).phone],
  location: (fields) => [places(recordOf(fields.currentJobStatus).workLocation)],
  headline: (fields) => [
    recordOf(fields.currentJobStatus).position,
    ...listOf(recordOf(fields.expectation).positions),
    fields.summary,
  ],
  summary: (fields) => [fields.summary],
  company: (fields) => entries(fields, 'works', 'interns').map(({ company }) => company),
  position: (fields) => entries(fields, 'works', 'interns').map(({ position }) => position),
  school: (fields) => entries(fields, 'educations').map(({ school }) => school),
  major: (fields) => [...entries(fields, 'educations').map(({ major }) => major), recordOf(fields.humanInfo).major],
  politicalStatus: (fields) => [recordOf(fields.humanInfo).politicalStatus],
  degree: (fields) => entries(fields, 'educations').map(({ degree }) => degree),
  study: (fields) =>
    entries(fields, 'educations').flatMap(({ major, degree, description }) => [major, degree, description]),
  skill: (fields) => listOf(fields.skills),
  certificate: (fields) => entries(fields, 'certificates').map(({ name }) => name),
  language: (fields) => entries(fields, 'languages').map(({ name }) => name),
  project: (fields) => entries(fields, 'projects').map(({ name }) => name),
  award: (fields) => entries(fields, 'awards').map(({ name }) => name),
}

/** Equal in normal form; loosely also when the one holds the other and is not much longer, or words mostly agree. */
const alike = (kind: string, wanted: string, found: unknown, loosely: boolean): boolean => {
  if (kind === 'phone') return samePhone(wanted, found)
  const [first, second] = [normal(wanted), normal(found)]
  if (first === '' || second === '') return false
  if (first === second) return true
  if (!loosely) return false
  return (
    (second.includes(first) && first.length >= second.length / 2) ||
    (first.includes(second) && second.length >= first.length / 2)
  )
}

export const isFound = (wanted: Wanted, fields: Record<string, unknown>, loosely: boolean): boolean =>
  (wanted.kind === 'location' && samePlace(wanted.value, recordOf(recordOf(fields.currentJobStatus).workLocation))) ||
  (fieldsOf[wanted.kind]?.(fields) ?? []).some((value) => {
    if (loosely && ['location', 'summary', 'headline'].includes(wanted.kind)) {
      const [first, second] = [normal(wanted.value), normal(value)]
      return second !== '' && (second.includes(first) || first.includes(second))
    }
    return alike(wanted.kind, wanted.value, value, loosely)
  })

export const foundOf = (kind: string, fields: Record<string, unknown>): string[] =>
  (fieldsOf[kind]?.(fields) ?? []).filter((value) => value !== undefined && value !== null && value !== '').map(String)

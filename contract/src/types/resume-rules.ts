import { degree } from '#fields/degree'
import { startOf } from '#fields/iso'
import { isEmpty } from '#fields/values'

type Values = Record<string, unknown>

const isRecord = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const recordOf = (value: unknown): Values => (isRecord(value) ? value : {})

const lists = ['educations', 'works', 'interns', 'projects'] as const

/** Where no beginning is known, the end tells about when it was; without either, it comes last. */
const beginning = (entry: unknown): number => {
  const { start, end } = recordOf(recordOf(entry).dateRange)
  const iso = [recordOf(start).iso, recordOf(end).iso].find((text) => typeof text === 'string')
  return typeof iso === 'string' ? startOf(iso) : Number.NEGATIVE_INFINITY
}

/** Newest first; entries that begin alike keep their order. */
export const newestFirst = <T>(entries: readonly T[]): T[] =>
  entries.toSorted((a, b) => {
    const [first, second] = [beginning(a), beginning(b)]
    return first === second ? 0 : second - first
  })

/** Degrees may still be names here, as a parser gives them. */
const rank = (entry: Values): number => {
  const read = degree.schema({}).safeParse(entry.degree)
  return read.success ? (degree.number(read.data) ?? 0) : 0
}

const highest = (educations: Values[]): Values | undefined =>
  educations.find((entry) => entry.isHighest === true) ?? educations.toSorted((a, b) => rank(b) - rank(a))[0]

/** Of the jobs that last until now, the newest; else the newest of all. */
const present = (works: Values[]): Values | undefined =>
  works.find((entry) => recordOf(recordOf(entry.dateRange).end).untilNow === true) ?? works[0]

/** What is already there is somebody's word and stays. */
const filled = (group: unknown, values: Values): Values => {
  const known = recordOf(group)
  const missing = Object.entries(values).filter(([key, value]) => isEmpty(known[key]) && !isEmpty(value))
  return { ...known, ...Object.fromEntries(missing) }
}

/** Sent in either place, humanInfo's first; one that was emptied stays empty, so that it is refused. */
const nameOf = (fields: Values, change: Values): unknown => {
  const sent = [recordOf(change.humanInfo), change].filter((group) => Object.hasOwn(group, 'name'))
  const names = sent.length > 0 ? sent : [recordOf(fields.humanInfo), fields]
  return names.map((group) => group.name).find((name) => !isEmpty(name))
}

/** Something that is no object is left for the check to refuse. */
const withGroup = (fields: Values, key: string, group: Values): Values => {
  const isOther = fields[key] !== undefined && fields[key] !== null && !isRecord(fields[key])
  return isOther || Object.keys(group).length === 0 ? {} : { [key]: group }
}

/**
 * A resume after a change (spec 1 §5): humanInfo's name is copied into name, and the name into humanInfo where only
 * that was changed; histories are sorted by their beginning, newest first. The line of a list is filled from them:
 * highest degree and school, present title and company. `change` is what was sent, `fields` what came of it. It comes
 * before the shape is checked, because a resume may be sent with humanInfo's name alone.
 */
export const completeResume = (fields: Values, change: Values = fields): Values => {
  const sorted = Object.fromEntries(
    lists.flatMap((key) => (Array.isArray(fields[key]) ? [[key, newestFirst(fields[key])]] : [])),
  )
  const education = highest((sorted.educations ?? []).map(recordOf))
  const work = present((sorted.works ?? []).map(recordOf))
  const name = nameOf(fields, change)
  const human = filled(fields.humanInfo, {
    degree: education?.degree,
    school: education?.school,
    major: education?.major,
  })
  return {
    ...fields,
    ...withGroup(fields, 'humanInfo', name === undefined ? human : { ...human, name }),
    ...withGroup(
      fields,
      'currentJobStatus',
      filled(fields.currentJobStatus, { position: work?.position, company: work?.company }),
    ),
    ...sorted,
    name,
  }
}

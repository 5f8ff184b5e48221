import type { Entity } from '@cohort/contract/entities'

type Values = Record<string, unknown>
const recordOf = (value: unknown): Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Values) : {}
const only = (value: unknown, keys: readonly string[]): Values =>
  Object.fromEntries(Object.entries(recordOf(value)).filter(([key]) => keys.includes(key)))
const onlyEach = (value: unknown, keys: readonly string[]): Values[] =>
  Array.isArray(value) ? value.map((each) => only(each, keys)) : []

/**
 * What may be seen of someone whose name, gender, age, photo and school shall not count: a list of what is let through,
 * not of what is kept back. Years of birth and of school tell an age, and texts hold names, so neither is in it.
 */
export function blinded(entity: Entity): Entity {
  const fields = entity.data.standardFields
  return {
    meta: { ...entity.meta, createdBy: null, updatedBy: null },
    data: {
      standardFields: {
        skills: fields.skills,
        humanInfo: only(fields.humanInfo, ['degree', 'major']),
        currentJobStatus: only(fields.currentJobStatus, [
          'position',
          'company',
          'industry',
          'workYears',
          'workLocation',
          'status',
        ]),
        expectation: fields.expectation,
        works: onlyEach(fields.works, ['company', 'position', 'department', 'industry', 'dateRange']),
        educations: onlyEach(fields.educations, ['degree', 'major']),
        languages: fields.languages,
      },
      customFields: {},
    },
  }
}

/** Quotes may hold the name: as a whole or, of a Chinese one, the given name alone. */
export function withoutName(text: string, name: unknown): string {
  const whole = typeof name === 'string' ? name.trim() : ''
  if (whole.length < 2) return text
  const parts = /^\p{Script=Han}{3,}$/u.test(whole) ? [whole, whole.slice(1)] : [whole, ...whole.split(/\s+/)]
  return parts.filter((part) => part.length > 1).reduce((shown, part) => shown.replaceAll(part, '＊＊'), text)
}

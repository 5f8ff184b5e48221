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

const hidden = '＊＊'

/** As a whole or, of a Chinese one, the given name alone; of a Latin one each of its words. */
function namesIn(name: unknown): string[] {
  const whole = typeof name === 'string' ? name.trim() : ''
  const parts = /^\p{Script=Han}{3,}$/u.test(whole) ? [whole, whole.slice(1)] : [whole, ...whole.split(/\s+/)]
  return parts.filter((part) => part.length > 1)
}

const textsOf = (values: readonly unknown[]): string[] =>
  values.filter((value): value is string => typeof value === 'string' && value.trim().length > 1)

const rowsOf = (value: unknown): Values[] => (Array.isArray(value) ? value.map(recordOf) : [])

/** Words that tell gender or age wherever they stand, and what is named like a school. */
const telling: readonly RegExp[] = [
  /(?<!\p{Script=Han})[男女](?!\p{Script=Han})|[男女](?:性|士|生)|先生|女士|小姐|\b(?:fe)?male\b|\b(?:he|she|his|her|hers|him|mr|mrs|ms|miss)\b\.?/giu,
  /\d{2}\s*(?:周)?岁|年龄\s*[:：]?\s*\d{2}|(?:19|20)\d{2}\s*年?(?:\s*\d{1,2}\s*月)?\s*(?:出生|生(?!产|效|成))|\b\d{2}[- ]years?[- ]old\b|\bage[d:]?\s*\d{2}\b|\bborn (?:in|on)\b[^,.;]{0,20}/giu,
  /\p{Script=Han}{2,12}(?:大学|学院)|\b(?:University|College|Institute) of(?: [A-Z][\w'-]+)+|\b(?:[A-Z][\w'-]+ )+(?:University|College|Institute)\b/gu,
]

/** For texts of this record that are shown where nobody shall know whose they are: quotes, and what is said with them. */
export function veilOf({ data: { standardFields: fields } }: Entity): (text: string) => string {
  const human = recordOf(fields.humanInfo)
  const words = [
    ...namesIn(fields.name),
    ...namesIn(human.name),
    ...textsOf([human.school, ...rowsOf(fields.educations).map(({ school }) => school)]),
  ]
    .flatMap((word) => [word, word.toUpperCase()])
    .toSorted((a, b) => b.length - a.length)
  return (text) => {
    const unnamed = words.reduce((shown, word) => shown.replaceAll(word, hidden), text)
    return telling.reduce((shown, pattern) => shown.replaceAll(pattern, hidden), unnamed)
  }
}

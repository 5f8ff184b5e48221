import type { Entity, Filter } from '@cohort/contract/entities'
import { fail } from '@cohort/contract/errors'
import { isSeenBlind, seenBlind } from '@cohort/contract/matching'

type Values = Record<string, unknown>
const recordOf = (value: unknown): Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Values) : {}
const only = (value: unknown, keys: readonly string[]): Values =>
  Object.fromEntries(Object.entries(recordOf(value)).filter(([key]) => keys.includes(key)))

/** Of someone who shall be judged without being known: only what is let through. */
export function blinded(entity: Entity): Entity {
  const fields = entity.data.standardFields
  return {
    meta: { ...entity.meta, createdBy: null, updatedBy: null },
    data: {
      standardFields: Object.fromEntries(
        Object.entries(seenBlind)
          .filter(([key]) => fields[key] !== undefined)
          .map(([key, parts]) => [key, parts.length === 0 ? fields[key] : within(fields[key], parts)]),
      ),
      customFields: {},
    },
  }
}

const within = (value: unknown, keys: readonly string[]): Values | Values[] =>
  Array.isArray(value) ? value.map((each) => only(each, keys)) : only(value, keys)

/** Whoever filters by what is hidden would see it after all. */
export function refuseTelling(filters: readonly Filter[], place = 'filters'): void {
  for (const [at, filter] of filters.entries()) {
    if ('and' in filter) refuseTelling(filter.and, `${place}.${at}.and`)
    else if ('or' in filter) refuseTelling(filter.or, `${place}.${at}.or`)
    else if (!isSeenBlind(filter.field.replace(/^data\.standardFields\./, '')))
      throw fail('BadInput', { field: `${place}.${at}.field`, problem: 'hidden in blind mode' })
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
  /(?<!\p{Script=Han})[男女](?!\p{Script=Han})|[男女](?:性|士|生)|先生|女士|小姐|\b(?:fe)?male\b|\b(?:he|she|his|her|hers|him)\b/giu,
  // As a title before a name: 840 ms is a time.
  /\b(?:Mrs?|Ms|Miss)\b\.?(?=\s+\p{Lu})/gu,
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

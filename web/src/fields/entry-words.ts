import { fieldTypes } from '@cohort/contract/fields'
import { isEmpty } from '@cohort/contract/fields/values'
import type { Locale } from '@cohort/contract/limits'
import type { FieldDefinition, ListDefinition } from '@cohort/contract/types/type'
import { valueAt } from '#lib/value-at.ts'

/** One work, school or project in the history of somebody. */
export type Entry = Readonly<Record<string, unknown>>

export const entriesIn = (value: unknown): readonly Entry[] => (Array.isArray(value) ? value : [])

const isWhen = ({ type }: FieldDefinition): boolean => type === 'DateRange' || type === 'Date'
const isTitle = (field: FieldDefinition): boolean =>
  field.type !== 'LongText' && field.type !== 'Boolean' && field.type !== 'Website' && !isWhen(field)

const textOf = (entry: Entry, { key, type, options = {} }: FieldDefinition, locale: Locale): string => {
  const value = valueAt(entry, key)
  if (isEmpty(value)) return ''
  try {
    return fieldTypes[type].text(value, options, locale)
  } catch {
    return ''
  }
}

/** An entry as it is read: 「云栎科技 · 高级后端工程师」, when, and what was done. */
export function entryWords(list: ListDefinition, entry: Entry, locale: Locale) {
  const read = (wanted: (field: FieldDefinition) => boolean) =>
    list.fields.filter(wanted).flatMap((field) => textOf(entry, field, locale) || [])
  const [title = '', second = '', ...more] = read(isTitle)
  return {
    title,
    second,
    more,
    when: read(isWhen)[0] ?? '',
    long: list.fields
      .filter(({ type }) => type === 'LongText' || type === 'Website')
      .filter(({ key }) => !isEmpty(valueAt(entry, key))),
  }
}

export const entryTitles = (list: ListDefinition, value: unknown, locale: Locale): string[] =>
  entriesIn(value).map((entry) => {
    const { title, second, when } = entryWords(list, entry, locale)
    return [title, second, when].filter(Boolean).join(' · ')
  })

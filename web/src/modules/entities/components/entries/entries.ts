import { fieldTypes } from '@cohort/contract/fields'
import { isEmpty } from '@cohort/contract/fields/values'
import type { Locale } from '@cohort/contract/limits'
import { newestFirst } from '@cohort/contract/types/resume-rules'
import type { FieldDefinition, ListDefinition } from '@cohort/contract/types/type'
import { put } from '#modules/entities/draft.ts'
import { type ShownField, valueAt } from '#modules/entities/shape.ts'

export type Entry = Readonly<Record<string, unknown>>

export const entriesIn = (value: unknown): readonly Entry[] => (Array.isArray(value) ? value : [])

/** A list in the place of a field: it is patched, compared and undone as one value. */
export const listField = (list: ListDefinition): ShownField => ({
  key: list.key,
  path: `data.standardFields.${list.key}`,
  custom: false,
  definition: { key: list.key, type: 'StringArray', label: list.label },
})

/** In the order in which the server will keep them. */
export const inOrder = (list: ListDefinition, entries: readonly Entry[]): readonly Entry[] =>
  list.sortedBy ? newestFirst(entries) : entries

/** What a new entry begins with (full-time, for one). */
export function newEntry(list: ListDefinition): Entry {
  let entry: Record<string, unknown> = {}
  for (const { key, type, options } of list.fields) {
    const value = options?.default === undefined ? null : fieldTypes[type].initial(options)
    if (!isEmpty(value)) entry = put(entry, key.split('.'), value)
  }
  return entry
}

export const withValue = (entry: Entry, key: string, value: unknown): Entry => put({ ...entry }, key.split('.'), value)

/** Without what was left empty: the check of the server takes no nulls inside a list. */
export const withoutEmpty = (entry: Entry): Entry =>
  Object.fromEntries(Object.entries(entry).filter(([, value]) => !isEmpty(value)))

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

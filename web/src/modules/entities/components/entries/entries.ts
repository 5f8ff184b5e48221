import { fieldTypes } from '@cohort/contract/fields'
import { isEmpty } from '@cohort/contract/fields/values'
import { newestFirst } from '@cohort/contract/types/resume-rules'
import type { ListDefinition } from '@cohort/contract/types/type'
import type { Entry } from '#fields/entry-words.ts'
import type { ShownField } from '#fields/shape.ts'
import { put } from '#modules/entities/draft.ts'

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

import type { Entity } from '@cohort/contract/entities'
import { inLocale } from '@cohort/contract/fields/values'
import type { ListDefinition } from '@cohort/contract/types/type'
import { type Entry, entriesIn, entryWords } from '#fields/entry-words.ts'
import { fieldValue } from '#fields/shape.ts'
import { useLocale } from '#lib/text.ts'
import styles from '#modules/entities/components/entries/entries.module.css'
import { inOrder, listField, newEntry } from '#modules/entities/components/entries/entries.ts'
import { EntryForm } from '#modules/entities/components/entries/entry-form.tsx'
import { EntryLine } from '#modules/entities/components/entries/entry-line.tsx'
import { useEntriesText } from '#modules/entities/components/entries/text.ts'
import type { Edit } from '#modules/entities/components/use-edit.ts'
import { useRecordCache } from '#modules/entities/record-cache.ts'
import { useUiText } from '#ui/text.ts'
import { toast } from '#ui/toast.ts'

interface Props {
  record: Entity
  list: ListDefinition
  edit: Edit
  mayEdit: boolean
}

/** Which entry of which list is open in `edit.editing`. */
const placeOf = (list: ListDefinition, at: number | 'new') => `${list.key}[${at}]`
export const newPlaceOf = (list: ListDefinition) => placeOf(list, 'new')

/** A list inside a record, such as works: each entry can be changed in its place, and taken back when removed. */
export function RecordEntries({ record, list, edit, mayEdit }: Props) {
  const text = useEntriesText()
  const entries = entriesIn(fieldValue(record, listField(list)))
  const { save, remove } = useEntries(record, list, edit)
  const form = (entry: Entry, at: number) => (
    <EntryForm
      list={list}
      entry={entry}
      submit={text.save}
      saving={edit.saving}
      onCancel={edit.close}
      onDone={(next) => save(at < 0 ? [...entries, next] : entries.with(at, next))}
      onRemove={at < 0 ? undefined : () => remove(at)}
    />
  )
  return (
    <>
      {edit.editing === placeOf(list, 'new') && form(newEntry(list), -1)}
      <ol className={styles.entries}>
        {entries.map((entry, at) =>
          edit.editing === placeOf(list, at) ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: entries have no ids, and their order is theirs
            <li key={at}>{form(entry, at)}</li>
          ) : (
            <EntryLine
              // biome-ignore lint/suspicious/noArrayIndexKey: entries have no ids, and their order is theirs
              key={at}
              list={list}
              entry={entry}
              path={`${list.key}.${at}`}
              onEdit={mayEdit ? () => edit.edit(placeOf(list, at)) : undefined}
              onRemove={() => remove(at)}
            />
          ),
        )}
      </ol>
    </>
  )
}

function useEntries(record: Entity, list: ListDefinition, edit: Edit) {
  const text = useEntriesText()
  const ui = useUiText()
  const locale = useLocale()
  const cache = useRecordCache()
  const field = listField(list)
  const label = inLocale(list.label, locale)
  const save = (next: readonly Entry[]) => {
    edit.close()
    edit.save(field, inOrder(list, next), label)
  }
  const remove = (at: number) => {
    const entries = entriesIn(fieldValue(record, field))
    const gone = entries[at]
    if (!gone) return
    edit.close()
    edit.save(field, entries.toSpliced(at, 1), label, () =>
      toast.undo(text.removed(entryWords(list, gone, locale).title || text.unnamed), ui.undo, () => {
        // Whatever was changed since stays: only this entry comes back.
        const now = cache.get(record.meta.entityType, record.meta.openId) ?? record
        const back = entriesIn(fieldValue(now, field)).toSpliced(at, 0, gone)
        edit.save(field, inOrder(list, back), label, undefined, now)
      }),
    )
  }
  return { save, remove }
}

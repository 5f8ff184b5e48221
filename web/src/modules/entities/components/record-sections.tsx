import type { Entity } from '@cohort/contract/entities'
import { inLocale, isEmpty } from '@cohort/contract/fields/values'
import type { ListDefinition } from '@cohort/contract/types/type'
import { type ReactNode, useState } from 'react'
import { isEditable } from '#fields/editable.ts'
import { entriesIn } from '#fields/entry-words.ts'
import { fieldValue, type Shape, type ShownField } from '#fields/shape.ts'
import { useLocale } from '#lib/text.ts'
import { useMay } from '#lib/who.ts'
import { DuplicateNotice } from '#modules/entities/components/duplicates/duplicate-notice.tsx'
import entryStyles from '#modules/entities/components/entries/entries.module.css'
import { listField } from '#modules/entities/components/entries/entries.ts'
import { newPlaceOf, RecordEntries } from '#modules/entities/components/entries/record-entries.tsx'
import { useEntriesText } from '#modules/entities/components/entries/text.ts'
import styles from '#modules/entities/components/record.module.css'
import { RecordField } from '#modules/entities/components/record-field.tsx'
import type { Edit } from '#modules/entities/components/use-edit.ts'
import { useEntitiesText } from '#modules/entities/text.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'

interface Props {
  record: Entity
  shape: Shape
  edit: Edit
  /** Above all parts: how it was read. */
  head?: ReactNode
}

interface Part {
  title: string
  fields: readonly ShownField[]
  lists: readonly ListDefinition[]
}

/** A record in the parts of its type. What is empty is folded away until it is wanted. */
export function RecordSections({ record, shape, edit, head }: Props) {
  const text = useEntitiesText().detail
  const [all, setAll] = useState(false)
  const mayEdit = useMay({ any: ['material.edit'] })
  const parts = useParts(shape)
  const isFilled = (field: ShownField) => !isEmpty(fieldValue(record, field))
  const isShown = (field: ShownField) => all || isFilled(field) || edit.editing === field.key
  const hasEntries = (list: ListDefinition) =>
    entriesIn(fieldValue(record, listField(list))).length > 0 || edit.editing === newPlaceOf(list)
  const stops = parts.flatMap(({ fields }) => fields.filter(isShown)).filter(({ definition }) => isEditable(definition))
  const move = (field: ShownField, by: 1 | -1) => {
    const next = stops[stops.indexOf(field) + by]
    if (next) edit.edit(next.key)
  }
  const empty = parts.flatMap(({ fields }) => fields).filter((field) => !isFilled(field)).length
  return (
    <div className={styles.sections}>
      {head}
      <DuplicateNotice record={record} />
      {parts.map(({ title, fields, lists }) => {
        const shown = fields.filter(isShown)
        const filled = lists.filter(hasEntries)
        if (shown.length === 0 && filled.length === 0) return null
        return (
          <section key={title} className={styles.section} aria-label={title}>
            {shown.length > 0 && (
              <>
                <h3>{title}</h3>
                <dl className={styles.fields}>
                  {shown.map((field) => (
                    <RecordField
                      key={field.key}
                      record={record}
                      field={field}
                      edit={edit}
                      mayEdit={mayEdit}
                      onMove={(by) => move(field, by)}
                    />
                  ))}
                </dl>
              </>
            )}
            {filled.map((list) => (
              <Entries key={list.key} record={record} list={list} edit={edit} mayEdit={mayEdit} />
            ))}
          </section>
        )
      })}
      {mayEdit && <AddEntries lists={(shape.type.lists ?? []).filter((list) => !hasEntries(list))} edit={edit} />}
      {empty > 0 && (
        <Button kind="link" size="small" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? text.hideEmpty : text.showEmpty(empty)}
        </Button>
      )}
    </div>
  )
}

/** The sections of the type, then the fields of the enterprise. */
function useParts(shape: Shape): Part[] {
  const text = useEntitiesText().detail
  const locale = useLocale()
  const custom = [...shape.fields.values()].filter((field) => field.custom)
  const own = shape.type.sections.map(({ title, keys }) => ({
    title: inLocale(title, locale),
    fields: keys.flatMap((key) => shape.fields.get(key) ?? []),
    lists: keys.flatMap((key) => shape.type.lists?.find((list) => list.key === key) ?? []),
  }))
  return custom.length > 0 ? [...own, { title: text.custom, fields: custom, lists: [] }] : own
}

interface EntriesProps {
  record: Entity
  list: ListDefinition
  edit: Edit
  mayEdit: boolean
}

function Entries({ record, list, edit, mayEdit }: EntriesProps) {
  const text = useEntriesText()
  const label = inLocale(list.label, useLocale())
  const count = entriesIn(fieldValue(record, listField(list))).length
  return (
    <>
      <h3 className={styles.listTitle}>
        {label} <small>{count > 0 && count}</small>
        {mayEdit && edit.editing !== newPlaceOf(list) && (
          <Button
            kind="text"
            size="small"
            aria-label={text.add(label)}
            title={text.add(label)}
            icon={<Icon name="plus" size={14} />}
            onClick={() => edit.edit(newPlaceOf(list))}
          />
        )}
      </h3>
      <RecordEntries record={record} list={list} edit={edit} mayEdit={mayEdit} />
    </>
  )
}

/** Lists that have nothing in them yet take one line, not a section each. */
function AddEntries({ lists, edit }: { lists: readonly ListDefinition[]; edit: Edit }) {
  const text = useEntriesText()
  const locale = useLocale()
  if (lists.length === 0) return null
  return (
    <div className={entryStyles.chips}>
      {text.more}
      {lists.map((list) => (
        <Button
          key={list.key}
          size="small"
          aria-label={text.add(inLocale(list.label, locale))}
          icon={<Icon name="plus" size={14} />}
          onClick={() => edit.edit(newPlaceOf(list))}
        >
          {inLocale(list.label, locale)}
        </Button>
      ))}
    </div>
  )
}

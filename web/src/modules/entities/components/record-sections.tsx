import type { Entity } from '@cohort/contract/entities'
import { inLocale, isEmpty } from '@cohort/contract/fields/values'
import { useState } from 'react'
import { useLocale } from '#lib/text.ts'
import { useMay } from '#lib/who.ts'
import styles from '#modules/entities/components/record.module.css'
import { RecordField } from '#modules/entities/components/record-field.tsx'
import { RecordList } from '#modules/entities/components/record-list.tsx'
import type { Edit } from '#modules/entities/components/use-edit.ts'
import { fieldValue, type Shape, type ShownField, valueAt } from '#modules/entities/shape.ts'
import { useEntitiesText } from '#modules/entities/text.ts'
import { Button } from '#ui/button.tsx'

interface Props {
  record: Entity
  shape: Shape
  edit: Edit
}

/** A record in the parts of its type. What is empty is folded away until it is wanted. */
export function RecordSections({ record, shape, edit }: Props) {
  const text = useEntitiesText().detail
  const locale = useLocale()
  const [all, setAll] = useState(false)
  const mayEdit = useMay({ any: ['material.edit'] })
  const custom = [...shape.fields.values()].filter((field) => field.custom)
  const sections = [
    ...shape.type.sections.map(({ title, keys }) => ({ title: inLocale(title, locale), keys })),
    ...(custom.length > 0 ? [{ title: text.custom, keys: custom.map(({ key }) => key) }] : []),
  ]
  const isFilled = (field: ShownField) => !isEmpty(fieldValue(record, field))
  const fields = sections.flatMap(({ keys }) => keys.flatMap((key) => shape.fields.get(key) ?? []))
  const empty = fields.filter((field) => !isFilled(field)).length
  return (
    <div className={styles.sections}>
      {sections.map(({ title, keys }) => {
        const shown = keys
          .flatMap((key) => shape.fields.get(key) ?? [])
          .filter((field) => all || isFilled(field) || edit.editing === field.key)
        const lists = keys
          .flatMap((key) => shape.type.lists?.find((list) => list.key === key) ?? [])
          .map((list) => ({ list, entries: (valueAt(record.data.standardFields, list.key) ?? []) as Values[] }))
          .filter(({ entries }) => entries.length > 0)
        if (shown.length === 0 && lists.length === 0) return null
        return (
          <section key={title} className={styles.section}>
            <h3>
              {title} {lists.length === 1 && shown.length === 0 && <small>{lists[0]?.entries.length}</small>}
            </h3>
            {shown.length > 0 && (
              <dl className={styles.fields}>
                {shown.map((field) => (
                  <RecordField key={field.key} record={record} field={field} edit={edit} mayEdit={mayEdit} />
                ))}
              </dl>
            )}
            {lists.map(({ list, entries }) => (
              <RecordList key={list.key} list={list} entries={entries} />
            ))}
          </section>
        )
      })}
      {empty > 0 && (
        <Button kind="link" size="small" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? text.hideEmpty : text.showEmpty(empty)}
        </Button>
      )}
    </div>
  )
}

type Values = Record<string, unknown>

import { type Entity, patchEntity } from '@cohort/contract/entities'
import { inLocale, isEmpty } from '@cohort/contract/fields/values'
import type { ListDefinition } from '@cohort/contract/types/type'
import { useState } from 'react'
import { Cell, useFieldText } from '#fields/cell.tsx'
import { isEditable } from '#fields/editable.ts'
import { ApiFailure } from '#lib/api.ts'
import { useLocale } from '#lib/text.ts'
import { useShape } from '#modules/entities/queries.ts'
import { FieldForm } from '#modules/tasks/components/field-form.tsx'
import styles from '#modules/tasks/components/record-view.module.css'
import type { Shape, ShapeField } from '#modules/tasks/project-view.ts'
import { useEditRecord } from '#modules/tasks/queries.ts'
import { useTasksText } from '#modules/tasks/text.ts'
import { patchAt, valueAt } from '#modules/tasks/values.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { useRefusal } from '#ui/refusal.ts'
import { SkeletonPage } from '#ui/skeleton.tsx'
import { toast } from '#ui/toast.ts'

/** A record in the parts of its type; what is empty is folded away. */
export function RecordView({ record, editable = false }: { record: Entity; editable?: boolean }) {
  const text = useTasksText().detail
  const locale = useLocale()
  const shape = useShape(record.meta.entityType)
  const mayEdit = useRefusal(patchEntity) === undefined && editable
  const [all, setAll] = useState(false)
  if (!shape) return <SkeletonPage lines={12} />
  const parts = partsOf(shape, text.custom, locale)
  const isShown = ({ path }: ShapeField) => all || !isEmpty(valueAt(record, path))
  const hidden = parts.flatMap(({ fields }) => fields).filter(({ path }) => isEmpty(valueAt(record, path))).length
  return (
    <div className={styles.record}>
      {parts.map(({ title, fields, lists }) => {
        const shown = fields.filter(isShown)
        const filled = lists.filter(({ key }) => entriesOf(record, key).length > 0)
        if (shown.length === 0 && filled.length === 0) return null
        return (
          <section key={title} className={styles.section} aria-label={title}>
            <h3>{title}</h3>
            {shown.length > 0 && (
              <dl className={styles.fields}>
                {shown.map((field) => (
                  <Field key={field.key} record={record} field={field} mayEdit={mayEdit} />
                ))}
              </dl>
            )}
            {filled.map((list) => (
              <Entries key={list.key} record={record} list={list} />
            ))}
          </section>
        )
      })}
      {hidden > 0 && (
        <Button kind="link" size="small" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? text.hideEmpty : text.showEmpty(hidden)}
        </Button>
      )}
    </div>
  )
}

interface Part {
  title: string
  fields: readonly ShapeField[]
  lists: readonly ListDefinition[]
}

function partsOf(shape: Shape, custom: string, locale: Parameters<typeof inLocale>[1]): Part[] {
  const own = shape.type.sections.map(({ title, keys }) => ({
    title: inLocale(title, locale),
    fields: keys.flatMap((key) => shape.fields.get(key) ?? []),
    lists: keys.flatMap((key) => shape.type.lists?.find((list) => list.key === key) ?? []),
  }))
  const added = [...shape.fields.values()].filter((field) => field.custom)
  return added.length > 0 ? [...own, { title: custom, fields: added, lists: [] }] : own
}

const wide = new Set([
  'LongText',
  'StringArray',
  'MultiChoice',
  'EntityReference',
  'Email',
  'SalaryRange',
  'DateRange',
  'File',
])

function Field({ record, field, mayEdit }: { record: Entity; field: ShapeField; mayEdit: boolean }) {
  const text = useTasksText()
  const label = inLocale(field.definition.label, useLocale())
  const [editing, setEditing] = useState(false)
  const edit = useEditRecord()
  const value = valueAt(record, field.path)
  const save = (next: unknown) => {
    const { entityType, openId, version } = record.meta
    const body = { version, ...patchAt(field.path, next ?? null) }
    edit.mutate(
      { params: { type: entityType }, query: { openId }, body },
      {
        onSuccess: () => {
          setEditing(false)
          toast.show({ text: text.done.saved })
        },
      },
    )
  }
  return (
    <div className={wide.has(field.definition.type) || editing ? `${styles.field} ${styles.wide}` : styles.field}>
      <dt>{label}</dt>
      <dd>
        {editing ? (
          <FieldForm
            label={label}
            definition={field.definition}
            value={value}
            busy={edit.isPending}
            refused={
              edit.error instanceof ApiFailure && edit.error.code === 'BadInput' ? text.detail.invalid : undefined
            }
            onSave={save}
            onCancel={() => setEditing(false)}
          />
        ) : (
          <>
            <span className={styles.value}>
              {isEmpty(value) ? (
                <span className={styles.empty}>{text.detail.empty}</span>
              ) : (
                <Cell value={value} definition={field.definition} whole />
              )}
            </span>
            {mayEdit && isEditable(field.definition) && (
              <button
                type="button"
                className={styles.pencil}
                aria-label={text.detail.edit(label)}
                title={text.detail.edit(label)}
                onClick={() => setEditing(true)}
              >
                <Icon name="pencil" size={14} />
              </button>
            )}
          </>
        )}
      </dd>
    </div>
  )
}

const entriesOf = (record: Entity, key: string): Record<string, unknown>[] => {
  const value = valueAt(record.data.standardFields, key)
  return Array.isArray(value) ? value : []
}

/** Jobs, schools, projects: what each is, when it was, and what it says. */
function Entries({ record, list }: { record: Entity; list: ListDefinition }) {
  const fieldText = useFieldText()
  return (
    <ol className={styles.entries}>
      {entriesOf(record, list.key).map((entry, at) => {
        const said = list.fields.map((field) => ({ field, words: fieldText(valueAt(entry, field.key), field) }))
        const filled = said.filter(({ words }) => words !== '')
        const long = filled.filter(({ field }) => field.type === 'LongText')
        const dates = filled.filter(({ field }) => field.type === 'DateRange' || field.type === 'Date')
        const rest = filled.filter((one) => !long.includes(one) && !dates.includes(one))
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries of a record have no ids, and stay in their order
          <li key={at}>
            <p className={styles.entry}>
              <strong>{rest.map(({ words }) => words).join(' · ')}</strong>
              <small>{dates.map(({ words }) => words).join(' ')}</small>
            </p>
            {long.map(({ field, words }) => (
              <p key={field.key} className={styles.long}>
                {words}
              </p>
            ))}
          </li>
        )
      })}
    </ol>
  )
}

import { inLocale } from '@cohort/contract/fields/values'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { Shape } from '#fields/shape.ts'
import { useLocale } from '#lib/text.ts'
import { FieldDialog } from '#modules/entities/components/field-editor/field-dialog.tsx'
import type { CustomField } from '#modules/entities/components/field-editor/field-draft.ts'
import styles from '#modules/entities/components/field-editor/field-editor.module.css'
import { FieldList } from '#modules/entities/components/field-editor/field-list.tsx'
import { StandardFields } from '#modules/entities/components/field-editor/standard-fields.tsx'
import { useFieldEditorText } from '#modules/entities/components/field-editor/text.ts'
import {
  type FieldDeeds,
  useCustomFields,
  useDeletedFields,
  useFieldDeeds,
} from '#modules/entities/components/field-editor/use-fields.ts'
import { useShape } from '#modules/entities/queries.ts'
import { useEntitiesText } from '#modules/entities/text.ts'
import { useGroups } from '#modules/entities/type-queries.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { Empty, ErrorState } from '#ui/states.tsx'
import { Time } from '#ui/time.tsx'

/** The fields of a type (/setting/fields?type=…): those it brings along, and those that the enterprise adds. */
export function Screen() {
  const [query, setQuery] = useSearchParams()
  const type = query.get('type') ?? 'Resume'
  const shape = useShape(type)
  const unknown = useEntitiesText().unknownType
  const text = useFieldEditorText()
  const groups = useGroups() ?? []
  if (!shape) return <Empty title={unknown} />
  return (
    <div className={styles.screen}>
      <div className={styles.bar}>
        <label className={styles.types}>
          <span>{text.type}</span>
          <select value={type} onChange={({ target }) => setQuery({ type: target.value }, { replace: true })}>
            {groups.map(({ entityType, name }) => (
              <option key={entityType} value={entityType}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <p className={styles.note}>{text.note}</p>
      </div>
      <Fields key={type} shape={shape} />
    </div>
  )
}

function Fields({ shape }: { shape: Shape }) {
  const text = useFieldEditorText()
  const found = useCustomFields(shape.type.type)
  const fields = found.data?.fields
  const deeds = useFieldDeeds(shape.type.type, fields ?? [])
  const [opened, setOpened] = useState<'new' | CustomField>()
  if (found.error && !fields) return <ErrorState error={found.error} onRetry={() => void found.refetch()} />
  if (!fields) return <SkeletonRows rows={6} height={48} avatar={false} />
  return (
    <>
      <div className={styles.head}>
        <h2>{text.custom}</h2>
        <span className={styles.count}>{fields.length}</span>
        <span className={styles.grow} />
        <Button kind="primary" icon={<Icon name="plus" size={16} />} onClick={() => setOpened('new')}>
          {text.add}
        </Button>
      </div>
      {fields.length === 0 ? (
        <Empty title={text.empty} hint={text.emptyHint} />
      ) : (
        <FieldList fields={fields} deeds={deeds} onEdit={setOpened} />
      )}
      <DeletedFields type={shape.type.type} deeds={deeds} />
      <StandardFields shape={shape} />
      {opened && (
        <FieldDialog field={opened === 'new' ? undefined : opened} deeds={deeds} onClose={() => setOpened(undefined)} />
      )}
    </>
  )
}

function DeletedFields({ type, deeds }: { type: string; deeds: FieldDeeds }) {
  const text = useFieldEditorText()
  const locale = useLocale()
  const fields = useDeletedFields(type)
  if (fields.length === 0) return null
  return (
    <details className={styles.standard}>
      <summary>
        <h2>{text.deletedFields(fields.length)}</h2>
      </summary>
      <ul className={styles.list}>
        {fields.map((field) => {
          const name = inLocale(field.label, locale)
          return (
            <li key={field.key} className={styles.line}>
              <span className={styles.words}>
                <span className={styles.name}>{name}</span>
                <small>
                  <Time iso={field.deletedAt} words={text.deletedAt} />
                </small>
              </span>
              <Button size="small" aria-label={text.restoreIt(name)} onClick={() => deeds.restore(field.key, name)}>
                {text.restore}
              </Button>
            </li>
          )
        })}
      </ul>
    </details>
  )
}

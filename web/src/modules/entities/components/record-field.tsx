import type { Entity } from '@cohort/contract/entities'
import { inLocale, isEmpty } from '@cohort/contract/fields/values'
import { useState } from 'react'
import { Cell } from '#fields/cell.tsx'
import { Editor, isEditable } from '#fields/editor.tsx'
import { useFilesText } from '#fields/files/text.ts'
import { useLeave } from '#fields/files/use-leave.ts'
import { useLosesOnClose } from '#lib/leaving.ts'
import { useLocale } from '#lib/text.ts'
import { FieldChanged } from '#modules/entities/components/live/field-changed.tsx'
import styles from '#modules/entities/components/record.module.css'
import type { Edit } from '#modules/entities/components/use-edit.ts'
import { fieldValue, type ShownField } from '#modules/entities/shape.ts'
import { useEntitiesText } from '#modules/entities/text.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'

interface Props {
  record: Entity
  field: ShownField
  edit: Edit
  mayEdit: boolean
}

const wide = new Set(['LongText', 'StringArray', 'MultiChoice', 'EntityReference', 'Email', 'SalaryRange', 'File'])

/** A field with its value; a click makes the value an input. */
export function RecordField({ record, field, edit, mayEdit }: Props) {
  const text = useEntitiesText().detail
  const label = inLocale(field.definition.label, useLocale())
  const value = fieldValue(record, field)
  const editable = mayEdit && isEditable(field.definition)
  const isWide = wide.has(field.definition.type) || edit.editing === field.key
  return (
    <div className={isWide ? `${styles.field} ${styles.wide}` : styles.field}>
      <dt>{label}</dt>
      <dd>
        {edit.editing === field.key ? (
          <EditForm record={record} field={field} value={value} label={label} edit={edit} />
        ) : (
          <>
            <span className={styles.value}>
              {isEmpty(value) ? (
                <span className={styles.empty}>{text.empty}</span>
              ) : (
                <Cell value={value} definition={field.definition} whole />
              )}
            </span>
            {editable && (
              <button
                type="button"
                className={styles.pencil}
                aria-label={text.edit(label)}
                title={text.edit(label)}
                onClick={() => edit.edit(field.key)}
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

interface FormProps {
  record: Entity
  field: ShownField
  value: unknown
  label: string
  edit: Edit
}

function EditForm({ record, field, value, label, edit }: FormProps) {
  const text = useEntitiesText().detail
  const [draft, setDraft] = useState(value)
  const [base, setBase] = useState(value)
  const changed = JSON.stringify(base) !== JSON.stringify(value) && !edit.saving
  const uploading = useLosesOnClose()
  const busy = useFilesText().busy
  const unlessHeld = useLeave()
  const cancel = () => void unlessHeld(edit.close)
  return (
    <form
      className={styles.form}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        cancel()
      }}
      onSubmit={(event) => {
        event.preventDefault()
        if (!uploading) edit.saveOver(base, field, draft ?? null, label)
      }}
    >
      <Editor autoFocus value={draft} onChange={setDraft} definition={field.definition} label={label} />
      {changed && (
        <FieldChanged
          record={record}
          field={field}
          theirs={value}
          mine={draft}
          onKeep={() => setBase(value)}
          onTake={edit.close}
        />
      )}
      {edit.problem && (
        <p role="alert" className={styles.problem}>
          {edit.problem}
        </p>
      )}
      <span className={styles.buttons}>
        <Button size="small" kind="primary" submit loading={edit.saving} disabled={uploading && busy}>
          {text.save}
        </Button>
        <Button size="small" onClick={cancel}>
          {text.cancel}
        </Button>
      </span>
    </form>
  )
}

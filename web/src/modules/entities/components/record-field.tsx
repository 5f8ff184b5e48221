import type { Entity } from '@cohort/contract/entities'
import { inLocale, isEmpty } from '@cohort/contract/fields/values'
import { type KeyboardEvent, useRef, useState } from 'react'
import { Cell } from '#fields/cell.tsx'
import { isEditable } from '#fields/editable.ts'
import { FieldEditor } from '#fields/field-editor.tsx'
import { useFilesText } from '#fields/files/text.ts'
import { useLeave } from '#fields/files/use-leave.ts'
import { useProblem } from '#fields/problems.ts'
import { useSource } from '#fields/reading/light.ts'
import { UnsureTag } from '#fields/reading/unsure-tag.tsx'
import { fieldValue, type ShownField } from '#fields/shape.ts'
import { useLosesOnClose } from '#lib/leaving.ts'
import { useLocale } from '#lib/text.ts'
import { sameValue } from '#modules/entities/change.ts'
import { hasOpenList, isCommit, isLeaving } from '#modules/entities/components/keys.ts'
import { FieldChanged } from '#modules/entities/components/live/field-changed.tsx'
import styles from '#modules/entities/components/record.module.css'
import type { Edit } from '#modules/entities/components/use-edit.ts'
import { useEntitiesText } from '#modules/entities/text.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'

interface Props {
  record: Entity
  field: ShownField
  edit: Edit
  mayEdit: boolean
  /** Tab goes on to the field after it, or before. */
  onMove: (by: 1 | -1) => void
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

/** A field with its value; a click makes the value an input. */
export function RecordField({ record, field, edit, mayEdit, onMove }: Props) {
  const text = useEntitiesText().detail
  const label = inLocale(field.definition.label, useLocale())
  const value = fieldValue(record, field)
  const editable = mayEdit && isEditable(field.definition)
  const isWide = wide.has(field.definition.type) || edit.editing === field.key
  const { on, isUnsure } = useSource(field.key)
  return (
    <div className={isWide ? `${styles.field} ${styles.wide}` : styles.field} {...on}>
      <dt>
        {label}
        {editable && field.definition.required && <span className={styles.star}> *</span>}
      </dt>
      <dd>
        {edit.editing === field.key ? (
          <EditForm record={record} field={field} value={value} label={label} edit={edit} onMove={onMove} />
        ) : (
          <>
            <span className={styles.value}>
              {isEmpty(value) ? (
                <span className={styles.empty}>{text.empty}</span>
              ) : (
                <Cell value={value} definition={field.definition} whole />
              )}
            </span>
            {isUnsure && <UnsureTag />}
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
  onMove: (by: 1 | -1) => void
}

function EditForm({ record, field, value, label, edit, onMove }: FormProps) {
  const text = useEntitiesText().detail
  const problemOf = useProblem()
  const [draft, setDraft] = useState(edit.refused ? edit.refused.value : value)
  const [problem, setProblem] = useState(edit.refused?.problem)
  const editor = useRef<HTMLDivElement>(null)
  const [base, setBase] = useState(value)
  // Somebody else changed it meanwhile: one of both is chosen before anything is overwritten.
  const changed = !sameValue(base, value) && !edit.saving
  const uploading = useLosesOnClose()
  const busy = useFilesText().busy
  const unlessHeld = useLeave()
  const cancel = () => void unlessHeld(edit.close)
  /** Sends what changed; false where it cannot be sent as it is. */
  const commit = (): boolean => {
    if (uploading) return false
    const found = problemOf(draft, field.definition)
    setProblem(found)
    if (found !== undefined) return false
    edit.close()
    if (changed) edit.contest(field, draft ?? null, label)
    else if (!sameValue(draft, value)) edit.save(field, draft ?? null, label)
    return true
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !hasOpenList(event)) cancel()
    else if (isCommit(event)) commit()
    else if (isLeaving(event, editor.current)) {
      if (commit()) onMove(event.shiftKey ? -1 : 1)
    } else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys of the inputs inside it
    <div className={styles.form} onKeyDown={onKeyDown}>
      <div ref={editor}>
        <FieldEditor
          autoFocus
          value={draft}
          onChange={(next) => {
            setDraft(next)
            setProblem(undefined)
          }}
          definition={field.definition}
          label={label}
          among={{ entityType: record.meta.entityType, path: field.path }}
          problem={problem}
        />
      </div>
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
      <span className={styles.buttons}>
        <Button size="small" kind="primary" loading={edit.saving} disabled={uploading && busy} onClick={commit}>
          {text.save}
        </Button>
        <Button size="small" onClick={cancel}>
          {text.cancel}
        </Button>
      </span>
    </div>
  )
}

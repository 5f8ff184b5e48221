import type { FieldDefinition } from '@cohort/contract/types/type'
import { type KeyboardEvent, useState } from 'react'
import { FieldEditor } from '#fields/field-editor.tsx'
import { useProblem } from '#fields/problems.ts'
import styles from '#modules/tasks/components/record-view.module.css'
import { useTasksText } from '#modules/tasks/text.ts'
import { Button } from '#ui/button.tsx'

interface Props {
  label: string
  definition: FieldDefinition
  value: unknown
  busy: boolean
  /** Why the server did not take it. */
  refused?: string | undefined
  onSave: (value: unknown) => void
  onCancel: () => void
}

const isChoosing = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.getAttribute('aria-expanded') === 'true'

/** One field as an input: Enter saves, Escape gives up. */
export function FieldForm({ label, definition, value, busy, refused, onSave, onCancel }: Props) {
  const text = useTasksText().detail
  const problemOf = useProblem()
  const [draft, setDraft] = useState(value)
  const [problem, setProblem] = useState<string>()
  const save = () => {
    const found = problemOf(draft, definition)
    setProblem(found)
    if (found === undefined) onSave(draft)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (isChoosing(event) || event.nativeEvent.isComposing) return
    const single = event.target instanceof HTMLInputElement || event.ctrlKey || event.metaKey
    if (event.key === 'Escape') onCancel()
    else if (event.key === 'Enter' && single && !event.defaultPrevented) save()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys of the inputs inside it
    <div className={styles.form} onKeyDown={onKeyDown}>
      <FieldEditor
        autoFocus
        value={draft}
        onChange={(next) => {
          setDraft(next)
          setProblem(undefined)
        }}
        definition={definition}
        label={label}
        problem={problem ?? refused}
      />
      <span className={styles.buttons}>
        <Button size="small" kind="primary" loading={busy} onClick={save}>
          {text.save}
        </Button>
        <Button size="small" onClick={onCancel}>
          {text.cancel}
        </Button>
      </span>
    </div>
  )
}

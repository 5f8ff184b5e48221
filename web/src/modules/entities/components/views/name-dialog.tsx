import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { useViewsText } from '#modules/entities/components/views/text.ts'
import styles from '#modules/entities/components/views/views.module.css'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'

interface Props {
  title: string
  hint?: string
  initial: string
  saving: boolean
  onSave: (name: string) => void
  onClose: () => void
  children?: ReactNode
}

/** Asks for the name of a view. */
export function NameDialog({ title, hint, initial, saving, onSave, onClose, children }: Props) {
  const text = useViewsText()
  const [name, setName] = useState(initial)
  const [missing, setMissing] = useState(false)
  const form = useId()
  const problem = useId()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim()) onSave(name.trim())
    else setMissing(true)
  }
  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{text.cancel}</Button>
          <Button kind="primary" submit form={form} loading={saving}>
            {text.save}
          </Button>
        </>
      }
    >
      <form id={form} className={styles.form} onSubmit={submit} noValidate>
        {hint && <p className={styles.hint}>{hint}</p>}
        <label className={styles.field}>
          <span>{text.name}</span>
          <input
            autoFocus
            maxLength={60}
            placeholder={text.namePlaceholder}
            value={name}
            aria-invalid={missing || undefined}
            aria-describedby={missing ? problem : undefined}
            onChange={({ target }) => {
              setName(target.value)
              setMissing(false)
            }}
          />
        </label>
        {missing && (
          <p id={problem} className={styles.problem} role="alert">
            {text.nameMissing}
          </p>
        )}
        {children}
      </form>
    </Dialog>
  )
}

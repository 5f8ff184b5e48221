import { type FormEvent, type ReactNode, useId, useRef } from 'react'
import { ApiFailure } from '#lib/api.ts'
import { usePopup } from '#lib/popup.ts'
import styles from '#modules/spaces/components/forms/form.module.css'
import { useSpacesText } from '#modules/spaces/text.ts'
import { Button } from '#ui/button.tsx'

interface FormProps {
  children: ReactNode
  busy: boolean
  /** False: something is missing, and the first such field gets the focus. */
  onSubmit: () => boolean
}

/** A form in a pop-up: its fields, and at the bottom the two ways out. */
export function PopupForm({ children, busy, onSubmit }: FormProps) {
  const text = useSpacesText().create
  const { close } = usePopup()
  const form = useRef<HTMLFormElement>(null)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (busy || onSubmit()) return
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus())
  }
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={submit}>
      <div className={styles.fields}>{children}</div>
      <footer className={styles.footer}>
        <Button onClick={close}>{text.cancel}</Button>
        <Button kind="primary" submit loading={busy}>
          {text.create}
        </Button>
      </footer>
    </form>
  )
}

interface NameProps {
  value: string
  onChange: (name: string) => void
  placeholder: string
  maxLength: number
  problem: string | undefined
}

export function NameField({ value, onChange, placeholder, maxLength, problem }: NameProps) {
  const text = useSpacesText().create
  const id = useId()
  return (
    <label className={styles.field}>
      <span>
        {text.name}
        <span className={styles.star} aria-hidden="true">
          *
        </span>
      </span>
      <input
        data-autofocus
        // biome-ignore lint/a11y/noAutofocus: the form was opened to give it a name
        autoFocus
        required
        maxLength={maxLength}
        placeholder={placeholder}
        value={value}
        aria-invalid={problem !== undefined || undefined}
        aria-describedby={problem ? id : undefined}
        onChange={({ target }) => onChange(target.value)}
      />
      <Problem id={id} text={problem} />
    </label>
  )
}

export const Problem = ({ id, text }: { id?: string; text: string | undefined }) =>
  text ? (
    <span id={id} className={styles.problem} role="alert">
      {text}
    </span>
  ) : null

/** The field that the server found wanting: `body.name` is `name`. */
export const fieldOf = (error: unknown): string | undefined => {
  if (!(error instanceof ApiFailure) || error.code !== 'BadInput') return undefined
  const [head] = String(error.detail.field ?? '')
    .replace(/^body\./, '')
    .split('.')
  return head
}

import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react'
import styles from '#modules/session/components/form.module.css'

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'value'> {
  label: ReactNode
  value: string
  onChange: (value: string) => void
  /** What is wrong; it takes the place of the note. */
  problem?: string
  note?: ReactNode
  ref?: Ref<HTMLInputElement>
}

/** A labelled line of text with what is wrong with it underneath. */
export function TextField({ label, onChange, problem, note, ref, ...attributes }: Props) {
  const id = useId()
  const below = problem ?? note
  return (
    <div>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <input
        {...attributes}
        ref={ref}
        id={id}
        className={problem ? styles.inputWrong : styles.input}
        aria-invalid={problem !== undefined}
        aria-describedby={below ? `${id}-note` : undefined}
        onChange={({ target }) => onChange(target.value)}
      />
      {below && (
        <p id={`${id}-note`} className={problem ? styles.problem : styles.note} aria-live="polite">
          {below}
        </p>
      )}
    </div>
  )
}

import { useRef, useState } from 'react'
import { isoOf, typedOf } from '#fields/date-text.ts'
import styles from '#fields/editor.module.css'
import { useFieldsText } from '#fields/text.ts'
import { Icon } from '#ui/icon.tsx'

interface Props {
  value: unknown
  /** What was typed stays a text where it is no date, so that the check can name it. */
  onChange: (iso: string | undefined) => void
  label: string
  withTime?: boolean | undefined
  /** A month is enough: the hint and the calendar say so. */
  monthly?: boolean
  autoFocus?: boolean | undefined
  describedBy?: string | undefined
  disabled?: boolean
}

/** A date by keyboard, as exact as it is known, or from the browser's calendar. */
export function DateInput(props: Props) {
  const { value, onChange, label, withTime = false, monthly = false, autoFocus, describedBy, disabled } = props
  const text = useFieldsText().date
  const [typed, setTyped] = useState(() => typedOf(value, withTime))
  const calendar = useRef<HTMLInputElement>(null)
  const change = (next: string) => {
    setTyped(next)
    onChange(next.trim() === '' ? undefined : (isoOf(next, withTime) ?? next.trim()))
  }
  return (
    <span className={styles.date}>
      <input
        className={styles.input}
        aria-label={label}
        aria-invalid={describedBy ? true : undefined}
        aria-describedby={describedBy}
        // biome-ignore lint/a11y/noAutofocus: it was opened by the click that wants to write in it
        autoFocus={autoFocus}
        onFocus={autoFocus ? ({ target }) => target.select() : undefined}
        disabled={disabled}
        inputMode={withTime ? 'text' : 'numeric'}
        placeholder={withTime ? text.timeHint : monthly ? text.monthHint : text.dayHint}
        value={typed}
        onChange={({ target }) => change(target.value)}
        onBlur={() => setTyped((now) => typedOf(isoOf(now, withTime) ?? now, withTime))}
      />
      <input
        ref={calendar}
        className={styles.calendar}
        type={withTime ? 'datetime-local' : monthly ? 'month' : 'date'}
        tabIndex={-1}
        aria-hidden="true"
        onChange={({ target }) => target.value && change(target.value.replace('T', ' '))}
      />
      <button
        type="button"
        className={styles.open}
        tabIndex={-1}
        disabled={disabled}
        aria-label={text.calendar}
        title={text.calendar}
        onClick={() => calendar.current?.showPicker()}
      >
        <Icon name="calendar" size={16} />
      </button>
    </span>
  )
}

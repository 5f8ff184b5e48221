import styles from '#fields/editor.module.css'

interface Props {
  value: number | undefined
  onChange: (value: number | undefined) => void
  label: string
  min?: number | undefined
  max?: number | undefined
  step?: number | undefined
  autoFocus?: boolean | undefined
  describedBy?: string | undefined
  className?: string | undefined
}

/** A number, or nothing. Turning the wheel over it scrolls the page and does not change what was typed. */
export function CountInput({ value, onChange, label, min, max, step, autoFocus, describedBy, className }: Props) {
  return (
    <input
      className={className ? `${styles.input} ${className}` : styles.input}
      type="number"
      inputMode="decimal"
      aria-label={label}
      aria-invalid={describedBy ? true : undefined}
      aria-describedby={describedBy}
      min={min}
      max={max}
      step={step ?? 'any'}
      // biome-ignore lint/a11y/noAutofocus: it was opened by the click that wants to write in it
      autoFocus={autoFocus}
      onFocus={autoFocus ? ({ target }) => target.select() : undefined}
      value={value ?? ''}
      onWheel={({ currentTarget }) => currentTarget.blur()}
      onChange={({ target }) => onChange(target.value === '' ? undefined : Number(target.value))}
    />
  )
}

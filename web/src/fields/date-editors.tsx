import type { DateRange } from '@cohort/contract/fields/date-range'
import { DateInput } from '#fields/date-input.tsx'
import { rangeValue } from '#fields/date-range.ts'
import styles from '#fields/editor.module.css'
import type { EditorProps } from '#fields/editor.tsx'
import { useFieldsText } from '#fields/text.ts'
import { Check } from '#ui/check.tsx'

export function DateEditor({ value, onChange, definition, label, autoFocus, describedBy }: EditorProps) {
  return (
    <DateInput
      label={label}
      withTime={definition.options?.withTime}
      autoFocus={autoFocus}
      describedBy={describedBy}
      value={value}
      onChange={(next) => onChange(next ?? null)}
    />
  )
}

/** From a month or a day to another, or until now. */
export function DateRangeEditor({ value, onChange, label, autoFocus, describedBy }: EditorProps) {
  const text = useFieldsText().date
  const { start, end } = (value ?? {}) as Partial<DateRange>
  const untilNow = end?.untilNow === true
  const set = (change: { from?: string | undefined; to?: string | undefined; untilNow?: boolean }) =>
    onChange(rangeValue({ from: start?.iso ?? undefined, to: end?.iso ?? undefined, untilNow, ...change }))
  return (
    <span className={`${styles.pair} ${styles.wrapping}`}>
      <DateInput
        monthly
        label={text.from(label)}
        autoFocus={autoFocus}
        describedBy={describedBy}
        value={start?.iso}
        onChange={(from) => set({ from })}
      />
      –
      {untilNow ? (
        <span className={styles.now}>{text.now}</span>
      ) : (
        <DateInput
          monthly
          label={text.to(label)}
          describedBy={describedBy}
          value={end?.iso}
          onChange={(to) => set({ to })}
        />
      )}
      <Check checked={untilNow} onChange={(on) => set({ untilNow: on, to: undefined })}>
        {text.now}
      </Check>
    </span>
  )
}

import type { Money } from '@cohort/contract/fields/currency'
import type { IntRange } from '@cohort/contract/fields/int-range'
import type { SalaryRange } from '@cohort/contract/fields/salary-range'
import styles from '#fields/editor.module.css'
import type { EditorProps } from '#fields/editor.tsx'
import { useFieldsText } from '#fields/text.ts'

interface CountProps {
  value: number | undefined
  onChange: (value: number | undefined) => void
  label: string
  min?: number | undefined
  max?: number | undefined
  step?: number
  autoFocus?: boolean | undefined
}

function Count({ value, onChange, label, min, max, step, autoFocus }: CountProps) {
  return (
    <input
      className={styles.input}
      type="number"
      inputMode="decimal"
      aria-label={label}
      min={min}
      max={max}
      step={step ?? 'any'}
      // biome-ignore lint/a11y/noAutofocus: it was opened by the click that wants to write in it
      autoFocus={autoFocus}
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value === '' ? undefined : Number(target.value))}
    />
  )
}

export function NumberEditor({ value, onChange, definition, label, autoFocus }: EditorProps) {
  const { min, max } = definition.options ?? {}
  return (
    <Count
      label={label}
      min={min}
      max={max}
      autoFocus={autoFocus}
      value={typeof value === 'number' ? value : undefined}
      onChange={(next) => onChange(next ?? null)}
    />
  )
}

export function CurrencyEditor({ value, onChange, label, autoFocus }: EditorProps) {
  const money = (value ?? {}) as Partial<Money>
  return (
    <Count
      label={label}
      autoFocus={autoFocus}
      value={money.number}
      onChange={(number) => onChange(number === undefined ? null : { unit: 'CNY', ...money, number })}
    />
  )
}

export function IntRangeEditor({ value, onChange, definition, label, autoFocus }: EditorProps) {
  const text = useFieldsText().range
  const range = (value ?? {}) as IntRange
  const { min, max } = definition.options ?? {}
  const set = (next: IntRange) => onChange(next.gt === undefined && next.lt === undefined ? null : clean(next))
  return (
    <span className={styles.pair}>
      <Count
        label={text.from(label)}
        min={min}
        max={max}
        step={1}
        autoFocus={autoFocus}
        value={range.gt}
        onChange={(gt) => set({ ...range, gt })}
      />
      –
      <Count
        label={text.to(label)}
        min={min}
        max={max}
        step={1}
        value={range.lt}
        onChange={(lt) => set({ ...range, lt })}
      />
    </span>
  )
}

const clean = <T extends object>(value: T): T =>
  Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined)) as T

type SalaryEnd = NonNullable<SalaryRange['gt']>

/** In thousands a month, as it is spoken of; what else a salary says stays. */
export function SalaryRangeEditor({ value, onChange, label, autoFocus }: EditorProps) {
  const text = useFieldsText().range
  const range = (value ?? {}) as SalaryRange
  const endOf = (before: SalaryEnd | undefined, k: number | undefined): SalaryEnd | undefined =>
    k === undefined
      ? undefined
      : { period: 'month', ...before, amount: { unit: 'CNY', ...before?.amount, number: k * 1000 } }
  const set = (next: SalaryRange) => onChange(next.gt || next.lt ? clean(next) : null)
  const k = (end: SalaryEnd | undefined) => end && end.amount.number / 1000
  return (
    <span className={styles.pair}>
      <Count
        label={text.from(label)}
        min={0}
        autoFocus={autoFocus}
        value={k(range.gt)}
        onChange={(next) => set({ ...range, gt: endOf(range.gt, next) })}
      />
      –
      <Count
        label={text.to(label)}
        min={0}
        value={k(range.lt)}
        onChange={(next) => set({ ...range, lt: endOf(range.lt, next) })}
      />
      <span className={styles.unit}>{text.thousand}</span>
    </span>
  )
}

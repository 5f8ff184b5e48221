import { currencySigns, currencyUnits, type Money } from '@cohort/contract/fields/currency'
import type { IntRange } from '@cohort/contract/fields/int-range'
import { useState } from 'react'
import { CountInput } from '#fields/count-input.tsx'
import styles from '#fields/editor.module.css'
import type { EditorProps } from '#fields/editor.tsx'
import { filled } from '#fields/filled.ts'
import { named } from '#fields/named.ts'
import { numbersIn, numbersText } from '#fields/numbers.ts'
import { useFieldsText } from '#fields/text.ts'

const hundredths = new Set(['Percent', 'Progress'])

export function NumberEditor({ value, onChange, definition, label, autoFocus, describedBy }: EditorProps) {
  const { min, max } = definition.options ?? {}
  return (
    <span className={styles.pair}>
      <CountInput
        label={label}
        min={definition.type === 'Progress' || definition.type === 'Rating' ? 0 : min}
        max={definition.type === 'Progress' ? 100 : definition.type === 'Rating' ? (max ?? 5) : max}
        step={definition.type === 'Rating' ? 0.5 : undefined}
        autoFocus={autoFocus}
        describedBy={describedBy}
        value={typeof value === 'number' ? value : undefined}
        onChange={(next) => onChange(next ?? null)}
      />
      {hundredths.has(definition.type) && <span className={styles.unit}>%</span>}
    </span>
  )
}

/** The unit may be chosen before the amount is typed, so it is remembered until then. */
export function CurrencyEditor({ value, onChange, label, autoFocus, describedBy }: EditorProps) {
  const text = useFieldsText()
  const money = (value ?? {}) as Partial<Money>
  const [unit, setUnit] = useState<Money['unit']>(money.unit ?? 'CNY')
  return (
    <span className={styles.pair}>
      <CountInput
        label={label}
        autoFocus={autoFocus}
        describedBy={describedBy}
        value={money.number}
        onChange={(number) => onChange(number === undefined ? null : { number, unit })}
      />
      <select
        className={`${styles.select} ${styles.short}`}
        aria-label={text.currency(label)}
        value={unit}
        onChange={({ target }) => {
          const next = target.value as Money['unit']
          setUnit(next)
          if (money.number !== undefined) onChange({ number: money.number, unit: next })
        }}
      >
        {currencyUnits.map((one) => (
          <option key={one} value={one}>
            {currencySigns[one]} {one}
          </option>
        ))}
      </select>
    </span>
  )
}

export function IntRangeEditor({ value, onChange, definition, label, autoFocus, describedBy }: EditorProps) {
  const text = useFieldsText().range
  const range = (value ?? {}) as IntRange
  const { min, max } = definition.options ?? {}
  const set = (next: IntRange) => onChange(next.gt === undefined && next.lt === undefined ? null : filled(next))
  const both = { min, max, step: 1, describedBy }
  return (
    <span className={styles.pair}>
      <CountInput
        {...both}
        label={text.from(label)}
        autoFocus={autoFocus}
        value={range.gt}
        onChange={(gt) => set({ ...range, gt })}
      />
      –
      <CountInput {...both} label={text.to(label)} value={range.lt} onChange={(lt) => set({ ...range, lt })} />
    </span>
  )
}

/** Numbers with commas or spaces between them; what is still being typed stays as it is typed. */
export function NumberArrayEditor(props: EditorProps) {
  const { value, onChange } = props
  const text = useFieldsText()
  const [typed, setTyped] = useState(() => numbersText(value, text.listComma))
  return (
    <input
      {...named(props)}
      className={styles.input}
      inputMode="decimal"
      placeholder={text.numbers}
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value)
        onChange(numbersIn(target.value))
      }}
    />
  )
}

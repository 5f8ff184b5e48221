import { currencySigns, currencyUnits } from '@cohort/contract/fields/currency'
import { type SalaryRange, salaryPeriods } from '@cohort/contract/fields/salary-range'
import { useState } from 'react'
import { CountInput } from '#fields/count-input.tsx'
import styles from '#fields/editor.module.css'
import type { EditorProps } from '#fields/editor.tsx'
import { inThousands, type Period, type SalaryDraft, salaryDraft, salaryValue } from '#fields/salary.ts'
import { useFieldsText } from '#fields/text.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'

/** From and to in one unit, for a period, times the months that are paid in a year. */
export function SalaryRangeEditor({ value, onChange, label, autoFocus, describedBy }: EditorProps) {
  const text = useFieldsText().salary
  const range = useFieldsText().range
  const [draft, setDraft] = useState(() => salaryDraft(value))
  const set = (change: Partial<SalaryDraft>) => {
    const next = { ...draft, ...change }
    setDraft(next)
    onChange(salaryValue(next))
  }
  return (
    <span className={`${styles.pair} ${styles.wrapping}`}>
      <span className={`${styles.pair} ${styles.amounts}`}>
        <CountInput
          label={range.from(label)}
          min={0}
          autoFocus={autoFocus}
          describedBy={describedBy}
          value={draft.from}
          onChange={(from) => set({ from })}
        />
        –
        <CountInput
          label={range.to(label)}
          min={0}
          describedBy={describedBy}
          value={draft.to}
          onChange={(to) => set({ to })}
        />
        <span className={styles.unit}>{inThousands(draft.period) ? 'K' : ''}</span>
      </span>
      <span className={`${styles.pair} ${styles.wrapping}`}>
        <select
          className={`${styles.select} ${styles.short}`}
          aria-label={text.unit(label)}
          value={draft.unit}
          onChange={({ target }) => set({ unit: target.value as SalaryDraft['unit'] })}
        >
          {currencyUnits.map((one) => (
            <option key={one} value={one}>
              {currencySigns[one]}
            </option>
          ))}
        </select>
        <select
          className={`${styles.select} ${styles.short}`}
          aria-label={text.period(label)}
          value={draft.period}
          onChange={({ target }) => set({ period: target.value as Period })}
        >
          {salaryPeriods.map((one) => (
            <option key={one} value={one}>
              {text.periods[one]}
            </option>
          ))}
        </select>
        {inThousands(draft.period) && (
          <>
            <span className={styles.unit}>×</span>
            <CountInput
              className={styles.tiny}
              label={text.months(label)}
              min={1}
              max={36}
              value={draft.months}
              onChange={(months) => set({ months })}
            />
            <span className={styles.unit}>{text.monthsUnit}</span>
          </>
        )}
      </span>
    </span>
  )
}

interface Line {
  id: number
  value: SalaryRange | null
}

/** Several ranges, one below the other. */
export function SalaryRangesEditor({ value, onChange, label, ...rest }: EditorProps) {
  const text = useFieldsText().salary
  const [lines, setLines] = useState<readonly Line[]>(() =>
    (Array.isArray(value) && value.length > 0 ? (value as SalaryRange[]) : [null]).map((one, id) => ({
      id,
      value: one,
    })),
  )
  const set = (next: readonly Line[]) => {
    setLines(next)
    onChange(next.map((line) => line.value).filter((one) => one !== null))
  }
  return (
    <span className={styles.lines}>
      {lines.map((line, at) => (
        <span key={line.id} className={styles.line}>
          <SalaryRangeEditor
            {...rest}
            autoFocus={at === 0 && rest.autoFocus === true}
            label={lines.length > 1 ? `${label} ${at + 1}` : label}
            value={line.value}
            onChange={(next) =>
              set(lines.map((one) => (one.id === line.id ? { ...one, value: next as SalaryRange | null } : one)))
            }
          />
          {lines.length > 1 && (
            <Button
              kind="text"
              size="small"
              aria-label={text.remove(at + 1)}
              title={text.remove(at + 1)}
              icon={<Icon name="close" size={14} />}
              onClick={() => set(lines.filter((one) => one.id !== line.id))}
            />
          )}
        </span>
      ))}
      <Button
        kind="link"
        size="small"
        icon={<Icon name="plus" size={14} />}
        onClick={() => set([...lines, { id: Math.max(...lines.map(({ id }) => id)) + 1, value: null }])}
      >
        {text.add}
      </Button>
    </span>
  )
}

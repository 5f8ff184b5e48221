import { iso } from '@cohort/contract/fields/iso'
import { useState } from 'react'
import { DateInput } from '#fields/date-input.tsx'

interface Props {
  label: string
  value: string | undefined
  disabled: boolean
  onSave: (value: string | null) => void
}

/** A date that is saved when its input is left, or by Enter; half a date is not sent. */
export function DraftDate({ label, value, disabled, onSave }: Props) {
  const [draft, setDraft] = useState<string | undefined>(value)
  const save = () => {
    if (draft === value) return
    if (draft === undefined) onSave(null)
    else if (iso.safeParse(draft).success) onSave(draft)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: leaving the input inside it, and Enter
    <span
      style={{ flex: 1, minWidth: 0 }}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) save()
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') save()
      }}
    >
      <DateInput withTime label={label} value={value} disabled={disabled} onChange={setDraft} />
    </span>
  )
}

import { type ReactNode, useId, useState } from 'react'
import type { ExportProps } from '#fields/exports/export-button.tsx'
import styles from '#fields/exports/export-dialog.module.css'
import { useExportText } from '#fields/exports/text.ts'
import { only, useExport } from '#fields/exports/wanted.ts'
import { useFrameActions } from '#lib/frame.ts'
import { useMay } from '#lib/who.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { useMissing } from '#ui/states.tsx'
import { toast } from '#ui/toast.ts'

/** What goes along: which records, which columns, in which format, and contact details only for a reason. */
export function ExportDialog({ wanted, seen, count, selected = [], onClose }: ExportProps & { onClose: () => void }) {
  const text = useExportText()
  const { downloads } = useFrameActions()
  const { begin, isPending } = useExport()
  const mayOpen = useMay({ any: ['export.use'] })
  const missing = useMissing({ any: ['export.use'] })
  const [isSelected, setSelected] = useState(selected.length > 0)
  const [isSeen, setSeen] = useState(true)
  const [format, setFormat] = useState<'xlsx' | 'csv'>('xlsx')
  const [contacts, setContacts] = useState<'masked' | 'open'>('masked')
  const [reason, setReason] = useState('')
  const [isAsked, setAsked] = useState(false)
  const needsReason = contacts === 'open' && reason.trim().length < 2
  const run = () => {
    setAsked(true)
    if (needsReason) return
    const manner = {
      format,
      contacts,
      ...(isSeen && { columns: [...seen] }),
      ...(contacts === 'open' && { reason: reason.trim() }),
    }
    begin(isSelected ? only(wanted, selected) : wanted, manner, () => {
      onClose()
      toast.show({ text: text.begun, ...(downloads && { action: { label: text.look, run: downloads } }) })
    })
  }
  return (
    <Dialog
      open
      title={text.title}
      width={520}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{text.cancel}</Button>
          <Button kind="primary" loading={isPending} onClick={run}>
            {text.begin}
          </Button>
        </>
      }
    >
      <div className={styles.choices}>
        <Choice
          label={text.what}
          value={isSelected ? 'selected' : 'found'}
          onChange={(value) => setSelected(value === 'selected')}
          options={[
            ...(selected.length > 0 ? [{ value: 'selected', label: text.selected(selected.length) }] : []),
            { value: 'found', label: text.found(count) },
          ]}
        />
        <Choice
          label={text.columns}
          value={isSeen ? 'seen' : 'all'}
          onChange={(value) => setSeen(value === 'seen')}
          options={[
            { value: 'seen', label: text.seen(seen.length) },
            { value: 'all', label: text.all },
          ]}
        />
        <Choice
          label={text.format}
          value={format}
          onChange={setFormat}
          options={[
            { value: 'xlsx', label: text.xlsx },
            { value: 'csv', label: text.csv },
          ]}
        />
        <Choice
          label={text.contacts}
          value={contacts}
          onChange={setContacts}
          options={[
            { value: 'masked', label: text.masked },
            { value: 'open', label: text.open, refused: mayOpen ? undefined : missing },
          ]}
        />
        {contacts === 'open' && (
          <Reason
            value={reason}
            onChange={setReason}
            problem={isAsked && needsReason ? text.reasonNeeded : undefined}
          />
        )}
      </div>
    </Dialog>
  )
}

interface Option<V> {
  value: V
  label: string
  /** Why it cannot be chosen. */
  refused?: string | undefined
}

interface ChoiceProps<V> {
  label: string
  value: V
  onChange: (value: V) => void
  options: readonly Option<V>[]
}

function Choice<V extends string>({ label, value, onChange, options }: ChoiceProps<V>): ReactNode {
  const name = useId()
  return (
    <fieldset className={styles.choice}>
      <legend>{label}</legend>
      {options.map((option) => (
        <label key={option.value} title={option.refused} data-refused={option.refused ? true : undefined}>
          <input
            type="radio"
            name={name}
            checked={value === option.value}
            aria-disabled={option.refused !== undefined || undefined}
            aria-description={option.refused}
            onChange={() => option.refused === undefined && onChange(option.value)}
          />
          <span>
            {option.label}
            {option.refused && <small>{option.refused}</small>}
          </span>
        </label>
      ))}
    </fieldset>
  )
}

function Reason({
  value,
  onChange,
  problem,
}: {
  value: string
  onChange: (reason: string) => void
  problem: string | undefined
}) {
  const text = useExportText()
  const id = useId()
  return (
    <div className={styles.reason}>
      <label htmlFor={id}>{text.reason}</label>
      <textarea
        id={id}
        rows={2}
        maxLength={500}
        value={value}
        placeholder={text.reasonHint}
        aria-invalid={problem !== undefined}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => onChange(target.value)}
      />
      <small id={`${id}-hint`} role={problem ? 'alert' : undefined} data-problem={problem ? true : undefined}>
        {problem ?? text.openHint}
      </small>
    </div>
  )
}

import { addContact, getContactRecord } from '@cohort/contract/reactivation'
import { useState } from 'react'
import { useWrite } from '#lib/query.ts'
import styles from '#modules/entities/components/contacts/contacts.module.css'
import { useContactsText } from '#modules/entities/components/contacts/text.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { toast } from '#ui/toast.ts'

const kinds = ['phone', 'email', 'message', 'meeting', 'other'] as const
const directions = ['out', 'in'] as const

/** A call or a letter, written down by whoever made or got it. */
export function AddContact({ openId, onClose }: { openId: string; onClose: () => void }) {
  const text = useContactsText()
  const [direction, setDirection] = useState<(typeof directions)[number]>('out')
  const [kind, setKind] = useState<(typeof kinds)[number]>('phone')
  const [note, setNote] = useState('')
  const add = useWrite(addContact, { stale: [getContactRecord] })
  const send = () =>
    add.mutate(
      { params: { id: openId }, body: { direction, kind, note } },
      {
        onSuccess: () => {
          toast.show({ text: text.contacted })
          onClose()
        },
      },
    )
  return (
    <Dialog
      open
      title={text.addContact}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{text.cancel}</Button>
          <Button kind="primary" loading={add.isPending} onClick={send}>
            {text.save}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <Choice
          label={text.direction}
          values={directions}
          words={text.directions}
          value={direction}
          on={setDirection}
        />
        <Choice label={text.kind} values={kinds} words={text.kinds} value={kind} on={setKind} />
        <label>
          {text.note}
          <textarea
            rows={3}
            maxLength={500}
            placeholder={text.noteHint}
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
        </label>
      </div>
    </Dialog>
  )
}

interface ChoiceProps<T extends string> {
  label: string
  values: readonly T[]
  words: Record<T, string>
  value: T
  on: (value: T) => void
}

function Choice<T extends string>({ label, values, words, value, on }: ChoiceProps<T>) {
  return (
    <fieldset>
      <legend>{label}</legend>
      {values.map((one) => (
        <Button key={one} size="small" aria-pressed={one === value} onClick={() => on(one)}>
          {words[one]}
        </Button>
      ))}
    </fieldset>
  )
}
